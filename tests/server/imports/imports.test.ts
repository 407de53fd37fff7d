import { expect, test } from 'vitest';
import { beginJob } from '#server/domain/runs/workOnJob.ts';
import { runImport } from '#server/jobs/imports/runImport.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { countsOf, importer } from '#tests/support/imports.ts';
import { jobDependencies } from '#tests/support/server.ts';
import { uuid } from '#tests/support/vault.ts';

const database = useDatabase();

const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3 ADD_DATE="1600000000">Research</H3>
    <DL><p>
        <DT><A HREF="https://example.invalid/memory" ADD_DATE="1609459200" TAGS="memory,to read">How memory works</A>
        <DD>A note of mine
        <DT><H3>Papers</H3>
        <DL><p>
            <DT><A HREF="https://example.invalid/paper" ADD_DATE="1612137600">A paper &amp; more</A>
        </DL><p>
    </DL><p>
    <DT><H3>Travel</H3>
    <DL><p>
        <DT><H3>Papers</H3>
        <DL><p>
            <DT><A HREF="https://example.invalid/visa">Visa</A>
        </DL><p>
        <DT><H3>Later</H3>
        <DL><p>
        </DL><p>
    </DL><p>
    <DT><A HREF="https://www.example.invalid/memory/?utm_source=x">The same again</A>
    <DT><A HREF="javascript:alert(1)">A script</A>
