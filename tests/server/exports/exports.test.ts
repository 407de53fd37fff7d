import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sweepBlobs } from '#server/domain/sources/files/blobs.ts';
import { requestRun } from '#server/domain/runs/runJob.job.ts';
import { silentLog } from '#tests/support/identity.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { importer } from '#tests/support/imports.ts';
import { uuid } from '#tests/support/vault.ts';

const database = useDatabase();

interface ExportedJob {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
  readonly fileName: string;
  readonly undoId: string | null;
  readonly failure: { readonly code: string } | null;
  readonly file: { readonly name: string; readonly size: number; readonly url: string; readonly expiresAt: string } | null;
}
const jobFields = 'id kind state done total fileName undoId failure { code } file { name size url expiresAt }';

const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<DL><p>
<DT><H3>Research &amp; more</H3>
<DL><p>
<DT><A HREF="https://example.invalid/memory?a=1&amp;b=2" ADD_DATE="1609459200" TAGS="memory,to read">&lt;/A&gt;&lt;script&gt; &amp; memory</A>
<DD>A note &lt;of&gt; mine
<DT><H3>Papers</H3>
<DL><p>
<DT><A HREF="https://example.invalid/paper" ADD_DATE="1612137600">=HYPERLINK("https://evil.invalid")</A>
</DL><p>
</DL><p>
<DT><H3>Papers</H3>
<DL><p>
<DT><A HREF="https://example.invalid/visa" ADD_DATE="1612137601">Visa</A>
</DL><p>
<DT><A HREF="https://example.invalid/top" ADD_DATE="1612137602">Top</A>
</DL><p>`;

/** Somebody with a server and a worker, who exports. */
async function exporter() {
  const it = await importer(database.url);
  const start = async (input: Record<string, unknown>, by?: string) =>
    ((await it.ask(`mutation($input: StartExportInput!) { startExport(input: $input) { ... on StartExportPayload { job { ${jobFields} } } ... on Error { code message } ... on InvalidInputError { fields { path } } } }`, { input: { spaceId: it.spaceId, ...input } }, by)) as unknown as {
      startExport: { job?: ExportedJob; code?: string; fields?: { path: string }[] };
    }).startExport;
  const report = async (id: string, by?: string) => ((await it.ask(`query($id: ID!) { node(id: $id) { ... on Job { ${jobFields} } } }`, { id }, by)) as unknown as { node: ExportedJob | null }).node;
  const reaches = (id: string, state: string) =>
    eventually(async () => {
      const job = await report(id);
      if (job?.state !== state) throw new Error(`It is ${job?.state} (${job?.failure?.code})`);
      return job;
    });
  const exported = async (input: Record<string, unknown>) => {
    const { job, code } = await start(input);
    if (!job) throw new Error(code);
    return reaches(job.id, 'SUCCEEDED');
  };
  const fetched = (job: ExportedJob) => fetch(`${it.server.url}${job.file?.url}`);
  const text = async (input: Record<string, unknown>) => (await fetched(await exported(input))).text();
  const space = async (name: string) => ((await it.ask('mutation($name: String!) { createSpace(input: { name: $name }) { ... on CreateSpacePayload { space { id } } } }', { name })) as unknown as { createSpace: { space: { id: string } } }).createSpace.space.id;
  /** What a space holds, as somebody sees it. */
  const contents = async (id: string) => {
    const { node } = (await it.ask(
      `query($id: ID!) { node(id: $id) { ... on Space { sources(order: CREATED) { edges { node { title note sourceUrl createdAt tags { name } collection { name parent { name } } } } } } } }`,
      { id },
    )) as unknown as { node: { sources: { edges: { node: { tags: { name: string }[] } }[] } } };
    return node.sources.edges.map(({ node: { tags, ...source } }) => ({ ...source, tags: tags.map(({ name }) => name).sort() }));
  };
  return { ...it, start, report, reaches, exported, fetched, text, space, contents };
}

test.each(['BOOKMARKS_HTML', 'CSV'])('%s comes back as it was: tree, titles, tags, notes and dates', async (format) => {
  const { work, carryOut, text, space, contents, spaceId } = await exporter();
  await work();
  await carryOut(bookmarks);
  const file = await text({ format });
  const other = await space('The other one');
  await carryOut(file, { into: { spaceId: other }, fileName: `export.${format}` });
  const before = await contents(spaceId);
  expect(before).toHaveLength(4);
  expect(await contents(other)).toEqual(before);
});

test('CSV has no cell that a table calculator would work out, and opens as UTF-8', async () => {
  const { work, carryOut, text } = await exporter();
  await work();
  await carryOut(bookmarks);
  const csv = await text({ format: 'CSV' });
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.invalid"")"`);
  expect(csv).not.toMatch(/(^|,)"?[=+@-][A-Z]/m);
  expect(csv.split('\r\n')).toHaveLength(6);
});

