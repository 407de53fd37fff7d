import { expect, test } from 'vitest';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function note() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const answer = await as(owner).mutate('addSources', { spaceId, sources: [{ note: { title: 'A note', text: 'First' } }] }, 'results { source { id } }');
  const [{ source }] = (answer as unknown as { results: [{ source: { id: string } }] }).results;
  return { owner, spaceId, id: source.id };
}

const write = (who: Person, sourceId: string, text: string, title?: string) => as(who).mutate('updateSource', { sourceId, text, title }, 'source { updatedAt }');

/** So long ago as if that person had gone to lunch. */
const letTimePass = (sourceId: string) =>
  vault.database.prisma.$executeRaw`update "SourceRevision" set "createdAt" = "createdAt" - interval '6 minutes' where "sourceId" = ${uuid(sourceId)}::uuid`;

async function revisionsOf(who: Person, sourceId: string, args = '') {
  const query = `query($id: ID!) { node(id: $id) { ... on Source { title originalContent revisions${args} { totalCount pageInfo { endCursor hasNextPage } edges { node { id title excerpt body authorName author { id } createdAt } } } } } }`;
  const { data, errors } = await as(who).query(query, { id: sourceId });
  expect(errors).toBeUndefined();
  const source = data?.['node'] as {
    title: string;
    originalContent: string;
    revisions: { totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean }; edges: { node: { id: string; title: string; excerpt: string; body: string; author: { id: string } | null } }[] };
  };
  return { ...source, ...source.revisions, list: source.revisions.edges.map((edge) => edge.node) };
}

test('each revision says whose text it was, newest first; typing for a while makes one', async () => {
  const { owner, spaceId, id } = await note();
  const editor = await given.member(spaceId, 'EDITOR');
  await write(owner, id, 'Second');
  await write(owner, id, 'Third, typed on');
  await write(editor, id, `By the editor ${'x'.repeat(400)}`);
  await letTimePass(id);
  await write(editor, id, 'By the editor, after lunch');
  const { list, totalCount } = await revisionsOf(owner, id);
  expect(totalCount).toBe(3);
  expect(list.map(({ body }) => body.slice(0, 15))).toEqual(['By the editor x', 'Third, typed on', 'First']);
  expect(list.map(({ author }) => author?.id)).toEqual([editor.id, owner.id, owner.id]);
  expect(list[0]?.excerpt).toHaveLength(300);
});

test('what somebody wrote is never said to be by somebody else: no revision of a note can be deleted', async () => {
  const { owner: ann, spaceId, id } = await note();
  const [bob, carol] = [await given.member(spaceId, 'EDITOR'), await given.member(spaceId, 'EDITOR')];
  await write(bob, id, 'By Bob');
  const [{ id: revisionId } = { id: '' }] = (await revisionsOf(ann, id)).list;
  const refused = await as(carol).mutate('deleteRevision', { revisionId }, 'deletedRevisionId');
  await write(carol, id, 'By Carol');
  expect((await revisionsOf(ann, id)).list.map(({ body, author }) => [body, author?.id])).toEqual([['By Bob', bob.id], ['First', ann.id]]);
  expect(refused).toMatchObject({ code: 'INVALID', message: expect.stringContaining('who wrote what') });
});

test('pages hold each revision once', async () => {
  const { owner, id } = await note();
  for (const text of ['2', '3', '4', '5', '6']) {
    await write(owner, id, text);
    await letTimePass(id);
  }
  const first = await revisionsOf(owner, id, '(first: 3)');
  const second = await revisionsOf(owner, id, `(first: 3, after: "${first.pageInfo.endCursor}")`);
  expect([...first.list, ...second.list].map(({ body }) => body)).toEqual(['5', '4', '3', '2', 'First']);
  expect(second.pageInfo.hasNextPage).toBe(false);
});

