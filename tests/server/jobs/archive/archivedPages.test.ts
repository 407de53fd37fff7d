import { expect, test } from 'vitest';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { eventually } from '#tests/support/eventually.ts';
import { article, filesFolder, servePages, startTestWorker } from '#tests/support/server.ts';
import { publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { given } = vault;
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

async function added(address: string): Promise<string> {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [id = ''] = await given.links(owner, spaceId, await given.collection(owner, spaceId, 'Inbox'), address);
  return uuid(id);
}

const sourceWith = (id: string) =>
  vault.database.prisma.source.findUniqueOrThrow({
    where: { id },
    include: { artefacts: { orderBy: { kind: 'asc' } }, events: { orderBy: { startedAt: 'asc' } }, pictures: true, text: true },
  });

const processed = (id: string) =>
  eventually(
    async () => {
      const source = await sourceWith(id);
      expect(['COMPLETED', 'FAILED']).toContain(source.status);
      return source;
    },
    { interval: 50 },
  );

const archived = (id: string) =>
  eventually(
    async () => {
      const source = await sourceWith(id);
      expect(source.events.some(({ stage, outcome }) => stage === 'SNAPSHOT' && outcome !== 'RUNNING')).toBe(true);
      return source;
    },
    { interval: 50 },
  );

test('a page is kept as it was, with its icon', async () => {
  const pages = await servePages((request, response) => {
    if (request.url === '/icon.png') response.setHeader('content-type', 'image/png').end(pixel);
    else if (request.url === '/look.css') response.setHeader('content-type', 'text/css').end('article{color:teal}');
    else {
      const head = '<link rel="icon" href="/icon.png"><link rel="stylesheet" href="/look.css"><script>alert(1)</script></head>';
      response.setHeader('content-type', 'text/html').end(article('Bees').replace('</head>', head));
    }
  });
  await startTestWorker(vault.database.url, undefined, { archivesPages: true });
  const source = await archived(await added(`${pages}/bees`));
  expect(source.events.map(({ stage, outcome }) => `${stage} ${outcome}`)).toEqual([
    'FETCH SUCCEEDED',
    'EXTRACT SUCCEEDED',
    'PREVIEW SUCCEEDED',
    'SAVE SUCCEEDED',
    'SNAPSHOT SUCCEEDED',
  ]);
  expect(source.artefacts.map(({ kind, mimeType }) => [kind, mimeType])).toEqual([
    ['SNAPSHOT', 'text/html'],
    ['FAVICON', 'image/png'],
  ]);
  const snapshot = source.artefacts.find(({ kind }) => kind === 'SNAPSHOT');
  const kept = Buffer.from(await (await openBlobFolder(filesFolder)).read(snapshot?.blobHash ?? '')).toString();
  expect(kept).toContain('<style>article{color:teal}</style>');
  expect(kept).toContain('In the winter of 1879');
  expect(kept).not.toContain('alert(1)');
});

/** An article with a picture in its text that comes when it is let go. */
async function slowSite() {
  const gate = Promise.withResolvers<void>();
  const pages = await servePages((request, response) => {
    if (request.url === '/bees') {
      const page = article('Bees').replace('</head>', '<meta property="og:image" content="/none.png"></head>').replace('</article>', '<p><img src="/slow.png" alt="A bee"></p></article>');
      response.setHeader('content-type', 'text/html').end(page);
    } else if (request.url !== '/slow.png') response.writeHead(404).end();
    else void gate.promise.then(() => response.setHeader('content-type', 'image/png').end(pixel));
  });
  return { pages, letGo: gate.resolve };
}

const stagesLeft = (sourceId: string) => vault.database.prisma.stageResult.count({ where: { sourceId } });

test('a page is complete with its text; what takes long to keep comes later, and nothing else waits for it', async () => {
  const { pages, letGo } = await slowSite();
  await startTestWorker(vault.database.url, undefined, { archivesPages: true });
  const id = await added(`${pages}/bees`);
  const complete = await processed(id);
  expect(complete.status).toBe('COMPLETED');
  expect(complete.text?.plainText).toContain('Hermann Ebbinghaus');
  expect(complete.pictures).toEqual([]);
  expect(complete.artefacts.map(({ kind }) => kind)).not.toContain('SNAPSHOT');
  letGo();
  const whole = await archived(id);
  expect(whole.status).toBe('COMPLETED');
  expect(whole.pictures.map(({ url }) => url)).toEqual([`${pages}/slow.png`]);
  expect(whole.artefacts.map(({ kind }) => kind)).toContain('SNAPSHOT');
  await eventually(async () => expect(await stagesLeft(id)).toBe(0));
});

test('a page that is kept when its worker ends is kept by the next one', async () => {
  const { pages, letGo } = await slowSite();
  const worker = await startTestWorker(vault.database.url, undefined, { archivesPages: true });
  const id = await added(`${pages}/bees`);
  await processed(id);
  await eventually(async () => expect((await sourceWith(id)).events.map(({ stage }) => stage)).toContain('SNAPSHOT'));
  const stopping = worker.stop();
  letGo();
  await stopping;
  await startTestWorker(vault.database.url, undefined, { archivesPages: true });
  const whole = await archived(id);
  expect(whole.artefacts.map(({ kind }) => kind)).toContain('SNAPSHOT');
});

test('what was put into the trash meanwhile is left alone', async () => {
  const { pages, letGo } = await slowSite();
  const worker = await startTestWorker(vault.database.url, undefined, { archivesPages: true });
  const id = await added(`${pages}/bees`);
  const before = await processed(id);
  await vault.database.prisma.source.update({ where: { id }, data: { trashedAt: new Date() } });
  letGo();
  await worker.stop();
  expect((await sourceWith(id)).artefacts).toEqual(before.artefacts);
});

test.each(['alone', 'with its collection'])('a page that went into the trash %s before it was kept is kept when it comes back', async (how) => {
  const { pages, letGo } = await slowSite();
  await startTestWorker(vault.database.url, undefined, { archivesPages: true });
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const collectionId = await given.collection(owner, spaceId, 'Inbox');
  const [sourceId = ''] = await given.links(owner, spaceId, collectionId, `${pages}/bees`);
  const id = uuid(sourceId);
  await processed(id);
  await eventually(async () => expect((await sourceWith(id)).events.map(({ stage }) => stage)).toContain('SNAPSHOT'));
  const { mutate } = vault.as(owner);
  if (how === 'alone') await mutate('deleteSources', { sourceIds: [sourceId] }, 'deletedSourceIds');
  else await mutate('deleteCollection', { collectionId, confirmation: 'DELETE' }, 'deletedSourceCount');
  letGo();
  await eventually(async () => expect((await sourceWith(id)).events.filter(({ outcome }) => outcome === 'RUNNING')).toEqual([]));
  const trashed = await sourceWith(id);
  expect(trashed.trashedAt).not.toBeNull();
  expect(trashed.artefacts.map(({ kind }) => kind)).not.toContain('SNAPSHOT');
  if (how === 'alone') await mutate('restoreSources', { sourceIds: [sourceId] }, 'sources { id }');
  else await mutate('restoreCollections', { deletedCollectionIds: [publicId('DeletedCollection', uuid(collectionId))] }, 'restoredCollectionIds');
  await eventually(async () => expect((await sourceWith(id)).artefacts.map(({ kind }) => kind)).toContain('SNAPSHOT'));
  expect((await sourceWith(id)).pictures.map(({ url }) => url)).toEqual([`${pages}/slow.png`]);
  await eventually(async () => expect(await stagesLeft(id)).toBe(0));
});

test('the beginning of a page behind a paywall is kept, and its log says so', async () => {
  const pages = await servePages((_request, response) => {
    const head = '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script></head>';
    response.setHeader('content-type', 'text/html').end(article('Bees', 3).replace('</head>', head));
  });
  await startTestWorker(vault.database.url);
  const source = await processed(await added(`${pages}/bees`));
  expect(source.status).toBe('COMPLETED');
  expect(source.text?.plainText).toContain('Hermann Ebbinghaus');
  expect(source.events.find(({ stage }) => stage === 'EXTRACT')).toMatchObject({ outcome: 'SUCCEEDED', code: 'PAYWALL' });
});

test('a video has the title, maker and picture that its provider tells, even when its page cannot be read', async () => {
  const pages = await servePages((request, response) => {
    if (request.url?.startsWith('/oembed')) {
      response.end(JSON.stringify({ title: 'A talk on bees', author_name: 'Ann Lee', provider_name: 'Tube', thumbnail_url: 'https://img.example.org/1.jpg' }));
    } else response.writeHead(403).end();
  });
  await startTestWorker(vault.database.url, undefined, { embedEndpointOf: (address) => `${pages}/oembed?url=${encodeURIComponent(address)}` });
  const source = await processed(await added(`${pages}/watch`));
  expect(source).toMatchObject({ status: 'COMPLETED', title: 'A talk on bees', author: 'Ann Lee', siteName: 'Tube', imageUrl: 'https://img.example.org/1.jpg' });
  expect(source.events.find(({ stage }) => stage === 'EXTRACT')).toMatchObject({ outcome: 'SKIPPED', code: 'NO_TEXT' });
});
