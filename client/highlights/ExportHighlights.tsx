import { Copy, Download } from 'lucide';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { saveMarkdown } from './saveMarkdown.ts';

/** How many highlights there are, and the ways to take them along: copied, or saved as a file of Markdown. */
export function ExportHighlights({ count, name, markdown }: { count: number; name: string; markdown: () => string }) {
  const intl = useIntl();
  const copy = useCopyToClipboard();
  const save = () => saveMarkdown(`${name} - ${intl.formatMessage(messages.file)}`, markdown());
  return (
    <Line>
      <span>
        <FormattedMessage {...messages.count} values={{ count }} />
      </span>
      <IconButton icon={Copy} size={28} label={intl.formatMessage(messages.copy)} onClick={() => copy(markdown(), messages.copied)} />
      <IconButton icon={Download} size={28} label={intl.formatMessage(messages.save)} onClick={save} />
    </Line>
  );
}

const messages = {
  count: defineMessage<{ count: number }>({ id: 'highlights.count', defaultMessage: '{count, plural, one {# highlight} other {# highlights}}' }),
  copy: defineMessage({ id: 'highlights.copyAll', defaultMessage: 'Copy all as Markdown' }),
  save: defineMessage({ id: 'highlights.saveAll', defaultMessage: 'Save all as Markdown' }),
  file: defineMessage({ id: 'highlights.fileName', defaultMessage: 'highlights' }),
  copied: defineMessage({ id: 'highlights.allCopied', defaultMessage: 'Highlights copied' }),
};

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  width: 100%;
  margin-block: -8px -4px;
  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;

  > span {
    flex: 1;
  }
`;
