import { expect, onTestFinished, test } from 'vitest';
import { removeDeletedSpaces } from '#server/domain/spaces/removeDeletedSpaces.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place(name?: string) {
  const owner = await given.person();
  return { owner, spaceId: await given.space(owner, name) };
}

const remove = (who: Person, spaceId: string, confirmation: string) =>
  as(who).mutate('deleteSpace', { spaceId, confirmation }, 'deletedSpaceId deletedCollectionCount deletedSourceCount');

test('an archived space is read, not changed, until it is unarchived', async () => {
  const { owner, spaceId } = await place();
  const editor = await given.member(spaceId, 'EDITOR');
  const archive = () => as(owner).mutate('archiveSpace', { spaceId }, 'space { archivedAt viewerCanEdit viewerCanManage }');
  const first = await archive();
  expect(first).toEqual({ __typename: 'ArchiveSpacePayload', space: { archivedAt: expect.any(String), viewerCanEdit: false, viewerCanManage: true } });
  expect(await archive()).toEqual(first);
  const add = () => as(editor).mutate('createCollection', { spaceId, name: 'New' }, 'space { viewerCanEdit }');
  expect(await add()).toMatchObject({ code: 'SPACE_ARCHIVED' });
  const seen = 'query($id: ID!) { node(id: $id) { ... on Space { name viewerRole viewerCanEdit } } }';
  expect((await as(editor).query(seen, { id: spaceId })).data).toEqual({ node: { name: 'Research Lab', viewerRole: 'EDITOR', viewerCanEdit: false } });
  expect(await as(owner).mutate('unarchiveSpace', { spaceId }, 'space { archivedAt viewerCanEdit }')).toEqual({
    __typename: 'UnarchiveSpacePayload',
    space: { archivedAt: null, viewerCanEdit: true },
  });
  expect(await add()).toMatchObject({ space: { viewerCanEdit: true } });
});

test('an archived space keeps what its sources are processed by; it can still be called otherwise', async () => {
  const { owner, spaceId } = await place();
  const { prompt } = (await as(owner).mutate('createPrompt', { spaceId, title: 'Sum it up', content: { messages: [{ role: 'SYSTEM', text: 'Sum it up.' }] } }, 'prompt { id }')) as unknown as { prompt: { id: string } };
  await as(owner).mutate('savePromptVersion', { promptId: prompt.id }, 'version { id }');
  const update = (input: object) => as(owner).mutate('updateSpace', { spaceId, ...input }, 'space { name settings { instructions prompts { label } } }');
  await update({ settings: { instructions: 'Write for sailors.' } });
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  expect(await update({ name: 'Renamed', settings: { instructions: 'Write for pilots.' } })).toMatchObject({ code: 'SPACE_ARCHIVED' });
  expect(await update({ name: 'Renamed', settings: { prompts: [{ purpose: 'SUMMARY', promptId: prompt.id, label: 'latest' }] } })).toMatchObject({ code: 'SPACE_ARCHIVED' });
  expect(await update({ settings: { instructions: 'Write for sailors.' } })).toMatchObject({ space: { name: 'Research Lab', settings: { instructions: 'Write for sailors.', prompts: [] } } });
  expect(await update({ name: 'Last year' })).toMatchObject({ space: { name: 'Last year' } });
});

test('archived spaces can be listed apart', async () => {
  const { owner, spaceId } = await place();
  await given.space(owner, 'In use');
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  const list = '{ viewer { all: spaces { totalCount } archived: spaces(archived: true) { totalCount edges { node { name } } } inUse: spaces(archived: false) { edges { node { name } } } } }';
  expect((await as(owner).query(list)).data).toEqual({
    viewer: {
      all: { totalCount: 2 },
      archived: { totalCount: 1, edges: [{ node: { name: 'Research Lab' } }] },
      inUse: { edges: [{ node: { name: 'In use' } }] },
    },
  });
});

