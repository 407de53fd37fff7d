import { expect, test, vi } from 'vitest';
import { completeProcessing } from '#server/domain/processing/completeProcessing.ts';
import { SupersededError, beginProcessing, nextStage } from '#server/domain/processing/processingRun.ts';
import { saveExtraction } from '#server/domain/reading/saveExtraction.ts';
import { MachineBusyError } from '#server/jobs/extract/extractError.ts';
import { eventually } from '#tests/support/eventually.ts';
import { longPdf } from '../extract/files/corpus.ts';
import { article, servePages, startTestWorker } from '#tests/support/server.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  return { owner, spaceId, inbox: await given.collection(owner, spaceId, 'Inbox') };
}

const everything = `query($id: ID!) { node(id: $id) { ... on Source {
  status title siteName language domain wordCount readingMinutes mimeType size excerpt plainText markdown processedContent
  failure { code message } processingLog { run stage outcome code durationMs } } } }`;

type Read = {
  status: string;
  title: string;
  failure: { code: string; message: string } | null;
  processingLog: { run: number; stage: string; outcome: string; code: string | null; durationMs: number | null }[];
} & Record<string, unknown>;

async function read(owner: Parameters<typeof as>[0], id: string): Promise<Read> {
  const { data } = await as(owner).query(everything, { id });
  return (data as { node: Read }).node;
}

async function settled(owner: Parameters<typeof as>[0], id: string): Promise<Read> {
  return eventually(
    async () => {
      const source = await read(owner, id);
      expect(['COMPLETED', 'FAILED']).toContain(source.status);
      return source;
    },
    { interval: 50 },
  );
}

test('a page is fetched, read and kept, with a log of its stages', async () => {
  const { owner, spaceId, inbox } = await place();
  const pages = await servePages((_request, response) => response.setHeader('content-type', 'text/html').end(article('The forgetting curve')));
  const [id = ''] = await given.links(owner, spaceId, inbox, `${pages}/a`);
  await startTestWorker(vault.database.url);
  const source = await settled(owner, id);
  expect(source).toMatchObject({
    status: 'COMPLETED',
    title: 'The forgetting curve',
    siteName: 'Halden Review',
    language: 'en',
    mimeType: 'text/html',
    readingMinutes: expect.toSatisfy((minutes: number) => minutes >= 1),
    size: Buffer.byteLength(article('The forgetting curve')),
    plainText: expect.stringContaining('Hermann Ebbinghaus'),
    processedContent: expect.stringContaining('<p>'),
    failure: null,
  });
  expect(source.processingLog.map(({ stage, outcome }) => [stage, outcome])).toEqual([
    ['FETCH', 'SUCCEEDED'],
    ['EXTRACT', 'SUCCEEDED'],
    ['SAVE', 'SUCCEEDED'],
  ]);
});

test('notes and pasted text are read without any network; the title a person gave stays', async () => {
  const { owner, spaceId, inbox } = await place();
  const { results } = (await as(owner).mutate(
    'addSources',
    {
      spaceId,
      collectionId: inbox,
      sources: [
        { note: { title: 'Mine', text: '# Their heading\n\nSome *words* <script>alert(1)</script>.\n\nAnd more.' } },
        { content: { text: 'Short.' } },
      ],
    },
    'results { source { id } }',
  )) as unknown as { results: { source: { id: string } }[] };
  await startTestWorker(vault.database.url);
  const note = await settled(owner, results[0]?.source.id ?? '');
  expect(note).toMatchObject({ status: 'COMPLETED', title: 'Mine', excerpt: 'Their heading\nSome words <script>alert(1)</script>.\nAnd more.' });
  expect(note['processedContent']).not.toContain('<script');
  expect(await settled(owner, results[1]?.source.id ?? '')).toMatchObject({ status: 'COMPLETED', title: 'Short.', plainText: expect.stringContaining('Short.') });
});

