import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { openList, sourceIdsMatching } from '#server/domain/sources/list/listSources.ts';
import type { SourceFilter } from '#server/domain/sources/list/sourceFilter.ts';
import type { SourceOrder } from '#server/domain/sources/list/sourceOrder.ts';
import type { SourceStatus, SourceType } from '#server/platform/db/generated/client.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { given } = vault;

const types = ['URI', 'FILE', 'CONTENT', 'NOTE'] as const;
const statuses = ['COMPLETED', 'PENDING', 'FAILED'] as const;
const languages = ['en', 'en-GB', 'de', null] as const;
const tags = ['one', 'two', 'three'] as const;
/** The first are in nearly every source, the last in few. */
const vocabulary = ['common', 'uncommon', 'kubernetes', 'memory', 'rare'] as const;
const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);

interface TestSource {
  readonly id: string;
  readonly type: SourceType;
  readonly status: SourceStatus;
  readonly title: string;
  readonly nameKey: string;
  readonly text: string;
  readonly size: number | null;
  readonly language: string | null;
  readonly domain: string | null;
  readonly collectionId: string | null;
  readonly tags: readonly string[];
  readonly isFavorite: boolean;
  readonly isTrashed: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Some hundred sources, whose moments follow each other as in a vault that somebody uses. */
async function makeLibrary(count: number) {
  const owner = await given.person();
  const space = await given.space(owner);
  const spaceId = uuid(space);
  const collections = [uuid(await given.collection(owner, space, 'Top')), uuid(await given.collection(owner, space, 'Other')), null];
  const { prisma } = vault.database;
  const ctx = vault.context(owner.actor);
  const userId = uuid(owner.id);
  const random = fc.sample(fc.array(fc.nat({ max: 999 }), { minLength: 16, maxLength: 16 }), { numRuns: count, seed: 7 });
  const pick = <T>(values: readonly T[], number: number) => values[number % values.length] as T;
  const words = (numbers: readonly number[]) => vocabulary.filter((_, index) => (numbers[index] ?? 0) < 700 / (index * index * 4 + 1)).join(' ');
  const wanted = random.map((r, index) => ({
    type: pick(types, r[0] as number),
    status: pick(statuses, Math.floor((r[1] as number) ** 2 / 300_000)),
    title: `${words(r.slice(2, 7).map((each) => each * 2))} ${(r[7] as number) % 50}`.trim(),
    text: words(r.slice(8, 13)),
    size: (r[7] as number) % 3 === 0 ? null : (r[2] as number) * 1_024,
    language: pick(languages, r[3] as number),
    domain: pick(['example.org', 'news.example.org', null], r[4] as number),
    collectionId: pick(collections, r[5] as number),
    tags: tags.filter((_, each) => (r[13] as number) % (each + 2) === 0),
    isFavorite: (r[14] as number) % 5 === 0,
    isTrashed: (r[15] as number) % 10 === 0,
    createdAt: start + Math.floor((index / count) * 300) * day,
    updatedAt: start + Math.floor((index / count) * 300) * day + ((r[6] as number) % 7 === 0 ? 40 * day : 0),
  }));
  await prisma.tag.createMany({ data: tags.map((name) => ({ spaceId, name, key: name })) });
  const tagIds = new Map((await prisma.tag.findMany({ where: { spaceId } })).map(({ key, id }) => [key, id]));
  const seeded: TestSource[] = [];
  for (let from = 0; from < count; from += 150) {
    const batch = wanted.slice(from, from + 150);
    const created = await prisma.source.createManyAndReturn({
      data: batch.map(({ text: _text, tags: _tags, isFavorite: _favorite, isTrashed, createdAt, updatedAt, type, ...data }) => ({
        ...data, type, spaceId, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt), ...(type === 'URI' && { sourceUrl: 'https://x.y/' }),
        ...(data.status === 'FAILED' && { failureCode: 'DNS' as const }), trashedAt: isTrashed ? new Date(start) : null,
      })),
      select: { id: true, nameKey: true },
    });
    batch.forEach((each, index) => seeded.push({ ...each, id: created[index]?.id as string, nameKey: created[index]?.nameKey ?? '' }));
  }
  await prisma.sourceText.createMany({ data: seeded.map(({ id, text }) => ({ sourceId: id, plainText: text })) });
  await prisma.sourceTag.createMany({ data: seeded.flatMap((each) => each.tags.map((tag) => ({ sourceId: each.id, tagId: tagIds.get(tag) as string, spaceId }))) });
  await prisma.favorite.createMany({ data: seeded.flatMap(({ id, isFavorite }) => (isFavorite ? [{ userId, sourceId: id }] : [])) });
  await indexNow(ctx, seeded.map(({ id }) => id));
  return { ctx, spaceId, seeded, collections };
}