test('JSONL tells every source with its place, texts, note and highlights; what lies in the trash is not told', async () => {
  const { ask, work, text, spaceId, server } = await exporter();
  await work();
  const { addSources } = (await ask('mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }', {
    input: { spaceId, sources: [{ note: { title: 'Tides', text: 'The *sea* comes back.' } }, { note: { title: 'Gone', text: 'Nothing' } }] },
  })) as unknown as { addSources: { results: { source: { id: string } }[] } };
  const [tides = '', gone = ''] = addSources.results.map(({ source }) => source.id);
  await eventually(async () => expect((await server.database.prisma.source.findUniqueOrThrow({ where: { id: uuid(tides) } })).status).toBe('COMPLETED'));
  await ask('mutation($input: AddHighlightInput!) { addHighlight(input: $input) { __typename } }', { input: { sourceId: tides, quote: 'comes back', note: 'Always' } });
  await ask('mutation($ids: [ID!]!) { deleteSources(input: { sourceIds: $ids }) { __typename } favoriteSources(input: { sourceIds: ["' + tides + '"], isFavorite: true }) { __typename } }', { ids: [gone] });
  const lines = (await text({ format: 'JSONL' })).trimEnd().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    id: tides, type: 'NOTE', title: 'Tides', collection: [], isFavorite: true, originalContent: 'The *sea* comes back.', markdown: expect.stringContaining('comes back'),
    highlights: [{ quote: 'comes back', note: 'Always', author: expect.any(String) }],
  });
});

test('the archive holds all of a space: lines, tree, feeds, prompts, Markdown, files and kept pages', async () => {
  const { ask, work, carryOut, exported, fetched, spaceId, server, token } = await exporter();
  await work();
  await carryOut(bookmarks);
  await ask('mutation($input: CreateFeedsInput!) { createFeeds(input: $input) { __typename } }', { input: { spaceId, urls: ['https://example.invalid/feed.xml'] } });
  const { createPrompt } = (await ask('mutation($input: CreatePromptInput!) { createPrompt(input: $input) { ... on CreatePromptPayload { prompt { id } } } }', { input: { spaceId, name: 'short', title: 'Short', content: { messages: [{ role: 'USER', text: 'In short: {{text}}' }] } } })) as unknown as { createPrompt: { prompt: { id: string } } };
  const { addSources } = (await ask('mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }', {
    input: { spaceId, sources: [{ file: { name: 'log/../of "tides".txt', size: 9, mimeType: 'text/plain' } }] },
  })) as unknown as { addSources: { results: { source: { id: string } }[] } };
  const id = addSources.results[0]?.source.id ?? '';
  await fetch(`${server.url}/vault/api/v1/sources/${id}/content`, { method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: 'Low water' });
  await eventually(async () => expect((await server.database.prisma.source.findUniqueOrThrow({ where: { id: uuid(id) } })).status).toBe('COMPLETED'));
  const promptId = createPrompt.prompt.id;
  await ask('mutation($input: SaveTestSetInput!) { saveTestSet(input: $input) { __typename } }', {
    input: { promptId, name: 'Tides', add: [{ values: [{ name: 'text', fill: { sourceId: id } }], assertions: [{ kind: 'CONTAINS', value: 'water' }] }] },
  });
  const job = await exported({ format: 'VAULT_ZIP' });
  expect(job).toMatchObject({ kind: 'EXPORT', done: 5, total: 5, undoId: null, fileName: expect.stringMatching(/ \d{4}-\d\d-\d\d\.zip$/) });
  const answer = await fetched(job);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'application/zip', 'content-length': String(job.file?.size), 'content-disposition': expect.stringMatching(/^attachment/) });
  const files = Object.fromEntries(Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map(([name, bytes]) => [name, strFromU8(bytes)]));
  expect(Object.keys(files).sort()).toEqual([
    'bookmarks.html', 'collections.jsonl', 'feeds.opml', `files/${id}/log .. of tides .txt`, 'manifest.json', 'markdown/Research & more/A script & memory.md', 'markdown/log .. of tides .txt.md', 'prompt-tests.jsonl', 'prompts.jsonl', 'sources.jsonl',
  ]);
  expect(files[`files/${id}/log .. of tides .txt`]).toBe('Low water');
  expect(JSON.parse(files['manifest.json'] ?? '')).toMatchObject({ format: 1, isWholeSpace: true, includesFiles: true, sourceCount: 5, problems: [] });
  expect((files['collections.jsonl'] ?? '').trimEnd().split('\n').map((line) => (JSON.parse(line) as { path: string[] }).path)).toEqual([['Research & more'], ['Research & more', 'Papers'], ['Papers']]);
  expect(JSON.parse(files['prompts.jsonl'] ?? '')).toMatchObject({ name: 'short', draft: { messages: [{ role: 'USER', text: 'In short: {{text}}' }] } });
  expect(JSON.parse(files['prompt-tests.jsonl'] ?? '')).toEqual({
    prompt: promptId, testSet: { id: expect.stringMatching(/^testset_/), name: 'Tides' }, values: [{ name: 'text', fill: { source: id } }], expected: null, assertions: [{ kind: 'CONTAINS', value: 'water', threshold: null }],
  });
  expect(files['feeds.opml']).toContain('xmlUrl="https://example.invalid/feed.xml"');
});