test.each([
  ['content', '%PDF-1.4 is how such files begin', '%PDF-1.4 is how such files begin'],
  ['content', '<div class="hint">Press <b>Save</b></div>', '<div class="hint">Press <b>Save</b></div>'],
  ['content', 'From: ann@example.org\nTo: bo@example.org\nSubject: Bees', 'From: ann@example.org\nTo: bo@example.org\nSubject: Bees'],
  ['content', '{"bees": [1, 2]}', '{"bees": [1, 2]}'],
  ['note', '%PDF-1.4 is how *such* files begin', '%PDF-1.4 is how such files begin'],
])('%s that begins like something else is read as the text that it is: %s', async (kind, text, excerpt) => {
  const { owner, spaceId, inbox } = await place();
  const sources = [kind === 'note' ? { note: { title: 'Mine', text } } : { content: { text } }];
  const { results } = (await as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources }, 'results { source { id } }')) as unknown as {
    results: { source: { id: string } }[];
  };
  await startTestWorker(vault.database.url);
  expect(await settled(owner, results[0]?.source.id ?? '')).toMatchObject({ status: 'COMPLETED', excerpt });
});

test('a document that cannot be read whole fails for that reason; what was read of it is there', async () => {
  const { owner, spaceId, inbox } = await place();
  const pages = await servePages((_request, response) => response.setHeader('content-type', 'application/pdf').end(longPdf(2_001, 2)));
  const [id = ''] = await given.links(owner, spaceId, inbox, `${pages}/statutes.pdf`);
  await startTestWorker(vault.database.url);
  expect(await settled(owner, id)).toMatchObject({
    status: 'FAILED',
    failure: { code: 'TOO_LARGE', message: expect.stringMatching(/first \d+ of 2001 pages/) },
    plainText: expect.stringContaining('The fog came in and nobody saw the ship.'),
  });
});

test('a page without text is a bookmark that says why; with a title alone it has failed, and keeps the title', async () => {
  const { owner, spaceId, inbox } = await place();
  const shell = (head: string) => `<!doctype html><html><head><title>The lighthouse log</title>${head}</head><body><div id="root"></div></body></html>`;
  const pages = await servePages((request, response) => {
    response.setHeader('content-type', 'text/html').end(shell(request.url === '/told' ? '<meta name="description" content="A keeper wrote down the weather.">' : ''));
  });
  const [told = '', untold = ''] = await given.links(owner, spaceId, inbox, `${pages}/told`, `${pages}/untold`);
  await startTestWorker(vault.database.url);
  const bookmark = await settled(owner, told);
  expect(bookmark).toMatchObject({ status: 'COMPLETED', title: 'The lighthouse log', excerpt: 'A keeper wrote down the weather.', plainText: null, failure: null });
  expect(bookmark.processingLog.find(({ stage }) => stage === 'EXTRACT')).toMatchObject({ outcome: 'SKIPPED', code: 'NO_TEXT' });
  expect(await settled(owner, untold)).toMatchObject({ status: 'FAILED', title: 'The lighthouse log', failure: { code: 'NO_TEXT' } });
});

test('a page that only sends on, one made of frames and a shortened copy are read where they lead', async () => {
  const { owner, spaceId, inbox } = await place();
  const pages = await servePages((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/old') response.end('<meta http-equiv="refresh" content="0; url=/older">');
    else if (request.url === '/older') response.end('<noscript><meta http-equiv="refresh" content="0; url=/there"></noscript>');
    else if (request.url === '/frames') response.end('<title>Set</title><frameset><frame src="/menu" name="menu"><frame src="/there" name="main"></frameset>');
    else if (request.url === '/amp') response.end(article('Shortened').replace('<html', '<html amp').replace('<title>', '<link rel="canonical" href="/there"><title>'));
    else if (request.url === '/amp2') response.end(article('Only here').replace('<html', '<html amp').replace('<title>', '<link rel="canonical" href="/members"><title>'));
    else if (request.url === '/members') response.writeHead(403).end('no');
    else if (request.url === '/menu') response.end('<a href="/a">A</a>');
    else if (request.url === '/away') response.end('<title>Away</title><p>Gone with the tide.</p><meta http-equiv="refresh" content="0; url=http://192.168.7.7/">');
    else if (request.url === '/round') response.end('<title>Round</title><p>Round and round.</p><meta http-equiv="refresh" content="0; url=/round2">');
    else if (request.url === '/round2') response.end('<title>Round</title><p>Round and round.</p><meta http-equiv="refresh" content="0; url=/round">');
    else response.end(article('There it is'));
  });
  const ids = await given.links(owner, spaceId, inbox, `${pages}/old`, `${pages}/frames`, `${pages}/away`, `${pages}/round`, `${pages}/amp`, `${pages}/amp2`);
  await startTestWorker(vault.database.url);
  const sources = await Promise.all(ids.map((id) => settled(owner, id)));
  expect(sources.map(({ status, title }) => [status, title])).toEqual([
    ['COMPLETED', 'There it is'],
    ['COMPLETED', 'There it is'],
    ['COMPLETED', 'Away'],
    ['COMPLETED', 'Round'],
    ['COMPLETED', 'There it is'],
    ['COMPLETED', 'Only here'],
  ]);
  expect(sources[0]?.['plainText']).toContain('Hermann Ebbinghaus');
});

