import { describe, expect, test } from 'vitest';
import type { Rating } from '#server/platform/db/generated/client.ts';
import { type Answer, choicesOf, replay } from '#server/domain/cards/schedule.ts';

const day = 86_400_000;
const begin = new Date('2022-11-29T12:30:00Z');

/** Answers each time the card falls due, and says after how many days it does then. */
function intervals(ratings: readonly Rating[]): { days: number[]; stability: number; difficulty: number } {
  const answers: Answer[] = [];
  const days: number[] = [];
  let at = begin;
  for (const rating of ratings) {
    answers.push({ rating, reviewedAt: at });
    const schedule = replay(answers, 0.9);
    if (!schedule) throw new Error('There are answers.');
    days.push(Math.round((schedule.dueAt.getTime() - at.getTime()) / day));
    at = schedule.dueAt;
  }
  const schedule = replay(answers, 0.9);
  return { days, stability: schedule?.stability ?? 0, difficulty: schedule?.difficulty ?? 0 };
}

describe('FSRS', () => {
  test('comes to the intervals that its authors publish', () => {
    const { days } = intervals(['GOOD', 'GOOD', 'GOOD', 'GOOD', 'GOOD', 'GOOD', 'AGAIN', 'AGAIN', 'GOOD', 'GOOD', 'GOOD', 'GOOD', 'GOOD']);
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  test('a new card has first steps of minutes, or none when it is known at once', () => {
    const minutes = choicesOf(null, begin, 0.9).map(({ rating, dueAt }) => [rating, Math.round((dueAt.getTime() - begin.getTime()) / 60_000)]);
    expect(minutes.slice(0, 3)).toEqual([['AGAIN', 1], ['HARD', 6], ['GOOD', 10]]);
    expect(minutes[3]?.[1]).toBeGreaterThan(24 * 60);
  });

  test('whoever wants to know more of it sees it sooner', () => {
    const answers: Answer[] = [0, 1, 4].map((at) => ({ rating: 'GOOD', reviewedAt: new Date(begin.getTime() + at * day) }));
    const dueAt = (retention: number) => replay(answers, retention)?.dueAt.getTime() ?? 0;
    expect(dueAt(0.97)).toBeLessThan(dueAt(0.9));
    expect(dueAt(0.9)).toBeLessThan(dueAt(0.7));
  });

  test('each button leads to where an answer then does', () => {
    const answers: Answer[] = [{ rating: 'GOOD', reviewedAt: begin }, { rating: 'GOOD', reviewedAt: new Date(begin.getTime() + 600_000) }];
    const at = new Date(begin.getTime() + 3 * day);
    for (const { rating, dueAt } of choicesOf(replay(answers, 0.9), at, 0.9)) expect(replay([...answers, { rating, reviewedAt: at }], 0.9)?.dueAt).toEqual(dueAt);
  });

  test('answers of several devices come to the same, whatever order they arrive in', () => {
    // A fixed sequence of numbers in place of chance: the same cases every time.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const ratings = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const;
    for (let round = 0; round < 200; round += 1) {
      let at = begin.getTime();
      const answers = Array.from({ length: 1 + next(12) }, (): Answer => ({ rating: ratings[next(4)] ?? 'GOOD', reviewedAt: new Date((at += 1 + next(20 * day))) }));
      const shuffled = answers.map((answer) => ({ answer, place: next(1_000_000) })).sort((one, other) => one.place - other.place).map(({ answer }) => answer);
      expect(replay(shuffled, 0.9)).toEqual(replay(answers, 0.9));
    }
  });
});
