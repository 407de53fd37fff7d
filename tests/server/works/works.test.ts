import { expect, test } from 'vitest';
import { untilTold } from '#server/domain/changes/horizon.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { createStoredSource } from '#tests/server/search/storedSource.ts';
import { publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  return { owner, spaceId, editor: await given.member(spaceId, 'EDITOR') };
}

type Who = Awaited<ReturnType<typeof given.person>>;
interface Work { readonly id: string; readonly title: string; readonly body: string; readonly updatedAt: string }
const fields = 'work { id title body excerpt kind updatedAt viewerCanEdit author { id } authorName }';
const list = 'query($id: ID!, $kinds: [WorkKind!], $text: String, $first: Int, $after: String) { node(id: $id) { ... on Space { works(kinds: $kinds, text: $text, first: $first, after: $after) { totalCount pageInfo { endCursor hasNextPage } edges { node { title } } } } } }';
const revisions = 'query($id: ID!) { node(id: $id) { ... on Work { title body revisions { totalCount edges { node { id title body author { id } } } } } } }';

interface Listed { readonly totalCount: number; readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean }; readonly edges: { readonly node: { readonly title: string } }[] }

async function begin(who: Who, spaceId: string, input: Record<string, unknown> = {}): Promise<Work> {
  const { work } = (await as(who).mutate('createWork', { spaceId, kind: 'DRAFT', title: 'Sleep', ...input }, fields)) as unknown as { work: Work };
  return work;
}

async function works(who: Who, id: string, variables: Record<string, unknown> = {}): Promise<Listed> {
  const { data } = await as(who).query(list, { id, ...variables });
  return (data?.['node'] as { works: Listed }).works;
}

test('a work is begun by hand, and all members of the space read and change it', async () => {
  const { owner, editor, spaceId } = await place();
  const work = await begin(owner, spaceId, { body: '# Sleep\n\nIt **helps** memory.' });
  expect(work).toMatchObject({ title: 'Sleep', body: '# Sleep\n\nIt **helps** memory.', excerpt: 'Sleep\nIt helps memory.', kind: 'DRAFT', viewerCanEdit: true, author: { id: owner.id } });
  expect(await as(editor).mutate('updateWork', { workId: work.id, body: 'Another text.' }, fields)).toMatchObject({ work: { title: 'Sleep', body: 'Another text.', author: { id: owner.id } } });
});

test('a list of works has the one changed last first, and finds by kind and by each word', async () => {
  const { owner, spaceId } = await place();
  const first = await begin(owner, spaceId, { title: 'First' });
  await begin(owner, spaceId, { title: 'Second', kind: 'SYNTHESIS', body: '100% of them' });
  await begin(owner, spaceId, { title: 'Third', kind: 'INSIGHT' });
  await as(owner).mutate('updateWork', { workId: first.id, body: 'Memory and dreams' }, fields);
  const titles = async (variables: Record<string, unknown>) => (await works(owner, spaceId, variables)).edges.map(({ node }) => node.title);
  expect(await titles({})).toEqual(['First', 'Third', 'Second']);
  expect(await titles({ kinds: ['SYNTHESIS', 'INSIGHT'] })).toEqual(['Third', 'Second']);
  expect(await titles({ kinds: [] })).toEqual([]);
  expect(await titles({ text: 'dreams FIRST' })).toEqual(['First']);
  expect(await titles({ text: '0%' })).toEqual(['Second']);
  const page = await works(owner, spaceId, { first: 2 });
  expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  expect(await titles({ first: 2, after: page.pageInfo.endCursor })).toEqual(['Second']);
});

test('whoever has read an older text overwrites nothing', async () => {
  const { owner, editor, spaceId } = await place();
  const work = await begin(owner, spaceId, { body: 'One' });
  const { work: newer } = (await as(editor).mutate('updateWork', { workId: work.id, body: 'Two', ifUnchangedSince: work.updatedAt }, fields)) as unknown as { work: Work };
  expect(await as(owner).mutate('updateWork', { workId: work.id, body: 'Three', ifUnchangedSince: work.updatedAt }, fields)).toMatchObject({ code: 'CONFLICT' });
  expect(await as(owner).mutate('updateWork', { workId: work.id, title: 'Dreams', ifUnchangedSince: newer.updatedAt }, fields)).toMatchObject({ work: { title: 'Dreams', body: 'Two' } });
});

