import { expect, test } from 'vitest';
import { recordActivity } from '#server/domain/activity/recordActivity.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

type Entry = {
  verb: string;
  actorName: string | null;
  actor: { id: string } | null;
  subject: { kind: string; id: string; name: string | null } | null;
  collection: { id: string; name: string } | null;
  count: number;
  role: string | null;
};
const query = `query($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on Space { activity(first: $first, after: $after) {
  totalCount
  edges { node { id verb actorName actor { id email } subject { kind id name } collection { kind id name } count role createdAt } }
  pageInfo { endCursor hasNextPage } } } } }`;

async function activity(who: Person, id: string, page: Record<string, unknown> = {}) {
  const { data, errors } = await as(who).query(query, { id, first: 100, ...page });
  expect(errors).toBeUndefined();
  const { activity } = (data as { node: { activity: { totalCount: number; edges: { node: Entry & { id: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } }).node;
  return { ...activity, entries: activity.edges.map(({ node }) => node) };
}

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  return { owner, spaceId };
}

test('who did what, newest first: one entry for a call, with counts and the names of then', async () => {
  const { owner, spaceId } = await place();
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const inner = await given.collection(owner, spaceId, 'Inner', inbox);
  await given.links(owner, spaceId, inbox, 'https://example.org/a', 'https://example.org/b', 'https://example.org/c');
  await as(owner).mutate('updateCollection', { collectionId: inner, name: 'Deeper', parentId: null }, 'collection { id }');
  await as(owner).mutate('deleteCollection', { collectionId: inbox, confirmation: 'delete' }, 'deletedSourceCount');
  await as(owner).mutate('updateSpace', { spaceId, name: 'Field Notes' }, 'space { id }');
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  await as(owner).mutate('unarchiveSpace', { spaceId }, 'space { id }');
  const { entries, totalCount } = await activity(owner, spaceId);
  expect(totalCount).toBe(entries.length);
  expect(entries.map(({ verb, subject, collection, count }) => [verb, subject?.kind, subject?.name, collection?.name, count])).toEqual([
    ['SPACE_UNARCHIVED', 'SPACE', 'Field Notes', undefined, 1],
    ['SPACE_ARCHIVED', 'SPACE', 'Field Notes', undefined, 1],
    ['SPACE_UPDATED', 'SPACE', 'Field Notes', undefined, 1],
    ['COLLECTION_DELETED', 'COLLECTION', 'Inbox', undefined, 1],
    ['COLLECTION_MOVED', 'COLLECTION', 'Deeper', undefined, 1],
    ['COLLECTION_UPDATED', 'COLLECTION', 'Deeper', undefined, 1],
    ['SOURCES_ADDED', undefined, undefined, 'Inbox', 3],
    ['COLLECTION_CREATED', 'COLLECTION', 'Inner', 'Inbox', 1],
    ['COLLECTION_CREATED', 'COLLECTION', 'Inbox', undefined, 1],
    ['SPACE_CREATED', 'SPACE', 'Research Lab', undefined, 1],
  ]);
  for (const { actor } of entries) expect(actor?.id).toBe(owner.id);
  expect(entries[4]?.subject?.id).toBe(inner);
});

test('smart collections are made, renamed, changed, deleted and brought back by their names', async () => {
  const { owner, spaceId } = await place();
  const { smartCollection } = await as(owner).mutate('createSmartCollection', { spaceId, name: 'Papers', filter: { types: ['FILE'] } }, 'smartCollection { id }');
  const { id } = smartCollection as { id: string };
  const update = (part: object) => as(owner).mutate('updateSmartCollection', { smartCollectionId: id, ...part }, 'smartCollection { id }');
  await update({ name: 'To read' });
  await update({ name: 'To read', filter: { types: ['FILE'] } });
  await update({ name: 'Notes', filter: { types: ['NOTE'] } });
  await as(owner).mutate('deleteSmartCollection', { smartCollectionId: id }, 'deletedSmartCollectionId');
  await as(owner).mutate('restoreSmartCollection', { smartCollectionId: id }, 'smartCollection { id }');
  const { entries } = await activity(owner, spaceId);
  expect(entries.map(({ verb, subject }) => [verb, subject?.kind, subject?.name]).slice(0, -1)).toEqual([
    ['SMART_COLLECTION_RESTORED', 'SMART_COLLECTION', 'Notes'],
    ['SMART_COLLECTION_DELETED', 'SMART_COLLECTION', 'Notes'],
    ['SMART_COLLECTION_UPDATED', 'SMART_COLLECTION', 'Notes'],
    ['SMART_COLLECTION_RENAMED', 'SMART_COLLECTION', 'To read'],
    ['SMART_COLLECTION_CREATED', 'SMART_COLLECTION', 'Papers'],
  ]);
  expect(entries[0]?.subject?.id).toBe(id);
});

test('what was refused or changed nothing is not noted', async () => {
  const { owner, spaceId } = await place();
  const viewer = await given.member(spaceId, 'VIEWER');
  await as(viewer).mutate('updateSpace', { spaceId, name: 'Mine' }, 'space { id }');
  await as(owner).mutate('unarchiveSpace', { spaceId }, 'space { id }');
  expect((await activity(viewer, spaceId)).totalCount).toBe(1);
});

test('members come, change and go by name', async () => {
  const { owner, spaceId } = await place();
  const member = await given.member(spaceId, 'VIEWER');
  await vault.database.prisma.user.update({ where: { id: uuid(member.id) }, data: { displayName: 'Grace' } });
  const { id } = await vault.database.prisma.membership.findFirstOrThrow({ where: { userId: uuid(member.id) } });
  const { encodePublicId } = await import('#server/domain/publicId.ts');
  await as(owner).mutate('changeMemberRole', { memberId: encodePublicId('Member', id), role: 'EDITOR' }, 'member { id }');
  await as(member).mutate('leaveSpace', { spaceId }, 'leftSpaceId');
  const { entries } = await activity(owner, spaceId);
  expect(entries.slice(0, 2)).toMatchObject([
    { verb: 'MEMBER_LEFT', subject: { kind: 'MEMBER', id: member.id, name: 'Grace' }, role: null },
    { verb: 'MEMBER_ROLE_CHANGED', subject: { kind: 'MEMBER', id: member.id, name: 'Grace' }, role: 'EDITOR' },
  ]);
  expect(entries[0]).toMatchObject({ actor: null, actorName: 'Grace' });
});

test('an invitation is noted without its address', async () => {
  const { owner, spaceId } = await place();
  await as(owner).mutate('inviteMember', { spaceId, email: 'secret@example.org', role: 'EDITOR' }, 'invitation { id }');
  const { entries } = await activity(await given.member(spaceId, 'VIEWER'), spaceId);
  expect(entries[0]).toMatchObject({ verb: 'MEMBER_INVITED', role: 'EDITOR', subject: null });
  expect(JSON.stringify(entries)).not.toContain('secret@');
});

test('the entry and what it tells of are saved together or not at all', async () => {
  const { owner, spaceId } = await place();
  const { inTransaction } = await import('#server/platform/db/database.ts');
  const failing = inTransaction(vault.context(owner.actor), async (ctx) => {
    await recordActivity(ctx, uuid(spaceId), 'SPACE_UPDATED');
    throw new Error('Something after it');
  });
  await expect(failing).rejects.toThrow('Something after it');
  expect((await activity(owner, spaceId)).totalCount).toBe(1);
});

test('what a job does has no actor, and long titles are cut', async () => {
  const { owner, spaceId } = await place();
  const { id } = await vault.database.prisma.source.create({ data: { spaceId: uuid(spaceId), type: 'NOTE', title: '💥'.repeat(400) } });
  await recordActivity(vault.context({ kind: 'system', job: 'sweep' }), uuid(spaceId), 'SOURCES_DELETED', { subject: { kind: 'SOURCE', id } });
  const [entry] = (await activity(owner, spaceId)).entries;
  expect(entry).toMatchObject({ actor: null, actorName: null, verb: 'SOURCES_DELETED' });
  expect(entry?.subject?.name).toBe('💥'.repeat(200));
});

test('data that cannot be read tells of nothing', async () => {
  const { owner, spaceId } = await place();
  await vault.database.prisma.activity.create({ data: { spaceId: uuid(spaceId), verb: 'SPACE_UPDATED', data: { count: 'many', id: 7 } } });
  expect((await activity(owner, spaceId)).entries[0]).toMatchObject({ count: 1, subject: null, role: null });
});

test('pages are stable while more happens, in as many queries for many as for few', async () => {
  const { owner, spaceId } = await place();
  const at = new Date('2026-05-01T00:00:00Z');
  await vault.database.prisma.activity.createMany({
    data: Array.from({ length: 7 }, () => ({ spaceId: uuid(spaceId), userId: uuid(owner.id), verb: 'SPACE_UPDATED', createdAt: at })),
  });
  const seen: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { entries, pageInfo } = await activity(owner, spaceId, { first: 3, after });
    seen.push(...entries.map(({ id }) => id));
    await as(owner).mutate('updateSpace', { spaceId, description: 'more' }, 'space { id }');
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(new Set(seen).size).toBe(8);
  expect(seen).toHaveLength(8);

  const count = async (first: number) => (await vault.statementsOf(owner, query, { id: spaceId, first })).length;
  expect(await count(2)).toBe(await count(10));
  // The space, the page, its people, and how many there are in all.
  expect(await count(10)).toBeLessThanOrEqual(4);
});

test('a stranger sees no activity', async () => {
  const { spaceId } = await place();
  const { data } = await as(await given.person()).query(query, { id: spaceId });
  expect(data).toEqual({ node: null });
});
