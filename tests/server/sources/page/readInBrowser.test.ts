import { expect, test } from 'vitest';
import { storageByPerson, storageUsedBySpace } from '#server/domain/sources/files/fileLimits.ts';
import { systemBrowser } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { article, servePages, startTestWorker } from '#tests/support/server.ts';
import { uuid } from '#tests/support/vault.ts';
import { type RestBody, vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

/** A site that answers browsers alone, and not whoever says honestly to be a program. */
const forBrowsers = () =>
  servePages((request, response) => {
    if (request.headers['user-agent']?.includes('Chrome/')) response.setHeader('content-type', 'text/html').end(article('For browsers'));
    else response.writeHead(403).end('no');
  });

async function failed({ hasBrowser }: { hasBrowser: boolean }) {
  const site = await forBrowsers();
  const it = await vaultRest(database.url, { hasBrowser });
  const { owner, spaceId, collectionId } = await it.place();
  await startTestWorker(database.url, {}, hasBrowser ? { browser: systemBrowser() } : {});
  const call = it.as(owner);
  const fields = 'status title failure { code } readsInBrowser viewerCanReadInBrowser screenshotUrl fullScreenshotUrl printUrl processingLog { run stage outcome code }';
  const read = async (id: string): Promise<RestBody> => ((await it.server.post(owner, `query($id: ID!) { node(id: $id) { ... on Source { ${fields} } } }`, { id })).body['data'] as RestBody).node;
  const settled = (id: string, status: 'COMPLETED' | 'FAILED') =>
    eventually(async (): Promise<RestBody> => {
      const source = await read(id);
      expect(source.status).toBe(status);
      return source;
    }, { interval: 50 });
  const id: string = (await call('POST', `/spaces/${spaceId}/sources`, { type: 'URI', collectionId, data: `${site}/page` })).body.data.id;
  await settled(id, 'FAILED');
  const reprocess = async (token: string, inBrowser: boolean) =>
    ((await it.server.post(token, 'mutation($input: ReprocessSourcesInput!) { reprocessSources(input: $input) { __typename ... on Error { code } } }', { input: { sourceIds: [id], inBrowser } })).body['data'] as RestBody).reprocessSources;
  return { it, owner, spaceId, call, read, settled, id, reprocess };
}

test('a link that failed is read in the browser when somebody asks, and stays so until it is taken back', async () => {
  const { it, owner, call, settled, id, reprocess } = await failed({ hasBrowser: true });
  expect((await call('POST', `/sources/${id}/retry?inBrowser=true`)).status).toBe(200);
  const source = await settled(id, 'COMPLETED');
  expect(source).toMatchObject({ title: 'For browsers', readsInBrowser: true, viewerCanReadInBrowser: true });
  expect(source.processingLog.filter(({ run }: { run: number }) => run === 2).map(({ stage, outcome, code }: RestBody) => [stage, outcome, code])).toEqual([
    ['FETCH', 'SKIPPED', 'BLOCKED'],
    ['RENDER', 'SUCCEEDED', null],
    ['EXTRACT', 'SUCCEEDED', null],
    ['SAVE', 'SUCCEEDED', null],
  ]);
  // Who sees the source sees what was made of it, and nobody else.
  for (const [url, type] of [[source.screenshotUrl, 'image/webp'], [source.fullScreenshotUrl, 'image/webp'], [source.printUrl, 'application/pdf']]) {
    const file = await fetch(`${it.server.url}${String(url)}`);
    expect([file.status, file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([200, type, 'nosniff']);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  }
  const stranger = await it.server.signedIn();
  expect(await reprocess(stranger, true)).toMatchObject({ code: 'NOT_FOUND' });
  await it.server.database.prisma.source.update({ where: { id: uuid(id) }, data: { trashedAt: new Date() } });
  expect((await fetch(`${it.server.url}${String(source.screenshotUrl)}`)).status).toBe(404);
  await it.server.database.prisma.source.update({ where: { id: uuid(id) }, data: { trashedAt: null } });

  expect(await reprocess(owner, false)).toMatchObject({ __typename: 'ReprocessSourcesPayload' });
  expect(await settled(id, 'FAILED')).toMatchObject({ readsInBrowser: false, failure: { code: 'BLOCKED' } });
});

test('what a browser made of pages counts against the quotas of its space and of who added it', async () => {
  const { it, spaceId, call, settled, id } = await failed({ hasBrowser: true });
  const { prisma } = it.server.database;
  const used = async () => (await storageUsedBySpace(prisma, [uuid(spaceId)])).get(uuid(spaceId)) ?? 0;
  const { userId } = await prisma.source.findUniqueOrThrow({ where: { id: uuid(id) }, select: { userId: true } });
  const usedByPerson = async () => (await storageByPerson({ db: prisma }, [userId ?? ''])).get(userId ?? '') ?? 0;
  const beforeByPerson = await usedByPerson();
  const before = await used();
  await call('POST', `/sources/${id}/retry?inBrowser=true`);
  await settled(id, 'COMPLETED');
  const artefacts = await prisma.sourceArtefact.findMany({ where: { sourceId: uuid(id) }, select: { blob: { select: { size: true } } } });
  const weight = artefacts.reduce((sum, { blob }) => sum + Number(blob.size), 0);
  expect(artefacts).toHaveLength(3);
  expect((await used()) - before).toBeGreaterThanOrEqual(weight);
  expect((await usedByPerson()) - beforeByPerson).toBeGreaterThanOrEqual(weight);
});

test('without a browser it is not offered, and refused with what would help', async () => {
  const { call, read, id, reprocess, owner } = await failed({ hasBrowser: false });
  expect(await read(id)).toMatchObject({ viewerCanReadInBrowser: false });
  expect(await call('POST', `/sources/${id}/retry?inBrowser=true`)).toMatchObject({ status: 400, body: { error: { code: 'INVALID' } } });
  expect(await reprocess(owner, true)).toMatchObject({ code: 'INVALID' });
  expect(await read(id)).toMatchObject({ status: 'FAILED', readsInBrowser: false });
});
