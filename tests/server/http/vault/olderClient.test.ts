import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { article, servePages, startServer, startTestWorker } from '#tests/support/server.ts';
import type { RestBody } from '#tests/support/vaultRest.ts';

const database = useDatabase();

/** As the older client calls: JSON in and out, a bearer token, nothing else (specification section 7). */
async function olderClient() {
  const { url } = await startServer(database.url);
  const account = { email: `${crypto.randomUUID()}@example.org`, password: 'seven purple kites' };
  let token = '';
  const call = async (service: 'vault' | 'auth', method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/${service}/api/v1${path}`, {
      method,
      headers: { ...(token && { Authorization: `Bearer ${token}` }), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...((await answer.json()) as { data: RestBody; error?: { code: string } }) };
  };
  expect((await call('auth', 'POST', '/registration', account)).status).toBe(201);
  token = (await call('auth', 'POST', '/token', account)).data.token;
  expect((await call('auth', 'POST', '/token/validate', { token })).data.valid).toBe(true);
  const vault = (method: string, path: string, body?: unknown) => call('vault', method, path, body);
  return { url, token, vault };
}

test('every call of the specification, in the order in which the older client makes them', async () => {
  const { vault, url, token } = await olderClient();

  // GET /spaces: reads data.spaces; the first becomes current.
  const [first] = (await vault('GET', '/spaces')).data.spaces;
  expect(first).toEqual({
    id: expect.stringMatching(/^space_[0-9a-z]{26}$/),
    name: 'My Space',
    description: '',
    settings: expect.any(String),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    updated_at: expect.any(String),
  });

  // POST /spaces: name, description, settings as JSON; reads data.
  const settings = { outputLanguage: 'English', lengthModify: 'Short', managedStructure: true, managedTags: false, createSummary: true, instructions: 'Be brief.' };
  const created = await vault('POST', '/spaces', { name: 'Research Lab', description: 'What we read.', settings: JSON.stringify(settings) });
  expect(created).toMatchObject({ status: 201, data: { name: 'Research Lab', description: 'What we read.' } });
  const spaceId: string = created.data.id;
  expect(JSON.parse(created.data.settings)).toEqual(settings);
  expect((await vault('GET', '/spaces')).data.spaces.map(({ id }: { id: string }) => id)).toEqual([first.id, spaceId]);

  // GET and PUT /spaces/{id}: what is not sent stays.
  expect((await vault('GET', `/spaces/${spaceId}`)).data).toEqual(created.data);
  const renamed = await vault('PUT', `/spaces/${spaceId}`, { name: 'Memory Lab', settings: { createSummary: false } });
  expect(renamed).toMatchObject({ status: 200, data: { id: spaceId, name: 'Memory Lab', description: 'What we read.' } });
  expect(JSON.parse(renamed.data.settings)).toEqual({ ...settings, createSummary: false });

  // Collections: reads data, a flat list.
  expect(await vault('GET', `/spaces/${spaceId}/collections`)).toEqual({ status: 200, data: [] });
  const inbox = await vault('POST', `/spaces/${spaceId}/collections`, { name: 'Inbox', settings: {} });
  expect(inbox).toEqual({
    status: 201,
    data: { id: expect.stringMatching(/^collection_/), space_id: spaceId, parentId: null, name: 'Inbox', description: '', settings: '{}' },
  });
  const below = await vault('POST', `/spaces/${spaceId}/collections`, { name: 'Forgetting', description: 'Curves', parentId: inbox.data.id, settings: { colour: 'red' } });
  expect(below.data).toMatchObject({ parentId: inbox.data.id, description: 'Curves', settings: '{"colour":"red"}' });
  expect((await vault('GET', `/spaces/${spaceId}/collections`)).data).toEqual([below.data, inbox.data]);
  expect((await vault('PUT', `/collections/${below.data.id}`, { name: 'Curves' })).data).toEqual({ ...below.data, name: 'Curves' });
  expect((await vault('PUT', `/collections/${below.data.id}`, { name: 'Curves', parentId: null, settings: {} })).data).toEqual({
    ...below.data,
    name: 'Curves',
    parentId: null,
    settings: '{}',
  });

  // Sources: a link, a text, a note, a file.
  const pages = await servePages((_request, response) => response.setHeader('content-type', 'text/html').end(article('The forgetting curve')));
  const link = await vault('POST', `/spaces/${spaceId}/sources`, { type: 'URI', collectionId: inbox.data.id, data: `${pages}/curve` });
  expect(link).toMatchObject({
    status: 201,
    data: { spaceId, collectionId: inbox.data.id, userId: expect.stringMatching(/^user_/), type: 'URI', status: 'PENDING', sourceUrl: `${pages}/curve`, isFavorite: false, processedContent: null },
  });
  const again = await vault('POST', `/spaces/${spaceId}/sources`, { type: 'URI', collectionId: inbox.data.id, data: `${pages}/curve` });
  expect(again).toMatchObject({ status: 200, data: { id: link.data.id } });
  const text = await vault('POST', `/spaces/${spaceId}/sources`, { type: 'CONTENT', data: 'Pasted words about memory and how it fades over days and weeks.' });
  expect(text).toMatchObject({ status: 201, data: { collectionId: null, originalContent: expect.stringContaining('Pasted words') } });
  const note = await vault('POST', `/spaces/${spaceId}/sources`, { type: 'NOTE', data: { title: 'To do', text: '# To do\n\nRead Ebbinghaus, slowly and more than once.' } });
  expect(note.data).toMatchObject({ type: 'NOTE', title: 'To do' });
  const bytes = Buffer.from('A file of plain words that anybody can read without a special program.');
  const file = await vault('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', data: { name: 'words.txt', size: bytes.byteLength, mimeType: 'text/plain' } });
  expect(file).toMatchObject({ status: 201, data: { type: 'FILE', status: 'UPLOADING', title: 'words.txt', size: bytes.byteLength, mimeType: 'text/plain', uploadUrl: expect.any(String) } });
  const uploaded = await fetch(`${url}${new URL(file.data.uploadUrl).pathname}`, { method: 'PUT', headers: { Authorization: `Bearer ${token}` }, body: bytes });
  expect(await uploaded.json()).toMatchObject({ data: { id: file.data.id, status: 'PENDING' } });

  // GET …/sources: reads data.sources, with and without a collection.
  const idsOf = async (query = '') => (await vault('GET', `/spaces/${spaceId}/sources${query}`)).data.sources.map(({ id }: { id: string }) => id);
  expect(await idsOf()).toEqual([file.data.id, note.data.id, text.data.id, link.data.id]);
  expect(await idsOf(`?collectionId=${inbox.data.id}`)).toEqual([link.data.id]);

  // Processed in the background, read one by one.
  const worker = await startTestWorker(database.url);
  const statusOf = async (id: string) => (await vault('GET', `/sources/${id}`)).data.status;
  for (const { data } of [link, text, note, file]) await expect.poll(() => statusOf(data.id)).toBe('COMPLETED');
  await worker.stop();
  const read = (await vault('GET', `/sources/${link.data.id}`)).data;
  expect(read).toMatchObject({ title: 'The forgetting curve', processedContent: expect.stringContaining('<p>'), originalContent: expect.stringContaining('Ebbinghaus'), failure: null });
  expect((await vault('GET', `/sources/${file.data.id}`)).data).toMatchObject({ originalContent: bytes.toString(), sourceUrl: expect.stringContaining(file.data.id) });
  const download = await fetch(`${url}/vault/api/v1/sources/${file.data.id}/content`, { headers: { Authorization: `Bearer ${token}` } });
  expect(createHash('sha256').update(Buffer.from(await download.arrayBuffer())).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));

  // PUT, PATCH (move by drop; null takes it out), copy, delete.
  expect((await vault('PUT', `/sources/${note.data.id}`, { title: 'Later' })).data).toMatchObject({ title: 'Later', originalContent: expect.stringContaining('Ebbinghaus') });
  expect((await vault('PUT', `/sources/${note.data.id}`, { collectionId: inbox.data.id })).data).toMatchObject({ title: 'Later', collectionId: inbox.data.id });
  expect((await vault('PATCH', `/sources/${link.data.id}`, { collectionId: below.data.id })).data.collectionId).toBe(below.data.id);
  expect((await vault('PATCH', `/sources/${link.data.id}`, { collectionId: null })).data.collectionId).toBeNull();
  const copy = await vault('POST', `/sources/${link.data.id}/copy`, { targetCollectionId: below.data.id });
  expect(copy).toMatchObject({ status: 201, data: { collectionId: below.data.id, status: 'COMPLETED', title: 'The forgetting curve', processedContent: read.processedContent } });
  expect(copy.data.id).not.toBe(link.data.id);
  expect((await vault('DELETE', `/sources/${link.data.id}`)).status).toBe(200);
  expect((await vault('GET', `/sources/${link.data.id}`)).status).toBe(404);
  expect(await idsOf()).toEqual([copy.data.id, file.data.id, note.data.id, text.data.id]);

  // A collection goes with everything in it; a space is put away, and goes.
  expect(await vault('DELETE', `/collections/${below.data.id}`)).toEqual({
    status: 200,
    data: { id: below.data.id, deletedCollectionIds: [below.data.id], deletedSourceCount: 1 },
  });
  expect((await vault('GET', `/sources/${copy.data.id}`)).status).toBe(404);
  expect(await vault('POST', `/spaces/${spaceId}/archive`)).toMatchObject({ status: 200, data: { id: spaceId } });
  expect((await vault('POST', `/spaces/${spaceId}/collections`, { name: 'No' })).error?.code).toBe('SPACE_ARCHIVED');
  expect((await vault('DELETE', `/spaces/${spaceId}`)).status).toBe(200);
  expect((await vault('GET', `/spaces/${spaceId}`)).status).toBe(404);
  expect((await vault('GET', '/spaces')).data.spaces.map(({ id }: { id: string }) => id)).toEqual([first.id]);
});
