import { expect, test } from 'vitest';
import * as corpus from '#tests/server/jobs/extract/files/corpus.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { article, servePages, startTestWorker } from '#tests/support/server.ts';
import { type RestBody, vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

/** A site that lets nobody in, a worker that tries, and a link to it that has failed. */
async function behindSignIn() {
  const asked: string[] = [];
  const site = await servePages((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = 403;
    response.end('Sign in');
  });
  const it = await vaultRest(database.url);
  const { owner, spaceId, collectionId } = await it.place();
  await startTestWorker(database.url);
  const call = it.as(owner);
  const read = async (id: string): Promise<RestBody> =>
    ((await it.server.post(owner, 'query($id: ID!) { node(id: $id) { ... on Source { status title siteName sourceUrl plainText processedContent contentUrl isPageGiven pageUploadPath failure { code } } } }', { id })).body['data'] as RestBody).node;
  const settled = (id: string, status: 'COMPLETED' | 'FAILED') =>
    eventually(
      async (): Promise<RestBody> => {
        const source = await read(id);
        expect(source.status).toBe(status);
        return source;
      },
      { interval: 50, timeout: 30_000 },
    );
  const address = `${site}/members/${crypto.randomUUID()}`;
  const add = async (data: unknown) => (await call('POST', `/spaces/${spaceId}/sources`, { type: 'URI', collectionId, data })).body.data;
  const id: string = (await add(address)).id;
  await settled(id, 'FAILED');
  const give = (type: string, raw: BodyInit) => it.call(owner, 'PUT', `/sources/${id}/page`, { raw, headers: { 'content-type': type } });
  return { it, owner, spaceId, collectionId, call, read, settled, add, address, id, give, asked };
}

test('a page that was handed in is read instead of what its address answers, until it is taken back', async () => {
  const { call, read, settled, id, give, asked } = await behindSignIn();
  const before = asked.length;
  expect(await give('text/html; charset=utf-8', article('For members'))).toMatchObject({ status: 200, body: { data: { status: expect.stringMatching(/^(PENDING|PROCESSING|COMPLETED)$/), failure: null } } });
  const source = await settled(id, 'COMPLETED');
  expect(source).toMatchObject({ title: 'For members', siteName: 'Halden Review' });
  expect(asked.slice(before).filter((path) => path.startsWith('/members'))).toEqual([]);
  expect(source).toMatchObject({ isPageGiven: true, pageUploadPath: `/vault/api/v1/sources/${id}/page` });

  expect((await call('POST', `/sources/${id}/retry`)).status).toBe(200);
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'For members' });

  expect(await call('DELETE', `/sources/${id}/page`)).toMatchObject({ status: 200 });
  expect(await settled(id, 'FAILED')).toMatchObject({ failure: { code: 'BLOCKED' } });
  expect(await read(id)).toMatchObject({ isPageGiven: false });
  expect((await call('DELETE', `/sources/${id}/page`)).status).toBe(200);
});

test('a page has the title of the page that was handed in last, until a person gives it one', async () => {
  const { call, settled, id, give } = await behindSignIn();
  await give('text/html', article('The first page'));
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'The first page' });
  await give('text/html', article('Another page'));
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'Another page' });
  expect((await call('PATCH', `/sources/${id}`, { title: 'What I call it' })).status).toBe(200);
  await give('text/html', article('A third page'));
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'What I call it', plainText: expect.stringContaining('Ebbinghaus') });
});

test('text that was pasted for a page keeps the title that the page has, and gives it one where it has none', async () => {
  const { settled, id, give } = await behindSignIn();
  const text = 'In the winter of 1879 nobody slept.\n\nHermann Ebbinghaus learned lists of syllables by heart, and forgot them again.';
  await give('text/plain', text);
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'In the winter of 1879 nobody slept.' });
  await give('text/html', article('The forgetting curve'));
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'The forgetting curve' });
  await give('text/plain', text);
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'The forgetting curve', plainText: expect.stringContaining('nobody slept') });
});

test('text, Markdown, MHTML and PDF are pages, too; the next one takes the place of the one before', async () => {
  const { settled, id, give } = await behindSignIn();
  await give('text/plain', '<b>Plain</b> words are not HTML, whatever they begin like, and stay as they were pasted here.');
  expect((await settled(id, 'COMPLETED')).plainText).toContain('<b>Plain</b> words');
  await give('text/markdown', '# A heading\n\nSome *words* below it, enough of them to be a text of its own.');
  expect((await settled(id, 'COMPLETED')).processedContent).toContain('<em>words</em>');
  await give('application/pdf', await corpus.pdf(2));
  expect(await settled(id, 'COMPLETED')).toMatchObject({ plainText: expect.stringMatching(/page 2/i), contentUrl: expect.any(String) });
  const mhtml = `From: <Saved by a browser>\r\nSubject: Kept\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary="part"\r\n\r\n--part\r\nContent-Type: text/html; charset=utf-8\r\nContent-Location: https://example.org/kept\r\n\r\n${article('Kept by a browser')}\r\n--part--\r\n`;
  await give('multipart/related', mhtml);
  expect(await settled(id, 'COMPLETED')).toMatchObject({ plainText: expect.stringContaining('Hermann Ebbinghaus'), contentUrl: null });
});

