import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dated, timelineCursor, timelinePage } from '#server/domain/timeline.ts';

type Bound = { createdAt: Record<string, Date>; OR: [{ createdAt: Record<string, Date> }, { createdAt: Date; id: Record<string, string> }] };

/** What PostgreSQL would answer for one page. */
function read(rows: readonly Dated[], { where, orderBy }: ReturnType<typeof timelinePage>, limit: number): Dated[] {
  const sides: Record<string, (a: number | string, b: number | string) => boolean> = {
    lt: (a, b) => a < b,
    gt: (a, b) => a > b,
    lte: (a, b) => a <= b,
    gte: (a, b) => a >= b,
  };
  const holds = (value: number | string, condition: Record<string, Date | string>) =>
    Object.entries(condition).every(([side, bound]) => sides[side]?.(value, bound instanceof Date ? bound.getTime() : bound));
  const within = ({ createdAt, id }: Dated, { createdAt: outer, OR: [earlier, equal] }: Bound) =>
    holds(createdAt.getTime(), outer) &&
    (holds(createdAt.getTime(), earlier.createdAt) || (createdAt.getTime() === equal.createdAt.getTime() && holds(id, equal.id)));
  const sign = orderBy[0]?.createdAt === 'asc' ? 1 : -1;
  return rows
    .filter((row) => (where.AND as unknown as Bound[]).every((bound) => within(row, bound)))
    .sort((a, b) => sign * (a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)))
    .slice(0, limit);
}

test('each row exactly once, forwards and backwards, while rows come and go', () => {
  const row = fc.record({ id: fc.uuid(), createdAt: fc.integer({ min: 0, max: 5 }).map((seconds) => new Date(seconds * 1_000)) });
  const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 30 });
  fc.assert(
    fc.property(rows, rows, fc.constantFrom('oldest' as const, 'newest' as const), fc.boolean(), (stay, come, first, backwards) => {
      const there = new Map(stay.map((each) => [each.id, each]));
      const waiting = come.filter(({ id }) => !there.has(id));
      const seen: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = read([...there.values()], timelinePage({ first, backwards, [backwards ? 'before' : 'after']: cursor }), 3);
        if (page.length === 0) break;
        seen.push(...page.map(({ id }) => id));
        cursor = timelineCursor(page.at(-1) as Dated);
        there.delete(seen.at(-1) as string);
        const next = waiting.pop();
        if (next) there.set(next.id, next);
      }
      expect(new Set(seen).size).toBe(seen.length);
      for (const { id } of stay) expect(seen).toContain(id);
    }),
  );
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const id = '01939d2f-0000-7000-8000-000000000000';

test.each(['', 'nonsense', '💥', encoded(null), encoded([1]), encoded(['1', id]), encoded([1, 'x']), encoded([1e99, id]), encoded([-1, id]), encoded([1.5, id])])(
  'what is no cursor of such a list is refused with words: %j',
  (cursor) => {
    expect(() => timelinePage({ first: 'newest', after: cursor, backwards: false })).toThrow('Start again without it');
    expect(() => timelinePage({ first: 'newest', before: cursor, backwards: true })).toThrow('Start again without it');
  },
);