test('what one person edits at a time is one revision; another one begins the next, and any can be brought back and taken back', async () => {
  const { owner, editor, spaceId } = await place();
  const { id: workId } = await begin(owner, spaceId, { body: 'One' });
  for (const body of ['Two', 'Three']) await as(owner).mutate('updateWork', { workId, body }, fields);
  await as(owner).mutate('updateWork', { workId, body: 'Three' }, fields);
  await as(editor).mutate('updateWork', { workId, title: 'Dreams' }, fields);
  const read = async () => (await as(owner).query(revisions, { id: workId })).data?.['node'] as { revisions: { totalCount: number; edges: { node: { id: string; body: string } }[] } };
  const kept = await read();
  expect(kept.revisions).toMatchObject({ totalCount: 2, edges: [{ node: { title: 'Sleep', body: 'Three', author: { id: owner.id } } }, { node: { body: 'One' } }] });
  const revisionId = kept.revisions.edges[1]?.node.id;
  expect(await as(editor).mutate('restoreRevision', { revisionId }, 'source { id } work { title body }')).toMatchObject({ source: null, work: { title: 'Sleep', body: 'One' } });
  expect(await read()).toMatchObject({ body: 'One', revisions: { totalCount: 3, edges: [{ node: { title: 'Dreams', body: 'Three', author: { id: editor.id } } }, {}, {}] } });
});

test('revisions of works are brought back by those who may change them alone', async () => {
  const { owner, spaceId } = await place();
  const { id: workId } = await begin(owner, spaceId, { body: 'One' });
  await as(owner).mutate('updateWork', { workId, body: 'Two' }, fields);
  const { data } = await as(owner).query(revisions, { id: workId });
  const revisionId = (data?.['node'] as { revisions: { edges: { node: { id: string } }[] } }).revisions.edges[0]?.node.id;
  const restore = async (who: Who) => (await as(who).mutate('restoreRevision', { revisionId }, 'work { body }')).code;
  expect(await restore(await given.person())).toBe('NOT_FOUND');
  expect(await restore(await given.member(spaceId, 'VIEWER'))).toBe('FORBIDDEN');
});

test('works are deleted all or none, with their revisions, and come back', async () => {
  const { owner, spaceId } = await place();
  const [one, other] = [await begin(owner, spaceId), await begin(owner, spaceId)];
  const elsewhere = await place();
  const foreign = await begin(elsewhere.owner, elsewhere.spaceId);
  await as(owner).mutate('updateWork', { workId: one.id, body: 'Two' }, fields);
  expect(await as(owner).mutate('deleteWorks', { workIds: [one.id, foreign.id] }, 'deletedWorkIds')).toMatchObject({ code: 'NOT_FOUND' });
  expect((await works(owner, spaceId)).totalCount).toBe(2);
  const deleted = await as(owner).mutate('deleteWorks', { workIds: [one.id, other.id], undoable: true }, 'deletedWorkIds undoId');
  expect(deleted['deletedWorkIds']).toEqual([one.id, other.id].sort());
  expect((await works(owner, spaceId)).totalCount).toBe(0);
  const revision = await vault.database.prisma.workRevision.findFirstOrThrow({ where: { workId: uuid(one.id) } });
  const ids = [one.id, publicId('WorkRevision', revision.id)];
  const there = async () => (await as(owner).query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).data?.['nodes'];
  expect(await there()).toEqual([null, null]);
  expect(await as(owner).mutate('updateWork', { workId: one.id, body: 'Three' }, fields)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await as(owner).mutate('restoreRevision', { revisionId: ids[1] }, 'work { id }')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await as(owner).mutate('undoChange', { undoId: deleted['undoId'] }, 'changedIds changed { ... on Work { body } }')).toMatchObject({ changedIds: [one.id, other.id].sort(), changed: expect.arrayContaining([{ body: 'Two' }, { body: '' }]) });
  expect(await there()).toEqual(ids.map((id) => ({ id })));
});

test('titles and texts that cannot be taken change nothing', async () => {
  const { owner, spaceId } = await place();
  for (const input of [{ title: ' ' }, { title: 'a'.repeat(501) }, { body: 'a'.repeat(500_001) }, { body: 'a\0b' }]) {
    expect((await as(owner).mutate('createWork', { spaceId, kind: 'DRAFT', title: 'Sleep', ...input }, fields)).code, JSON.stringify(input).slice(0, 60)).toBe('INVALID');
  }
  expect((await works(owner, spaceId)).totalCount).toBe(0);
});

