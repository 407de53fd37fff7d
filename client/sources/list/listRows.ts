import { dayGroups, type DayGroup } from './dayGroups.ts';

/** A line of the list: a heading, or a source by its place among all. */
export type ListLine =
  | { readonly kind: 'group'; readonly name: DayGroup; readonly count: number }
  | { readonly kind: 'source'; readonly index: number };

/** The lines of a list: under headings by date when it is sorted by one (`dateOf`), else only the sources. */
export function linesOf<T>(items: readonly T[], dateOf: ((item: T) => string) | null, now: Date): readonly ListLine[] {
  if (!dateOf) return items.map((_item, index) => ({ kind: 'source', index }));
  return dayGroups(items.map((item, index) => ({ index, date: dateOf(item) })), now).flatMap(({ name, items: inside }): ListLine[] => [
    { kind: 'group', name, count: inside.length },
    ...inside.map(({ index }) => ({ kind: 'source' as const, index })),
  ]);
}

/** How many cards of at least `least` px fit side by side, `gap` px apart. */
export function columnsIn(width: number, least: number, gap: number, most: number): number {
  return Math.min(most, Math.max(1, Math.floor((width + gap) / (least + gap))));
}

/**
 * How far a grid is scrolled once `to` columns stand where `from` stood, so that one still sees the card one saw first.
 * `line` is the height of a row with its gap.
 */
export function offsetWithColumns(offset: number, { line, from, to }: { line: number; from: number; to: number }): number {
  const row = Math.floor(Math.max(0, offset) / line);
  return offset + (Math.floor((row * from) / to) - row) * line;
}

/**
 * Where a key leads in a grid of `count` things, `columns` wide (1 for a list), from the one at `index`; null when the key
 * means nothing here. `page` is how many rows one sees. In right-to-left reading the arrows follow what one sees.
 */
export function gridMove(
  { index, count, columns, page, isRtl }: { index: number; count: number; columns: number; page: number; isRtl: boolean },
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
): number | null {
  if (count === 0) return null;
  const last = count - 1;
  const isCommand = ctrlKey || metaKey;
  const rowStart = index - (index % columns);
  const within = (to: number) => Math.min(last, Math.max(0, to));
  const down = (rows: number) => {
    const to = index + rows * columns;
    // The last row may be shorter: from above its gap one goes to its end.
    if (to <= last) return to;
    return Math.floor(last / columns) > Math.floor(index / columns) ? last : index;
  };
  const up = (rows: number) => (index - rows * columns >= 0 ? index - rows * columns : index % columns);
  switch (key) {
    case 'ArrowDown':
      return down(1);
    case 'ArrowUp':
      return index - columns >= 0 ? index - columns : index;
    case 'ArrowRight':
      return columns === 1 ? null : within(index + (isRtl ? -1 : 1));
    case 'ArrowLeft':
      return columns === 1 ? null : within(index + (isRtl ? 1 : -1));
    case 'PageDown':
      return down(page);
    case 'PageUp':
      return up(page);
    case 'Home':
      return isCommand || columns === 1 ? 0 : rowStart;
    case 'End':
      return isCommand || columns === 1 ? last : within(rowStart + columns - 1);
    default:
      return null;
  }
}
