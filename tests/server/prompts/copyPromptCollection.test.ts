import { describe, expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

type Listed = { readonly name: string; readonly title: string; readonly kind: string; readonly draft: { readonly messages: readonly { readonly text: string }[] } };
type Folder = { readonly id: string; readonly name: string; readonly parent: { readonly name: string } | null; readonly prompts: { readonly edges: readonly { readonly node: Listed }[] } };

const shown = 'id name parent { name } prompts(first: 100) { edges { node { name title kind draft { messages { text } } } } }';

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const folder = async (name: string, parentId?: string) =>
    ((await as(owner).mutate('createPromptCollection', { spaceId, name, parentId, description: `About ${name}` }, 'promptCollection { id }')) as unknown as { promptCollection: { id: string } }).promptCollection.id;
  const prompt = async (title: string, collectionId: string | null, text: string, kind = 'PROMPT') =>
    ((await as(owner).mutate('createPrompt', { spaceId, title, kind, collectionId, content: { messages: [{ role: 'USER', text }] } }, 'prompt { id }')) as unknown as { prompt: { id: string } }).prompt.id;
  const copy = async (promptCollectionId: string, more: object = {}) =>
    (await as(owner).mutate('copyPromptCollection', { promptCollectionId, undoable: true, ...more }, `promptCollection { ${shown} } promptCount undoId`)) as unknown as { promptCollection: Folder; promptCount: number; undoId: string };
  const tree = async () =>
    ((await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Space { promptTree { ${shown} } } } }`, { id: spaceId })).data?.['node'] as { promptTree: Folder[] }).promptTree;
  return { owner, spaceId, folder, prompt, copy, tree };
}

const says = ({ prompts }: Folder) => prompts.edges.map(({ node }) => [node.name, node.draft.messages[0]?.text]);
const outline = (folders: readonly Folder[]) => folders.map(({ name, parent }) => [name, parent?.name ?? null]);

describe('a copied collection of prompts', () => {
  test('has all that is below it, under names of its own, in the order of the originals', async () => {
    const { folder, prompt, copy, tree } = await place();
    const [support, other] = [await folder('Support'), await folder('Other')];
    const below = await folder('Below', support);
    await prompt('First', support, 'One {{x}}');
    await prompt('Second', support, 'Two');
    await prompt('Third', below, 'Three');
    const { promptCollection, promptCount } = await copy(support, { parentId: other });
    expect(promptCount).toBe(3);
    expect(says(promptCollection)).toEqual([['second-2', 'Two'], ['first-2', 'One {{x}}']]);
    const folders = await tree();
    expect(outline(folders)).toEqual([['Other', null], ['Support', 'Other'], ['Below', 'Support'], ['Support', null], ['Below', 'Support']]);
    expect(says(folders[2] as Folder)).toEqual([['third-2', 'Three']]);
    expect(says(folders[3] as Folder)).toEqual([['second', 'Two'], ['first', 'One {{x}}']]);
  });

  test('beside the original has a number behind its name, and can lie in the original', async () => {
    const { folder, prompt, copy, tree } = await place();
    const support = await folder('Support');
    await prompt('First', support, 'One');
    await copy(support);
    await copy(support);
    await copy(support, { parentId: support });
    const folders = await tree();
    expect(outline(folders)).toEqual([['Support', null], ['Support', 'Support'], ['Support 2', null], ['Support 3', null]]);
    expect(folders.map((each) => says(each).map(([name]) => name))).toEqual([['first'], ['first-4'], ['first-2'], ['first-3']]);
  });

  test('includes its own copies of fragments, and those from elsewhere as before', async () => {
    const { folder, prompt, copy } = await place();
    const support = await folder('Support');
    await prompt('Rules', null, 'Be kind.', 'FRAGMENT');
    await prompt('Tone', support, 'Be calm.', 'FRAGMENT');
    await prompt('Tone', support, 'Be brief.', 'FRAGMENT');
    await prompt('Answer', support, '{{> rules}} {{> tone}} {{> tone-2}} \\{{> tone}}');
    const { promptCollection } = await copy(support);
    const fragments = new Map(says(promptCollection).map(([name, text]) => [text, name]));
    expect(says(promptCollection)[0]).toEqual(['answer-2', `{{> rules}} {{> ${fragments.get('Be calm.')}}} {{> ${fragments.get('Be brief.')}}} \\{{> tone}}`]);
    expect([...fragments.values()].sort()).toEqual(['answer-2', 'tone-2-2', 'tone-3']);
  });

  test('goes again by Undo, but for what somebody put into it', async () => {
    const { owner, spaceId, folder, prompt, copy, tree } = await place();
    const support = await folder('Support');
    await folder('Below', support);
    await prompt('First', support, 'One');
    const { promptCollection, undoId } = await copy(support);
    await as(owner).mutate('createPrompt', { spaceId, title: 'Mine', collectionId: promptCollection.id }, 'prompt { id }');
    await as(owner).mutate('undoChange', { undoId }, 'changedIds');
    const folders = await tree();
    expect(outline(folders)).toEqual([['Support', null], ['Below', 'Support'], ['Support 2', null]]);
    expect(folders.map((each) => says(each).map(([name]) => name))).toEqual([['first'], [], ['mine']]);
  });

  test('stays in its space, is not made without the right to, and is made whole or not at all', async () => {
    const { owner, spaceId, folder, prompt, tree } = await place();
    const support = await folder('Support');
    await prompt('First', support, 'One');
    const other = await given.space(owner);
    const elsewhere = (await as(owner).mutate('createPromptCollection', { spaceId: other, name: 'x' }, 'promptCollection { id }')) as unknown as { promptCollection: { id: string } };
    const refused = async (input: object) =>
      (await as(owner).query('mutation($input: CopyPromptCollectionInput!) { copyPromptCollection(input: $input) { ... on Error { code message } } }', { input })).data?.['copyPromptCollection'];
    expect(await refused({ promptCollectionId: support, parentId: elsewhere.promptCollection.id })).toMatchObject({ code: 'CROSS_SPACE' });
    const many = await folder('Many');
    await vault.database.prisma.prompt.createMany({ data: Array.from({ length: 1_001 }, (_, number) => ({ spaceId: uuid(spaceId), collectionId: uuid(many), name: `many-${number}`, title: 'Many' })) });
    expect(await refused({ promptCollectionId: many })).toEqual({ code: 'LIMIT_REACHED', message: 'At most 1,000 prompts are copied at once. Copy the collections in it one by one.' });
    expect(outline(await tree())).toEqual([['Many', null], ['Support', null]]);
  });
});
