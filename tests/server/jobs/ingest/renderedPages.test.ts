import { expect, test } from 'vitest';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { systemBrowser } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { article, filesFolder, servePages, startTestWorker } from '#tests/support/server.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

type Person = Awaited<ReturnType<typeof given.person>>;

interface Read {
  readonly status: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly failure: { readonly code: string } | null;
  readonly processingLog: readonly { stage: string; outcome: string; code: string | null }[];
}

/** A page that has a title and nothing else until its script has run. */
const app = (script: string) => `<!doctype html><html lang="en"><head><title>Tide table</title></head><body><div id="root"></div><script>${script}</script></body></html>`;

const text = 'The keeper of the lighthouse counts the boats, and writes down which of them have come home before the storm. ';
const built = app(`setTimeout(() => { document.title = 'Tides of Halden'; document.getElementById('root').innerHTML = '<article><h1>Tides of Halden</h1>' + ${JSON.stringify(`<p>${text}</p>`)}.repeat(9) + '</article>'; }, 50);`);

async function add(owner: Person, url: string): Promise<string> {
  const spaceId = await given.space(owner);
  const added = (await as(owner).mutate('addSources', { spaceId, sources: [{ link: { url } }] }, 'results { source { id } }')) as unknown as { results: { source: { id: string } }[] };
  return added.results[0]?.source.id ?? '';
}

async function settled(owner: Person, id: string): Promise<Read> {
  return eventually(async () => {
    const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Source { status title excerpt failure { code } processingLog { stage outcome code } } } }', { id });
    const { node } = data as { node: Read };
    expect(['COMPLETED', 'FAILED']).toContain(node.status);
    return node;
  }, { interval: 50 });
}

const logOf = ({ processingLog }: Read) => processingLog.map(({ stage, outcome, code }) => [stage, outcome, code]);

test('a page that is built by a script is read as one sees it, and its pictures and its print are kept', async () => {
  const owner = await given.person();
  const url = await servePages((_request, response) => response.setHeader('content-type', 'text/html').end(built));
  await startTestWorker(vault.database.url, {}, { browser: systemBrowser() });
  const id = await add(owner, `${url}/tides`);
  const read = await settled(owner, id);
  expect(read).toMatchObject({ status: 'COMPLETED', title: 'Tides of Halden' });
  expect(read.excerpt).toContain('The keeper of the lighthouse');
  expect(logOf(read)).toEqual([
    ['FETCH', 'SUCCEEDED', null],
    ['EXTRACT', 'SKIPPED', 'NEEDS_BROWSER'],
    ['RENDER', 'SUCCEEDED', null],
    ['EXTRACT', 'SUCCEEDED', null],
    ['SAVE', 'SUCCEEDED', null],
  ]);
  const artefacts = await vault.database.prisma.sourceArtefact.findMany({ where: { sourceId: uuid(id) }, orderBy: { kind: 'asc' } });
  expect(artefacts.map(({ kind, mimeType }) => [kind, mimeType])).toEqual([
    ['SCREENSHOT', 'image/webp'],
    ['FULL_SCREENSHOT', 'image/webp'],
    ['PRINT', 'application/pdf'],
  ]);
  const blobs = await openBlobFolder(filesFolder);
  for (const { blobHash } of artefacts) expect((await blobs.read(blobHash)).byteLength).toBeGreaterThan(1_000);
});

test('such a page is kept as it was shown, and stands in lists as it looks', async () => {
  const owner = await given.person();
  const url = await servePages((request, response) => (request.url === '/tides' ? response.setHeader('content-type', 'text/html').end(built) : response.writeHead(404).end()));
  await startTestWorker(vault.database.url, {}, { browser: systemBrowser(), archivesPages: true });
  const id = await add(owner, `${url}/tides`);
  await settled(owner, id);
  const kept = await eventually(async () => {
    const artefacts = await vault.database.prisma.sourceArtefact.findMany({ where: { sourceId: uuid(id) } });
    expect(artefacts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['THUMBNAIL', 'SNAPSHOT']));
    return artefacts;
  });
  expect(kept.map(({ kind }) => kind)).not.toContain('PREVIEW');
  const snapshot = await (await openBlobFolder(filesFolder)).read(kept.find(({ kind }) => kind === 'SNAPSHOT')?.blobHash ?? '');
  expect(Buffer.from(snapshot).toString()).toContain('The keeper of the lighthouse');
});

test('without a browser such a page says what would help', async () => {
  const owner = await given.person();
  const url = await servePages((_request, response) => response.setHeader('content-type', 'text/html').end(built));
  await startTestWorker(vault.database.url);
  const read = await settled(owner, await add(owner, url));
  expect(read).toMatchObject({ status: 'FAILED', title: 'Tide table', failure: { code: 'NEEDS_BROWSER' } });
});

test('a page that says enough without its scripts is not shown in a browser', async () => {
  const owner = await given.person();
  const url = await servePages((_request, response) => response.setHeader('content-type', 'text/html').end(`${article('Forgetting')}<script>document.body.append('late')</script>`));
  await startTestWorker(vault.database.url, {}, { browser: systemBrowser() });
  expect(logOf(await settled(owner, await add(owner, url))).map(([stage]) => stage)).toEqual(['FETCH', 'EXTRACT', 'SAVE']);
});

test('a page that hangs in the browser ends in a failure that says so', async () => {
  const owner = await given.person();
  const url = await servePages((_request, response) => response.setHeader('content-type', 'text/html').end(app('for (;;);')));
  await startTestWorker(vault.database.url, {}, { browser: systemBrowser(), renderLimits: { loadMs: 1_000, pictureMs: 500, graceMs: 500 } });
  expect(await settled(owner, await add(owner, url))).toMatchObject({ status: 'FAILED', failure: { code: 'BROWSER_ERROR' } });
});
