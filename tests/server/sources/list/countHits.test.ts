import { expect, test } from 'vitest';
import { countHits } from '#server/domain/sources/list/searchList.ts';
import { readList, type SourcePlace } from '#server/domain/sources/list/sourceList.ts';
import type { SourceFilter } from '#server/domain/sources/list/sourceFilter.ts';
import { plansOf } from '#tests/support/explain.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { given } = vault;

const most = 1_000;

/** Two spaces, the first with 6,000 sources: half of them say "common", a quarter "half", an eighth "seldom", each without its tenth in the trash. */
async function bigSpace() {
  const owner = await given.person();
  const [spaceId, other] = [uuid(await given.space(owner)), uuid(await given.space(owner))];
  const { prisma, pool } = vault.database;
  await prisma.$executeRaw`
    with given as (
      select n, gen_random_uuid() as id, case when n <= 6000 then ${spaceId} else ${other} end::uuid as "spaceId" from generate_series(1, 6600) n
    ), added as (
      insert into "Source" (id, "spaceId", type, status, title, "trashedAt")
      select id, "spaceId", case when n % 3 = 0 then 'NOTE' else 'CONTENT' end::"SourceType", 'COMPLETED', 'Source ' || n, case when n % 10 = 0 then now() end from given
    )
    insert into "SourceSearch" ("sourceId", "spaceId", words) select id, "spaceId",
      ('source' || case when n % 2 = 1 then ' common' else '' end || case when n % 4 = 1 then ' half' else '' end || case when n % 8 = 1 then ' seldom' else '' end)::tsvector from given`;
  await prisma.$executeRaw`analyze "Source"`;
  await prisma.$executeRaw`analyze "SourceSearch"`;
  const ctx = vault.context(owner.actor);
  const count = async (place: SourcePlace, filter: SourceFilter, upTo = most) => countHits(ctx, await readList(ctx, place, filter), upTo);
  const planOfCount = (place: SourcePlace, filter: SourceFilter) => plansOf(pool, 'as count', () => count(place, filter), 'explain analyze');
  return { spaceId, other, count, planOfCount };
}

test('hits are counted up to a number, which a common word surely has without being counted', async () => {
  const { spaceId, other, count, planOfCount } = await bigSpace();
  const [one, both] = [{ spaceId }, { spaceIds: [spaceId, other] }];

  // Outside the trash: odd numbers are never trashed, of "source" a tenth is.
  expect(await count(one, { text: 'common' }, 10_000)).toBe(3_000);
  expect(await count(one, { text: 'half' }, 10_000)).toBe(1_500);
  expect(await count(one, { text: 'seldom' })).toBe(750);
  expect(await count(one, { text: 'source' }, 10_000)).toBe(5_400);
  expect(await count(both, { text: 'source' }, 10_000)).toBe(5_940);
  expect(await count(one, { text: 'common', types: ['NOTE'] }, 10_000)).toBe(1_000);
  expect(await count(one, { text: 'seldom', types: ['NOTE'] })).toBe(250);
  expect(await count(one, { text: 'source', trashed: true }, 10_000)).toBe(600);

  expect(await count(one, { text: 'common' })).toBe(most);
  expect(await count(both, { text: 'source' })).toBe(most);
  expect(await count(one, { text: 'half' })).toBe(most);
  expect(await count(one, { text: 'source', types: ['CONTENT'] })).toBe(most);

  // What is sure is not counted, what is not, is: as 1,000 of one type, of which a hundred stand in the part that is looked at.
  expect(await planOfCount(one, { text: 'common' })).toMatch(/SourceSearch_endOfId[\s\S]*never executed/);
  expect(await planOfCount(both, { text: 'source' })).toMatch(/SourceSearch_endOfId[\s\S]*never executed/);
  expect(await planOfCount(one, { text: 'common', types: ['NOTE'] })).not.toContain('never executed');
});
