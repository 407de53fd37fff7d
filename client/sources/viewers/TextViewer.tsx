import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { parseCsv } from './csv.ts';
import { useFileText } from './useFileText.ts';

/** More rows of a table are not drawn. */
const MOST_ROWS = 2000;

/** A text, a program or a table of values, as it is in the file. */
export function TextViewer({ url, title, kind }: { url: string; title: string; kind: 'text' | 'csv' }) {
  const intl = useIntl();
  const file = useFileText(url);
  if (file.state === 'loading') {
    return (
      <Bones aria-hidden>
        {[60, 80, 40, 70, 55].map((width) => (
          <Skeleton key={width} $width={`${width}%`} />
        ))}
      </Bones>
    );
  }
  if (file.state === 'failed') return <EmptyState picture={null} title={<FormattedMessage {...messages.failed} />} text={<FormattedMessage {...messages.failedText} />} />;
  const table = kind === 'csv' ? parseCsv(file.text, MOST_ROWS) : null;
  const isCut = !file.isWhole || table?.isWhole === false;
  const notice = isCut && (
    <Notice>
      <FormattedMessage {...messages.cut} />
    </Notice>
  );
  const [head = [], ...rows] = table?.rows ?? [];
  return (
    <Place tabIndex={0} role="region" aria-label={intl.formatMessage(messages.label, { title })}>
      {table ? (
        <Table>
          <thead>
            <tr>
              {head.map((field, at) => (
                <th key={at} scope="col">
                  {field}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {row.map((field, at) => (
                  <td key={at}>{field}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <Code dir="auto">{file.text}</Code>
      )}
      {notice}
    </Place>
  );
}

const messages = {
  label: defineMessage<{ title: string }>({ id: 'viewer.text', defaultMessage: 'Content of {title}' }),
  failed: defineMessage({ id: 'viewer.failed', defaultMessage: 'The file could not be loaded' }),
  failedText: defineMessage({ id: 'viewer.failedText', defaultMessage: 'Check the connection, then open it again.' }),
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

const Bones = styled.div`
  display: grid;
  gap: 12px;
  padding: 24px;
`;

const Code = styled.pre`
  min-width: max-content;
  padding: 24px;
  font: 400 13px/20px var(--font-mono);
  tab-size: 4;
`;

const Table = styled.table`
  border-collapse: collapse;
  font: var(--text-13);
  font-variant-numeric: tabular-nums;

  th,
  td {
    max-width: 420px;
    padding: 8px 12px;
    border: 1px solid var(--line-1);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  th {
    position: sticky;
    top: 0;
    background: var(--bg-sunken);
    font-weight: 600;
    white-space: nowrap;
  }
`;

const Notice = styled.p`
  position: sticky;
  inset-inline-start: 0;
  padding: 12px 24px;
  color: var(--fg-3);
  font: var(--text-12);
`;
