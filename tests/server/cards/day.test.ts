import { expect, test } from 'vitest';
import { daysFrom } from '#server/domain/cards/day.ts';
import { InvalidInputError } from '#server/domain/errors.ts';

const starts = (moment: string, zone: string | null, count: number) => daysFrom(new Date(moment), zone, count).map(({ start }) => start.toISOString());

test.each([
  ['UTC unless told', '2026-11-28T13:00:00Z', null, '2026-11-28T00:00:00.000Z'],
  ['west of it', '2026-11-28T03:00:00Z', 'America/New_York', '2026-11-27T05:00:00.000Z'],
  ['east of it', '2026-11-28T20:00:00Z', 'Asia/Tokyo', '2026-11-28T15:00:00.000Z'],
  ['half an hour off', '2026-11-28T13:00:00Z', 'Asia/Kolkata', '2026-11-27T18:30:00.000Z'],
  ['the day that has 23 hours', '2026-03-29T20:00:00Z', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
  ['the day that has 25 hours', '2026-10-25T20:00:00Z', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
])('a day begins at midnight: %s', (_name, moment, zone, start) => {
  expect(starts(moment, zone, 1)).toEqual([start]);
});

test('days follow each other over a change of the clock', () => {
  const days = daysFrom(new Date('2026-10-24T10:00:00Z'), 'Europe/Madrid', 3);
  expect(days.map(({ start, end }) => (end.getTime() - start.getTime()) / 3_600_000)).toEqual([24, 25, 24]);
  expect(days.slice(1).map(({ start }) => start)).toEqual(days.slice(0, 2).map(({ end }) => end));
});

test('a time zone that there is not is refused in words', () => {
  expect(() => starts('2026-11-28T13:00:00Z', 'Mars/Phobos', 1)).toThrow(InvalidInputError);
});
