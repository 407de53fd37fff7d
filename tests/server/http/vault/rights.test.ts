import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { uuid } from '#tests/support/vault.ts';
import { nowhere, type PlaceWithLink, type VaultRest, vaultRest } from '#tests/support/vaultRest.ts';
import { operations } from './operations.ts';

const database = useDatabase();

type Who = 'OWNER' | 'EDITOR' | 'VIEWER' | 'STRANGER' | 'NOBODY' | 'READ_KEY' | 'WRITE_KEY' | 'OTHER_KEY' | 'EXPIRED_KEY';
type Rights = Record<Who, number>;

const readers: Rights = { OWNER: 200, EDITOR: 200, VIEWER: 200, STRANGER: 404, NOBODY: 401, READ_KEY: 200, WRITE_KEY: 200, OTHER_KEY: 404, EXPIRED_KEY: 401 };
const editors: Rights = { ...readers, VIEWER: 403, READ_KEY: 403 };
const owners: Rights = { ...editors, EDITOR: 403, WRITE_KEY: 403 };
const everybody: Rights = { ...readers, STRANGER: 200, OTHER_KEY: 200 };
const makes = (rights: Rights): Rights => ({ ...rights, ...Object.fromEntries(Object.entries(rights).filter(([, status]) => status === 200).map(([who]) => [who, 201])) });

/** Every operation has a row: what each gets. */
const table: Record<string, Rights> = {
  listSpaces: everybody,
  createSpace: { ...makes(everybody), READ_KEY: 403, WRITE_KEY: 403, OTHER_KEY: 403 },
  getSpace: readers,
  updateSpace: owners,
  deleteSpace: owners,
  archiveSpace: owners,
  unarchiveSpace: owners,
  listCollections: readers,
  createCollection: makes(editors),
  getCollection: readers,
  updateCollection: editors,
  deleteCollection: editors,
  listChanges: readers,
  listSources: readers,
  askSpace: readers,
  getPrompt: readers,
  renderPrompt: readers,
  exportPrompt: readers,
  createSource: makes(editors),
  getSource: readers,
  updateSource: editors,
  moveSource: editors,
  deleteSource: editors,
  copySource: makes(editors),
  restoreSource: editors,
  retrySource: editors,
  givePage: editors,
  removePage: editors,
  uploadFile: editors,
  downloadFile: readers,
  // Of what somebody began, nobody hears but them and the owners.
  uploadJobFile: { ...editors, EDITOR: 404, VIEWER: 404 },
  exportMarkdown: readers,
  listEntries: readers,
  addEntries: { ...editors, OWNER: 202, EDITOR: 202, WRITE_KEY: 202 },
  downloadEntry: readers,
};

/** The credentials of each; members are so of every space that is made. */
async function callers(it: VaultRest) {
  const owner = await it.server.signedIn();
  const [editor, viewer] = [await it.server.signedIn(), await it.server.signedIn()];
  const tokens: Record<Who, string | null> = {
    OWNER: owner,
    EDITOR: editor,
    VIEWER: viewer,
    STRANGER: await it.server.signedIn(),
    NOBODY: null,
    READ_KEY: await it.apiKey(owner, { scopes: ['read'] }),
    WRITE_KEY: await it.apiKey(owner, { scopes: ['read', 'write'] }),
    OTHER_KEY: await it.apiKey(owner, { scopes: ['read', 'write', 'manage'], spaceUuids: [randomUUID()] }),
    EXPIRED_KEY: await it.apiKey(owner, { scopes: ['read', 'write'], expiresAt: new Date(Date.now() - 1_000) }),
  };
  const placeOfAll = async (): Promise<PlaceWithLink> => {
    const place = await it.placeWithLink(owner);
    await it.member(place.spaceId, 'EDITOR', editor);
    await it.member(place.spaceId, 'VIEWER', viewer);
    return place;
  };
  return { tokens, placeOfAll };
}

test('every operation has its row', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(operations).sort());
});

