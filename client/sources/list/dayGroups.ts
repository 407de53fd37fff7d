import { defineMessages } from 'react-intl';

const DAY_MS = 24 * 60 * 60_000;

export type DayGroup = 'today' | 'week' | 'earlier';

/** Names of the groups of a list that is sorted by date. */
export const groupMessages = defineMessages({
  today: { id: 'sources.group.today', defaultMessage: 'Today' },
  week: { id: 'sources.group.week', defaultMessage: 'This week' },
  earlier: { id: 'sources.group.earlier', defaultMessage: 'Earlier' },
});

/** Splits a list, newest first, into today, the six days before, and earlier; empty groups are left out. */
export function dayGroups<T extends { readonly date: string }>(
  items: readonly T[],
  now: Date,
): { name: DayGroup; items: readonly T[] }[] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const groups: Record<DayGroup, T[]> = { today: [], week: [], earlier: [] };
  for (const item of items) {
    const at = Date.parse(item.date);
    groups[at >= today ? 'today' : at >= today - 6 * DAY_MS ? 'week' : 'earlier'].push(item);
  }
  return (['today', 'week', 'earlier'] as const)
    .map((name) => ({ name, items: groups[name] }))
    .filter((group) => group.items.length > 0);
}
