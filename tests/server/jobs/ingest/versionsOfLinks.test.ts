import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepVersion } from '#server/domain/reading/keepVersion.ts';
import { keptVersions } from '#server/domain/processing/settleTexts.ts';
import { completeProcessing } from '#server/domain/processing/completeProcessing.ts';
import { beginProcessing, failProcessing } from '#server/domain/processing/processingRun.ts';
import { type SavedExtraction, saveExtraction } from '#server/domain/reading/saveExtraction.ts';
import { restartProcessing } from '#server/domain/processing/restartProcessing.ts';
import { storageByPerson, storageUsedBySpace } from '#server/domain/sources/files/fileLimits.ts';
import { createStorageEstimates } from '#server/domain/sources/files/storageEstimates.ts';
import { setPage } from '#server/domain/sources/page/setPage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { article, servePages, startTestWorker } from '#tests/support/server.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
const db = () => vault.database.prisma;
const system = () => vault.context({ kind: 'system', job: 'processSource' });

async function link(url = 'https://example.org/a') {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [id = ''] = await given.links(owner, spaceId, await given.collection(owner, spaceId, 'Inbox'), url);
  return { owner, spaceId, id };
}

interface Versions {
  readonly textSince: string | null;
  readonly textCheckedAt: string | null;
  readonly plainText: string | null;
  readonly status: string;
  readonly snapshotUrl: string | null;
  readonly revisions: { readonly totalCount: number; readonly edges: { readonly node: { readonly id: string; readonly title: string; readonly body: string; readonly excerpt: string; readonly readSince: string | null; readonly createdAt: string; readonly snapshotUrl: string | null; readonly authorName: string | null } }[] };
}

async function versionsOf(who: Person, id: string) {
  const query = `query($id: ID!) { node(id: $id) { ... on Source { status plainText textSince textCheckedAt snapshotUrl revisions(first: 50) {
    totalCount edges { node { id title body excerpt readSince createdAt snapshotUrl authorName } } } } } }`;
  const { data, errors } = await as(who).query(query, { id });
  expect(errors).toBeUndefined();
  const node = data?.['node'] as Versions;
  return { ...node, list: node.revisions.edges.map((edge) => edge.node) };
}

const readAgain = (who: Person, id: string) => as(who).mutate('reprocessSources', { sourceIds: [id] }, 'sources { id }');

