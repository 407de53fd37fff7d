import { describe, expect, test } from 'vitest';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

const draft = 'draft { messages { role text } params { model temperature stop maxTokens } variables { name description defaultFill { text search source { id } collection { id } } } }';
const shown = `id kind name title description collection { name } draftUpdatedAt ${draft}`;

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly draftUpdatedAt: string;
  readonly draft: { readonly messages: { role: string; text: string }[]; readonly variables: { name: string; defaultFill: object | null }[] };
}

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const folder = async (name: string, parentId?: string) =>
    ((await as(owner).mutate('createPromptCollection', { spaceId, name, parentId }, 'promptCollection { id }')) as unknown as { promptCollection: { id: string } }).promptCollection.id;
  const prompt = async (title: string, more: object = {}) =>
    ((await as(owner).mutate('createPrompt', { spaceId, title, ...more }, `prompt { ${shown} }`)) as unknown as { prompt: Shown }).prompt;
  return { owner, spaceId, folder, prompt };
}

const user = (text: string) => ({ messages: [{ role: 'USER', text }] });

const refusal = async (person: Person, name: string, input: Record<string, unknown>) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await as(person).query(`mutation($input: ${type}!) { ${name}(input: $input) { ... on Error { code message } ... on InvalidInputError { fields { path code } } } }`, { input });
  expect(errors).toBeUndefined();
  return data?.[name] as { code?: string; message?: string; fields?: { path: string; code: string }[] };
};

async function tree(person: Person, spaceId: string) {
  const { data } = await as(person).query('query($id: ID!) { node(id: $id) { ... on Space { promptTree { name promptCount parent { name } ancestors { name } } } } }', { id: spaceId });
  return (data?.['node'] as { promptTree: { name: string; promptCount: number; parent: object | null; ancestors: { name: string }[] }[] }).promptTree;
}

async function listed(person: Person, id: string, filter: object | null = null, args = '') {
  const page = `prompts(filter: $filter ${args}) { totalCount edges { node { name } } pageInfo { endCursor hasNextPage } }`;
  const { data, errors } = await as(person).query(`query($id: ID!, $filter: PromptFilter) { node(id: $id) { ... on Space { ${page} } ... on PromptCollection { ${page} } } }`, { id, filter });
  expect(errors).toBeUndefined();
  const { totalCount, edges, pageInfo } = (data?.['node'] as { prompts: { totalCount: number; edges: { node: { name: string } }[]; pageInfo: { endCursor: string } } }).prompts;
  expect(args !== '' || totalCount === edges.length).toBe(true);
  return { names: edges.map(({ node }) => node.name), end: pageInfo.endCursor };
}