</DL><p>`;

test('a file is looked through first: tree, counts and every row, and nothing is added', async () => {
  const { work, lookThrough, ask, spaceId } = await importer(database.url);
  await work();
  const job = await lookThrough(bookmarks);
  expect(job).toMatchObject({ state: 'AWAITING_APPROVAL', fileName: 'bookmarks.html', done: 5, total: 5, viewerCanStop: true, uploadPath: null, undoId: null });
  expect(countsOf(job)).toEqual({ ADDED: 3, FAILED: 1, REPEATED: 1 });
  expect(job.importPlan?.format).toBe('BOOKMARKS_HTML');
  expect(job.importPlan?.collections).toEqual([
    { path: ['Research'], rowCount: 1, collection: null },
    { path: ['Research', 'Papers'], rowCount: 1, collection: null },
    { path: ['Travel'], rowCount: 0, collection: null },
    { path: ['Travel', 'Papers'], rowCount: 1, collection: null },
  ]);
  expect(job.rows.edges.map(({ node }) => [node.number, node.outcome, node.field, node.result])).toEqual([
    [1, 'ADDED', null, null],
    [2, 'ADDED', null, null],
    [3, 'ADDED', null, null],
    [4, 'REPEATED', null, null],
    [5, 'FAILED', 'url', null],
  ]);
  expect(job.rows.edges[0]?.node.text).toBe('<A HREF="https://example.invalid/memory" ADD_DATE="1609459200" TAGS="memory,to read">How memory works</A>');
  const { node } = (await ask('query($id: ID!) { node(id: $id) { ... on Space { sources { totalCount } tree { id } } } }', { id: spaceId })) as unknown as { node: { sources: { totalCount: number }; tree: unknown[] } };
  expect([node.sources.totalCount, node.tree.length]).toEqual([0, 0]);
});

test('what is approved comes with its place, title, date, tags and note', async () => {
  const { work, lookThrough, act, reaches, ask, spaceId } = await importer(database.url);
  await work();
  const { id } = await lookThrough(bookmarks, { tags: ['imported'] });
  expect((await act('approveJobs', id)).code).toBeUndefined();
  const job = await reaches(id, 'SUCCEEDED');
  expect(job).toMatchObject({ done: 5, total: 5, viewerCanStop: false, failure: null });
  expect(countsOf(job)).toEqual({ ADDED: 3, FAILED: 1, REPEATED: 1 });
  const rows = job.rows.edges.map(({ node }) => node);
  expect(rows[3]?.result).toEqual(rows[0]?.result);
  // Who began it hears of its end, once.
  const { viewer } = (await ask('{ viewer { notifications { edges { node { kind count failedCount space { id } } } } } }')) as unknown as { viewer: { notifications: { edges: { node: { kind: string } }[] } } };
  expect(viewer.notifications.edges.map(({ node }) => node).filter(({ kind }) => kind === 'IMPORT_FINISHED')).toEqual([{ kind: 'IMPORT_FINISHED', count: 3, failedCount: 1, space: { id: spaceId } }]);
  const { node } = (await ask(
    'query($id: ID!) { node(id: $id) { ... on Space { sources(order: CREATED) { edges { node { id title note sourceUrl createdAt tags { name } collection { name parent { name } } } } } } } }',
    { id: spaceId },
  )) as unknown as { node: { sources: { edges: { node: Record<string, unknown> & { tags: { name: string }[] } }[] } } };
  const sources = node.sources.edges.map(({ node: { tags, ...source } }) => ({ ...source, tags: tags.map(({ name }) => name).sort() }));
  expect(sources).toEqual([
    expect.objectContaining({ sourceUrl: 'https://example.invalid/visa', title: 'Visa', tags: ['imported'], collection: { name: 'Papers', parent: { name: 'Travel' } } }),
    expect.objectContaining({ title: 'A paper & more', createdAt: '2021-02-01T00:00:00.000Z', collection: { name: 'Papers', parent: { name: 'Research' } } }),
    expect.objectContaining({ title: 'How memory works', note: 'A note of mine', createdAt: '2021-01-01T00:00:00.000Z', tags: ['imported', 'memory', 'to read'], collection: { name: 'Research', parent: null } }),
  ]);
  expect(rows[0]?.result).toEqual({ id: (sources[2] as unknown as { id: string }).id });
});

test('the same import again doubles nothing, neither sources nor collections', async () => {
  const { work, carryOut, server } = await importer(database.url);
  await work();
  const first = await carryOut(bookmarks);
  const counts = async () => [await server.database.prisma.source.count(), await server.database.prisma.collection.count()];
  const before = await counts();
  const second = await carryOut(bookmarks);
  expect(countsOf(second)).toEqual({ ALREADY_THERE: 3, FAILED: 1, REPEATED: 1 });
  expect(second.undoId).toBeNull();
  expect(second.rows.edges[0]?.node.result).toEqual(first.rows.edges[0]?.node.result);
  expect(await counts()).toEqual(before);
});

test('what is there already gets the tags and the note that it lacks, and keeps what it has', async () => {
  const { work, lookThrough, act, reaches, ask, spaceId } = await importer(database.url);
  await work();
  const add = async (path: string) => {
    const { addSources } = (await ask('mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }', {
      input: { spaceId, sources: [{ link: { url: `https://example.invalid/${path}` } }] },
    })) as unknown as { addSources: { results: { source: { id: string } }[] } };
    return addSources.results[0]?.source.id ?? '';
  };
  const [bare, own, whole] = [await add('bare'), await add('own'), await add('whole')];
  const change = (id: string, note: string) => ask('mutation($input: UpdateSourceInput!) { updateSource(input: $input) { __typename } }', { input: { sourceId: id, note } });
  await change(own, 'Mine');
  await change(whole, 'Mine, too');
  await ask('mutation($input: TagSourcesInput!) { tagSources(input: $input) { __typename } }', { input: { sourceIds: [own, whole], add: ['Memory'] } });
  const file = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<DL><p>
    <DT><A HREF="https://example.invalid/bare" TAGS="memory">Bare</A>
    <DD>From the file
    <DT><A HREF="https://example.invalid/own" TAGS="memory,sleep">Own</A>
    <DD>From the file
    <DT><A HREF="https://example.invalid/whole" TAGS="memory">Whole</A>
    <DD>From the file
    <DT><A HREF="https://example.invalid/bare" TAGS="again">Bare again</A>
