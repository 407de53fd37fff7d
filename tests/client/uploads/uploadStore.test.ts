// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Store from '#client/uploads/uploadStore.ts';

const target = { spaceId: 'space_1', collectionId: 'collection_1', placeName: 'Research' };
const item = { id: 'source_1', name: 'film.mp4', size: 40, lastModified: 7, target, sent: 16, state: 'sending', failure: null } as const;

/** The store of a page that has just been loaded. */
async function newPage(): Promise<typeof Store> {
  vi.resetModules();
  return import('#client/uploads/uploadStore.ts');
}

beforeEach(() => localStorage.clear());

test('what was not done is there after a reload, and waits for its file; for nobody else', async () => {
  const before = await newPage();
  expect(before.hasStoredUploads()).toBe(false);
  before.setUploadOwner('mira@example.org');
  before.addUploads([item, { ...item, id: 'source_2', name: 'done.txt' }, { ...item, id: 'source_3', name: 'large.bin' }]);
  before.updateUpload('source_2', { state: 'done' });
  before.updateUpload('source_3', { state: 'failed', failure: 'TOO_LARGE' });

  const other = await newPage();
  await other.restoreUploads('ada@example.org');
  expect(other.currentUploads()).toEqual([]);

  const after = await newPage();
  expect(after.hasStoredUploads()).toBe(true);
  await after.restoreUploads('mira@example.org');
  expect(after.currentUploads()).toEqual([{ ...item, state: 'lost' }]);
  after.setUploadOwner('mira@example.org');
  after.removeUpload('source_1');
  expect(after.hasStoredUploads()).toBe(false);
});

test('what another tab is sending stays there', async () => {
  const here = await newPage();
  here.setUploadOwner('mira@example.org');
  here.addUploads([item]);
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: 'vault.upload.source_1' }] }) } });
  const tab = await newPage();
  await tab.restoreUploads('mira@example.org');
  expect(tab.currentUploads()).toEqual([]);
  tab.setUploadOwner('mira@example.org');
  tab.addUploads([{ ...item, id: 'source_9' }]);
  vi.unstubAllGlobals();

  const after = await newPage();
  await after.restoreUploads('mira@example.org');
  expect(after.currentUploads().map(({ id }) => id).sort()).toEqual(['source_1', 'source_9']);
});

test('a browser that keeps nothing still sends', async () => {
  const refuse = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) => vi.spyOn(Storage.prototype, name).mockImplementation(refuse));
  const store = await newPage();
  expect(store.hasStoredUploads()).toBe(false);
  await store.restoreUploads('mira@example.org');
  store.setUploadOwner('mira@example.org');
  store.addUploads([item]);
  store.updateUpload('source_1', { state: 'done' });
  expect(store.currentUploads()).toEqual([{ ...item, state: 'done' }]);
  for (const spy of spies) spy.mockRestore();
});

test('a thousand at once, and every step of them, cost nothing but themselves', async () => {
  const store = await newPage();
  store.setUploadOwner('mira@example.org');
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const all = Array.from({ length: 1000 }, (_, index) => ({ ...item, id: `source_${index}`, sent: 0, state: 'waiting' as const }));
  store.addUploads(all);
  for (const { id } of all) store.updateUpload(id, { state: 'waiting', failure: null });
  store.updateUpload('source_0', { state: 'sending' });
  const others = store.currentUploads().slice(1);
  for (let sent = 1; sent <= 40; sent += 1) store.updateUpload('source_0', { state: 'sending', sent });
  expect(write).toHaveBeenCalledTimes(2);
  expect(store.currentUploads().slice(1).every((each, index) => each === others[index])).toBe(true);

  dispatchEvent(new Event('pagehide'));
  write.mockRestore();
  const after = await newPage();
  await after.restoreUploads('mira@example.org');
  expect(after.currentUploads()[0]).toMatchObject({ id: 'source_0', sent: 40, state: 'lost' });
});