test('a space is deleted for good, with all that is in it, and no other', async () => {
  const { owner, spaceId } = await place('Field  Notes');
  const other = await given.space(owner, 'Other');
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const inner = await given.collection(owner, spaceId, 'Inner', inbox);
  const [, trashed = ''] = await given.links(owner, spaceId, inner, 'https://example.org/a', 'https://example.org/b');
  await as(owner).mutate('deleteSources', { sourceIds: [trashed] }, 'deletedSourceIds');
  await as(owner).mutate('inviteMember', { spaceId, email: 'ada@example.org', role: 'VIEWER' }, 'invitation { id }');
  expect(await remove(owner, spaceId, ' Field Notes ')).toEqual({
    __typename: 'DeleteSpacePayload',
    deletedSpaceId: spaceId,
    deletedCollectionCount: 2,
    deletedSourceCount: 2,
  });
  const where = { spaceId: uuid(spaceId) };
  const { prisma } = vault.database;
  const removed = await removeDeletedSpaces(vault.context({ kind: 'system', job: 'removeDeletedSpaces' }));
  expect(removed).toEqual({ removedSpaceCount: 1, removedSourceCount: 2 });
  const left = await Promise.all([
    prisma.space.count({ where: { id: where.spaceId } }),
    prisma.collection.count({ where }),
    prisma.source.count({ where }),
    prisma.membership.count({ where }),
    prisma.invitation.count({ where }),
    prisma.activity.count({ where }),
  ]);
  expect(left).toEqual([0, 0, 0, 0, 0, 0]);
  expect((await as(owner).query('query($id: ID!) { node(id: $id) { id } }', { id: other })).data).toEqual({ node: { id: other } });
  expect(await remove(owner, spaceId, 'Field Notes')).toMatchObject({ code: 'NOT_FOUND' });
});

test.each(['', 'DELETE', 'research lab', 'Research', 'Research Lab!', '\0', '\uD800', 'x'.repeat(100_000)])('%j is not its name', async (confirmation) => {
  const { owner, spaceId } = await place();
  expect(await remove(owner, spaceId, confirmation)).toMatchObject({ code: 'CONFIRMATION_REQUIRED', message: 'Please type the name of the space to confirm' });
  expect(await vault.database.prisma.space.count({ where: { id: uuid(spaceId) } })).toBe(1);
});

test.each([
  ['Café', 'Cafe\u0301'],
  ['知识库 📚', '知识库 📚'],
  ['مختبر', ' مختبر '],
])('%s confirms itself however a keyboard writes it', async (name, typed) => {
  const { owner, spaceId } = await place(name);
  expect(await remove(owner, spaceId, typed)).toMatchObject({ deletedSpaceId: spaceId });
});

test('deleted twice at once, it is deleted once', async () => {
  const { owner, spaceId } = await place();
  const answers = await Promise.all([remove(owner, spaceId, 'Research Lab'), remove(owner, spaceId, 'Research Lab')]);
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['NOT_FOUND', 'ok']);
});

test('an archived space can be deleted', async () => {
  const { owner, spaceId } = await place();
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  expect(await remove(owner, spaceId, 'Research Lab')).toMatchObject({ deletedSpaceId: spaceId });
});

test('statistics count by status and by type, without the trash', async () => {
  const { owner, spaceId } = await place();
  await vault.database.prisma.source.createMany({
    data: [
      { spaceId: uuid(spaceId), type: 'NOTE', title: 'a', status: 'COMPLETED' },
      { spaceId: uuid(spaceId), type: 'NOTE', title: 'b', status: 'PENDING' },
      { spaceId: uuid(spaceId), type: 'CONTENT', title: 'c', status: 'COMPLETED' },
      { spaceId: uuid(spaceId), type: 'FILE', title: 'd', status: 'COMPLETED', trashedAt: new Date() },
    ],
  });
  const { data } = await as(owner).query(
    'query($id: ID!) { node(id: $id) { ... on Space { statistics { sourceCount byStatus { status count } byType { type count } } } } }',
    { id: spaceId },
  );
  expect(data).toEqual({
    node: {
      statistics: {
        sourceCount: 3,
        byStatus: expect.toSatisfy((counts: unknown[]) => counts.length === 2),
        byType: expect.toSatisfy((counts: unknown[]) => counts.length === 2),
      },
    },
  });
  const { statistics } = (data as { node: { statistics: { byStatus: unknown[]; byType: unknown[] } } }).node;
  expect(statistics.byStatus).toEqual(expect.arrayContaining([{ status: 'COMPLETED', count: 2 }, { status: 'PENDING', count: 1 }]));
  expect(statistics.byType).toEqual(expect.arrayContaining([{ type: 'NOTE', count: 2 }, { type: 'CONTENT', count: 1 }]));
});