test('a scope narrows it, and what cannot be asked for is refused by name', async () => {
  const { work, carryOut, text, start, ask, spaceId } = await exporter();
  await work();
  await carryOut(bookmarks);
  const { node } = (await ask('query($id: ID!) { node(id: $id) { ... on Space { tree { id name } } } }', { id: spaceId })) as unknown as { node: { tree: { id: string; name: string }[] } };
  const research = node.tree.find(({ name }) => name.startsWith('Research'))?.id;
  const lines = (await text({ format: 'JSONL', scope: { collectionIds: [research] } })).trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { url: string }).url)).toEqual(['https://example.invalid/memory?a=1&b=2', 'https://example.invalid/paper']);
  expect(await start({ format: 'CSV', includeFiles: true })).toMatchObject({ code: 'INVALID', fields: [{ path: 'includeFiles' }] });
  expect(await start({ format: 'OPML', scope: { collectionIds: [research] } })).toMatchObject({ code: 'INVALID', fields: [{ path: 'scope' }] });
});

test('the file is for who asked for it, for seven days; then its bytes go', async () => {
  const { server, work, exported, fetched, report, spaceId } = await exporter();
  await work();
  const job = await exported({ format: 'CSV' });
  const other = await server.signedIn();
  const { viewer } = (await server.post(other, '{ viewer { user { id } } }')).body['data'] as { viewer: { user: { id: string } } };
  await server.database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid(viewer.user.id), role: 'OWNER' } });
  expect(await report(job.id, other)).toMatchObject({ state: 'SUCCEEDED', file: null });
  expect((await fetched(job)).status).toBe(200);

  const { blobHash } = await server.database.prisma.export.findUniqueOrThrow({ where: { jobId: uuid(job.id) } });
  // The store of the tests' worker knows no database.
  await server.database.prisma.blob.create({ data: { hash: blobHash ?? '', size: 1, reservedAt: new Date(0) } });
  const sweep = () => {
    const removed: string[] = [];
    const ctx = { db: server.database.prisma, now: () => new Date(), log: silentLog, actor: { kind: 'system', job: 'test' } } as const;
    return sweepBlobs(ctx, (hash) => Promise.resolve(void removed.push(hash))).then(() => removed);
  };
  expect(await sweep()).not.toContain(blobHash);
  await server.database.prisma.export.update({ where: { jobId: uuid(job.id) }, data: { expiresAt: new Date(Date.now() - 1_000) } });
  expect((await fetched(job)).status).toBe(404);
  expect(await report(job.id)).toMatchObject({ state: 'SUCCEEDED', file: null });
  expect(await sweep()).toContain(blobHash);
});

