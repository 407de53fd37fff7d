import { expect, test } from 'vitest';
import { decodePosition, encodePosition } from '#server/domain/changes/position.ts';
import { readHorizon, untilTold } from '#server/domain/changes/horizon.ts';
import { continueChangeFeed } from '#server/domain/changes/continueChangeFeed.ts';
import { removeDeletedSpaces } from '#server/domain/spaces/removeDeletedSpaces.ts';
import { sweepRecords } from '#server/domain/sweepRecords.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
const system = () => vault.context({ kind: 'system', job: 'test' });

interface Told {
  readonly action: string;
  readonly kind: string;
  readonly changedId: string;
  readonly spaceId: string | null;
  readonly node: { readonly id: string } | null;
}
interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: Told }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

async function pageOf(who: Person, args: { after?: string | undefined; first?: number; kinds?: string[]; spaceId?: string } = {}): Promise<Page> {
  const { data, errors } = await as(who).query(
    `query($after: String, $first: Int, $kinds: [ChangeKind!], $spaceId: ID) { viewer { changes(after: $after, first: $first, kinds: $kinds, spaceId: $spaceId) {
      edges { cursor node { action kind changedId spaceId node { id } } } pageInfo { hasNextPage endCursor } } } }`,
    args,
  );
  expect(errors).toBeUndefined();
  return (data as { viewer: { changes: Page } }).viewer.changes;
}

/** Everything after a position, read in pages of three, and where that ends. */
async function follow(who: Person, after?: string, args: { kinds?: string[]; spaceId?: string } = {}): Promise<{ told: Told[]; position: string }> {
  await untilTold(vault.database.prisma);
  const told: Told[] = [];
  for (let from = after; ; ) {
    const { edges, pageInfo } = await pageOf(who, { after: from, first: 3, ...args });
    told.push(...edges.map(({ node }) => node));
    from = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) return { told, position: from };
  }
}

const inShort = ({ action, kind, changedId }: Told) => `${action} ${kind} ${changedId}`;
const refusal = async (who: Person, after: string) => (await as(who).query('query($after: String) { viewer { changes(after: $after) { pageInfo { endCursor } } } }', { after })).errors?.[0];

async function done(who: Person, name: string, input: Record<string, unknown>) {
  expect(await as(who).mutate(name, input, '__typename')).toMatchObject({ __typename: expect.stringContaining('Payload') });
}

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const collectionId = await given.collection(owner, spaceId, 'Memory');
  return { owner, spaceId, collectionId };
}