describe('collections of prompts', () => {
  test('are a tree by name, each with its way and the number of its prompts', async () => {
    const { owner, spaceId, folder, prompt } = await place();
    const support = await folder('Support');
    await folder('2 later', support);
    await folder('10 much later', support);
    await folder('accounting');
    await prompt('One', { collectionId: support });
    expect(await tree(owner, spaceId)).toEqual([
      { name: 'accounting', promptCount: 0, parent: null, ancestors: [] },
      { name: 'Support', promptCount: 1, parent: null, ancestors: [] },
      { name: '2 later', promptCount: 0, parent: { name: 'Support' }, ancestors: [{ name: 'Support' }] },
      { name: '10 much later', promptCount: 0, parent: { name: 'Support' }, ancestors: [{ name: 'Support' }] },
    ]);
  });

  test('are renamed and moved, never into themselves or another space', async () => {
    const { owner, spaceId, folder } = await place();
    const [top, middle] = [await folder('Top'), await folder('Middle')];
    expect(await as(owner).mutate('updatePromptCollection', { promptCollectionId: middle, parentId: top, name: 'Below' }, 'promptCollection { name parent { name } }')).toMatchObject({ promptCollection: { name: 'Below', parent: { name: 'Top' } } });
    expect(await refusal(owner, 'updatePromptCollection', { promptCollectionId: top, parentId: middle })).toMatchObject({ code: 'COLLECTION_CYCLE' });
    expect(await refusal(owner, 'updatePromptCollection', { promptCollectionId: top, parentId: top })).toMatchObject({ code: 'COLLECTION_CYCLE' });
    const other = await given.space(owner);
    expect(await refusal(owner, 'createPromptCollection', { spaceId: other, name: 'x', parentId: top })).toMatchObject({ code: 'CROSS_SPACE' });
    expect(await refusal(owner, 'createPromptCollection', { spaceId, name: '  ' })).toMatchObject({ code: 'INVALID', fields: [{ path: 'name', code: 'REQUIRED' }] });
    await as(owner).mutate('updatePromptCollection', { promptCollectionId: middle, parentId: null }, 'promptCollection { name }');
    expect((await tree(owner, spaceId)).map(({ name, parent }) => [name, parent])).toEqual([['Below', null], ['Top', null]]);
  });

  test('go with everything below, and come back as they were; who lost their name gets a number', async () => {
    const { owner, spaceId, folder, prompt } = await place();
    const top = await folder('Top');
    const below = await folder('Below', top);
    const { id } = await prompt('One', { collectionId: below });
    const gone = await as(owner).mutate('deletePromptCollections', { promptCollectionIds: [top], undoable: true }, 'deletedPromptCollectionIds deletedPromptCount undoId');
    expect(gone).toMatchObject({ deletedPromptCount: 1 });
    expect([...(gone['deletedPromptCollectionIds'] as string[])].sort()).toEqual([top, below].sort());
    expect(await tree(owner, spaceId)).toEqual([]);
    expect((await as(owner).query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [id, top] })).data).toEqual({ nodes: [null, null] });
    expect(await refusal(owner, 'createPrompt', { spaceId, title: 'x', collectionId: below })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await prompt('One')).name).toBe('one');
    const back = await as(owner).mutate('undoChange', { undoId: gone['undoId'] }, 'changedIds changed { id ... on Prompt { name collection { name } } }');
    expect([...(back['changedIds'] as string[])].sort()).toEqual([top, below, id].sort());
    expect(back['changed']).toContainEqual({ id, name: 'one-2', collection: { name: 'Below' } });
    expect((await tree(owner, spaceId)).map(({ name }) => name)).toEqual(['Top', 'Below']);
  });

  test('a prompt that comes back alone lies in the nearest collection that is there', async () => {
    const { owner, folder, prompt } = await place();
    const top = await folder('Top');
    const below = await folder('Below', top);
    const { id } = await prompt('One', { collectionId: below });
    const { undoId } = await as(owner).mutate('deletePrompts', { promptIds: [id], undoable: true }, 'undoId deletedPromptIds');
    await as(owner).mutate('deletePromptCollections', { promptCollectionIds: [below] }, 'deletedPromptCount');
    expect(await as(owner).mutate('undoChange', { undoId }, 'changed { ... on Prompt { name collection { name } } }')).toMatchObject({ changed: [{ name: 'one', collection: { name: 'Top' } }] });
  });
});