/** Begins a run as a worker does. Answers which. */
async function begin(id: string) {
  const sourceId = uuid(id);
  await restartProcessing(system(), [{ id: sourceId }], ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED']);
  const { run } = await db().source.findUniqueOrThrow({ where: { id: sourceId } });
  await beginProcessing(system(), { sourceId, run });
  return run;
}

/** Reads a source as a worker does, without a network. */
async function read(id: string, run: number, plainText: string | null) {
  const reading: SavedExtraction = { title: 'Bees', language: 'en', wordCount: 1, readingMinutes: 1, details: {}, html: plainText && `<p>${plainText}</p>`, plainText, markdown: plainText };
  await saveExtraction(system(), { sourceId: uuid(id), run }, reading, []);
}

const complete = (id: string, run: number) => completeProcessing(system(), { sourceId: uuid(id), run }, null, { summary: null, tags: [] });

/** A run that reads each of these texts, one after the other, and completes. */
async function readAs(id: string, ...texts: (string | null)[]) {
  const run = await begin(id);
  for (const text of texts) await read(id, run, text);
  await complete(id, run);
}

const bodiesOf = async (who: Person, id: string) => (await versionsOf(who, id)).list.map(({ body }) => body);

test('a page that says something else when it is read again: the text and the page of before are kept; one that says the same is not', async () => {
  const page = { word: 'honey' };
  const pages = await servePages((_request, response) => response.setHeader('content-type', 'text/html').end(article('Bees').replace('metronome', page.word)));
  const { owner, id } = await link(`${pages}/bees`);
  await startTestWorker(vault.database.url, undefined, { archivesPages: true });
  const readWith = (word: string, run: number) =>
    eventually(
      async () => {
        const source = await versionsOf(owner, id);
        expect(source.plainText).toContain(word);
        expect(source.status).toBe('COMPLETED');
        expect(await db().processingEvent.count({ where: { sourceId: uuid(id), run, stage: 'SNAPSHOT', outcome: 'SUCCEEDED' } })).toBe(1);
        return source;
      },
      { interval: 50 },
    );
  const first = await readWith('honey', 1);
  expect(first.list).toEqual([]);
  expect(first.textSince).not.toBeNull();
  await readAgain(owner, id);
  const same = await readWith('honey', 2);
  expect(same).toMatchObject({ list: [], textSince: first.textSince });
  expect(Date.parse(same.textCheckedAt ?? '')).toBeGreaterThan(Date.parse(first.textCheckedAt ?? ''));
  page.word = 'nectar';
  await readAgain(owner, id);
  const changed = await readWith('nectar', 3);
  expect(changed.list).toMatchObject([{ title: 'Bees', body: first.plainText, readSince: first.textSince, createdAt: changed.textSince, authorName: null, snapshotUrl: expect.stringMatching(/^\/files\//) }]);
  expect(changed.list[0]?.excerpt).toMatch(/^In the winter of 1879/);
  expect(changed.snapshotUrl).not.toBe(changed.list[0]?.snapshotUrl);
  const blobs = await db().sourceRevision.findMany({ where: { sourceId: uuid(id) }, select: { blobHash: true } });
  expect(blobs).not.toEqual(await db().sourceArtefact.findMany({ where: { sourceId: uuid(id), kind: 'SNAPSHOT' }, select: { blobHash: true } }));
});

test('a run that is tried again, and reads on the way something else than at its end, keeps what was there before it, once', async () => {
  const { owner, id } = await link();
  await readAs(id, 'Once');
  await readAs(id, 'Loading …', 'Loading …', 'Then', 'Then');
  expect(await bodiesOf(owner, id)).toEqual(['Once']);
});

test('a run that ends with the text of before keeps nothing, and the text is as old as it was', async () => {
  const { owner, id } = await link();
  await readAs(id, 'Once');
  await db().sourceText.update({ where: { sourceId: uuid(id) }, data: { readSince: new Date(0) } });
  await readAs(id, 'Loading …', 'Once');
  expect(await versionsOf(owner, id)).toMatchObject({ plainText: 'Once', list: [], textSince: new Date(0).toISOString() });
});

test('what a run has read that failed, or that another took the place of, is no version: the text from before it is, unless it is read again', async () => {
  const { owner, id } = await link();
  await readAs(id, 'Once');
  await db().sourceText.update({ where: { sourceId: uuid(id) }, data: { readSince: new Date(0) } });
  const failed = await begin(id);
  await read(id, failed, 'Loading 1');
  await failProcessing(system(), { sourceId: uuid(id), run: failed }, { code: 'TIMEOUT', message: 'The page did not answer.' }, { refetch: true });
  expect(await bodiesOf(owner, id)).toEqual(['Once']);
  await read(id, await begin(id), 'Loading 2');
  await setPage(vault.context(owner.actor), uuid(id), { hash: '1'.repeat(64), size: 5, mimeType: 'text/html' });
  await setPage(vault.context(owner.actor), uuid(id), { hash: '2'.repeat(64), size: 5, mimeType: 'text/html' });
  await readAs(id, 'Loading 2', 'Once');
  expect(await versionsOf(owner, id)).toMatchObject({ plainText: 'Once', list: [], textSince: new Date(0).toISOString() });
  await read(id, await begin(id), 'Loading 3');
  await readAs(id, 'Loading 3');
  await readAs(id, 'Then');
  expect(await bodiesOf(owner, id)).toEqual(['Loading 3', 'Once']);
});

test('of a link that has never been read to the end there is no earlier version', async () => {
  const { owner, id } = await link();
  for (const text of ['Loading 1', 'Loading 2', 'Loading 2']) await read(id, await begin(id), text);
  await readAs(id, 'Once');
  expect(await versionsOf(owner, id)).toMatchObject({ plainText: 'Once', list: [] });
});

test('a text that a run reads once more before it reads another is kept, also when the run never ends', async () => {
  const { owner, id } = await link();
  await readAs(id, 'Once');
  await readAs(id, 'Once', 'Then');
  await read(id, await begin(id), 'Then');
  await readAs(id, 'At last');
  expect(await bodiesOf(owner, id)).toEqual(['Then', 'Once']);
});

test('a page that is handed in and said the same before counts as it is', async () => {
  const { owner, id } = await link();
  await readAs(id, 'Once');
  for (const letter of ['1', '2']) await setPage(vault.context(owner.actor), uuid(id), { hash: letter.repeat(64), size: 5, mimeType: 'text/html' });
  expect(await bodiesOf(owner, id)).toEqual(['Once']);
  await readAs(id, 'Once');
  expect(await bodiesOf(owner, id)).toEqual([]);
});

test('a text of a run that failed counts from when somebody is content with it', async () => {
  const { owner, id } = await link();
  await readAs(id, 'Once');
  const run = await begin(id);
  await read(id, run, 'Then');
  await failProcessing(system(), { sourceId: uuid(id), run }, { code: 'INTERNAL', message: 'No summary could be made.' }, { refetch: false });
  await as(owner).mutate('dismissFailures', { sourceIds: [id] }, 'sources { id }');
  await readAs(id, 'At last');
  expect(await bodiesOf(owner, id)).toEqual(['Then', 'Once']);
});

test('a page that has no text any more loses nothing, and one that has it again is no other version', async () => {
  const { owner, id } = await link();
  for (const text of ['Once', null, null, 'Once', 'Then', 'Once', 'At last']) await readAs(id, text);
  expect(await bodiesOf(owner, id)).toEqual(['Once', 'Then', 'Once']);
});

test('of many versions the first and the newest stay', async () => {
  const { owner, id } = await link();
  for (let at = 0; at <= keptVersions + 3; at += 1) await readAs(id, `Text ${at}`);
  const bodies = await bodiesOf(owner, id);
  expect(bodies).toHaveLength(keptVersions);
  expect([bodies[0], bodies[keptVersions - 2], bodies[keptVersions - 1]]).toEqual([`Text ${keptVersions + 2}`, 'Text 4', 'Text 0']);
});

test('what is read in between costs no version: the oldest goes when a run is complete that has read another text', async () => {
  const { owner, id } = await link();
  for (let at = 0; at <= keptVersions; at += 1) await readAs(id, `Text ${at}`);
  const before = await bodiesOf(owner, id);
  expect(before).toHaveLength(keptVersions);
  await readAs(id, 'Loading …', `Text ${keptVersions}`);
  expect(await bodiesOf(owner, id)).toEqual(before);
  const run = await begin(id);
  await read(id, run, 'At last');
  expect(await bodiesOf(owner, id)).toEqual([`Text ${keptVersions}`, ...before]);
  await complete(id, run);
  expect(await bodiesOf(owner, id)).toEqual([`Text ${keptVersions}`, ...before.slice(0, -2), 'Text 0']);
});

async function withPage(id: string, letter: string, size: number) {
  const blobHash = letter.repeat(64);
  await db().blob.upsert({ where: { hash: blobHash }, create: { hash: blobHash, size }, update: {} });
  const key = { sourceId: uuid(id), kind: 'SNAPSHOT' as const };
  await db().sourceArtefact.upsert({ where: { sourceId_kind: key }, create: { ...key, blobHash, mimeType: 'text/html' }, update: { blobHash } });
}

const pagesOf = async (id: string) => (await db().sourceRevision.findMany({ where: { sourceId: uuid(id) }, orderBy: { createdAt: 'asc' } })).map(({ blobHash }) => blobHash?.[0] ?? null);

test('a page that could not be kept again belongs to the text that it came with', async () => {
  const { id } = await link();
  await readAs(id, 'Once');
  await withPage(id, 'a', 5);
  for (const text of ['Then', 'At last']) await readAs(id, text);
  expect(await pagesOf(id)).toEqual(['a', null]);
});

test('what is kept counts in the space and for the person; without room for its page the text is kept alone', async () => {
  const { owner, spaceId, id } = await link();
  await readAs(id, 'Once');
  await withPage(id, 'b', 1_000_000);
  const used = async () => (await storageUsedBySpace(db(), [uuid(spaceId)])).get(uuid(spaceId)) ?? 0;
  const before = await used();
  await readAs(id, 'Then');
  expect((await used()) - before).toBe(1_000_000 + 'Once'.length);
  await withPage(id, 'c', 1_000_000);
  const narrow = { ...system(), fileLimits: { largestFile: 1, spaceQuota: 1_500_000, personQuota: 0 } };
  await keepVersion(narrow, uuid(id), 'At last');
  expect(await bodiesOf(owner, id)).toEqual(['Then', 'Once']);
  expect(await pagesOf(id)).toEqual(['b', null]);
  expect((await storageByPerson({ db: db() }, [uuid(owner.id)])).get(uuid(owner.id))).toBeGreaterThan(1_000_000);
});

test.each([
  ['is almost full', 560_000, ['g', 'h', 'i']],
  ['is full', 500_000, [null, null, null]],
])('a space that %s is measured once for many links that change, and what was kept of them is known', async (_name, spaceQuota, pages) => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const ids = await given.links(owner, spaceId, await given.collection(owner, spaceId, 'Inbox'), ...['a', 'b', 'c'].map((path) => `https://example.org/${path}`));
  const [letters, estimates] = [['g', 'h', 'i'], createStorageEstimates()];
  for (const [at, id] of ids.entries()) {
    await readAs(id, 'Once'.repeat(1_000));
    await withPage(id, letters[at] ?? '', 1_000);
  }
  await db().sourceText.update({ where: { sourceId: uuid(ids[0] ?? '') }, data: { originalContent: 'x'.repeat(500_000) } });
  const narrow = { ...system(), storageEstimates: estimates, fileLimits: { largestFile: 1, spaceQuota, personQuota: 0 } };
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  for (const id of ids) await keepVersion(narrow, uuid(id), 'Then');
  const texts = query.mock.calls.map(([statement]) => (typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text));
  expect(texts.filter((text) => text.includes('as "inSpace"'))).toHaveLength(1);
  expect((await Promise.all(ids.map(pagesOf))).map(([page]) => page)).toEqual(pages);
  const used = (await storageUsedBySpace(db(), [uuid(spaceId)])).get(uuid(spaceId)) ?? 0;
  const full = { largestFile: 1, spaceQuota: used, personQuota: 0 };
  expect([0, 1].map((bytes) => estimates.hasRoom(uuid(spaceId), null, bytes, full))).toEqual([true, undefined]);
});

test('a page that somebody hands in takes the place of the one at the address, which is kept', async () => {
  const { owner, id } = await link();
  await readAs(id, 'Once');
  await withPage(id, 'd', 5);
  await setPage(vault.context(owner.actor), uuid(id), { hash: 'e'.repeat(64), size: 5, mimeType: 'text/html' });
  expect(await pagesOf(id)).toEqual(['d']);
  const { run } = await db().source.findUniqueOrThrow({ where: { id: uuid(id) } });
  await beginProcessing(system(), { sourceId: uuid(id), run });
  await read(id, run, 'Handed in');
  expect(await versionsOf(owner, id)).toMatchObject({ plainText: 'Handed in', list: [{ body: 'Once' }] });
});

test('versions stay through the trash, where their pages are shut; who may edit deletes one; with the source all go, and copies have none', async () => {
  const { owner, spaceId, id } = await link();
  await readAs(id, 'Once');
  await withPage(id, 'f', 5);
  for (const text of ['Then', 'At last']) await readAs(id, text);
  const { list } = await versionsOf(owner, id);
  const first = list[1]?.id ?? '';
  expect((await as(owner).mutate('restoreRevision', { revisionId: first }, 'source { id }')).code).toBe('INVALID');
  await as(owner).mutate('copySources', { sourceIds: [id], toCollectionId: null }, 'sources { id }');
  await as(owner).mutate('deleteSources', { sourceIds: [id] }, 'deletedSourceIds');
  expect((await versionsOf(owner, id)).list.map(({ snapshotUrl }) => snapshotUrl)).toEqual([null, null]);
  await as(owner).mutate('restoreSources', { sourceIds: [id] }, 'sources { id }');
  expect((await versionsOf(owner, id)).list.map(({ snapshotUrl }) => snapshotUrl !== null)).toEqual([false, true]);
  expect(await as(owner).mutate('deleteRevision', { revisionId: first }, 'deletedRevisionId source { revisions { totalCount } }')).toMatchObject({ deletedRevisionId: first, source: { revisions: { totalCount: 1 } } });
  expect((await as(owner).mutate('deleteRevision', { revisionId: first }, 'deletedRevisionId')).code).toBe('NOT_FOUND');
  const copies = await db().source.findMany({ where: { spaceId: uuid(spaceId), id: { not: uuid(id) } }, include: { revisions: true } });
  expect(copies.map(({ revisions }) => revisions)).toEqual([[]]);
  await db().source.delete({ where: { id: uuid(id) } });
  expect(await db().sourceRevision.count({ where: { sourceId: uuid(id) } })).toBe(0);
});