let made: ReturnType<typeof makeLibrary> | undefined;
const library = () => (made ??= makeLibrary(900));

/** Whether it is in the list, said plainly. */
function isWanted(source: TestSource, filter: SourceFilter): boolean {
  const within = (at: number, from: Date | null | undefined, before: Date | null | undefined) => (!from || at >= from.getTime()) && (!before || at < before.getTime());
  const kilobytes = source.size === null ? null : source.size / 1_024;
  return [
    source.isTrashed === (filter.trashed ?? false),
    filter.types?.includes(source.type) ?? true,
    filter.statuses?.includes(source.status) ?? true,
    filter.tags?.any?.some((tag) => source.tags.includes(tag)) ?? true,
    filter.tags?.all?.every((tag) => source.tags.includes(tag)) ?? true,
    within(source.createdAt, filter.createdAfter, filter.createdBefore),
    within(source.updatedAt, filter.modifiedAfter, filter.modifiedBefore),
    typeof filter.sizeKB?.min !== 'number' || (kilobytes !== null && kilobytes >= filter.sizeKB.min),
    typeof filter.sizeKB?.max !== 'number' || (kilobytes !== null && kilobytes <= filter.sizeKB.max),
    !filter.favorites || source.isFavorite,
    !filter.language || source.language === filter.language || (source.language?.startsWith(`${filter.language}-`) ?? false),
    !filter.domain || source.domain === filter.domain,
    !filter.collection || source.collectionId === filter.collection.id,
    !filter.text || tierOf(source, filter.text) !== null,
  ].every(Boolean);
}

/** 0 when every word is part of one in the title, 1 when every word is somewhere: in texts only at the beginning of one. */
function tierOf({ title, text }: TestSource, query: string): 0 | 1 | null {
  const words = query.split(' ');
  const inTitle = (word: string) => title.split(' ').some((each) => each.includes(word));
  if (words.every(inTitle)) return 0;
  return words.every((word) => inTitle(word) || text.split(' ').some((each) => each.startsWith(word))) ? 1 : null;
}

/** How passages are ranked is no model's to say: see ask.test.ts. */
type ModelOrder = Exclude<SourceOrder, 'BEST_MATCH'>;

const compare = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

function sorted(sources: readonly TestSource[], order: ModelOrder, text: string): string[] {
  const keysOf: Record<ModelOrder, (source: TestSource) => readonly (string | number)[]> = {
    MODIFIED: ({ updatedAt }) => [-updatedAt],
    CREATED: ({ createdAt }) => [-createdAt],
    NAME: ({ nameKey }) => [nameKey],
    SIZE: ({ size }) => [-(size ?? -1)],
    TYPE: ({ type, updatedAt }) => [types.indexOf(type), -updatedAt],
    // All were put there at once.
    TRASHED: () => [0],
    RELEVANCE: (source) => [tierOf(source, text) ?? 9],
  };
  const idOrder = order === 'NAME' ? 1 : -1;
  return [...sources]
    .sort((a, b) => {
      const [left, right] = [keysOf[order](a), keysOf[order](b)];
      const index = left.findIndex((value, each) => value !== right[each]);
      return index < 0 ? idOrder * compare(a.id, b.id) : compare(left[index], right[index]);
    })
    .map(({ id }) => id);
}

