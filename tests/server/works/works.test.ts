import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

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

test('works are deleted all or none, with their revisions', async () => {
  const { owner, spaceId } = await place();
  const [one, other] = [await begin(owner, spaceId), await begin(owner, spaceId)];
  const elsewhere = await place();
  const foreign = await begin(elsewhere.owner, elsewhere.spaceId);
  await as(owner).mutate('updateWork', { workId: one.id, body: 'Two' }, fields);
  expect(await as(owner).mutate('deleteWorks', { workIds: [one.id, foreign.id] }, 'deletedWorkIds')).toMatchObject({ code: 'NOT_FOUND' });
  expect((await works(owner, spaceId)).totalCount).toBe(2);
  expect(await as(owner).mutate('deleteWorks', { workIds: [one.id, other.id] }, 'deletedWorkIds')).toMatchObject({ deletedWorkIds: [one.id, other.id] });
  expect((await works(owner, spaceId)).totalCount).toBe(0);
  expect(await vault.database.prisma.workRevision.count({ where: { workId: uuid(one.id) } })).toBe(0);
});

test('titles and texts that cannot be taken change nothing', async () => {
  const { owner, spaceId } = await place();
  for (const input of [{ title: ' ' }, { title: 'a'.repeat(501) }, { body: 'a'.repeat(500_001) }, { body: 'a\0b' }]) {
    expect((await as(owner).mutate('createWork', { spaceId, kind: 'DRAFT', title: 'Sleep', ...input }, fields)).code, JSON.stringify(input).slice(0, 60)).toBe('INVALID');
  }
  expect((await works(owner, spaceId)).totalCount).toBe(0);
});