test('without a position comes everything there is, each thing once, and then what changes', async () => {
  const { owner, spaceId, collectionId } = await place();
  const [linkId = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/a');
  const first = await follow(owner);
  expect(new Set(first.told.map(({ kind }) => kind))).toEqual(new Set(['SPACE', 'MEMBER', 'COLLECTION', 'SOURCE']));
  expect(new Set(first.told.map(({ changedId }) => changedId)).size).toBe(first.told.length);
  expect(first.told.every(({ node, changedId, action }) => action === 'UPSERTED' && node?.id === changedId)).toBe(true);

  await done(owner, 'tagSources', { sourceIds: [linkId], add: ['draft'] });
  await done(owner, 'moveSources', { sourceIds: [linkId], toCollectionId: null });
  const second = await follow(owner, first.position);
  expect(second.told.map(({ action, kind }) => `${action} ${kind}`).sort()).toEqual(['UPSERTED SOURCE', 'UPSERTED TAG']);
  expect(await follow(owner, second.position)).toMatchObject({ told: [] });
});

test('processing is told as people are', async () => {
  const { owner, spaceId, collectionId } = await place();
  const [linkId = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/processed');
  const { position } = await follow(owner);
  await vault.database.prisma.sourceText.create({ data: { sourceId: uuid(linkId), plainText: 'Read.' } });
  const { told, position: then } = await follow(owner, position);
  expect(told.map(inShort)).toEqual([`UPSERTED SOURCE ${linkId}`]);
  await vault.database.prisma.source.update({ where: { id: uuid(linkId) }, data: { status: 'COMPLETED' } });
  expect((await follow(owner, then)).told.map(inShort)).toEqual([`UPSERTED SOURCE ${linkId}`]);
});

test('the trash is no deletion; what is gone for good leaves a tombstone, and nothing of its parts', async () => {
  const { owner, spaceId, collectionId } = await place();
  const [linkId = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/gone');
  await done(owner, 'tagSources', { sourceIds: [linkId], add: ['draft'] });
  const { position } = await follow(owner);
  await done(owner, 'deleteSources', { sourceIds: [linkId] });
  const trashed = await follow(owner, position, { kinds: ['SOURCE'] });
  expect(trashed.told.map(inShort)).toEqual([`UPSERTED SOURCE ${linkId}`]);
  await done(owner, 'deleteSourcesForever', { sourceIds: [linkId] });
  const gone = await follow(owner, trashed.position, { kinds: ['SOURCE'] });
  expect(gone.told).toEqual([{ action: 'DELETED', kind: 'SOURCE', changedId: linkId, spaceId, node: null }]);
  expect((await follow(owner, undefined, { kinds: ['SOURCE'] })).told).toEqual([]);
});

test('a space one came into comes with all that is in it, one that one left as one tombstone, and then nothing of it', async () => {
  const { owner, spaceId, collectionId } = await place();
  const [linkId = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/long-there');
  const guest = await given.person();
  const before = await follow(guest);
  expect(before.told).toEqual([]);

  const { prisma } = vault.database;
  const membership = { spaceId: uuid(spaceId), userId: uuid(guest.id) };
  await prisma.membership.create({ data: { ...membership, role: 'VIEWER' } });
  const inside = await follow(guest, before.position);
  expect(inside.told.map(inShort)).toEqual(expect.arrayContaining([`UPSERTED SPACE ${spaceId}`, `UPSERTED COLLECTION ${collectionId}`, `UPSERTED SOURCE ${linkId}`]));
  expect(new Set(inside.told.map(inShort)).size).toBe(inside.told.length);

  await prisma.membership.delete({ where: { spaceId_userId: membership } });
  await given.links(owner, spaceId, collectionId, 'https://example.org/not-for-you');
  const outside = await follow(guest, inside.position);
  expect(outside.told).toEqual([{ action: 'DELETED', kind: 'SPACE', changedId: spaceId, spaceId, node: null }]);
  expect((await follow(guest)).told.filter(({ action }) => action === 'UPSERTED')).toEqual([]);
  expect((await follow(guest, before.position, { spaceId })).told.map(inShort)).toEqual([`DELETED SPACE ${spaceId}`]);

  await prisma.membership.create({ data: { ...membership, role: 'VIEWER' } });
  const again = await follow(guest, outside.position);
  expect(again.told.map(({ action }) => action)).not.toContain('DELETED');
  expect(again.told.map(inShort)).toContain(`UPSERTED SOURCE ${linkId}`);
});

test('a deleted space is one tombstone, whatever its rows need to be removed', async () => {
  const { owner, spaceId, collectionId } = await place();
  await given.links(owner, spaceId, collectionId, 'https://example.org/in-a-deleted-space');
  const { position } = await follow(owner);
  await done(owner, 'deleteSpace', { spaceId, confirmation: 'Research Lab' });
  await removeDeletedSpaces(system());
  expect((await follow(owner, position)).told.map(inShort)).toEqual([`DELETED SPACE ${spaceId}`]);
});

test('what is somebody’s alone is told them alone', async () => {
  const { owner, spaceId, collectionId } = await place();
  const [linkId = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/favorite');
  const other = await given.member(spaceId, 'EDITOR');
  const [mine, theirs] = [await follow(owner), await follow(other)];
  await done(owner, 'favoriteSources', { sourceIds: [linkId], isFavorite: true });
  await vault.database.prisma.notification.create({ data: { userId: uuid(owner.id), kind: 'SHARED' } });
  expect((await follow(owner, mine.position)).told.map(({ kind }) => kind).sort()).toEqual(['NOTIFICATION', 'READING']);
  expect((await follow(other, theirs.position)).told).toEqual([]);
});

test('a conversation is told its author, and the others only while it is shared', async () => {
  const { owner, spaceId } = await place();
  const other = await given.member(spaceId, 'VIEWER');
  const [mine, theirs] = [await follow(owner), await follow(other)];
  const { prisma } = vault.database;
  const { id } = await prisma.conversation.create({ data: { spaceId: uuid(spaceId), authorId: uuid(owner.id), kind: 'ASK', title: 'What is memory?' } });
  const conversationId = publicId('Conversation', id);
  expect((await follow(owner, mine.position)).told.map(inShort)).toEqual([`UPSERTED CONVERSATION ${conversationId}`]);
  const unseen = await follow(other, theirs.position);
  expect(unseen.told).toEqual([]);
  await prisma.conversation.update({ where: { id }, data: { isShared: true } });
  const seen = await follow(other, unseen.position);
  expect(seen.told.map(inShort)).toEqual([`UPSERTED CONVERSATION ${conversationId}`]);
  await prisma.conversation.update({ where: { id }, data: { isShared: false } });
  expect((await follow(other, seen.position)).told).toMatchObject([{ action: 'DELETED', changedId: conversationId, node: null }]);
  expect((await follow(owner, mine.position)).told.map(inShort)).toEqual([`UPSERTED CONVERSATION ${conversationId}`]);
});

test('a key for certain spaces is told of these alone', async () => {
  const { owner, spaceId } = await place();
  const otherSpaceId = await given.space(owner, 'Other');
  const key = await given.keyFor(owner, otherSpaceId);
  const { told } = await follow(key);
  expect(new Set(told.map((each) => each.spaceId))).toEqual(new Set([otherSpaceId]));
  expect((await follow(key, undefined, { spaceId })).told).toEqual([]);
});

test('a change is told once every transaction that began before has ended', async () => {
  const { owner, spaceId } = await place();
  const { position } = await follow(owner);
  const { prisma } = vault.database;
  const tag = (name: string) => ({ data: { spaceId: uuid(spaceId), name, key: name } });
  await prisma.$transaction(async (slow) => {
    await slow.tag.create(tag('first'));
    await prisma.tag.create(tag('second'));
    expect((await pageOf(owner, { after: position })).edges).toEqual([]);
  });
  expect((await follow(owner, position)).told.map(({ kind }) => kind)).toEqual(['TAG', 'TAG']);
});

test('who comes in a transaction that is not told yet is told of the space with it, and misses nothing of another', async () => {
  const { owner, spaceId } = await place();
  const guest = await given.person();
  const otherSpaceId = await given.space(guest, 'Other');
  const { position } = await follow(guest);
  const { prisma } = vault.database;
  let between = '';
  await prisma.$transaction(async (slow) => {
    await slow.tag.create({ data: { spaceId: uuid(otherSpaceId), name: 'slow', key: 'slow' } });
    await prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid(guest.id), role: 'VIEWER' } });
    const page = await pageOf(guest, { after: position, first: 100 });
    expect(page.edges).toEqual([]);
    between = page.pageInfo.endCursor;
  });
  expect(owner.id).not.toBe(guest.id);
  expect((await follow(guest, between)).told.map(({ kind, changedId }) => (kind === 'SPACE' ? changedId : kind))).toEqual(expect.arrayContaining(['TAG', spaceId]));
});

test('a position is of a change that is there: after a crash the numbers of transactions that wrote nothing are given out again', async () => {
  const { owner } = await place();
  const { prisma } = vault.database;
  await untilTold(prisma);
  const { position } = await follow(owner);
  await prisma.$queryRaw`select pg_current_xact_id()::text`;
  const { position: later } = await follow(owner, position);
  const horizon = await readHorizon(prisma);
  const last = await prisma.change.findFirstOrThrow({ orderBy: [{ xid: 'desc' }, { seq: 'desc' }] });
  expect(decodePosition(later, horizon, new Date()).reached).toEqual({ xid: Number(last.xid), seq: Number(last.seq) });
});

test('a position counts for 30 days, and not beyond a restored backup', async () => {
  const { owner } = await place();
  const { position } = await follow(owner);
  const horizon = await readHorizon(vault.database.prisma);
  const known = decodePosition(position, horizon, new Date());
  const daysOld = (days: number) => encodePosition({ ...known, time: known.time - days * 86_400 });
  expect(await refusal(owner, daysOld(29))).toBeUndefined();
  expect(await refusal(owner, daysOld(31))).toMatchObject({ message: expect.stringContaining('30 days'), originalError: { code: 'POSITION_EXPIRED' } });
  expect(await refusal(owner, 'nonsense')).toMatchObject({ originalError: { code: 'INVALID' } });

  const { prisma } = vault.database;
  await continueChangeFeed(prisma);
  expect(await refusal(owner, position)).toBeUndefined();
  await prisma.changeFeed.updateMany({ data: { origin: '' } });
  await continueChangeFeed(prisma);
  expect(await refusal(owner, position)).toMatchObject({ originalError: { code: 'POSITION_EXPIRED' } });
  expect((await follow(owner)).told.map(({ kind }) => kind)).toContain('SPACE');
});

test('the sweep leaves one row of each thing, keeps tombstones for 31 days, and changes nothing that is told', async () => {
  const { owner, spaceId, collectionId } = await place();
  const [goneId = '', thereId = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/swept', 'https://example.org/kept');
  const { position } = await follow(owner);
  const { prisma } = vault.database;
  for (const title of ['One', 'Two', 'Three']) await prisma.source.update({ where: { id: uuid(thereId) }, data: { title } });
  await prisma.source.delete({ where: { id: uuid(goneId) } });
  const { told } = await follow(owner, position);
  await sweepRecords(system());
  expect((await follow(owner, position)).told).toEqual(told);
  expect(await prisma.change.count({ where: { objectId: uuid(thereId) } })).toBe(1);
  await prisma.change.updateMany({ where: { objectId: uuid(goneId) }, data: { changedAt: new Date(Date.now() - 32 * 86_400_000) } });
  await sweepRecords(system());
  expect(await prisma.change.count({ where: { objectId: uuid(goneId) } })).toBe(0);
});

test('a page takes the same statements for one change as for many', async () => {
  const { owner, spaceId, collectionId } = await place();
  const question = `{ viewer { changes(first: 100, kinds: [SOURCE, COLLECTION], spaceId: "${spaceId}") { edges { node { action node { id ... on Source { title } } } } } } }`;
  await given.links(owner, spaceId, collectionId, 'https://example.org/one');
  await untilTold(vault.database.prisma);
  const few = await vault.queriesOf(owner, question);
  await given.links(owner, spaceId, collectionId, ...Array.from({ length: 50 }, (_, n) => `https://example.org/many/${n}`));
  await untilTold(vault.database.prisma);
  expect(await vault.queriesOf(owner, question)).toBe(few);
});
