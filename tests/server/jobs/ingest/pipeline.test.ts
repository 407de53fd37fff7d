import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { beginProcessing, failProcessing, nextStage } from '#server/domain/processing/processingRun.ts';
import { requestProcessing } from '#server/domain/processing/processSource.job.ts';
import { stageKey } from '#server/jobs/stages/stageKey.ts';
import { createProgressNotifier } from '#server/jobs/stages/progressNotifier.ts';
import { createStages } from '#server/jobs/stages/stages.ts';
import { eventually } from '#tests/support/eventually.ts';
import { article, servePages, startTestWorker } from '#tests/support/server.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  return { owner, spaceId, inbox: await given.collection(owner, spaceId, 'Inbox') };
}

const ctx = () => vault.context({ kind: 'system', job: 'processSource' });
const never = new AbortController().signal;
const log = (sourceId: string) =>
  vault.database.prisma.processingEvent.findMany({ where: { sourceId }, orderBy: [{ startedAt: 'asc' }, { id: 'asc' }], select: { run: true, stage: true, outcome: true, code: true } });

async function completed(ids: string[]): Promise<void> {
  await eventually(
    async () => expect(await vault.database.prisma.source.count({ where: { id: { in: ids.map(uuid) }, status: 'COMPLETED' } })).toBe(ids.length),
    { interval: 50 },
  );
}

test('another try goes on where the one before stopped: what was fetched is not fetched again', async () => {
  const { owner, spaceId, inbox } = await place();
  let visits = 0;
  const pages = await servePages((_request, response) => {
    visits += 1;
    response.setHeader('content-type', 'text/html').end(article('Fetched once'));
  });
  const [id = ''] = await given.links(owner, spaceId, inbox, `${pages}/page`);
  const run = { sourceId: uuid(id), run: 1 };
  // A worker that fetches, begins to read, and is gone.
  const bytes = new Uint8Array((await import('node:zlib')).zstdCompressSync(article('Fetched by the one before')));
  await beginProcessing(ctx(), run);
  const fetching = await nextStage(ctx(), run, null, 'FETCH');
  const value = { url: `${pages}/page`, contentType: 'text/html', charset: 'utf-8', size: 2_000, hash: 'b'.repeat(64), embed: null };
  const result = { key: stageKey('FETCH', [`${pages}/page`]), value, bytes };
  await nextStage(ctx(), run, { ...fetching, outcome: 'SUCCEEDED', result }, 'EXTRACT');

  await startTestWorker(vault.database.url);
  await completed([id]);
  expect(visits).toBe(0);
  expect(await vault.database.prisma.source.findUniqueOrThrow({ where: { id: uuid(id) }, select: { title: true, size: true } })).toEqual({ title: 'Fetched by the one before', size: 2_000n });
  expect((await log(uuid(id))).map(({ stage, outcome }) => [stage, outcome])).toEqual([
    ['FETCH', 'SUCCEEDED'],
    ['EXTRACT', 'RETRYING'],
    ['EXTRACT', 'SUCCEEDED'],
    ['SAVE', 'SUCCEEDED'],
  ]);
  expect(await vault.database.prisma.stageResult.count()).toBe(0);
  // Whoever wants it processed again wants it looked at again.
  await as(owner).mutate('reprocessSources', { sourceIds: [id] }, 'sources { status }');
  await completed([id]);
  expect(visits).toBe(1);
});

test('a worker that starts leaves the jobs of those that live alone', async () => {
  const { owner, spaceId, inbox } = await place();
  let visits = 0;
  const held = Promise.withResolvers<undefined>();
  const pages = await servePages((_request, response) => {
    visits += 1;
    void held.promise.then(() => response.setHeader('content-type', 'text/html').end(article('Held')));
  });
  const [id = ''] = await given.links(owner, spaceId, inbox, `${pages}/held`);
  await startTestWorker(vault.database.url);
  await eventually(() => expect(visits).toBe(1));
  await startTestWorker(vault.database.url);
  const { rows } = await vault.database.pool.query('select 1 from graphile_worker.jobs where locked_by is not null');
  expect(rows).toHaveLength(1);
  held.resolve(undefined);
  await completed([id]);
  expect(visits).toBe(1);
  expect((await log(uuid(id))).map(({ outcome }) => outcome)).not.toContain('RETRYING');
});