test('a work cites letter by letter, and tells which of its sources changed and went', async () => {
  const { owner, spaceId } = await place();
  const [river, hill] = [
    await createStoredSource(vault, uuid(spaceId), { text: 'The Elbe reaches the North Sea after 1,094 kilometres.', language: 'en', title: 'A river' }),
    await createStoredSource(vault, uuid(spaceId), { text: 'The hill is 212 metres high.', language: 'en', title: 'A hill' }),
  ];
  const system = vault.context({ kind: 'system', job: 'test' });
  await indexNow(system, [river, hill]);
  const cite = (source: string, quote: string, mark?: string) => ({ sourceId: publicId('Source', source), quote, mark });
  const { id: workId, body } = await begin(owner, spaceId, { body: 'It is long.[^one]', newCitations: [cite(river, 'after 1,094 kilometres', 'one')] });
  const { citations } = (await as(owner).mutate('updateWork', { workId, newCitations: [cite(hill, '212 metres')] }, 'citations { id quote state owner { ... on Work { id } } }')) as unknown as { citations: { id: string }[] };
  expect(citations).toMatchObject([{ quote: '212 metres', state: 'FOUND', owner: { id: workId } }]);
  const sources = 'staleSince citations { quote state } sources { totalCount edges { citationCount readAt state node { title } } } stale: sources(states: [CHANGED, GONE]) { totalCount edges { node { title } } }';
  const read = async () => (await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Work { ${sources} } } }`, { id: workId })).data?.['node'];
  expect(await read()).toMatchObject({ staleSince: null, citations: [{ quote: 'after 1,094 kilometres', state: 'FOUND' }], sources: { totalCount: 1, edges: [{ citationCount: 1, state: 'UNCHANGED', node: { title: 'A river' } }] }, stale: { totalCount: 0 } });
  await as(owner).mutate('updateWork', { workId, body: `${body} It is high.[^${citations[0]?.id}]` }, fields);
  expect(await read()).toMatchObject({ sources: { totalCount: 2, edges: [{ node: { title: 'A river' } }, { node: { title: 'A hill' } }] } });

  await vault.database.prisma.sourceText.update({ where: { sourceId: river }, data: { plainText: 'Nothing of it stands here any more.' } });
  await indexNow(system, [river]);
  await as(owner).mutate('deleteSources', { sourceIds: [publicId('Source', hill)] }, 'deletedSourceIds');
  const after = await read();
  expect(after).toMatchObject({ staleSince: expect.any(String), citations: [{ state: 'LOST' }, { quote: '212 metres' }], sources: { edges: [{ state: 'CHANGED' }, { state: 'GONE' }] }, stale: { totalCount: 2 } });
  const fresh = await begin(owner, spaceId, { title: 'Fresh' });
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { works(stale: true) { totalCount edges { node { id } } } } } }', { id: spaceId });
  expect(data?.['node']).toEqual({ works: { totalCount: 1, edges: [{ node: { id: workId } }] } });
  expect(fresh.id).not.toBe(workId);

  await as(owner).mutate('updateWork', { workId, body: 'It is high.' }, fields);
  expect(await read()).toMatchObject({ staleSince: null, citations: [], sources: { totalCount: 0, edges: [] } });
});

test('quotes that do not stand in a source of the space, and marks that the text has not, change nothing', async () => {
  const { owner, spaceId } = await place();
  const elsewhere = await createStoredSource(vault, uuid((await place()).spaceId), { text: 'Elsewhere.', language: 'en' });
  const here = await createStoredSource(vault, uuid(spaceId), { text: 'Here.', language: 'en' });
  const refused = async (input: Record<string, unknown>) => {
    const { data } = await as(owner).query('mutation($input: CreateWorkInput!) { createWork(input: $input) { ... on InvalidInputError { fields { path code } } } }', { input: { spaceId, kind: 'DRAFT', title: 'New', ...input } });
    return (data?.['createWork'] as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`);
  };
  expect(await refused({ body: '[^a]', newCitations: [{ sourceId: publicId('Source', elsewhere), quote: 'Elsewhere', mark: 'a' }] })).toEqual(['newCitations.0.sourceId NOT_FOUND']);
  expect(await refused({ body: '[^a]', newCitations: [{ sourceId: publicId('Source', here), quote: 'There', mark: 'a' }] })).toEqual(['newCitations.0.quote NOT_IN_SOURCE']);
  expect(await refused({ body: 'None', newCitations: [{ sourceId: publicId('Source', here), quote: 'Here', mark: 'a' }] })).toEqual(['newCitations.0.mark NOT_FOUND']);
  expect((await works(owner, spaceId)).totalCount).toBe(0);
});

