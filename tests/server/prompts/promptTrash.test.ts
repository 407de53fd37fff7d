import { expect, test } from 'vitest';
import { type Person, useVault } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

interface Deleted {
  readonly promptId: string | null;
  readonly promptCollectionId: string | null;
  readonly title: string;
  readonly path: string[];
  readonly promptCount: number;
}

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const folder = async (name: string, parentId?: string) =>
    ((await as(owner).mutate('createPromptCollection', { spaceId, name, parentId }, 'promptCollection { id }')) as unknown as { promptCollection: { id: string } }).promptCollection.id;
  const prompt = async (title: string, collectionId?: string) => ((await as(owner).mutate('createPrompt', { spaceId, title, collectionId }, 'prompt { id }')) as unknown as { prompt: { id: string } }).prompt.id;
  return { owner, spaceId, folder, prompt };
}

async function trash(person: Person, spaceId: string, args = 'first: 100') {
  const { data, errors } = await as(person).query(
    `query($id: ID!) { node(id: $id) { ... on Space { deletedPrompts(${args}) { totalCount pageInfo { endCursor hasNextPage } edges { node { promptId promptCollectionId title path promptCount viewerCanEdit } } } } } }`,
    { id: spaceId },
  );
  expect(errors).toBeUndefined();
  const { totalCount, edges, pageInfo } = (data?.['node'] as { deletedPrompts: { totalCount: number; edges: { node: Deleted }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }).deletedPrompts;
  return { totalCount, all: edges.map(({ node }) => node), ...pageInfo };
}

const refusal = async (person: Person, name: string, input: Record<string, unknown>) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data } = await as(person).query(`mutation($input: ${type}!) { ${name}(input: $input) { ... on Error { code } } }`, { input });
  return (data?.[name] as { code?: string }).code;
};

const names = async (person: Person, id: string) => {
  const { data } = await as(person).query('query($id: ID!) { node(id: $id) { ... on Space { promptTree { name } prompts { edges { node { title collection { name } } } } } } }', { id });
  const { promptTree, prompts } = data?.['node'] as { promptTree: { name: string }[]; prompts: { edges: { node: { title: string; collection: { name: string } | null } }[] } };
  return { collections: promptTree.map(({ name }) => name), prompts: prompts.edges.map(({ node }) => `${node.collection?.name ?? '-'}/${node.title}`).sort() };
};

test('what was deleted stands in the trash once, last first, with its way and what comes back with it; restored it lies where it lay', async () => {
  const { owner, spaceId, folder, prompt } = await place();
  const support = await folder('Support');
  const mail = await folder('Mail', support);
  await prompt('Answer', mail);
  await prompt('Greeting', support);
  const early = await prompt('Early', mail);
  await as(owner).mutate('deletePrompts', { promptIds: [early] }, 'deletedPromptIds');
  await as(owner).mutate('deletePromptCollections', { promptCollectionIds: [support] }, 'deletedPromptCount');
  expect((await trash(owner, spaceId)).all).toEqual([
    { promptId: null, promptCollectionId: support, title: 'Support', path: [], promptCount: 2, viewerCanEdit: true },
    { promptId: early, promptCollectionId: null, title: 'Early', path: ['Support', 'Mail'], promptCount: 1, viewerCanEdit: true },
  ]);
  const first = await trash(owner, spaceId, 'first: 1');
  expect([first.totalCount, first.hasNextPage]).toEqual([2, true]);
  expect((await trash(owner, spaceId, `first: 1, after: "${first.endCursor}"`)).all.map(({ title }) => title)).toEqual(['Early']);

  const back = await as(owner).mutate('restorePrompts', { promptCollectionIds: [support] }, 'prompts { title } promptCollections { name }');
  expect((back['prompts'] as { title: string }[]).map(({ title }) => title).sort()).toEqual(['Answer', 'Greeting']);
  expect(await names(owner, spaceId)).toEqual({ collections: ['Support', 'Mail'], prompts: ['Mail/Answer', 'Support/Greeting'] });
  await as(owner).mutate('restorePrompts', { promptIds: [early] }, 'prompts { id }');
  expect((await names(owner, spaceId)).prompts).toContain('Mail/Early');
  expect((await trash(owner, spaceId)).all).toEqual([]);
  expect(await refusal(owner, 'restorePrompts', { promptIds: [early] })).toBe('NOT_FOUND');
  expect(await refusal(owner, 'restorePrompts', {})).toBe('INVALID');
});

test('deleted for good, a collection takes along what went with it, and leaves what had gone before', async () => {
  const { owner, spaceId, folder, prompt } = await place();
  const support = await folder('Support');
  const mail = await folder('Mail', support);
  const old = await folder('Old', mail);
  const [answer, early] = [await prompt('Answer', mail), await prompt('Early', mail)];
  await as(owner).mutate('deletePromptCollections', { promptCollectionIds: [old] }, 'deletedPromptCount');
  await as(owner).mutate('deletePrompts', { promptIds: [early] }, 'deletedPromptIds');
  await as(owner).mutate('deletePromptCollections', { promptCollectionIds: [support] }, 'deletedPromptCount');
  expect(await as(owner).mutate('deletePromptsForever', { promptCollectionIds: [support] }, 'deletedPromptIds deletedPromptCollectionIds')).toMatchObject({ deletedPromptIds: [answer] });
  expect((await trash(owner, spaceId)).all.map(({ title, path }) => [title, path])).toEqual([['Early', []], ['Old', []]]);
  await as(owner).mutate('restorePrompts', { promptIds: [early], promptCollectionIds: [old] }, 'prompts { id }');
  expect(await names(owner, spaceId)).toEqual({ collections: ['Old'], prompts: ['-/Early'] });
  expect(await refusal(owner, 'deletePromptsForever', { promptIds: [early] })).toBe('NOT_FOUND');
});

test('emptying the trash of a space takes the prompts in it, and no others', async () => {
  const { owner, spaceId, folder, prompt } = await place();
  const support = await folder('Support');
  await prompt('Answer', support);
  await prompt('Stays');
  await as(owner).mutate('deletePromptCollections', { promptCollectionIds: [support] }, 'deletedPromptCount');
  expect(await as(owner).mutate('emptyTrash', { spaceId }, 'deletedSourceCount deletedPromptCount')).toMatchObject({ deletedSourceCount: 0, deletedPromptCount: 1 });
  expect((await trash(owner, spaceId)).totalCount).toBe(0);
  expect((await names(owner, spaceId)).prompts).toEqual(['-/Stays']);
});
