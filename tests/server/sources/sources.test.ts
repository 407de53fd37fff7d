import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const reading = await given.collection(owner, spaceId, 'Reading');
  return { owner, spaceId, inbox, reading };
}

async function jobsFor(sourceId: string) {
  const { rows } = await vault.database.pool.query<{ key: string; payload: { run: number } }>(
    `select key, payload from graphile_worker._private_jobs where key = $1`,
    [`source:${uuid(sourceId)}`],
  );
  return rows;
}

test('each new source has its own result, in the order given', async () => {
  const { owner, spaceId, inbox } = await place();
  const sources = [
    { link: { url: 'https://example.org/a' } },
    { link: { url: 'http://www.example.org/a/#again' } },
    { link: { url: 'no address' } },
    { content: { text: '  \n\nFirst line\nsecond line' } },
    { note: { title: ' A  title ', text: '# Heading' } },
    { note: { text: '   ' } },
    { note: { text: '---\n- [ ] Ask Rosa\n- Read' } },
  ];
  const answer = await as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources }, 'results { outcome message source { type status title domain } } collections { sourceCount }');
  expect(answer).toEqual({
    __typename: 'AddSourcesPayload',
    results: [
      { outcome: 'ADDED', message: null, source: { type: 'URI', status: 'PENDING', title: 'https://example.org/a', domain: 'example.org' } },
      { outcome: 'ALREADY_THERE', message: null, source: { type: 'URI', status: 'PENDING', title: 'https://example.org/a', domain: 'example.org' } },
      { outcome: 'INVALID', message: 'This is no web address. Give one such as https://example.org/page.', source: null },
      { outcome: 'ADDED', message: null, source: { type: 'CONTENT', status: 'PENDING', title: 'First line', domain: null } },
      { outcome: 'ADDED', message: null, source: { type: 'NOTE', status: 'PENDING', title: 'A title', domain: null } },
      { outcome: 'INVALID', message: 'Text is required', source: null },
      { outcome: 'ADDED', message: null, source: { type: 'NOTE', status: 'PENDING', title: 'Ask Rosa', domain: null } },
    ],
    collections: [{ sourceCount: 4 }],
  });
});

test('a source and its job are saved together', async () => {
  const { owner, spaceId, inbox } = await place();
  const [id = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/b');
  expect(await jobsFor(id)).toMatchObject([{ payload: { sourceId: uuid(id), run: 1, attempt: 1 } }]);
});

test('the same link added ten times at once is there once', async () => {
  const { owner, spaceId, inbox } = await place();
  const answers = await Promise.all(Array.from({ length: 10 }, () => given.links(owner, spaceId, inbox, 'https://example.org/once')));
  expect(new Set(answers.flat()).size).toBe(1);
  expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId) } })).toBe(1);
});

test('bad text is refused with words, whatever is wrong with it', async () => {
  const { owner, spaceId, inbox } = await place();
  const add = (sources: unknown[]) => as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources }, 'results { outcome message }');
  expect(await add([{ note: { text: 'null \0 character' } }, { note: { text: '\uD800 half' } }])).toMatchObject({
    results: [
      { outcome: 'INVALID', message: 'Contains characters that are not text.' },
      { outcome: 'INVALID', message: 'Contains characters that are not text.' },
    ],
  });
  expect(await add([])).toMatchObject({ code: 'INVALID' });
  expect(await add(Array.from({ length: 1_001 }, () => ({ link: { url: 'https://example.org' } })))).toMatchObject({ code: 'INVALID' });
});

test('to the trash and back to the same place', async () => {
  const { owner, spaceId, inbox } = await place();
  const ids = await given.links(owner, spaceId, inbox, 'https://example.org/c', 'https://example.org/d');
  expect(await as(owner).mutate('deleteSources', { sourceIds: ids }, 'deletedSourceIds collections { id sourceCount }')).toEqual({
    __typename: 'DeleteSourcesPayload',
    deletedSourceIds: expect.toSatisfy((deleted: string[]) => [...deleted].sort().join() === [...ids].sort().join()),
    collections: [{ id: inbox, sourceCount: 0 }],
  });
  const listed = 'query($id: ID!) { node(id: $id) { ... on Collection { sources { totalCount } trash: sources(filter: { trashed: true }) { totalCount } } } }';
  expect((await as(owner).query(listed, { id: inbox })).data).toEqual({ node: { sources: { totalCount: 0 }, trash: { totalCount: 2 } } });
  expect(await as(owner).mutate('restoreSources', { sourceIds: ids }, 'sources { trashedAt } collections { id sourceCount }')).toEqual({
    __typename: 'RestoreSourcesPayload',
    sources: [{ trashedAt: null }, { trashedAt: null }],
    collections: [{ id: inbox, sourceCount: 2 }],
  });
});

