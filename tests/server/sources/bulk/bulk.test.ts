import { expect, test } from 'vitest';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const reading = await given.collection(owner, spaceId, 'Reading');
  return { owner, spaceId, inbox, reading };
}

/** Many notes in a collection, read already. */
async function notes(spaceId: string, collectionId: string, count: number): Promise<string[]> {
  const { rows } = await vault.database.pool.query<{ id: string }>(
    `insert into "Source" (id, "spaceId", "collectionId", type, status, title)
     select gen_random_uuid(), $1, $2, 'NOTE', 'COMPLETED', 'Note ' || i from generate_series(1, $3::int) as i returning id::text`,
    [uuid(spaceId), uuid(collectionId), count],
  );
  return rows.map(({ id }) => publicId('Source', id));
}

const all = (spaceId: string, expectedCount: number, filter: Record<string, unknown> = {}) => ({ matching: { spaceId, filter, expectedCount } });
const countIn = (collectionId: string) => vault.database.prisma.source.count({ where: { collectionId: uuid(collectionId), trashedAt: null } });

test('all 3,000 results are one call', async () => {
  const { owner, spaceId, inbox, reading } = await place();
  await notes(spaceId, inbox, 3_000);
  const moved = await as(owner).mutate('moveSources', { ...all(spaceId, 3_000, { types: ['NOTE'] }), toCollectionId: reading }, 'movedSourceIds sources { id } collections { id sourceCount }');
  expect(moved['movedSourceIds']).toHaveLength(3_000);
  expect(moved['sources']).toHaveLength(1_000);
  expect(moved['collections']).toEqual([
    { id: reading, sourceCount: 3_000 },
    { id: inbox, sourceCount: 0 },
  ]);
});

test('another count than expected changes nothing and says how many there are', async () => {
  const { owner, spaceId, inbox } = await place();
  await notes(spaceId, inbox, 7);
  const { data } = await as(owner).query(
    'mutation($input: DeleteSourcesInput!) { deleteSources(input: $input) { __typename ... on CountChangedError { code message actualCount } } }',
    { input: all(spaceId, 6) },
  );
  expect(data).toEqual({
    deleteSources: {
      __typename: 'CountChangedError',
      code: 'COUNT_CHANGED',
      message: '6 sources were expected, but 7 match now. Look again and repeat it with the new count.',
      actualCount: 7,
    },
  });
  expect(await countIn(inbox)).toBe(7);
});

test('a filter reaches one space and nothing else', async () => {
  const { owner, spaceId, inbox } = await place();
  const other = await place();
  await notes(spaceId, inbox, 3);
  await notes(other.spaceId, other.inbox, 3);
  expect(await as(owner).mutate('deleteSources', all(other.spaceId, 3), 'deletedSourceIds')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await as(owner).mutate('deleteSources', all(spaceId, 3), 'deletedSourceIds')).toMatchObject({ deletedSourceIds: { length: 3 } });
  expect(await countIn(other.inbox)).toBe(3);
});

test('every plural mutation takes a filter', async () => {
  const { owner, spaceId, inbox, reading } = await place();
  await notes(spaceId, inbox, 2);
  const trash = { trashed: true };
  for (const [name, input, selection] of [
    ['favoriteSources', { ...all(spaceId, 2), isFavorite: true }, 'favoriteSourceIds'],
    ['tagSources', { ...all(spaceId, 2), add: ['draft'] }, 'taggedSourceIds'],
    ['reprocessSources', all(spaceId, 2), 'reprocessedSourceIds'],
    ['retrySources', all(spaceId, 2), 'retriedSourceIds'],
    ['copySources', { ...all(spaceId, 2), toCollectionId: reading }, 'copiedSourceIds'],
    ['moveSources', { ...all(spaceId, 4), toCollectionId: inbox }, 'movedSourceIds'],
    ['deleteSources', all(spaceId, 4), 'deletedSourceIds'],
    ['restoreSources', all(spaceId, 4, trash), 'restoredSourceIds'],
    ['deleteSources', all(spaceId, 4), 'deletedSourceIds'],
    ['deleteSourcesForever', all(spaceId, 4, trash), 'deletedSourceIds'],
  ] as const) {
    expect(await as(owner).mutate(name, input, selection), name).not.toHaveProperty('code');
  }
  expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId) } })).toBe(0);
});