/** All that lies in a space, as its owner sees it. */
async function contentsOf(it: VaultRest, { owner, spaceId }: PlaceWithLink) {
  const answers = await Promise.all(['', '/collections', '/sources'].map((list) => it.as(owner)('GET', `/spaces/${spaceId}${list}`)));
  return answers.map(({ body }) => body);
}

test('each may what the table says; whoever may not changes nothing', async () => {
  const it = await vaultRest(database.url);
  const { tokens, placeOfAll } = await callers(it);
  const refused = await placeOfAll();
  const before = await contentsOf(it, refused);
  for (const [id, rights] of Object.entries(table)) {
    for (const [who, expected] of Object.entries(rights) as [Who, number][]) {
      const changes = expected < 300 && rights !== readers && rights !== everybody;
      const { method, path, ...sent } = operations[id]?.(changes ? await placeOfAll() : refused) ?? { method: '', path: '' };
      const { status } = await it.call(tokens[who], method, path, sent);
      expect([id, who, status]).toEqual([id, who, expected]);
    }
  }
  expect(await contentsOf(it, refused)).toEqual(before);
});

test('what a deleted space held answers at once as an id that does not exist: to its owner, to their key, and by signed address', async () => {
  const it = await vaultRest(database.url);
  const there = await it.placeWithLink();
  const owner = there.owner;
  const key = await it.apiKey(owner, { scopes: ['read', 'write'] });
  const asked = await it.server.post(owner, 'query($id: ID!) { node(id: $id) { ... on Source { contentUrl downloadUrl } } }', { id: there.fileId });
  const { contentUrl, downloadUrl } = (asked.body as { data: { node: Record<'contentUrl' | 'downloadUrl', string> } }).data.node;
  for (const path of [contentUrl, downloadUrl]) expect((await fetch(it.server.url + path)).status).toBe(200);
  expect((await it.call(owner, 'DELETE', `/spaces/${there.spaceId}`)).status).toBe(200);
  expect(await it.server.database.prisma.source.count({ where: { spaceId: uuid(there.spaceId) } })).toBe(3);

  const missing: PlaceWithLink = { ...there, spaceId: nowhere('Space'), collectionId: nowhere('Collection'), otherCollectionId: nowhere('Collection'), sourceId: nowhere('Source'), fileId: nowhere('Source'), linkId: nowhere('Source'), entryId: nowhere('SourceEntry'), jobId: nowhere('Job') };
  for (const [id, rights] of Object.entries(table)) {
    if (rights.STRANGER !== 404) continue;
    for (const credential of [owner, key]) {
      const [seen, unseen] = await Promise.all(
        [there, missing].map((place) => {
          const { method, path, ...sent } = operations[id]?.(place) ?? { method: '', path: '' };
          return it.call(credential, method, path, sent);
        }),
      );
      expect([id, seen?.status, seen?.body]).toEqual([id, 404, unseen?.body]);
    }
  }
  for (const path of [contentUrl, downloadUrl]) expect((await fetch(it.server.url + path)).status).toBe(404);
});

test('a stranger gets the answer of an id that does not exist', async () => {
  const it = await vaultRest(database.url);
  const there = await it.placeWithLink();
  const missing: PlaceWithLink = { ...there, spaceId: nowhere('Space'), collectionId: nowhere('Collection'), otherCollectionId: nowhere('Collection'), sourceId: nowhere('Source'), fileId: nowhere('Source'), linkId: nowhere('Source'), entryId: nowhere('SourceEntry') };
  const stranger = await it.server.signedIn();
  for (const [id, rights] of Object.entries(table)) {
    if (rights.STRANGER !== 404) continue;
    const [seen, unseen] = await Promise.all(
      [there, missing].map((place) => {
        const { method, path, ...sent } = operations[id]?.(place) ?? { method: '', path: '' };
        return it.call(stranger, method, path, sent);
      }),
    );
    expect([id, seen?.status, seen?.body]).toEqual([id, 404, unseen?.body]);
  }
});