describe('prompts', () => {
  test('say what they were given, and which variables stand in them and in their fragments', async () => {
    const { owner, spaceId, folder, prompt } = await place();
    const collectionId = await folder('Support');
    const inbox = await given.collection(owner, spaceId, 'Inbox');
    const [sourceId = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/a');
    await prompt('Rules', { kind: 'FRAGMENT', name: 'shared/rules', content: { ...user('Be {{tone}}.'), variables: [] } });
    const made = await prompt('First answer!', {
      collectionId,
      content: {
        messages: [{ role: 'SYSTEM', text: '{{> shared/rules}}' }, { role: 'USER', text: 'Answer {{question}} from {{text}}, {{> gone}}' }],
        params: { model: ' m ', temperature: 0.5, stop: ['END'] },
        variables: [{ name: 'text', description: 'What to read', defaultFill: { sourceId } }, { name: 'unused', defaultFill: { text: 'x' } }, { name: 'tone', defaultFill: { text: 'kind' } }],
      },
    });
    expect(made).toMatchObject({
      name: 'first-answer',
      kind: 'PROMPT',
      collection: { name: 'Support' },
      draft: {
        params: { model: 'm', temperature: 0.5, stop: ['END'], maxTokens: null },
        variables: [
          { name: 'tone', defaultFill: { text: 'kind' } },
          { name: 'question', description: '', defaultFill: null },
          { name: 'text', description: 'What to read', defaultFill: { text: null, source: { id: sourceId } } },
        ],
      },
    });
  });

  test('what is not given stays, and who has read an older draft overwrites nothing', async () => {
    const { owner, prompt } = await place();
    const { id, draftUpdatedAt } = await prompt('One', { content: { ...user('Hi'), params: { model: 'm' } } });
    const change = (text: string) => as(owner).mutate('updatePrompt', { promptId: id, content: user(text), ifUnchangedSince: draftUpdatedAt }, `prompt { ${shown} }`);
    expect(await change('Mine')).toMatchObject({ prompt: { draft: { messages: [{ role: 'USER', text: 'Mine' }], params: { model: 'm' } } } });
    expect(await change('Other')).toMatchObject({ code: 'CONFLICT' });
    expect(await as(owner).mutate('updatePrompt', { promptId: id, title: 'Two', content: {} }, `prompt { ${shown} }`)).toMatchObject({ prompt: { title: 'Two', name: 'one', draft: { messages: [{ text: 'Mine' }] } } });
  });

  test('names are for programs and one of a kind in the space', async () => {
    const { owner, spaceId, prompt } = await place();
    expect((await prompt('Ärger & Größe')).name).toBe('arger-gro-e');
    expect((await prompt('Ärger & Größe')).name).toBe('arger-gro-e-2');
    expect((await prompt('名字')).name).toBe('prompt');
    expect(await refusal(owner, 'createPrompt', { spaceId, title: 'x', name: 'prompt' })).toMatchObject({ code: 'INVALID', fields: [{ path: 'name', code: 'TAKEN' }] });
    for (const name of ['A', 'a//b', '/a', 'a b']) expect(await refusal(owner, 'createPrompt', { spaceId, title: 'x', name }), name).toMatchObject({ code: 'INVALID', fields: [{ path: 'name', code: 'MALFORMED' }] });
  });

  test('what no prompt can say is refused, field by field', async () => {
    const { owner, spaceId } = await place();
    const paths = async (content: object) => (await refusal(owner, 'createPrompt', { spaceId, title: 'x', content })).fields?.map(({ path, code }) => `${path} ${code}`);
    expect(await paths({ messages: [{ role: 'USER', text: 'a' }, { role: 'SYSTEM', text: 'b' }] })).toEqual(['content.messages NOT_ALLOWED']);
    expect(await paths(user('x'.repeat(200_001)))).toEqual(['content.messages.0.text TOO_LONG']);
    expect(await paths({ messages: Array.from({ length: 51 }, () => ({ role: 'USER', text: '' })) })).toEqual(['content.messages TOO_MANY']);
    expect(await paths({ params: { temperature: 3 } })).toEqual(['content.params.temperature TOO_LARGE']);
    expect(await paths({ params: { responseSchema: '[' } })).toEqual(['content.params.responseSchema MALFORMED']);
    expect(await paths({ variables: [{ name: '1' }] })).toEqual(['content.variables.0.name MALFORMED']);
    expect(await paths({ variables: [{ name: 'a' }, { name: 'a' }] })).toEqual(['content.variables DUPLICATE']);
    const elsewhere = await given.space(owner);
    const inbox = await given.collection(owner, elsewhere, 'Inbox');
    expect(await refusal(owner, 'createPrompt', { spaceId, title: 'x', content: { variables: [{ name: 'a', defaultFill: { collectionId: inbox } }] } })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a copy says the same; in another space it takes along no sources', async () => {
    const { owner, spaceId, prompt } = await place();
    const inbox = await given.collection(owner, spaceId, 'Inbox');
    const { id } = await prompt('One', { kind: 'FRAGMENT', content: { ...user('{{a}} {{b}}'), variables: [{ name: 'a', defaultFill: { collectionId: inbox } }, { name: 'b', defaultFill: { text: 'x' } }] } });
    const copy = (to: string) => as(owner).mutate('createPrompt', { spaceId: to, title: 'Two', copyOf: id }, `prompt { ${shown} }`);
    expect(await copy(spaceId)).toMatchObject({ prompt: { kind: 'FRAGMENT', name: 'two', draft: { variables: [{ name: 'a', defaultFill: { collection: { id: inbox } } }, { name: 'b' }] } } });
    expect(await copy(await given.space(owner))).toMatchObject({ prompt: { draft: { messages: [{ text: '{{a}} {{b}}' }], variables: [{ name: 'a', defaultFill: null }, { name: 'b', defaultFill: { text: 'x' } }] } } });
    const stranger = await given.person();
    expect(await refusal(stranger, 'createPrompt', { spaceId: await given.space(stranger), title: 'Mine', copyOf: id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are found by words, kind and place, last changed first, page by page', async () => {
    const { owner, spaceId, folder, prompt } = await place();
    const top = await folder('Top');
    const below = await folder('Below', top);
    const first = await prompt('Alpha', { content: user('Reads a 100% letter') });
    await prompt('Beta', { collectionId: top, kind: 'FRAGMENT' });
    await prompt('Gamma', { collectionId: below });
    await as(owner).mutate('updatePrompt', { promptId: first.id, content: user('Reads a 100% letter again') }, 'prompt { id }');
    expect((await listed(owner, spaceId)).names).toEqual(['alpha', 'gamma', 'beta']);
    expect((await listed(owner, spaceId, { text: 'LETTER alpha' })).names).toEqual(['alpha']);
    expect((await listed(owner, spaceId, { text: '100%' })).names).toEqual(['alpha']);
    expect((await listed(owner, spaceId, { text: '1%' })).names).toEqual([]);
    expect((await listed(owner, spaceId, { kinds: ['FRAGMENT'] })).names).toEqual(['beta']);
    expect((await listed(owner, spaceId, { withoutCollection: true })).names).toEqual(['alpha']);
    expect((await listed(owner, top)).names).toEqual(['beta']);
    expect((await listed(owner, top, { includeDescendants: true })).names).toEqual(['gamma', 'beta']);
    const { end } = await listed(owner, spaceId, null, 'first: 2');
    expect((await listed(owner, spaceId, null, `first: 2 after: "${end}"`)).names).toEqual(['beta']);
    expect((await listed(owner, spaceId, null, 'last: 2')).names).toEqual(['gamma', 'beta']);
  });

  test('a fragment is kept as long as another includes it, and takes its new name along', async () => {
    const { owner, prompt } = await place();
    const rules = await prompt('Rules', { kind: 'FRAGMENT', content: user('Be kind') });
    const one = await prompt('One', { content: user('{{>rules}} and \\{{> rules}}') });
    expect(await refusal(owner, 'deletePrompts', { promptIds: [rules.id] })).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('rules is included by one') });
    await as(owner).mutate('updatePrompt', { promptId: rules.id, name: 'tone/rules' }, 'prompt { id }');
    const { data } = await as(owner).query(`query($ids: [ID!]!) { nodes(ids: $ids) { ... on Prompt { ${shown} includedBy { totalCount edges { node { name } } } } } }`, { ids: [one.id, rules.id] });
    const [changed, fragment] = data?.['nodes'] as [Shown, { includedBy: object }];
    expect(changed.draft.messages).toEqual([{ role: 'USER', text: '{{> tone/rules}} and \\{{> rules}}' }]);
    expect(changed.draftUpdatedAt > one.draftUpdatedAt).toBe(true);
    expect(fragment.includedBy).toEqual({ totalCount: 1, edges: [{ node: { name: 'one' } }] });
    const gone = await as(owner).mutate('deletePrompts', { promptIds: [rules.id, one.id] }, 'deletedPromptIds');
    expect([...(gone['deletedPromptIds'] as string[])].sort()).toEqual([rules.id, one.id].sort());
  });

  test('fragments that include each other end', async () => {
    const { prompt } = await place();
    await prompt('A', { content: user('{{x}} {{> b}}') });
    expect((await prompt('B', { content: user('{{y}} {{> a}}') })).draft.variables.map(({ name }) => name)).toEqual(['y', 'x']);
  });

  test('of two who take one name at once one is refused', async () => {
    const { owner, spaceId } = await place();
    const codes = await Promise.all([1, 2, 3].map(async () => (await refusal(owner, 'createPrompt', { spaceId, title: 'x', name: 'same' })).code ?? 'ok'));
    expect(codes.sort()).toEqual(['INVALID', 'INVALID', 'ok']);
    expect(await vault.database.prisma.prompt.count({ where: { spaceId: uuid(spaceId), name: 'same' } })).toBe(1);
  });
});