test('failures end in FAILED with a code and words', async () => {
  const { owner, spaceId, inbox } = await place();
  const pages = await servePages((request, response) => {
    if (request.url === '/403') response.writeHead(403).end('no');
    else if (request.url === '/404') response.writeHead(404).end('no');
    else if (request.url === '/private') response.writeHead(302, { location: 'http://192.168.7.7/' }).end();
    else if (request.url === '/zip') response.writeHead(200, { 'content-type': 'application/zip' }).end('PK\u0003\u0004');
    else response.setHeader('content-type', 'text/html').end('<html><body><script>app()</script><div id="root"></div></body></html>');
  });
  const ids = await given.links(owner, spaceId, inbox, `${pages}/403`, `${pages}/404`, `${pages}/private`, `${pages}/zip`, `${pages}/shell`, 'http://no-such-host.invalid/');
  await startTestWorker(vault.database.url);
  const sources = await Promise.all(ids.map((id) => settled(owner, id)));
  expect(sources.slice(0, 5).map(({ status, failure }) => [status, failure?.code])).toEqual([
    ['FAILED', 'BLOCKED'],
    ['FAILED', 'NOT_FOUND'],
    ['FAILED', 'PRIVATE_ADDRESS'],
    ['FAILED', 'DAMAGED'],
    ['FAILED', 'NEEDS_BROWSER'],
  ]);
  expect(sources[5]).toMatchObject({ status: 'FAILED', failure: { code: 'DNS' } });
  for (const { failure } of sources) expect(failure?.message).toMatch(/^[A-Z0-9“"].+\.$/s);
});

test('a passing problem is tried again, and Retry-After is kept', async () => {
  const { owner, spaceId, inbox } = await place();
  const visits: number[] = [];
  const pages = await servePages((_request, response) => {
    visits.push(Date.now());
    if (visits.length === 1) response.writeHead(503, { 'retry-after': '2' }).end('busy');
    else response.setHeader('content-type', 'text/html').end(article('After all'));
  });
  const [id = ''] = await given.links(owner, spaceId, inbox, `${pages}/busy`);
  await startTestWorker(vault.database.url);
  const source = await settled(owner, id);
  expect(source).toMatchObject({ status: 'COMPLETED', title: 'After all' });
  expect(source.processingLog[0]).toMatchObject({ stage: 'FETCH', outcome: 'RETRYING', code: 'SERVER_ERROR' });
  expect((visits[1] ?? 0) - (visits[0] ?? 0)).toBeGreaterThanOrEqual(2_000);
});

test('what took too long while the machine was busy is read once more, later, and then fails for good', async () => {
  const { owner, spaceId, inbox } = await place();
  const pages = await servePages((_request, response) => response.setHeader('content-type', 'text/html').end(article('Too much for now')));
  const [id = ''] = await given.links(owner, spaceId, inbox, `${pages}/slow`);
  const readPage = vi.fn(() => Promise.reject(new MachineBusyError('TOO_LARGE', 'Reading it took too long.')));
  await startTestWorker(vault.database.url, {}, { readWith: { page: readPage } });
  const { pool } = vault.database;
  // Whoever waits for a minute in a test waits too long: the clock is put forward.
  await eventually(async () => {
    const { rowCount } = await pool.query(`update graphile_worker._private_jobs set run_at = now() where run_at between now() + interval '30 seconds' and now() + interval '61 seconds'`);
    expect(rowCount).toBe(1);
  });
  expect((await read(owner, id)).status).not.toBe('FAILED');
  expect(await settled(owner, id)).toMatchObject({ status: 'FAILED', failure: { code: 'TOO_LARGE', message: 'Reading it took too long.' } });
  expect(readPage).toHaveBeenCalledTimes(2);
});

test('a failed source is retried as a new run', async () => {
  const { owner, spaceId, inbox } = await place();
  let there = false;
  const pages = await servePages((_request, response) => {
    if (there) response.setHeader('content-type', 'text/html').end(article('Now it is there'));
    else response.writeHead(404).end();
  });
  const [id = ''] = await given.links(owner, spaceId, inbox, `${pages}/later`);
  await startTestWorker(vault.database.url);
  expect(await settled(owner, id)).toMatchObject({ status: 'FAILED' });
  there = true;
  await as(owner).mutate('retrySources', { sourceIds: [id] }, 'sources { status }');
  const source = await settled(owner, id);
  expect(source).toMatchObject({ status: 'COMPLETED', title: 'Now it is there', failure: null });
  expect(source.processingLog.map(({ run }) => run)).toEqual([1, 2, 2, 2]);
});

const reading = (plainText: string) => ({ language: 'en', wordCount: 1, readingMinutes: 1, details: {}, html: '<p>x</p>', plainText, markdown: plainText });
const nothingMore = { summary: null, tags: [] };

test('a run that was superseded writes nothing', async () => {
  const { owner, spaceId, inbox } = await place();
  const [id = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/superseded');
  const ctx = vault.context({ kind: 'system', job: 'processSource' });
  const run = { sourceId: uuid(id), run: 1 };
  await beginProcessing(ctx, run);
  const extracting = await nextStage(ctx, run, null, 'EXTRACT');
  await vault.database.prisma.source.update({ where: { id: uuid(id) }, data: { run: 2, status: 'PENDING' } });
  await expect(saveExtraction(ctx, run, reading('old'), [])).rejects.toThrow(SupersededError);
  await expect(nextStage(ctx, run, { ...extracting, outcome: 'SUCCEEDED', result: { key: 'a'.repeat(64), value: null } }, 'SAVE')).rejects.toThrow(SupersededError);
  await expect(completeProcessing(ctx, run, null, nothingMore)).rejects.toThrow(SupersededError);
  expect(await read(owner, id)).toMatchObject({ status: 'PENDING', plainText: null, processingLog: [{ stage: 'EXTRACT', outcome: 'RUNNING' }] });
  expect(await vault.database.prisma.stageResult.count({ where: { sourceId: uuid(id) } })).toBe(0);
});

test('a source is completed once, however often its job is done', async () => {
  const { owner, spaceId, inbox } = await place();
  const [id = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/twice');
  const ctx = vault.context({ kind: 'system', job: 'processSource' });
  const run = { sourceId: uuid(id), run: 1 };
  await beginProcessing(ctx, run);
  await beginProcessing(ctx, run);
  await saveExtraction(ctx, run, reading('one'), []);
  const both = await Promise.allSettled([completeProcessing(ctx, run, null, nothingMore), completeProcessing(ctx, run, null, nothingMore)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await read(owner, id)).toMatchObject({ status: 'COMPLETED', processingLog: [{ stage: 'SAVE', outcome: 'SUCCEEDED' }] });
});

test('what lies in the trash is not processed, and goes on when it is restored', async () => {
  const { owner, spaceId, inbox } = await place();
  let visits = 0;
  const pages = await servePages((_request, response) => {
    visits += 1;
    response.setHeader('content-type', 'text/html').end(article('Restored'));
  });
  const [id = ''] = await given.links(owner, spaceId, inbox, `${pages}/trash`);
  await as(owner).mutate('deleteSources', { sourceIds: [id] }, 'deletedSourceIds');
  await startTestWorker(vault.database.url);
  await eventually(async () => {
    const { rows } = await vault.database.pool.query('select 1 from graphile_worker._private_jobs where key = $1', [`source:${uuid(id)}`]);
    expect(rows).toEqual([]);
  });
  expect(visits).toBe(0);
  await as(owner).mutate('restoreSources', { sourceIds: [id] }, 'sources { id }');
  expect(await settled(owner, id)).toMatchObject({ status: 'COMPLETED', title: 'Restored' });
});