test('scripts of a page that was handed in are nowhere in what is shown of it', async () => {
  const { settled, id, give } = await behindSignIn();
  await give('text/html', article('Hostile').replace('<p>', '<p onclick="alert(1)"><script>alert(2)</script><img src=x onerror=alert(3)><a href="javascript:alert(4)">here</a>'));
  const { processedContent } = await settled(id, 'COMPLETED');
  expect(processedContent).toContain('Ebbinghaus');
  expect(processedContent).not.toMatch(/<script|onerror|onclick|javascript:/);
});

test('what was copied of a page, without its head, is called by its first heading', async () => {
  const { settled, id, give } = await behindSignIn();
  await give('text/html', '<meta charset="utf-8"><h2>Desirable difficulties</h2><p>Spacing helps people remember, because each retrieval after a pause is harder than the one before.</p>');
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'Desirable difficulties', plainText: expect.stringContaining('Spacing helps') });
});

test('what is no page is refused with the reason, and nothing changes', async () => {
  const { call, id, give, it, owner, spaceId, collectionId } = await behindSignIn();
  for (const [type, raw] of [
    ['application/pdf', 'no PDF'],
    ['image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['text/html', new Uint8Array([0, 1, 2, 3, 0, 255])],
    ['', article('Without a type')],
  ] as const) {
    expect(await give(type, raw)).toMatchObject({ status: 415, body: { error: { code: 'UNSUPPORTED_MEDIA_TYPE', message: expect.stringContaining('text/html') } } });
  }
  expect(await give('text/html', '')).toMatchObject({ status: 400, body: { error: { message: 'The page is empty.' } } });
  const { body } = await call('POST', `/spaces/${spaceId}/sources`, { type: 'NOTE', collectionId, data: 'A note' });
  expect(await it.call(owner, 'PUT', `/sources/${body.data.id}/page`, { raw: article('x'), headers: { 'content-type': 'text/html' } })).toMatchObject({ status: 400, body: { error: { code: 'INVALID' } } });
  expect((await call('GET', `/sources/${id}`)).body.data).toMatchObject({ status: 'FAILED' });
});

test('a link may bring its page; one that is there and has failed is read from it', async () => {
  const { it, owner, spaceId, collectionId, settled, add, address, id, asked } = await behindSignIn();
  const before = asked.length;
  const added = await add({ url: `${address}/other`, html: article('Brought along') });
  expect(await settled(added.id, 'COMPLETED')).toMatchObject({ title: 'Brought along', sourceUrl: `${address}/other` });
  const addLink = async (html: string) =>
    (
      (
        await it.server.post(
          owner,
          `mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { outcome source { id } } } ... on InvalidInputError { fields { message } } } }`,
          { input: { spaceId, collectionId, sources: [{ link: { url: address, html } }] } },
        )
      ).body['data'] as RestBody
    ).addSources;
  expect(await addLink(article('Brought later'))).toEqual({ results: [{ outcome: 'ALREADY_THERE', source: { id } }] });
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'Brought later' });
  // What was read well is not replaced by saving it once more.
  expect(await addLink(article('Brought again'))).toMatchObject({ results: [{ outcome: 'ALREADY_THERE' }] });
  expect(await settled(id, 'COMPLETED')).toMatchObject({ title: 'Brought later' });
  expect(asked.slice(before).filter((path) => path.startsWith('/members'))).toEqual([]);
  expect(await addLink('x'.repeat(2_000_001))).toEqual({ fields: [{ message: 'A page may have at most 2,000,000 characters.' }] });
});

test('a failure can be dismissed: the link is kept, and nobody is reminded of it', async () => {
  const { it, owner, id, settled, call } = await behindSignIn();
  const dismiss = (sourceIds: string[]) =>
    it.server.post(owner, 'mutation($input: DismissFailuresInput!) { dismissFailures(input: $input) { ... on DismissFailuresPayload { sources { status failure { code } } } ... on Error { code } } }', { input: { sourceIds } });
  expect((await dismiss([id])).body['data']).toEqual({ dismissFailures: { sources: [{ status: 'COMPLETED', failure: null }] } });
  expect(await settled(id, 'COMPLETED')).toMatchObject({ failure: null });
  expect((await call('POST', `/sources/${id}/retry`)).body.data).toMatchObject({ status: 'COMPLETED' });
});
