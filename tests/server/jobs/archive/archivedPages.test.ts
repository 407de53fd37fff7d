import { expect, test } from 'vitest';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { eventually } from '#tests/support/eventually.ts';
import { article, filesFolder, servePages, startTestWorker } from '#tests/support/server.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { given } = vault;
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

async function processed(address: string) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const [id = ''] = await given.links(owner, spaceId, await given.collection(owner, spaceId, 'Inbox'), address);
  return eventually(
    async () => {
      const source = await vault.database.prisma.source.findUniqueOrThrow({
        where: { id: uuid(id) },
        include: { artefacts: { orderBy: { kind: 'asc' } }, events: { orderBy: { startedAt: 'asc' } }, text: true },
      });
      expect(['COMPLETED', 'FAILED']).toContain(source.status);
      return source;
    },
    { interval: 50 },
  );
}

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
  const source = await processed(`${pages}/bees`);
  expect(source.events.map(({ stage, outcome }) => `${stage} ${outcome}`)).toEqual([
    'FETCH SUCCEEDED',
    'EXTRACT SUCCEEDED',
    'PREVIEW SUCCEEDED',
    'SNAPSHOT SUCCEEDED',
    'SAVE SUCCEEDED',
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

test('the beginning of a page behind a paywall is kept, and its log says so', async () => {
  const pages = await servePages((_request, response) => {
    const head = '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script></head>';
    response.setHeader('content-type', 'text/html').end(article('Bees', 3).replace('</head>', head));
  });
  await startTestWorker(vault.database.url);
  const source = await processed(`${pages}/bees`);
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
  const source = await processed(`${pages}/watch`);
  expect(source).toMatchObject({ status: 'COMPLETED', title: 'A talk on bees', author: 'Ann Lee', siteName: 'Tube', imageUrl: 'https://img.example.org/1.jpg' });
  expect(source.events.find(({ stage }) => stage === 'EXTRACT')).toMatchObject({ outcome: 'SKIPPED', code: 'NO_TEXT' });
});