const moment = fc.nat({ max: 340 }).map((days) => new Date(start + days * day));
/** Each filter is given now and then, so that together they leave something over. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, { arbitrary, weight: 1 });
const half = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const text = fc.constantFrom('common', 'uncommon', 'ubernet', 'memory', 'rare', 'common memory', 'common rare', 'uncommon kube', 'memory rare', 'nothing');
const filters = (collections: readonly (string | null)[]): fc.Arbitrary<SourceFilter> =>
  fc.record({
    text: half(text),
    types: rarely(fc.subarray([...types])),
    statuses: rarely(fc.subarray([...statuses])),
    tags: rarely(fc.record({ any: half(fc.subarray([...tags])), all: half(fc.subarray([...tags], { maxLength: 2 })) })),
    createdAfter: rarely(moment),
    createdBefore: rarely(moment),
    modifiedAfter: rarely(moment),
    modifiedBefore: rarely(moment),
    sizeKB: rarely(fc.record({ min: half(fc.nat({ max: 900 })), max: half(fc.nat({ max: 999 })) })),
    favorites: rarely(fc.constant(true)),
    trashed: rarely(fc.constant(true)),
    language: rarely(fc.constantFrom('en', 'en-GB', 'de')),
    domain: rarely(fc.constant('example.org')),
    collection: rarely(fc.constantFrom(...collections).filter((id) => id !== null).map((id) => ({ id }))),
  });

test('whatever the filter, the order and the size of the page: the list is what a plain reading of the filter says', async () => {
  const { ctx, spaceId, seeded, collections } = await library();
  await vault.database.prisma.$executeRaw`analyze`;
  const orders = fc.constantFrom<ModelOrder>('MODIFIED', 'CREATED', 'NAME', 'SIZE', 'TYPE', 'RELEVANCE');
  await fc.assert(
    fc.asyncProperty(filters(collections), orders, fc.constantFrom(7, 60, 400), async (filter, wantedOrder, limit) => {
      const order = wantedOrder === 'RELEVANCE' && !filter.text ? 'MODIFIED' : wantedOrder;
      const expected = sorted(seeded.filter((source) => isWanted(source, filter)), order, filter.text ?? '');
      const list = await openList(ctx, { spaceId }, { filter, order });
      const found: string[] = [];
      for (let after: string | undefined, more = true; more && found.length < 3 * limit; ) {
        const page = await list.rows({ limit, after });
        found.push(...page.map(({ id }) => id));
        after = page.at(-1)?.cursor;
        more = page.length === limit;
      }
      expect(found).toEqual(expected.slice(0, 3 * limit));
      expect(await list.count()).toBe(expected.length);
      expect((await sourceIdsMatching(ctx, { spaceId }, filter, 1_000)).sort()).toEqual([...expected].sort());
      if (order === 'RELEVANCE') return;
      const backwards = await list.page({ limit, backwards: true });
      expect(backwards.map(({ id }) => id)).toEqual([...expected].reverse().slice(0, limit));
    }),
    { numRuns: 250 },
  );
});

test.each(['common', 'uncommon', 'ubernet', 'common memory', 'common rare', 'rare', 'nothing'])('by relevance, page by page, each hit exactly once: %s', async (query) => {
  const { ctx, spaceId, seeded } = await library();
  const expected = sorted(seeded.filter((source) => isWanted(source, { text: query })), 'RELEVANCE', query);
  const list = await openList(ctx, { spaceId }, { filter: { text: query } });
  const found: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const page = await list.page({ limit: 45, after });
    found.push(...page.map(({ id }) => id));
    after = page.at(-1)?.cursor;
    more = page.length === 45;
  }
  expect(found).toEqual(expected);
});
