import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dated, placeOf, timelineCursor } from '#server/domain/timeline.ts';
import { countRows, readPage, readPages, type TimelineTable } from '#server/domain/timelineRows.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { useDatabase } from '#tests/support/database.ts';

const source = useDatabase();
let database: Database;
beforeAll(() => {
  database = openDatabase(source.url, { max: 1 });
});
afterAll(() => database.close());

type Row = Dated & { readonly parent: string };
const parents = ['01939d2f-0000-7000-8000-00000000000a', '01939d2f-0000-7000-8000-00000000000b'];
const parent = Prisma.sql`r.parent`;

/** Rows that are no table, in order of time. */
const tableOf = (rows: readonly Row[], first: TimelineTable['first']): TimelineTable => ({
  columns: Prisma.sql`r.id, r."createdAt", r.parent`,
  from: Prisma.sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, "createdAt" timestamptz, parent uuid)`,
  first,
});

const aRow = fc.record({ id: fc.uuid(), createdAt: fc.integer({ min: 0, max: 5 }).map((seconds) => new Date(seconds * 1_000)), parent: fc.constantFrom(...parents) });
const someRows = fc.uniqueArray(aRow, { selector: ({ id }) => id, maxLength: 30 });
const towards = fc.record({ first: fc.constantFrom('oldest' as const, 'newest' as const), backwards: fc.boolean() });

test('each row exactly once, forwards and backwards, while rows come and go', async () => {
  await fc.assert(
    fc.asyncProperty(someRows, someRows, towards, async (stay, come, { first, backwards }) => {
      const there = new Map(stay.map((each) => [each.id, each]));
      const waiting = come.filter(({ id }) => !there.has(id));
      const seen: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await readPage(database.prisma, tableOf([...there.values()], first), { backwards, limit: 3, [backwards ? 'before' : 'after']: cursor }, Prisma.sql`true`);
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
    { numRuns: 30 },
  );
});

test('pages of several lists are those of each by itself', async () => {
  await fc.assert(
    fc.asyncProperty(someRows, towards, fc.option(aRow, { nil: undefined }), async (rows, { first, backwards }, from) => {
      const table = tableOf(rows, first);
      const page = { backwards, limit: 4, after: from && timelineCursor(from) };
      const together = await readPages<Row>(database.prisma, table, page, parent, parents);
      const counts = await countRows(database.prisma, table, parent, parents);
      for (const id of parents) {
        expect(together.get(id) ?? []).toEqual(await readPage<Row>(database.prisma, table, page, Prisma.sql`${parent} = ${id}::uuid`));
        expect(counts.get(id) ?? 0).toBe(rows.filter((row) => row.parent === id).length);
      }
    }),
    { numRuns: 30 },
  );
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const id = '01939d2f-0000-7000-8000-000000000000';

test.each(['', 'nonsense', '💥', encoded(null), encoded([1]), encoded(['1', id]), encoded([1, 'x']), encoded([1e99, id]), encoded([-1, id]), encoded([1.5, id])])(
  'what is no cursor of such a list is refused with words: %j',
  (cursor) => {
    expect(() => placeOf('after', cursor)).toThrow('Start again without it');
    expect(() => placeOf('before', cursor)).toThrow('Start again without it');
  },
);