test('a stage is done once for the same content and settings; what may go wrong stands in the log and holds nothing up', async () => {
  const { owner, spaceId, inbox } = await place();
  const [id = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/stages');
  const run = { sourceId: uuid(id), run: 1 };
  const progress = createProgressNotifier(ctx());
  const work = vi.fn((value: string) => Promise.resolve({ value }));
  const attempt = async () => createStages(ctx(), run, await beginProcessing(ctx(), run), progress, never);

  const first = await attempt();
  expect(await first.run('SUMMARY', ['text', 'settings'], () => work('one'))).toBe('one');
  expect(await first.attempt('PREVIEW', ['text'], () => Promise.reject(new Error('a bug')))).toBeNull();
  await first.skip('TRANSLATE', { code: 'NO_MODEL', message: 'No model.' });
  await first.close();
  const second = await attempt();
  expect(await second.run('SUMMARY', ['text', 'settings'], () => work('two'))).toBe('one');
  await second.skip('TRANSLATE', { code: 'NO_MODEL', message: 'No model.' });
  expect(await second.run('SUMMARY', ['text', 'other settings'], () => work('three'))).toBe('three');
  await second.close();
  await progress.close();
  expect(work).toHaveBeenCalledTimes(2);
  expect((await log(uuid(id))).map(({ stage, outcome, code }) => [stage, outcome, code])).toEqual([
    ['SUMMARY', 'SUCCEEDED', null],
    ['PREVIEW', 'FAILED', 'INTERNAL'],
    ['TRANSLATE', 'SKIPPED', 'NO_MODEL'],
    ['SUMMARY', 'SUCCEEDED', null],
  ]);
});

test('a stage that knows its parts says how many are done, and nothing after its end', async () => {
  const { owner, spaceId, inbox } = await place();
  const [id = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/parts');
  const run = { sourceId: uuid(id), run: 1 };
  const stages = createStages(ctx(), run, await beginProcessing(ctx(), run), createProgressNotifier(ctx()), never);
  const shown = async () => (await as(owner).query('query($id: ID!) { node(id: $id) { ... on Source { processingLog { partsDone parts } } } }', { id })).data;
  await stages.run('EXTRACT', ['text'], async (tell) => {
    tell(1, 38);
    tell(6, 38);
    await eventually(async () => expect(await shown()).toEqual({ node: { processingLog: [{ partsDone: 6, parts: 38 }] } }));
    tell(37, 38);
    return { value: null };
  });
  await stages.close();
  expect(await shown()).toEqual({ node: { processingLog: [{ partsDone: 6, parts: 38 }] } });
});

test('a source that breaks the vault itself fails in the end, says so, and is retried from what it had', async () => {
  const { owner, spaceId, inbox } = await place();
  const [id = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/broken');
  const run = { sourceId: uuid(id), run: 1 };
  await beginProcessing(ctx(), run);
  const fetching = await nextStage(ctx(), run, null, 'FETCH');
  const result = { key: stageKey('FETCH', ['https://example.org/broken']), value: { url: 'https://example.org/broken', contentType: 'text/plain', charset: null, size: 3, hash: 'c'.repeat(64) } };
  await nextStage(ctx(), run, { ...fetching, outcome: 'SUCCEEDED', result }, 'EXTRACT');
  await failProcessing(ctx(), run, { code: 'INTERNAL', message: 'Something went wrong here.' }, { refetch: false });
  expect(await vault.database.prisma.stageResult.count({ where: { sourceId: uuid(id) } })).toBe(1);
  await as(owner).mutate('retrySources', { sourceIds: [id] }, 'sources { status }');
  const again = await beginProcessing(ctx(), { ...run, run: 2 });
  expect(again.done).toMatchObject([{ stage: 'FETCH', isLogged: false }]);
});

/** Ids of waiting sources in the order in which workers take them up. */
async function queue(): Promise<string[]> {
  const { rows } = await vault.database.pool.query<{ key: string }>(
    `select key from graphile_worker._private_jobs where key like 'source:%' order by priority, run_at, id`,
  );
  return rows.map(({ key }) => key.slice('source:'.length));
}

test('what a person adds goes before an import, and one space’s import does not keep another waiting', async () => {
  await vault.database.pool.query('delete from graphile_worker._private_jobs');
  const [here, there] = [await place(), await place()];
  const links = (count: number, of: string) => Array.from({ length: count }, (_, index) => `https://${of}.example.org/${index}`);
  const bulk = await given.links(here.owner, here.spaceId, here.inbox, ...links(300, 'bulk'));
  const other = await given.links(there.owner, there.spaceId, there.inbox, ...links(40, 'other'));
  const [byHand = ''] = await given.links(here.owner, here.spaceId, here.inbox, 'https://example.org/by-hand');
  const [elsewhere = ''] = await given.links(there.owner, there.spaceId, there.inbox, 'https://example.org/elsewhere');
  const order = await queue();
  const at = (id: string) => order.indexOf(uuid(id));
  // The other space, which waits for less, goes first; then what was added by hand where much waits.
  expect(order.slice(0, 2)).toEqual([uuid(elsewhere), uuid(byHand)]);
  expect(at(other.at(-1) ?? '')).toBeLessThan(100);
  expect(at(bulk.at(-1) ?? '')).toBe(order.length - 1);
});

test('thousands of calls of one script do not keep another space waiting either', async () => {
  await vault.database.pool.query('delete from graphile_worker._private_jobs');
  const [here, there] = [await place(), await place()];
  const spaceId = uuid(here.spaceId);
  const rows = await vault.database.prisma.source.createManyAndReturn({
    data: Array.from({ length: 400 }, (_, index) => ({ spaceId, type: 'NOTE' as const, title: `Note ${index}` })),
    select: { id: true, run: true, domain: true },
  });
  for (const row of rows.slice(0, 60)) await requestProcessing(vault.database.prisma, [row]);
  const [id = ''] = await given.links(there.owner, there.spaceId, there.inbox, 'https://example.org/one');
  expect((await queue())[0]).toBe(uuid(id));
});

test('an import from one slow site keeps nobody else waiting', async () => {
  const { owner, spaceId, inbox } = await place();
  const held: ServerResponse[] = [];
  const asked: string[] = [];
  const pages = await servePages((request, response) => {
    const page = () => response.setHeader('content-type', 'text/html').end(article('A page'));
    if (request.headers.host?.startsWith('localhost')) {
      page();
      return;
    }
    asked.push(request.url ?? '');
    if (held.length < 2) held.push(response);
    else page();
  });
  const slow = await given.links(owner, spaceId, inbox, ...Array.from({ length: 60 }, (_, index) => `${pages}/slow/${index}`));
  // The held pages must not time out before all else is done.
  await startTestWorker(vault.database.url, { firstByteMs: 60_000, totalMs: 60_000 });
  await eventually(() => expect(held).toHaveLength(2));
  // A second import waits for its turn, and what is added by hand for nobody.
  const elsewhere = pages.replace('127.0.0.1', 'localhost');
  const other = await given.links(owner, spaceId, inbox, ...Array.from({ length: 21 }, (_, index) => `${elsewhere}/fast/${index}`));
  const byHand = await given.links(owner, spaceId, inbox, `${elsewhere}/by-hand`);
  await completed([...byHand, ...other]);
  expect(asked).toHaveLength(2);
  // Those that were not taken up wait in the queue, as they came.
  expect(await vault.database.prisma.source.count({ where: { id: { in: slow.map(uuid) }, status: 'PENDING' } })).toBe(56);
  for (const response of held) response.setHeader('content-type', 'text/html').end(article('A slow page'));
  await completed(slow);
  expect(asked).toHaveLength(60);
  expect(await vault.database.prisma.processingEvent.count({ where: { sourceId: { in: slow.map(uuid) }, outcome: 'RETRYING' } })).toBe(0);
});

test('a link added by hand is taken before the rest of an import from the same site', async () => {
  const { owner, spaceId, inbox } = await place();
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  const pages = await servePages((request, response) => {
    asked.push(request.url ?? '');
    if (asked.length <= 2) held.push(response);
    else response.setHeader('content-type', 'text/html').end(article('A page'));
  });
  const imported = await given.links(owner, spaceId, inbox, ...Array.from({ length: 40 }, (_, index) => `${pages}/imported/${index}`));
  await startTestWorker(vault.database.url, { firstByteMs: 60_000, totalMs: 60_000 });
  const taken = () => vault.database.prisma.source.count({ where: { id: { in: imported.map(uuid) }, status: 'PROCESSING' } });
  await eventually(async () => expect([await taken(), held.length]).toEqual([4, 2]));
  // All places that the import may have are taken: it gets one of its own, and waits for its turn at the site alone.
  const [byHand = ''] = await given.links(owner, spaceId, inbox, `${pages}/by-hand`);
  await eventually(async () => expect(await log(uuid(byHand))).toMatchObject([{ stage: 'FETCH', outcome: 'RUNNING' }]));
  expect(await taken()).toBe(4);
  for (const response of held) response.setHeader('content-type', 'text/html').end(article('A page'));
  await completed([byHand, ...imported]);
  // Before it at most those that were taken up when it came.
  expect(asked).toContain('/by-hand');
  expect(asked.indexOf('/by-hand')).toBeLessThanOrEqual(4);
});

test('an import waits in the queue while its site wants to be left alone; nobody loses a try, and what is added by hand says why it waits', async () => {
  const { owner, spaceId, inbox } = await place();
  let asked = 0;
  const pages = await servePages((_request, response) => {
    asked += 1;
    if (asked === 1) response.writeHead(429, { 'retry-after': '5' }).end();
    else response.setHeader('content-type', 'text/html').end(article('A page'));
  });
  const [first = ''] = await given.links(owner, spaceId, inbox, `${pages}/first`);
  await startTestWorker(vault.database.url);
  const outcomes = async (id: string) => (await log(uuid(id))).map(({ outcome }) => outcome);
  await eventually(async () => expect(await outcomes(first)).toContain('RETRYING'));
  const links = await given.links(owner, spaceId, inbox, ...Array.from({ length: 30 }, (_, index) => `${pages}/${index}`));
  const [byHand = ''] = await given.links(owner, spaceId, inbox, `${pages}/by-hand`);
  await eventually(async () => expect(await outcomes(byHand)).toContain('RETRYING'));
  const job = 'select payload from graphile_worker._private_jobs where key = $1';
  await eventually(async () => {
    const { rows } = await vault.database.pool.query<{ payload: unknown }>(job, [`source:${uuid(byHand)}`]);
    expect(rows).toMatchObject([{ payload: { attempt: 1, waits: 1 } }]);
  });
  expect(await vault.database.prisma.processingEvent.count({ where: { sourceId: { in: links.map(uuid) } } })).toBe(0);
  await completed([first, byHand, ...links]);
  expect(asked).toBe(33);
});

test('notes and pasted text are found at once, and so are their edits, whether or not a worker is there', async () => {
  const { owner, spaceId } = await place();
  const found = async (query: string) => {
    const { data } = await as(owner).query('query($query: String!) { viewer { search(query: $query) { edges { node { title } } } } }', { query });
    return (data as { viewer: { search: { edges: { node: { title: string } }[] } } }).viewer.search.edges.map(({ node }) => node.title);
  };
  const { results } = (await as(owner).mutate(
    'addSources',
    { spaceId, sources: [{ note: { title: 'Mine', text: 'The aubergine theory' } }, { content: { title: 'Pasted', text: 'Some zeppelin facts' } }] },
    'results { source { id } }',
  )) as unknown as { results: { source: { id: string } }[] };
  expect([await found('aubergine'), await found('zeppelin')]).toEqual([['Mine'], ['Pasted']]);
  const ids = results.map(({ source }) => source.id);
  await startTestWorker(vault.database.url);
  await completed(ids);
  expect(await found('aubergine')).toEqual(['Mine']);
  await as(owner).mutate('updateSource', { sourceId: ids[0], text: 'The courgette theory' }, 'source { id }');
  expect([await found('aubergine'), await found('courgette')]).toEqual([[], ['Mine']]);
});
