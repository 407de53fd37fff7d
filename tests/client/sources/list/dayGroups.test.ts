import { expect, test } from 'vitest';
import { dayGroups } from '#client/sources/list/dayGroups.ts';

test('a list falls into today, this week and earlier', () => {
  const now = new Date(2026, 4, 14, 12);
  const at = (...date: [number, number, number, number]) => ({ date: new Date(...date).toISOString() });
  const today = at(2026, 4, 14, 0);
  const monday = at(2026, 4, 8, 1);
  const before = at(2026, 4, 7, 23);
  expect(dayGroups([today, monday, before], now)).toEqual([
    { name: 'today', items: [today] },
    { name: 'week', items: [monday] },
    { name: 'earlier', items: [before] },
  ]);
  expect(dayGroups([before], now).map(({ name }) => name)).toEqual(['earlier']);
});
