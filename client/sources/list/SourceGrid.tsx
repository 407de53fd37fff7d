import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SourceListItem_source$data } from '#client/__generated__/SourceListItem_source.graphql.ts';
import { CardSkeleton } from '#client/ui/layout/Card.tsx';
import { CellContext } from '#client/ui/layout/CellContext.ts';
import { useDensity } from '#client/ui/layout/density.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import type { DateShown } from '../item/ListedDate.tsx';
import type { SearchMatchRef } from '../item/SearchMatch.tsx';
import { SourceCard } from '../item/SourceCard.tsx';
import { SourceCompactCard } from '../item/SourceCompactCard.tsx';
import { useIsSelected } from '../selection/SelectionContext.ts';
import { ListFrame } from './ListFrame.tsx';
import { columnsIn, offsetWithColumns } from './listRows.ts';
import { rememberedScroll } from '#client/ui/layout/scrollMemory.ts';
import { useElementWidth } from './useElementWidth.ts';
import { useVirtualLines } from '#client/ui/layout/useVirtualLines.ts';

const CARD = 272;
const COMPACT_CARD = 116;
/** With a line of tags. */
const TALL_COMPACT_CARD = 140;
/** Free below the last row, for the round button. */
const FREE_BELOW = 120;
/** How many cards stand side by side at most, how wide they are at least, on huge screens too, and the room between them, in px. */
const spacing = {
  comfortable: { most: 7, least: 256, leastOnHuge: 288, gap: 16 },
  compact: { most: 9, least: 208, leastOnHuge: 240, gap: 8 },
};
/** On tablets held upright. */
const SMALL_COLUMNS = 2;

/** A source in a list: what the list itself needs of it, and the rest for whoever renders it. */
export type ListedSource = {
  readonly id: string;
  /** The date the list is sorted by; null when it is sorted by something else. */
  readonly date: string | null;
  readonly hasTags: boolean;
  readonly ref: SourceListItem_source$data;
  /** Where it has what is searched for. */
  readonly hit: SearchMatchRef;
};

export type ListBodyProps = {
  sources: readonly ListedSource[];
  /** What scrolls around it. */
  scroll: HTMLElement | null;
  label: string;
  /** The place of the source that Tab reaches. */
  active: number;
  isPhone: boolean;
  /** Something is searched for: each shows where it was found. */
  isSearched: boolean;
  /** The date of each that is shown: the one the list is sorted by. */
  dateShown: DateShown;
  /** Nobody asks for the status. */
  isStatusQuiet: boolean;
  /** The list is of more than one place: each tells its own. */
  isPlaceShown: boolean;
  hasNext: boolean;
  memoryKey: string;
  onNearEnd: () => void;
  /** Tells how keys move: called whenever the layout is another one. */
  onLayout: (layout: { columns: number; page: number; scrollTo: (index: number) => void }) => void;
};

/** Sources as cards, as many side by side as fit. */
export function SourceGrid({ sources, scroll, label, active, isPhone, isSearched, dateShown, isStatusQuiet, isPlaceShown, hasNext, memoryKey, onNearEnd, onLayout }: ListBodyProps) {
  const isSmall = useMediaQuery('(max-width: 959.98px)');
  const isHuge = useMediaQuery('(min-width: 2560px)');
  const { most, least, leastOnHuge, gap: usualGap } = spacing[useDensity()];
  const width = useElementWidth(scroll);
  const inset = isSmall ? 16 : 24;
  const gap = isPhone ? 8 : usualGap;
  const columns = isPhone ? 1 : columnsIn(width - 2 * inset, isHuge ? leastOnHuge : least, gap, isSmall ? SMALL_COLUMNS : most);
  const rows = Math.ceil(sources.length / columns);
  const heightOf = useCallback(
    (line: number) => (isPhone ? (sources[line]?.hasTags && !isSearched ? TALL_COMPACT_CARD : COMPACT_CARD) : CARD),
    [isPhone, isSearched, sources],
  );
  const lines = rows + (hasNext ? 2 : 0);
  const scrollKey = `${memoryKey} grid`;
  const { lines: drawn, height: whole, scrollTo, page } = useVirtualLines({
    scroll,
    count: lines,
    heightOf,
    gap,
    paddingStart: 4,
    paddingEnd: FREE_BELOW,
    pinnedLine: Math.floor(active / columns),
    memoryKey: scrollKey,
    onNearEnd,
  });
  const before = useRef({ columns, width });
  useLayoutEffect(() => {
    const { columns: from, width: widthBefore } = before.current;
    before.current = { columns, width };
    if (!scroll || widthBefore === 0 || from === columns) return;
    scroll.scrollTo({ top: offsetWithColumns(rememberedScroll(scrollKey), { line: CARD + gap, from, to: columns }) });
  }, [scroll, scrollKey, columns, width, gap]);
  useLayoutEffect(() => onLayout({ columns, page, scrollTo: (index) => scrollTo(Math.floor(index / columns)) }));

  return (
    <ListFrame
      role="grid"
      aria-label={label}
      aria-rowcount={hasNext ? -1 : rows}
      aria-colcount={columns}
      style={{ height: whole }}
    >
      {width > 0 &&
        drawn.map((line) => (
          <Row
            key={line.index}
            role="row"
            aria-rowindex={line.index + 1}
            aria-hidden={line.index >= rows || undefined}
            style={{
              insetInline: inset,
              height: heightOf(line.index),
              gap,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              top: line.start,
            }}
          >
            {line.index >= rows
              ? Array.from({ length: columns }, (_, index) => <CardSkeleton key={index} />)
              : sources.slice(line.index * columns, (line.index + 1) * columns).map((source, column) => (
                  <Cell key={source.id} id={source.id} source={source.ref} hit={source.hit} isTabStop={line.index * columns + column === active} isPhone={isPhone} dateShown={dateShown} isStatusQuiet={isStatusQuiet} isPlaceShown={isPlaceShown} />
                ))}
          </Row>
        ))}
    </ListFrame>
  );
}

// What stays the same while one selects is not drawn again.
const CompactCard = memo(SourceCompactCard);
const FullCard = memo(SourceCard);

type CellProps = { id: string; source: ListedSource['ref']; hit: SearchMatchRef; isTabStop: boolean; isPhone: boolean } & Pick<ListBodyProps, 'dateShown' | 'isStatusQuiet' | 'isPlaceShown'>;

/** Stays as it is while others come and go. */
const Cell = memo(function Cell({ id, source, isTabStop, isPhone, ...shown }: CellProps) {
  const isSelected = useIsSelected(id);
  return (
    <div role="gridcell" data-source={id} aria-selected={isSelected}>
      <CellContext value={isTabStop}>{isPhone ? <CompactCard source={source} {...shown} /> : <FullCard source={source} {...shown} />}</CellContext>
    </div>
  );
});

const Row = styled.div`
  position: absolute;
  display: grid;
  contain: layout style size;

  > [role='gridcell'] {
    min-width: 0;
  }
`;