</DL><p>`;
  const planned = await lookThrough(file, { tags: ['imported'] });
  expect(countsOf(planned)).toEqual({ UPDATED: 2, ALREADY_THERE: 1, REPEATED: 1 });
  const read = async () => {
    const { nodes } = (await ask('query($ids: [ID!]!) { nodes(ids: $ids) { ... on Source { note tags { name } } } }', { ids: [bare, own, whole] })) as unknown as { nodes: { note: string; tags: { name: string }[] }[] };
    return nodes.map(({ note, tags }) => [note, ...tags.map(({ name }) => name).sort()]);
  };
  expect(await read()).toEqual([[''], ['Mine', 'Memory'], ['Mine, too', 'Memory']]);

  expect((await act('approveJobs', planned.id)).code).toBeUndefined();
  const job = await reaches(planned.id, 'SUCCEEDED');
  expect(job).toMatchObject({ done: 4, total: 4 });
  expect(job.rows.edges.map(({ node }) => [node.outcome, node.result?.id])).toEqual([['UPDATED', bare], ['UPDATED', own], ['ALREADY_THERE', whole], ['REPEATED', bare]]);
  expect(await read()).toEqual([['From the file', 'Memory'], ['Mine', 'Memory', 'sleep'], ['Mine, too', 'Memory']]);
  expect(countsOf(await lookThrough(file))).toEqual({ ALREADY_THERE: 3, REPEATED: 1 });
});

test('a whole import is taken back: its sources lie in the trash, its collections are gone, and what somebody put there stays', async () => {
  const { work, carryOut, ask, spaceId, report } = await importer(database.url);
  await work();
  const job = await carryOut(bookmarks);
  const travel = job.importPlan?.collections.find(({ path }) => path.join() === 'Travel')?.collection?.id;
  await ask('mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename } }', { input: { spaceId, collectionId: travel, sources: [{ note: { text: 'Mine' } }] } });
  const { undoChange } = (await ask('mutation($id: ID!) { undoChange(input: { undoId: $id }) { ... on UndoChangePayload { changedSourceIds } ... on Error { code } } }', { id: job.undoId })) as unknown as { undoChange: { changedSourceIds: string[] } };
  expect(undoChange.changedSourceIds).toHaveLength(3);
  const { node } = (await ask('query($id: ID!) { node(id: $id) { ... on Space { sources { edges { node { title } } } tree { name } } } }', { id: spaceId })) as unknown as { node: { sources: { edges: { node: { title: string } }[] }; tree: { name: string }[] } };
  expect(node.sources.edges.map((edge) => edge.node.title)).toEqual(['Mine']);
  expect(node.tree.map(({ name }) => name)).toEqual(['Travel']);
  expect((await report(job.id)).undoId).toBeNull();
});

test('into a collection, its tree lies below it, and one that is there already is filled', async () => {
  const { work, carryOut, ask, spaceId } = await importer(database.url);
  await work();
  const create = async (name: string, parentId: string | null) =>
    ((await ask('mutation($input: CreateCollectionInput!) { createCollection(input: $input) { ... on CreateCollectionPayload { collection { id } } } }', { input: { spaceId, name, parentId } })) as unknown as { createCollection: { collection: { id: string } } }).createCollection.collection.id;
  const home = await create('Home', null);
  const research = await create('Research', home);
  const job = await carryOut(bookmarks, { into: { collectionId: home } });
  expect(job.importPlan?.collections[0]).toEqual({ path: ['Research'], rowCount: 1, collection: { id: research } });
});

test('the collection that an import fills is its result, once something new lies in it and until it is gone', async () => {
  const { work, lookThrough, carryOut, act, reaches, ask, report, server, spaceId } = await importer(database.url);
  await work();
  const { createCollection } = (await ask('mutation($input: CreateCollectionInput!) { createCollection(input: $input) { ... on CreateCollectionPayload { collection { id } } } }', { input: { spaceId, name: 'Home' } })) as unknown as { createCollection: { collection: { id: string } } };
  const home = createCollection.collection.id;
  const into = { into: { collectionId: home } };
  const looked = await lookThrough(bookmarks, into);
  expect([looked.state, looked.result]).toEqual(['AWAITING_APPROVAL', null]);
  await act('approveJobs', looked.id);
  expect((await reaches(looked.id, 'SUCCEEDED')).result).toEqual({ __typename: 'Collection', id: home });
  // All of it was there already: nothing was filled.
  expect(await carryOut(bookmarks, into)).toMatchObject({ state: 'SUCCEEDED', result: null });
  // Into the top of the space: many things, not one.
  expect(await carryOut('https://top.invalid/a\n', { fileName: 'onetab.txt' })).toMatchObject({ state: 'SUCCEEDED', result: null });
  const stranger = await server.signedIn();
  expect(await report(looked.id, stranger)).toBeNull();
  expect(await ask('mutation($input: DeleteCollectionInput!) { deleteCollection(input: $input) { __typename } }', { input: { collectionId: home, confirmation: 'DELETE' } })).toEqual({ deleteCollection: { __typename: 'DeleteCollectionPayload' } });
  expect((await report(looked.id)).result).toBeNull();
});

test('a file of another size is refused, and may be sent again', async () => {
  const { start, upload, report, reaches, work } = await importer(database.url);
  await work();
  const job = await start(bookmarks);
  expect(job).toMatchObject({ state: 'AWAITING_FILE', importPlan: null });
  const refused = await upload(job, `${bookmarks} `);
  expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([422, 'FILE_MISMATCH']);
  expect((await report(job.id)).state).toBe('AWAITING_FILE');
  expect((await upload(job, bookmarks)).status).toBe(200);
  await reaches(job.id, 'AWAITING_APPROVAL');
  const late = await upload(job, bookmarks);
  expect([late.status, ((await late.json()) as { error: { code: string } }).error.code]).toEqual([409, 'CONFLICT']);
});

test('what cannot be told fails with a reason', async () => {
  const { work, lookThrough } = await importer(database.url);
  await work();
  expect(await lookThrough('\u0000\u0001 nothing that anybody knows')).toMatchObject({ state: 'FAILED', failure: { code: 'UNSUPPORTED' }, viewerCanStop: false });
});

test('what one worker leaves in the middle the next one ends, and nothing comes twice', async () => {
  const { work, start, upload, reaches, report, server, spaceId } = await importer(database.url);
  const rows = 2_600;
  const file = `<DL>${Array.from({ length: rows }, (_, n) => `<DT><A HREF="https://many.invalid/${n}">Page ${n}</A>`).join('\n')}</DL>`;
  const first = await work();
  const job = await start(file, { skipDryRun: true });
  await upload(job, file);
  await eventually(async () => {
    const { state, done, importPlan } = await report(job.id);
    expect(state === 'SUCCEEDED' || (importPlan !== null && done > 0)).toBe(true);
  });
  await first.stop();
  await work();
  expect(await reaches(job.id, 'SUCCEEDED', 'FAILED')).toMatchObject({ state: 'SUCCEEDED', done: rows, total: rows });
  const sources = await server.database.prisma.source.groupBy({ by: ['normalizedUrl'], where: { space: { id: uuid(spaceId) } }, _count: true });
  expect([sources.length, sources.every(({ _count }) => _count === 1)]).toEqual([rows, true]);
});

test('formats that are told by themselves: a list of addresses, and JSON of Pinboard', async () => {
  const { work, carryOut } = await importer(database.url);
  await work();
  const list = await carryOut('https://list.invalid/a | A page\nhttps://list.invalid/b\n', { fileName: 'onetab.txt' });
  expect([list.importPlan?.format, countsOf(list)]).toEqual(['CSV', { ADDED: 2 }]);
  const pinboard = await carryOut('[{"href":"https://list.invalid/a","description":"There"},{"href":"https://list.invalid/c"},{"bad"}]', { fileName: 'pinboard.json' });
  expect([pinboard.importPlan?.format, countsOf(pinboard)]).toEqual(['PINBOARD_JSON', { ADDED: 1, ALREADY_THERE: 1, FAILED: 1 }]);
});

test('what is stopped stays stopped, and cannot be approved', async () => {
  const { work, lookThrough, act, report } = await importer(database.url);
  await work();
  const { id } = await lookThrough(bookmarks);
  expect(await act('stopRuns', id)).toEqual({ state: 'STOPPED' });
  expect(await act('stopRuns', id)).toEqual({ state: 'STOPPED' });
  expect(await act('approveJobs', id)).toEqual({ code: 'CONFLICT' });
  expect((await report(id)).state).toBe('STOPPED');
});

test('whoever may not write any more when it is carried out adds nothing', async () => {
  const { work, lookThrough, act, reaches, server, ask } = await importer(database.url);
  const owner = await importer(database.url);
  await work();
  const { viewer } = (await ask('{ viewer { account { user { id email } } } }')) as unknown as { viewer: { account: { user: { email: string } } } };
  const { id: userId } = await server.database.prisma.user.findFirstOrThrow({ where: { email: viewer.account.user.email } });
  const { id: theirSpace } = await server.database.prisma.space.findFirstOrThrow({ where: { memberships: { none: { userId } } }, orderBy: { createdAt: 'desc' } });
  await server.database.prisma.membership.create({ data: { spaceId: theirSpace, userId, role: 'EDITOR' } });
  const { id } = await lookThrough(bookmarks, { into: { spaceId: owner.spaceId } });
  await server.database.prisma.membership.update({ where: { spaceId_userId: { spaceId: theirSpace, userId } }, data: { role: 'VIEWER' } });
  expect(await act('approveJobs', id)).toEqual({ code: 'FORBIDDEN' });
  await server.database.prisma.membership.update({ where: { spaceId_userId: { spaceId: theirSpace, userId } }, data: { role: 'EDITOR' } });
  const before = await server.database.prisma.source.count({ where: { spaceId: theirSpace } });
  await server.database.prisma.membership.update({ where: { spaceId_userId: { spaceId: theirSpace, userId } }, data: { role: 'VIEWER' } });
  // Approved by the owner, it is still carried out under the rights of whoever began it.
  expect((await owner.act('approveJobs', id)).code).toBeUndefined();
  expect(await reaches(id, 'FAILED')).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  expect(await server.database.prisma.source.count({ where: { spaceId: theirSpace } })).toBe(before);
});

test('who watches hears at once what has not ended, and then every step', async () => {
  const { work, start, upload, server, token, spaceId } = await importer(database.url);
  const job = await start(bookmarks, { skipDryRun: true });
  const states: string[] = [];
  const events = server.subscribe(token).iterate<{ runProgressed: { runs: { id: string; state: string }[] } }>({ query: `subscription { runProgressed(spaceId: "${spaceId}") { runs { id state } } }` });
  const next = async () => (await events.next()).value?.data?.runProgressed.runs ?? [];
  expect(await next()).toEqual([{ id: job.id, state: 'AWAITING_FILE' }]);
  await work();
  await upload(job, bookmarks);
  await eventually(async () => {
    for (const { state } of await next()) states.push(state);
    expect(states).toContain('SUCCEEDED');
  });
  await events.return?.();
});

test('an import is listed with the space, for whoever began it and its owners', async () => {
  const { work, lookThrough, ask, spaceId } = await importer(database.url);
  await work();
  const { id } = await lookThrough(bookmarks);
  const jobs = async (rest: string) => ((await ask(`query($id: ID!) { node(id: $id) { ... on Space { jobs(${rest}) { totalCount edges { node { id startedBy { id } space { id } } } } } } }`, { id: spaceId })) as unknown as { node: { jobs: { totalCount: number; edges: { node: { id: string } }[] } } }).node.jobs;
  expect((await jobs('open: true')).edges.map(({ node }) => node.id)).toEqual([id]);
  expect((await jobs('kinds: [IMPORT], first: 10')).totalCount).toBe(1);
});

test('names that are no names in a database end no import: they are told as far as they can be', async () => {
  const { lookThrough, work } = await importer(database.url);
  await work();
  const columns = Array.from({ length: 300 }, (_, index) => `column ${index}`);
  const table = await lookThrough(`url,bad\0name,${columns.join(',')}\nhttps://nul.example/a\0b,x\n`, { format: 'CSV', fileName: 'links.csv' });
  expect(table.state).toBe('AWAITING_APPROVAL');
  expect(table.importPlan?.lostFields).toHaveLength(200);
  expect(table.importPlan?.lostFields[0]).toBe('badname');
  const json = await lookThrough('{"bookmarks":[{"content":{"type":"link","url":"https://nul.example/c"},"no\\u0000ne":1,"\\ud800":2}]}', { format: 'KARAKEEP_JSON', fileName: 'bookmarks.json' });
  expect(json).toMatchObject({ state: 'AWAITING_APPROVAL', total: 1 });
});

test('what is approved the moment that its report is there goes on: whoever looked it through does not end it', async () => {
  const { start, upload, act, reaches, work } = await importer(database.url);
  const file = 'https://approved.example/at-once\n';
  const { id, uploadPath } = await start(file, { format: 'CSV', fileName: 'links.csv' });
  await upload({ uploadPath }, file);
  const { ctx, blobs, reader } = await jobDependencies(database.url);
  const job = await beginJob(ctx, uuid(id));
  if (!job) throw new Error('There is no job');
  const outcome = await runImport(ctx, { blobs, reader }, job, new AbortController().signal);
  await act('approveJobs', id);
  expect(outcome).toBe('left');
  await work();
  expect(countsOf(await reaches(id, 'SUCCEEDED', 'FAILED'))).toEqual({ ADDED: 1 });
});