test('what a worker left in the middle is written from its beginning, and what was stopped stays stopped', async () => {
  const { server, start, work, reaches, fetched, act, report } = await exporter();
  const { job } = await start({ format: 'CSV' });
  const { job: stopped } = await start({ format: 'CSV' });
  const id = job?.id ?? '';
  await server.database.prisma.job.update({ where: { id: uuid(id) }, data: { state: 'RUNNING', done: 3 } });
  await requestRun(server.database.prisma, [uuid(id)]);
  expect(await act('stopRuns', stopped?.id ?? '')).toEqual({ state: 'STOPPED' });
  await work();
  expect((await fetched(await reaches(id, 'SUCCEEDED'))).status).toBe(200);
  expect(await report(stopped?.id ?? '')).toMatchObject({ state: 'STOPPED', file: null });
});

test.each(['VAULT_ZIP', 'JSONL'])('%s that is stopped while it is written stays stopped, and leaves no file', async (format) => {
  const { server, start, work, act, spaceId, report } = await exporter();
  const { prisma } = server.database;
  await prisma.source.createMany({ data: Array.from({ length: 5_000 }, (_, at) => ({ spaceId: uuid(spaceId), type: 'URI' as const, status: 'COMPLETED' as const, title: `Paper ${at}`, sourceUrl: `https://example.invalid/${at}`, note: 'Read this' })) });
  const { job } = await start({ format });
  const id = job?.id ?? '';
  // The first of its sources is held until somebody has stopped it.
  const held = Promise.withResolvers<undefined>();
  const holding = Promise.withResolvers<undefined>();
  const transaction = prisma.$transaction(async (tx) => {
    await tx.$executeRaw`lock table "SourceText" in access exclusive mode`;
    holding.resolve(undefined);
    await held.promise;
  }, { timeout: 60_000 });
  await holding.promise;
  await work();
  await eventually(async () => expect(await report(id)).toMatchObject({ state: 'RUNNING', total: 5_000 }));
  expect(await act('stopRuns', id)).toEqual({ state: 'STOPPED' });
  held.resolve(undefined);
  await transaction;
  await eventually(async () => expect(await prisma.$queryRaw`select 1 from graphile_worker.jobs where task_identifier = 'runJob'`).toEqual([]));
  expect(await report(id)).toMatchObject({ state: 'STOPPED', file: null });
  expect((await report(id))?.done).toBeLessThan(5_000);
});

test('whoever has lost the space meanwhile gets no half of it', async () => {
  const { server, start, work, spaceId } = await exporter();
  const { job } = await start({ format: 'JSONL' });
  await server.database.prisma.membership.deleteMany({ where: { spaceId: uuid(spaceId) } });
  await work();
  await eventually(async () => expect(await server.database.prisma.job.findUniqueOrThrow({ where: { id: uuid(job?.id ?? '') }, include: { export: true } })).toMatchObject({ state: 'FAILED', failureCode: 'NOT_FOUND', export: { blobHash: null } }));
});

test('five at a time; the files of the last three are kept', async () => {
  const { start, work, reaches, report } = await exporter();
  const begun = [];
  for (let count = 0; count < 6; count++) begun.push(await start({ format: 'CSV' }));
  expect(begun.map(({ code }) => code)).toEqual([undefined, undefined, undefined, undefined, undefined, 'LIMIT_REACHED']);
  await work();
  const ids = begun.flatMap(({ job }) => job?.id ?? []);
  for (const id of ids) await reaches(id, 'SUCCEEDED');
  const files = await Promise.all(ids.map(async (id) => (await report(id))?.file ?? null));
  expect(files.filter((file) => file !== null)).toHaveLength(3);
});

test('of eight that are asked for at once five are begun', async () => {
  const { start } = await exporter();
  const begun = await Promise.all(Array.from({ length: 8 }, () => start({ format: 'CSV' })));
  expect(begun.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(3);
});

test('twenty in a day', async () => {
  const { start, work, exported, server } = await exporter();
  await work();
  const { id } = await exported({ format: 'CSV' });
  const { spaceId, startedById } = await server.database.prisma.job.findUniqueOrThrow({ where: { id: uuid(id) } });
  await server.database.prisma.job.createMany({ data: Array.from({ length: 19 }, () => ({ spaceId, startedById, kind: 'EXPORT' as const, state: 'STOPPED' as const, endedAt: new Date() })) });
  expect(await start({ format: 'CSV' })).toMatchObject({ code: 'LIMIT_REACHED' });
  await server.database.prisma.job.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
  expect((await start({ format: 'CSV' })).code).toBeUndefined();
});