test('the statistics of all spaces of a list come from one query, and so do the counts of their collections', async () => {
  const { owner } = await place();
  const source = '{ viewer { spaces(first: 50) { totalCount edges { node { name collectionCount statistics { sourceCount } } } } } }';
  const count = async () => {
    const { data } = await as(owner).query(source);
    const { length: queries } = await vault.statementsOf(owner, source);
    return { queries, total: (data as { viewer: { spaces: { totalCount: number } } }).viewer.spaces.totalCount };
  };
  const one = await count();
  for (let index = 0; index < 4; index++) await given.space(owner, `Space ${index}`);
  const five = await count();
  expect([one.total, five.total]).toEqual([1, 5]);
  expect(five.queries).toBe(one.queries);
  expect(five.queries).toBeLessThanOrEqual(4);
});

test('the list of spaces is paged in a total order and counted', async () => {
  const { owner } = await place('Space 0');
  const { id: stranger, actor } = await given.person();
  await given.space({ id: stranger, actor }, 'Theirs');
  for (let index = 1; index < 5; index++) await given.space(owner, `Space ${index}`);
  const list = 'query($after: String) { viewer { spaces(first: 2, after: $after) { totalCount edges { node { name } } pageInfo { endCursor hasNextPage } } } }';
  const names: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { data } = await as(owner).query(list, { after });
    const { spaces } = (data as { viewer: { spaces: { totalCount: number; edges: { node: { name: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } }).viewer;
    expect(spaces.totalCount).toBe(5);
    names.push(...spaces.edges.map(({ node }) => node.name));
    after = spaces.pageInfo.endCursor;
    more = spaces.pageInfo.hasNextPage;
  }
  expect(names).toEqual(['Space 0', 'Space 1', 'Space 2', 'Space 3', 'Space 4']);
});

test('a person owns as many spaces as they may, also when they make several at once', async () => {
  const person = await given.person();
  await vault.database.prisma.registrationPolicy.update({ where: { id: 1 }, data: { spacesPerPerson: 3 } });
  onTestFinished(async () => {
    await vault.database.prisma.registrationPolicy.update({ where: { id: 1 }, data: { spacesPerPerson: 100 } });
  });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => as(person).mutate('createSpace', { name: `Space ${index}` }, 'space { id }')));
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED', 'LIMIT_REACHED', 'ok', 'ok', 'ok']);
});

test('language and length of a space are said in enums; the older words of REST say the same', async () => {
  const person = await given.person();
  const selection = 'space { id settings { language length outputLanguage lengthModify createSummary } }';
  const settingsOf = (answer: unknown) => (answer as { space: { id: string; settings: object } }).space;
  const made = settingsOf(await as(person).mutate('createSpace', { name: 'Lab', settings: { language: 'BRAZILIAN_PORTUGUESE', createSummary: true } }, selection));
  expect(made.settings).toEqual({ language: 'BRAZILIAN_PORTUGUESE', length: 'UNCHANGED', outputLanguage: 'Brazilian', lengthModify: 'No length change', createSummary: true });

  const update = (settings: object) => as(person).mutate('updateSpace', { spaceId: made.id, settings }, selection);
  expect(settingsOf(await update({ length: 'SHORT' })).settings).toMatchObject({ language: 'BRAZILIAN_PORTUGUESE', length: 'SHORT', lengthModify: 'Short' });
  expect(settingsOf(await update({ outputLanguage: 'No Translate', length: null })).settings).toMatchObject({ language: 'ORIGINAL', length: 'SHORT', outputLanguage: 'No Translate' });
  expect(settingsOf(await update({ language: 'ORIGINAL' })).settings).toMatchObject({ language: 'ORIGINAL', outputLanguage: 'Without translation' });
  expect(await update({ language: 'ENGLISH', outputLanguage: 'Chinese', length: 'LONG', lengthModify: 'Long' })).toMatchObject({
    code: 'INVALID',
    message: 'settings.language: Give only one of language and outputLanguage. settings.length: Give only one of length and lengthModify.',
  });
  expect(settingsOf(await update({})).settings).toMatchObject({ language: 'ORIGINAL', length: 'SHORT' });
});