test('the texts of revisions are read when they are asked for, all of them together, and not by whoever lists them', async () => {
  const { owner, id } = await note();
  for (const text of ['2', '3', '4']) {
    await write(owner, id, text);
    await letTimePass(id);
  }
  const statementsFor = (fields: string) => vault.statementsOf(owner, `query($ids: [ID!]!) { nodes(ids: $ids) { ... on Source { revisions(first: 20) { totalCount edges { node { ${fields} } } } } } }`, { ids: [id] });
  const listed = await statementsFor('id title excerpt createdAt readSince authorName snapshotUrl');
  expect(listed.filter((statement) => statement.includes('SourceRevision'))).not.toEqual([]);
  expect(listed.filter((statement) => /\bbody\b|\br\.\*/.test(statement))).toEqual([]);
  const read = await statementsFor('id body');
  expect(read.filter((statement) => /\bbody\b/.test(statement))).toHaveLength(1);
  const revisions = await vault.database.prisma.sourceRevision.findMany({ where: { sourceId: uuid(id) } });
  const { data } = await as(owner).query('query($ids: [ID!]!) { nodes(ids: $ids) { ... on SourceRevision { body } } }', { ids: revisions.map((revision) => publicId('SourceRevision', revision.id)) });
  expect(data?.['nodes']).toEqual(revisions.map(({ body }) => ({ body })));
});

test('restoring brings title and text back as a new run, loses nothing, and can be taken back', async () => {
  const { owner, id } = await note();
  await vault.database.prisma.source.update({ where: { id: uuid(id) }, data: { status: 'COMPLETED' } });
  await write(owner, id, 'Second', 'Another title');
  await write(owner, id, 'Third, within the same minutes');
  const before = await revisionsOf(owner, id);
  const first = before.list[0]?.id ?? '';
  expect(await as(owner).mutate('restoreRevision', { revisionId: first }, 'source { title originalContent excerpt status }')).toMatchObject({
    source: { title: 'A note', originalContent: 'First', excerpt: 'First', status: 'PENDING' },
  });
  const after = await revisionsOf(owner, id);
  expect(after.list.map(({ title, body }) => [title, body])).toEqual([
    ['Another title', 'Third, within the same minutes'],
    ['A note', 'First'],
  ]);
  await as(owner).mutate('restoreRevision', { revisionId: after.list[0]?.id }, 'source { id }');
  expect(await revisionsOf(owner, id)).toMatchObject({ title: 'Another title', originalContent: 'Third, within the same minutes', totalCount: 3 });
});

test('restoring what is there already changes no text and keeps nothing twice', async () => {
  const { owner, id } = await note();
  await write(owner, id, 'Second');
  const { list } = await revisionsOf(owner, id);
  await as(owner).mutate('restoreRevision', { revisionId: list[0]?.id }, 'source { id }');
  await vault.database.prisma.source.update({ where: { id: uuid(id) }, data: { status: 'COMPLETED' } });
  expect(await as(owner).mutate('restoreRevision', { revisionId: list[0]?.id }, 'source { status }')).toMatchObject({ source: { status: 'COMPLETED' } });
  expect((await revisionsOf(owner, id)).totalCount).toBe(2);
});

test('who has read an older state overwrites nothing', async () => {
  const { owner, id } = await note();
  const { source } = (await write(owner, id, 'Second')) as unknown as { source: { updatedAt: string } };
  await write(owner, id, 'Third');
  const { list } = await revisionsOf(owner, id);
  const restore = { revisionId: list[0]?.id, ifUnchangedSince: source.updatedAt };
  expect((await as(owner).mutate('restoreRevision', restore, 'source { id }')).code).toBe('CONFLICT');
  expect(await revisionsOf(owner, id)).toMatchObject({ originalContent: 'Third', totalCount: 1 });
});

test('ids of other things are no revisions', async () => {
  const { owner, spaceId, id } = await note();
  for (const revisionId of [id, spaceId, 'revision_', '', publicId('SourceRevision', uuid(id)), 'revision_\u0000', 'x'.repeat(10_000)]) {
    expect((await as(owner).mutate('restoreRevision', { revisionId }, 'source { id }')).code).toBe('NOT_FOUND');
  }
});
