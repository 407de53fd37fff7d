import { ArrowDown, ArrowUp } from 'lucide';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useVirtualLines } from '#client/ui/layout/useVirtualLines.ts';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { clip } from '#client/ui/mixins.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { useFileBytes } from './useFileBytes.ts';
import { ViewerFailure, ViewerSkeleton } from './ViewerState.tsx';
import { type Column, widthOf } from './tableColumns.ts';
import { type Table, useTable } from './useTable.ts';

/** More of a table is not read: some 200,000 rows of ten columns are 20 MB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** More columns are not drawn. */
const MAX_COLUMNS = 300;
const ROW_HEIGHT = 33;
/** As wide as a digit. */
const CHARACTER = 8.3;
const PADDING = 25;
const [NARROWEST, WIDEST] = [56, 360];

/** A file of comma-separated values as a table: numbers at the end of their columns, the names on top, 200,000 rows as quickly as ten. */
export function TableViewer({ url, title }: { url: string; title: string }) {
  const file = useFileBytes(url, MAX_BYTES);
  if (file.state === 'loading') return <ViewerSkeleton />;
  if (file.state === 'failed') return <ViewerFailure />;
  return <ReadTable bytes={file.bytes} isWhole={file.isWhole} title={title} url={url} />;
}

function ReadTable({ bytes, isWhole, title, url }: { bytes: ArrayBuffer; isWhole: boolean; title: string; url: string }) {
  const table = useTable(bytes, isWhole);
  if (!table) return <ViewerSkeleton />;
  if (table.columns.length === 0) return <EmptyState picture={null} title={<FormattedMessage {...messages.empty} />} />;
  return <Grid table={table} isWhole={isWhole} title={title} url={url} />;
}

function Grid({ table, isWhole, title, url }: { table: Table; isWhole: boolean; title: string; url: string }) {
  const intl = useIntl();
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const { rows, isNamed, isRead, order } = table;
  const columns = table.columns.slice(0, MAX_COLUMNS);
  const { lines, height } = useVirtualLines({
    scroll,
    count: rows.length,
    heightOf,
    gap: 0,
    paddingStart: 0,
    paddingEnd: 0,
    pinnedLine: -1,
    memoryKey: `table ${url}`,
    onNearEnd: nothing,
  });
  const numberWidth = pixelsOf(String(rows.length).length);
  const widths = [numberWidth, ...columns.map(({ width }) => pixelsOf(width))];
  const line = { gridTemplateColumns: widths.map((width) => `${width}px`).join(' '), width: widths.reduce((sum, width) => sum + width, 0) };
  return (
    <>
      <Place ref={setScroll} tabIndex={0} role="region" aria-label={intl.formatMessage(messages.label, { title })}>
        <div role="table" aria-label={title} aria-rowcount={rows.length + (isNamed ? 1 : 0)} aria-colcount={columns.length + 1}>
          <Head role="rowgroup" style={{ width: line.width }}>
            <Line role="row" aria-rowindex={1} style={line}>
              <Cell role="columnheader">
                <VisuallyHidden>
                  <FormattedMessage {...messages.rowNumber} />
                </VisuallyHidden>
              </Cell>
              {columns.map((column, at) => (
                <ColumnName key={at} column={column} at={at} table={table} />
              ))}
            </Line>
          </Head>
          <Body role="rowgroup" style={{ height, width: line.width }}>
            {lines.map(({ index, start }) => {
              // A row keeps the number that it has in the file.
              const number = order?.[index] ?? index;
              return (
                <Line key={index} role="row" aria-rowindex={index + (isNamed ? 2 : 1)} style={{ ...line, transform: `translateY(${start}px)` }}>
                  <RowNumber role="rowheader">{number + 1}</RowNumber>
                  {columns.map((column, at) => (
                    <Value key={at} column={column} value={rows[number]?.[at] ?? ''} />
                  ))}
                </Line>
              );
            })}
          </Body>
        </div>
      </Place>
      <Foot role="status" aria-busy={!isRead}>
        <span>
          <FormattedMessage {...messages.rows} values={{ count: rows.length }} />
        </span>
        <span>
          <FormattedMessage {...messages.columns} values={{ count: table.columns.length }} />
        </span>
        {isRead && (!isWhole || table.columns.length > MAX_COLUMNS) && <FormattedMessage {...messages.cut} />}
      </Foot>
    </>
  );
}

/** The name of a column, which puts the rows in order by it: upwards, downwards, and as they were. */
function ColumnName({ column: { name, kind }, at, table: { sort, sortBy, isRead } }: { column: Column; at: number; table: Table }) {
  const own = sort?.column === at ? sort : null;
  return (
    <Cell role="columnheader" data-kind={kind} aria-sort={own === null ? undefined : own.isDescending ? 'descending' : 'ascending'}>
      <SortButton type="button" dir="auto" title={name} disabled={!isRead} onClick={() => sortBy(own?.isDescending ? null : { column: at, kind, isDescending: own !== null })}>
        <span>{name}</span>
        {own && <Icon of={own.isDescending ? ArrowDown : ArrowUp} size={14} />}
      </SortButton>
    </Cell>
  );
}

function Value({ column: { kind, width }, value }: { column: Column; value: string }) {
  const isLong = widthOf(value) > width || pixelsOf(width) === WIDEST;
  return (
    <Cell role="cell" dir={kind === 'text' ? 'auto' : 'ltr'} data-kind={kind} title={isLong ? value : undefined}>
      {value}
    </Cell>
  );
}

const heightOf = () => ROW_HEIGHT;
const nothing = () => undefined;
const pixelsOf = (characters: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, characters * CHARACTER + PADDING)));

const messages = {
  label: defineMessage<{ title: string }>({ id: 'viewer.text', defaultMessage: 'Content of {title}' }),
  empty: defineMessage({ id: 'viewer.emptyTable', defaultMessage: 'This table has no rows' }),
  rowNumber: defineMessage({ id: 'viewer.rowNumber', defaultMessage: 'Row' }),
  rows: defineMessage<{ count: number }>({ id: 'viewer.rows', defaultMessage: '{count, plural, one {# row} other {# rows}}' }),
  columns: defineMessage<{ count: number }>({ id: 'viewer.columns', defaultMessage: '{count, plural, one {# column} other {# columns}}' }),
  cut: defineMessage({ id: 'viewer.cut', defaultMessage: 'Only its beginning is shown. Download the file to see all of it.' }),
};

const Place = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  font: var(--text-13);
  font-variant-numeric: tabular-nums;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--bg-sunken);
  font-weight: 600;
`;

const Body = styled.div`
  position: relative;

  & > [role='row'] {
    position: absolute;
    top: 0;
    inset-inline-start: 0;
  }
`;

const Line = styled.div`
  display: grid;
  height: ${ROW_HEIGHT}px;
  border-block-end: 1px solid var(--line-1);
`;

const Cell = styled.div`
  ${clip}
  padding: 6px 12px;
  border-inline-end: 1px solid var(--line-1);
  line-height: 20px;
  text-align: start;

  &[data-kind='number'] {
    text-align: end;
  }
`;

const SortButton = styled.button`
  display: flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  font: inherit;
  text-align: inherit;

  [data-kind='number'] > & {
    margin-inline-start: auto;
  }

  &:hover:enabled {
    text-decoration: underline;
  }

  span {
    ${clip}
  }
`;

const RowNumber = styled(Cell)`
  color: var(--fg-3);
  text-align: end;
  user-select: none;
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--line-1);
  color: var(--fg-3);
  font: var(--text-12);
`;
