import { memo, useCallback, useLayoutEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { CellContext } from '#client/ui/layout/CellContext.ts';
import { rowCssVariables, rowHeight, useDensity } from '#client/ui/layout/density.ts';
import { ListGroup } from '#client/ui/layout/ListRow.tsx';
import { SourceRow } from '../item/SourceRow.tsx';
import { useMinute } from '../item/useMinute.ts';
import { groupMessages } from './dayGroups.ts';
import { linesOf } from './listRows.ts';
import type { ListBodyProps } from './SourceGrid.tsx';
import { useElementWidth } from './useElementWidth.ts';
import { RowSkeleton } from './SourcesSkeleton.tsx';
import { useVirtualLines } from '#client/ui/layout/useVirtualLines.ts';

const GROUP = 36;
const FREE_BELOW = 120;
const WAITING_ROWS = 3;

type SourceRowsProps = ListBodyProps & {
  /** It is sorted by a date: then it stands in groups. */
  isGrouped: boolean;
};

/** Sources as rows, under headings by date when they are sorted by one. The grid's role and head stand around it. */
export function SourceRows({ sources, scroll, active, isSearched, dateShown, isStatusQuiet, isPlaceShown, hasNext, memoryKey, onNearEnd, onLayout, isGrouped }: SourceRowsProps) {
  const minute = useMinute();
  const tagsShown = tagsWithRoom(useElementWidth(scroll));
  const density = useDensity();
  const lines = useMemo(
    () => linesOf(sources, isGrouped ? ({ date }) => date ?? '' : null, new Date(minute * 60_000)),
    [sources, isGrouped, minute],
  );
  const lineOf = useMemo(() => {
    const found: number[] = [];
    lines.forEach((line, at) => {
      if (line.kind === 'source') found[line.index] = at;
    });
    return found;
  }, [lines]);
  const row = rowHeight(density, isSearched);
  const heightOf = useCallback((at: number) => (lines[at]?.kind === 'group' ? GROUP : row), [lines, row]);
  const { lines: drawn, height, scrollTo, page } = useVirtualLines({
    scroll,
    count: lines.length + (hasNext ? WAITING_ROWS : 0),
    heightOf,
    gap: 0,
    paddingStart: 0,
    paddingEnd: FREE_BELOW,
    pinnedLine: lineOf[active] ?? -1,
    memoryKey: `${memoryKey} list`,
    onNearEnd,
  });
  useLayoutEffect(() => onLayout({ columns: 1, page, scrollTo: (index) => scrollTo(lineOf[index] ?? 0) }));

  return (
    <Canvas role="rowgroup" style={{ height, ...rowCssVariables(density) }}>
      {drawn.map(({ index: at, start }) => {
        const line = lines[at];
        const source = line?.kind === 'source' ? sources[line.index] : undefined;
        return (
          <div key={source?.id ?? at} role="presentation" style={{ top: start, height: heightOf(at) }}>
            {!line && <RowSkeleton />}
            {line?.kind === 'group' && (
              <ListGroup as="div" role="row">
                <GroupName role="gridcell">
                  <FormattedMessage {...groupMessages[line.name]} />
                  {!hasNext && <small>{line.count}</small>}
                </GroupName>
              </ListGroup>
            )}
            {line?.kind === 'source' && source && (
              <CellContext value={line.index === active}>
                <Row source={source.ref} hit={source.hit} isSearched={isSearched} dateShown={dateShown} isStatusQuiet={isStatusQuiet} isPlaceShown={isPlaceShown} tagsShown={tagsShown} rowIndex={at + 2} />
              </CellContext>
            )}
          </div>
        );
      })}
    </Canvas>
  );
}

/** How many tags a row of a list as wide as that shows beside its title; the others are counted. Before the width is known (0): as most lists are. */
const tagsWithRoom = (width: number): number => (width === 0 || width > 640 ? 2 : width > 420 ? 1 : 0);

/** Stays as it is while others come and go. */
const Row = memo(SourceRow);

const Canvas = styled.div`
  position: relative;

  > [role='presentation'] {
    position: absolute;
    inset-inline: 16px;
    contain: layout style size;
  }
`;

const GroupName = styled.div`
  display: flex;
  gap: 8px;
  font-weight: 500;

  small {
    color: var(--fg-3);
    font-size: inherit;
    font-weight: 400;
  }
`;