test('a move is whole or not at all', async () => {
  const { owner, spaceId, inbox, reading } = await place();
  const elsewhere = await place();
  const ids = await given.links(owner, spaceId, inbox, 'https://example.org/e', 'https://example.org/f');
  const [foreign = ''] = await given.links(elsewhere.owner, elsewhere.spaceId, elsewhere.inbox, 'https://example.org/g');
  const move = (sourceIds: string[], toCollectionId: string) =>
    as(owner).mutate('moveSources', { sourceIds, toCollectionId }, 'movedSourceIds collections { id sourceCount }');

  expect(await move([...ids, foreign], reading)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await vault.database.prisma.source.count({ where: { collectionId: uuid(reading) } })).toBe(0);
  expect(await move(ids, inbox)).toMatchObject({ code: 'SAME_COLLECTION' });
  expect(await move(ids, reading)).toMatchObject({
    collections: [
      { id: reading, sourceCount: 2 },
      { id: inbox, sourceCount: 0 },
    ],
  });
});

test('a move never crosses spaces', async () => {
  const { owner, spaceId, inbox } = await place();
  const otherSpace = await given.space(owner, 'Another');
  const there = await given.collection(owner, otherSpace, 'There');
  const sourceIds = await given.links(owner, spaceId, inbox, 'https://example.org/h');
  expect(await as(owner).mutate('moveSources', { sourceIds, toCollectionId: there }, 'movedSourceIds')).toMatchObject({ code: 'CROSS_SPACE' });
});

test('a retry starts a new run of what has failed, and of nothing else', async () => {
  const { owner, spaceId, inbox } = await place();
  const [failed = '', waiting = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/i', 'https://example.org/j');
  await vault.database.prisma.source.update({ where: { id: uuid(failed) }, data: { status: 'FAILED', failureCode: 'TIMEOUT', failureMessage: 'Late.' } });
  expect(await as(owner).mutate('retrySources', { sourceIds: [failed, waiting] }, 'sources { status failure { code } }')).toEqual({
    __typename: 'RetrySourcesPayload',
    sources: [
      { status: 'PENDING', failure: null },
      { status: 'PENDING', failure: null },
    ],
  });
  expect(await jobsFor(failed)).toMatchObject([{ payload: { run: 2 } }]);
  expect(await jobsFor(waiting)).toMatchObject([{ payload: { run: 1 } }]);
});

test('an archived space can be read, not changed', async () => {
  const { owner, spaceId, inbox } = await place();
  await vault.database.prisma.space.update({ where: { id: uuid(spaceId) }, data: { archivedAt: new Date() } });
  expect(await as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources: [{ note: { text: 'x' } }] }, 'results { outcome }')).toMatchObject({ code: 'SPACE_ARCHIVED' });
  expect((await as(owner).query('query($id: ID!) { node(id: $id) { id } }', { id: inbox })).data).toEqual({ node: { id: inbox } });
});

test('a file is announced, and says where its bytes go', async () => {
  const { owner, spaceId, inbox } = await place();
  const sources = [{ file: { name: 'paper.pdf', size: 48_213, mimeType: 'application/pdf' } }, { file: { name: 'half.txt', size: 0.5 } }];
  const answer = await as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources }, 'results { outcome source { id type status title size uploadPath } }');
  expect(answer).toMatchObject({
    results: [
      { outcome: 'ADDED', source: { type: 'FILE', status: 'UPLOADING', title: 'paper.pdf', size: 48_213 } },
      { outcome: 'INVALID', source: null },
    ],
  });
  const [{ source }] = answer['results'] as [{ source: { id: string; uploadPath: string } }];
  expect(source.uploadPath).toBe(`/vault/api/v1/sources/${source.id}/content`);
});