test('a work is read block by block, each with what it cites and whether that bears it out, in as many statements for many', async () => {
  const { owner, spaceId } = await place();
  const river = await createStoredSource(vault, uuid(spaceId), { text: 'The Elbe reaches the North Sea after 1,094 kilometres.', language: 'en', title: 'A river' });
  await indexNow(vault.context({ kind: 'system', job: 'test' }), [river]);
  const cite = (mark: string) => ({ sourceId: publicId('Source', river), quote: 'The Elbe reaches the North Sea after 1,094 kilometres.', mark });
  const { id } = await begin(owner, spaceId, { body: '# Rivers\n\nThe Elbe has 1,094 kilometres.[^a]\n\n> [!agreement] The Elbe has 1,200 kilometres.[^b]\n\nMine.', newCitations: [cite('a'), cite('b')] });
  const query = 'query($id: ID!) { node(id: $id) { ... on Work { blocks { __typename kind markdown support doubts { start end } citations { quote } ... on Cited { support } } } } }';
  const { data } = await as(owner).query(query, { id });
  const { blocks } = data?.['node'] as { blocks: { kind: string; support: string; markdown: string; doubts: { start: number; end: number }[]; citations: unknown[] }[] };
  expect(blocks.map(({ kind, support, citations }) => [kind, support, citations.length])).toEqual([['HEADING', 'OWN', 0], ['TEXT', 'SUPPORTED', 1], ['AGREEMENT', 'PARTLY', 1], ['TEXT', 'OWN', 0]]);
  expect(blocks[2]?.doubts.map(({ start, end }) => blocks[2]?.markdown.slice(start, end))).toEqual(['1,200']);
  const many = await begin(owner, spaceId, { body: Array.from({ length: 40 }, (_, at) => `Line ${at}.[^m${at}]`).join('\n\n'), newCitations: Array.from({ length: 40 }, (_, at) => cite(`m${at}`)) });
  expect(await vault.queriesOf(owner, query, { id: many.id })).toBe(await vault.queriesOf(owner, query, { id }));
});

test('an archived space keeps its works as they are', async () => {
  const { owner, spaceId } = await place();
  const work = await begin(owner, spaceId, { body: 'One' });
  await as(owner).mutate('updateWork', { workId: work.id, body: 'Two' }, fields);
  const revision = await vault.database.prisma.workRevision.findFirstOrThrow({ where: { workId: uuid(work.id) } });
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  const refused = { code: 'SPACE_ARCHIVED' };
  expect(await as(owner).mutate('createWork', { spaceId, kind: 'DRAFT', title: 'New' }, fields)).toMatchObject(refused);
  expect(await as(owner).mutate('updateWork', { workId: work.id, body: 'Three' }, fields)).toMatchObject(refused);
  expect(await as(owner).mutate('deleteWorks', { workIds: [work.id] }, 'deletedWorkIds')).toMatchObject(refused);
  expect(await as(owner).mutate('restoreRevision', { revisionId: publicId('WorkRevision', revision.id) }, 'work { id }')).toMatchObject(refused);
  expect(await works(owner, spaceId)).toMatchObject({ totalCount: 1 });
});

test('the change feed tells of works, and of those that are deleted', async () => {
  const { owner, spaceId } = await place();
  const told = async () => {
    await untilTold(vault.database.prisma);
    const { data } = await as(owner).query('{ viewer { changes(first: 100, kinds: [WORK]) { edges { node { action changedId node { ... on Work { title } } } } } } }');
    return (data?.['viewer'] as { changes: { edges: { node: object }[] } }).changes.edges.map(({ node }) => node);
  };
  const { id: changedId } = await begin(owner, spaceId);
  expect(await told()).toEqual([{ action: 'UPSERTED', changedId, node: { title: 'Sleep' } }]);
  const { undoId } = await as(owner).mutate('deleteWorks', { workIds: [changedId], undoable: true }, 'undoId');
  expect(await told()).toEqual([]);
  await as(owner).mutate('undoChange', { undoId }, 'changedIds');
  expect(await told()).toEqual([{ action: 'UPSERTED', changedId, node: { title: 'Sleep' } }]);
});
