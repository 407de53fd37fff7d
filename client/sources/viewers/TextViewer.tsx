import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { decodeText } from './decodeText.ts';
import { useFileBytes } from './useFileBytes.ts';
import { ViewerFailure, ViewerSkeleton } from './ViewerState.tsx';

/** More of a file is not drawn as text. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A text or a program, as it is in the file. */
export function TextViewer({ url, title }: { url: string; title: string }) {
  const intl = useIntl();
  const file = useFileBytes(url, MAX_BYTES);
  if (file.state === 'loading') return <ViewerSkeleton />;
  if (file.state === 'failed') return <ViewerFailure />;
  return (
    <Place tabIndex={0} role="region" aria-label={intl.formatMessage(messages.label, { title })}>
      <Code dir="auto">{decodeText(file.bytes, file.isWhole)}</Code>
      {!file.isWhole && (
        <Notice>
          <FormattedMessage {...messages.cut} />
        </Notice>
      )}
    </Place>
  );
}

const messages = {
  label: defineMessage<{ title: string }>({ id: 'viewer.text', defaultMessage: 'Content of {title}' }),
  cut: defineMessage({ id: 'viewer.cut', defaultMessage: 'Only its beginning is shown. Download the file to see all of it.' }),
};

const Place = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Code = styled.pre`
  min-width: max-content;
  padding: 24px;
  font: 400 13px/20px var(--font-mono);
  tab-size: 4;
`;

const Notice = styled.p`
  position: sticky;
  inset-inline-start: 0;
  padding: 12px 24px;
  color: var(--fg-3);
  font: var(--text-12);
`;
