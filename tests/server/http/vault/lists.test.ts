import { expect, test } from 'vitest';
import type { SqlContext } from '#server/domain/context.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { useDatabase } from '#tests/support/database.ts';
import { uuid } from '#tests/support/vault.ts';
import { vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

async function listed() {
  const it = await vaultRest(database.url);
  const owner = await it.server.signedIn();
  const mine = it.as(owner);
  const made = async (path: string, body: unknown): Promise<string> => (await mine('POST', path, body)).body.data.id;
  const spaceId = await made('/spaces', { name: 'Lists' });
  const list = async (query = '') => {
    const answer = await mine('GET', `/spaces/${spaceId}/sources${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return {
      titles: answer.body.data.sources.map(({ title }: { title: string }) => title) as string[],
      nextCursor: answer.body.data.nextCursor as string | null,
      link: answer.headers.get('link'),
      sources: answer.body.data.sources,
    };
  };
  return { it, owner, mine, made, spaceId, list };
}

test('pages follow each other while sources come; the way on is also in the Link header', async () => {
  const { made, spaceId, list, it, owner } = await listed();
  for (let i = 1; i <= 5; i++) await made(`/spaces/${spaceId}/sources`, { type: 'NOTE', data: `Note ${i}` });
  const first = await list('?limit=2');
  expect(first.titles).toEqual(['Note 5', 'Note 4']);
  await made(`/spaces/${spaceId}/sources`, { type: 'NOTE', data: 'Note 6' });
  const second = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect(second.titles).toEqual(['Note 3', 'Note 2']);
  const next = new URL(/^<(.+)>; rel="next"$/.exec(second.link ?? '')?.[1] ?? '');
  expect(next.pathname).toBe(`/vault/api/v1/spaces/${spaceId}/sources`);
  const third = await list(next.search);
  expect(third).toMatchObject({ titles: ['Note 1'], nextCursor: null, link: null });
  expect((await list()).titles).toEqual([6, 5, 4, 3, 2, 1].map((n) => `Note ${n}`));
  const wrong = await it.as(owner)('GET', `/spaces/${spaceId}/sources?cursor=nonsense`);
  expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'INVALID', fields: [{ path: 'cursor' }] } } });
});

test('spaces and collections go page by page, too', async () => {
  const { mine, made, spaceId } = await listed();
  for (const name of ['A', 'B', 'C']) await made(`/spaces/${spaceId}/collections`, { name });
  const first = await mine('GET', `/spaces/${spaceId}/collections?limit=2`);
  expect(first.body.data.map(({ name }: { name: string }) => name)).toEqual(['C', 'B']);
  const next = new URL(/<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '');
  expect((await mine('GET', `/spaces/${spaceId}/collections${next.search}`)).body.data.map(({ name }: { name: string }) => name)).toEqual(['A']);
  const spaces = await mine('GET', '/spaces?limit=1');
  expect(spaces.body.data.spaces.map(({ name }: { name: string }) => name)).toEqual(['My Space']);
  expect((await mine('GET', `/spaces?limit=1&cursor=${spaces.body.data.nextCursor}`)).body.data).toMatchObject({ spaces: [{ name: 'Lists' }], nextCursor: null });

  const cursorAt = (moment: number) => Buffer.from(JSON.stringify([moment, uuid(spaceId)])).toString('base64url');
  const after = async (cursor: string) => (await mine('GET', `/spaces?cursor=${cursor}`)).body.data.spaces.map(({ name }: { name: string }) => name);
  expect(await after(cursorAt(8.64e15)), 'the last moment there is').toEqual([]);
  expect(await after(cursorAt(0))).toEqual(['My Space', 'Lists']);
  expect((await mine('GET', '/spaces?cursor=nonsense')).body.error).toMatchObject({ code: 'INVALID', fields: [{ path: 'cursor' }] });
});

test('archived spaces are listed apart', async () => {
  const { mine, spaceId } = await listed();
  await mine('POST', `/spaces/${spaceId}/archive`);
  const names = async (query: string) => (await mine('GET', `/spaces${query}`)).body.data.spaces.map(({ name }: { name: string }) => name);
  expect([await names(''), await names('?archived=true')]).toEqual([['My Space'], ['Lists']]);
  await mine('POST', `/spaces/${spaceId}/unarchive`);
  expect(await names('')).toEqual(['My Space', 'Lists']);
});

test('sources are found by text, type, status, tags, favorites, collection and trash', async () => {
  const { mine, made, spaceId, list } = await listed();
  const inbox = await made(`/spaces/${spaceId}/collections`, { name: 'Inbox' });
  const below = await made(`/spaces/${spaceId}/collections`, { name: 'Below', parentId: inbox });
  const add = (body: object) => made(`/spaces/${spaceId}/sources`, body);
  const curve = await add({ type: 'NOTE', collectionId: inbox, data: { title: 'Curve', text: 'Forgetting is steep at first.' } });
  await add({ type: 'CONTENT', collectionId: below, data: { title: 'Spacing', text: 'Spread it out.' } });
  const gone = await add({ type: 'URI', data: 'https://example.org/gone' });
  expect((await mine('PUT', `/sources/${curve}`, { tags: ['memory', 'draft'], isFavorite: true })).body.data).toMatchObject({ tags: ['draft', 'memory'], isFavorite: true });
  await mine('DELETE', `/sources/${gone}`);

  for (const [query, titles] of [
    ['?q=forgetting', ['Curve']],
    ['?q=nowhere', []],
    ['?type=NOTE', ['Curve']],
    ['?type=NOTE,CONTENT', ['Spacing', 'Curve']],
    ['?type=NOTE&type=CONTENT', ['Spacing', 'Curve']],
    ['?status=COMPLETED', []],
    ['?status=PENDING', ['Spacing', 'Curve']],
    ['?tag=Memory', ['Curve']],
    ['?tag=memory&tag=draft', ['Curve']],
    ['?tag=memory&tag=other', []],
    ['?favorite=true', ['Curve']],
    ['?favorite=false', ['Spacing', 'Curve']],
    [`?collectionId=${inbox}`, ['Curve']],
    [`?collectionId=${inbox}&includeDescendants=true`, ['Spacing', 'Curve']],
    ['?collectionId=', ['Spacing', 'Curve']],
    ['?trashed=true', ['https://example.org/gone']],
  ] as const) {
    expect([query, (await list(query)).titles]).toEqual([query, titles]);
  }
  expect((await mine('GET', `/spaces/${spaceId}/sources?collectionId=collection_01h455vb4pex5vsknk084sn02q`)).status).toBe(404);
  for (const [query, message] of [
    ['?type=MOVIE', 'type.0: Must be URI, FILE, CONTENT or NOTE.'],
    ['?status=failed', 'status.0: Must be UPLOADING, PENDING, PROCESSING, COMPLETED or FAILED.'],
  ] as const) {
    expect(await mine('GET', `/spaces/${spaceId}/sources${query}`)).toMatchObject({ status: 400, body: { error: { code: 'INVALID', message } } });
  }
  expect((await mine('PUT', `/sources/${curve}`, { isFavorite: false })).body.data.isFavorite).toBe(false);
  expect(await mine('POST', `/sources/${gone}/restore`)).toMatchObject({ status: 200, body: { data: { id: gone } } });
});

test('lists give whole texts up to 4 MB, then beginnings that say so; a source gives all of it', async () => {
  const { it, mine, made, spaceId, list } = await listed();
  const add = async (text: string, html: string) => {
    const id = await made(`/spaces/${spaceId}/sources`, { type: 'CONTENT', data: text });
    await it.server.database.prisma.sourceText.update({ where: { sourceId: uuid(id) }, data: { processedContent: html } });
    return id;
  };
  const text = '語 '.repeat(600_000);
  const html = `${'<p>x</p>'.repeat(249)}<p><a href="https://example.org">there</a></p>`;
  const old = await add(text, html);
  await add(text, html);
  const [newest, older] = (await list()).sources;
  expect(newest).toMatchObject({ originalContent: text, processedContent: html });
  expect(newest).not.toHaveProperty('textsShortened');
  const cut = { originalContent: text.slice(0, 2_000), processedContent: `${'<p>x</p>'.repeat(249)}<p>`, textsShortened: true };
  expect(older).toMatchObject({ id: old, ...cut });
  expect((await list('?texts=short')).sources.slice(0, 2)).toMatchObject([cut, cut]);
  expect((await mine('GET', `/sources/${old}`)).body.data).toMatchObject({ originalContent: text, processedContent: html });
});

test('a list of many costs as many statements as a list of one', async () => {
  const { it, made, spaceId, list } = await listed();
  const statements = async () => {
    let count = 0;
    const pool = it.server.database.pool;
    const clients = new Set<object>();
    const seen = (client: { query: (...all: unknown[]) => unknown }) => {
      if (clients.has(client)) return;
      clients.add(client);
      const query = client.query.bind(client);
      client.query = (...all) => {
        count++;
        return query(...all);
      };
    };
    pool.on('acquire', seen);
    await list();
    pool.off('acquire', seen as never);
    return count;
  };
  await made(`/spaces/${spaceId}/sources`, { type: 'NOTE', data: 'One' });
  const one = await statements();
  for (let i = 0; i < 10; i++) await made(`/spaces/${spaceId}/sources`, { type: 'NOTE', data: `Note ${i}` });
  expect(one).toBeGreaterThan(0);
  expect(await statements()).toBe(one);
});

test('a source says of which other it is a copy, in its own answers and not in lists', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId, collectionId, otherCollectionId } = await it.place();
  const add = async (within: string, data: string) => (await it.as(owner)('POST', `/spaces/${spaceId}/sources`, { type: 'URI', data, collectionId: within })).body.data;
  const first = await add(collectionId, 'https://www.example.org/twice?utm_source=mail');
  expect(first).not.toHaveProperty('duplicateOf');
  const second = await add(otherCollectionId, 'https://example.org/twice');
  expect(second.duplicateOf).toBe(first.id);
  expect((await it.as(owner)('GET', `/sources/${second.id}`)).body.data.duplicateOf).toBe(first.id);
  const { body } = await it.as(owner)('GET', `/spaces/${spaceId}/sources`);
  expect(body.data.sources.length).toBeGreaterThan(1);
  expect(body.data.sources.every((source: object) => !('duplicateOf' in source))).toBe(true);
});

test('a question is answered with passages, page by page, that lead to where they stand', async () => {
  const { it, mine, made, spaceId } = await listed();
  const { prisma } = it.server.database;
  const ask = async (body: object) => {
    const answer = await mine('POST', `/spaces/${spaceId}/ask`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  expect(await ask({ query: 'Who learned syllables?' })).toEqual({ isAnswerable: false, passages: [], nextCursor: null });

  const ids: string[] = [];
  for (let i = 1; i <= 3; i++) ids.push(await made(`/spaces/${spaceId}/sources`, { type: 'NOTE', data: `Syllables were learned by ${i}.` }));
  await prisma.source.updateMany({ where: { id: { in: ids.map(uuid) } }, data: { language: 'en' } });
  for (const id of ids) await prisma.sourceText.update({ where: { sourceId: uuid(id) }, data: { plainText: 'Syllables were learned.' } });
  await indexNow({ db: prisma } as unknown as SqlContext, ids.map(uuid));
  const first = await ask({ query: 'Who learned syllables?', limit: 2 });
  expect(first).toMatchObject({ isAnswerable: true, passages: [{ text: 'Syllables were learned.', score: 1, fragments: [{ text: 'Syllables', isHit: true }, { text: ' were ', isHit: false }, { text: 'learned', isHit: true }, { text: '.', isHit: false }] }, {}] });
  const [{ place, source }] = first.passages;
  expect(place).toMatchObject({ start: 0, end: 23, heading: null, page: null, path: `/source/${source.id}?at=0-23` });
  const second = await ask({ query: 'Who learned syllables?', cursor: first.nextCursor });
  expect(second.nextCursor).toBeNull();
  const all = [...first.passages, ...second.passages].map((passage: { source: { id: string } }) => passage.source.id);
  expect(all.toSorted()).toEqual(ids.toSorted());
  expect((await ask({ query: 'Who learned syllables?', sourceIds: [ids[1]] })).passages).toHaveLength(1);
  expect((await mine('POST', `/spaces/${spaceId}/ask`, { query: 'x'.repeat(1_001) })).status).toBe(400);
});