test('ten thousand at once: all of them, in one transaction', async () => {
  const { owner, spaceId, inbox, reading } = await place();
  const sourceIds = await notes(spaceId, inbox, 10_000);
  expect(await as(owner).mutate('moveSources', { sourceIds, toCollectionId: reading }, 'collections { sourceCount }')).toMatchObject({
    collections: [{ sourceCount: 10_000 }, { sourceCount: 0 }],
  });
  const half = sourceIds.slice(0, 5_000);
  expect(await as(owner).mutate('deleteSources', { sourceIds: [...half, publicId('Source', '01939d2f-0000-7000-8000-000000000000')] }, 'deletedSourceIds')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await countIn(reading)).toBe(10_000);
  expect(await as(owner).mutate('deleteSources', { sourceIds: half }, 'deletedSourceIds')).toMatchObject({ deletedSourceIds: { length: 5_000 } });
  expect(await as(owner).mutate('emptyTrash', { spaceId }, 'deletedSourceCount')).toMatchObject({ deletedSourceCount: 5_000 });
});

test('two who change the same sources in opposite order do not block each other', async () => {
  const { owner, spaceId, inbox, reading } = await place();
  const sourceIds = await notes(spaceId, inbox, 200);
  const move = (ids: string[], toCollectionId: string) => as(owner).mutate('moveSources', { sourceIds: ids, toCollectionId }, 'movedSourceIds');
  const there = await Promise.all(Array.from({ length: 6 }, (_, index) => move(index % 2 ? sourceIds : sourceIds.toReversed(), index % 3 ? inbox : reading)));
  for (const answer of there) expect(answer.code ?? 'SAME_COLLECTION').toBe('SAME_COLLECTION');
});

const badSelections: [string, Record<string, unknown>, string][] = [
  ['neither ids nor a filter', {}, 'INVALID'],
  ['both', { sourceIds: ['source_01h455vb4pex5vsknk084sn02q'], matching: { spaceId: 'x', expectedCount: 1 } }, 'INVALID'],
  ['no id', { sourceIds: [] }, 'INVALID'],
  ['10,001 ids', { sourceIds: Array.from({ length: 10_001 }, () => 'source_01h455vb4pex5vsknk084sn02q') }, 'INVALID'],
  ['an id of another type', { sourceIds: ['space_01h455vb4pex5vsknk084sn02q'] }, 'NOT_FOUND'],
  ['what is no id', { sourceIds: ['', '💥', 'null \0 character', 'مرحبا', 'x'.repeat(100_000)] }, 'NOT_FOUND'],
  ['a space that is not there', { matching: { spaceId: '💥', expectedCount: 1 } }, 'NOT_FOUND'],
];

test.each(['deleteSources', 'restoreSources', 'retrySources', 'reprocessSources', 'deleteSourcesForever'])('%s says what is wrong with its selection', async (name) => {
  const { owner } = await place();
  for (const [what, input, code] of badSelections) {
    expect((await as(owner).mutate(name, input, '__typename')).code, what).toBe(code);
  }
});

test.each([-1, 100_001, 2_147_483_647])('an expected count of %d is out of range', async (expectedCount) => {
  const { owner, spaceId } = await place();
  expect(await as(owner).mutate('deleteSources', all(spaceId, expectedCount), 'deletedSourceIds')).toMatchObject({ code: 'INVALID' });
});

test('where to move has to be said; null takes out of all collections', async () => {
  const { owner, spaceId, inbox } = await place();
  const sourceIds = await notes(spaceId, inbox, 2);
  const move = (input: Record<string, unknown>, who: Person = owner) => as(who).mutate('moveSources', { sourceIds, ...input }, 'movedSourceIds sources { collection { id } } collections { id sourceCount }');
  expect(await move({})).toMatchObject({ code: 'INVALID' });
  expect(await move({ toCollectionId: null })).toMatchObject({ sources: [{ collection: null }, { collection: null }], collections: [{ id: inbox, sourceCount: 0 }] });
  expect(await move({ toCollectionId: null })).toMatchObject({ code: 'SAME_COLLECTION' });
});
