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
export function dayGroups<T extends { readonly updatedAt: string }>(
  items: readonly T[],
  now: Date,
): { name: DayGroup; items: readonly T[] }[] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const groupOf = ({ updatedAt }: T): DayGroup => {
    const at = Date.parse(updatedAt);
    if (at >= today) return 'today';
    return at >= today - 6 * DAY_MS ? 'week' : 'earlier';
  };
  return (['today', 'week', 'earlier'] as const)
    .map((name) => ({ name, items: items.filter((item) => groupOf(item) === name) }))
    .filter((group) => group.items.length > 0);
}
