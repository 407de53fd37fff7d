import { defineMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useFormats } from '#client/i18n/formats.ts';
import { clip, tabularNumbers } from '#client/ui/mixins.ts';

type TablePartProps =
  /** The names of its first columns, and its first rows: for its cover. */
  | { cells: readonly (readonly string[])[] }
  /** What the kind of file is called, and its size: for the line that says what it is. */
  | { word: string; rows: number; columns: number };

/** What a card shows of a table, loaded when a list has one: its beginning, or "CSV, 1,204 rows, 9 columns". */
export default function TablePart(part: TablePartProps) {
  const intl = useIntl();
  const { formatParts } = useFormats();
  if (!('cells' in part)) {
    const { word, rows, columns } = part;
    return <span>{formatParts([word, intl.formatMessage(messages.rows, { count: rows }), intl.formatMessage(messages.columns, { count: columns })])}</span>;
  }
  const { cells } = part;
  return (
    <Rows aria-hidden style={{ gridTemplateColumns: `repeat(${cells[0]?.length ?? 0}, minmax(0, 1fr))` }}>
      {cells.flatMap((row, line) =>
        row.map((cell, column) => (
          <Cell key={`${line} ${column}`} dir="auto" data-name={line === 0 || undefined}>
            {cell}
          </Cell>
        )),
      )}
    </Rows>
  );
}

const messages = {
  rows: defineMessage<{ count: number }>({ id: 'sources.kind.rows', defaultMessage: '{count, plural, one {# row} other {# rows}}' }),
  columns: defineMessage<{ count: number }>({ id: 'sources.kind.columns', defaultMessage: '{count, plural, one {# column} other {# columns}}' }),
};

/** A sheet that goes on beyond the card. */
const Rows = styled.div`
  ${tabularNumbers}
  position: absolute;
  inset: 14px 0 0;
  inset-inline-start: 16px;
  display: grid;
  align-content: start;
  overflow: hidden;
  border-start-start-radius: var(--r-sm);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-2);
  color: var(--fg-2);
  font: 400 11px/24px var(--font-ui);
`;

const Cell = styled.span`
  ${clip}
  padding: 0 8px;
  border-block-end: 1px solid var(--line-1);

  &[data-name] {
    background: var(--bg-sunken);
    color: var(--fg-1);
    font-weight: 500;
  }
`;
