import { expect, test } from 'vitest';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

interface Version {
  readonly id: string;
  readonly number: number;
  readonly content: { readonly messages: { text: string }[]; readonly variables: { name: string }[] };
}

const user = (text: string) => ({ messages: [{ role: 'USER', text }] });

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const prompt = async (title: string, text: string, more: object = {}) =>
    ((await as(owner).mutate('createPrompt', { spaceId, title, content: user(text), ...more }, 'prompt { id }')) as unknown as { prompt: { id: string } }).prompt.id;
  const edit = (promptId: string, text: string) => as(owner).mutate('updatePrompt', { promptId, content: user(text) }, 'prompt { hasUnsavedDraft }');
  const save = async (promptId: string, more: object = {}, who: Person = owner) =>
    (await as(who).mutate('savePromptVersion', { promptId, ...more }, 'version { id number content { messages { text } variables { name } } } prompt { hasUnsavedDraft }')) as unknown as { version: Version; prompt: { hasUnsavedDraft: boolean }; code?: string };
  return { owner, spaceId, prompt, edit, save };
}

async function asked(person: Person, spaceId: string, args: string) {
  const { data, errors } = await as(person).query(`query($id: ID!) { node(id: $id) { ... on Space { prompt(${args}) { number content { messages { text } } } } } }`, { id: spaceId });
  expect(errors).toBeUndefined();
  return (data?.['node'] as { prompt: Version | null }).prompt?.number ?? null;
}

async function labels(person: Person, id: string) {
  const { data } = await as(person).query('query($id: ID!) { node(id: $id) { ... on Prompt { labels { name isProtected movedBy { id } version { number labels { name } } } } } }', { id });
  return (data?.['node'] as { labels: { name: string; isProtected: boolean; movedBy: { id: string }; version: { number: number } }[] }).labels;
}

test('versions are numbered, and stay as they were saved whatever becomes of draft and fragments', async () => {
  const { owner, prompt, edit, save } = await place();
  const rules = await prompt('Rules', 'Be {{tone}}.', { kind: 'FRAGMENT' });
  const id = await prompt('One', 'First {{> rules}}');
  const first = await save(id, { note: 'The beginning' });
  expect(first).toMatchObject({ version: { number: 1, content: { messages: [{ text: 'First {{> rules}}' }], variables: [{ name: 'tone' }] } }, prompt: { hasUnsavedDraft: false } });
  expect(await edit(id, 'Second')).toMatchObject({ prompt: { hasUnsavedDraft: true } });
  await edit(rules, 'Be {{other}}.');
  expect((await save(id)).version.number).toBe(2);
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Prompt { versions { totalCount edges { node { number note authorName author { id } content { messages { text } variables { name } } } } } } } }', { id });
  expect(data?.['node']).toMatchObject({
    versions: {
      totalCount: 2,
      edges: [
        { node: { number: 2, note: '', content: { messages: [{ text: 'Second' }], variables: [] } } },
        { node: { number: 1, note: 'The beginning', author: { id: owner.id }, content: { messages: [{ text: 'First {{> rules}}' }], variables: [{ name: 'tone' }] } } },
      ],
    },
  });
});

test('what has not changed is not saved again; another text of a fragment is a change', async () => {
  const { prompt, edit, save } = await place();
  const rules = await prompt('Rules', 'Be kind.', { kind: 'FRAGMENT' });
  const id = await prompt('One', '{{> rules}}');
  const { version } = await save(id);
  expect((await save(id)).version).toEqual(version);
  await edit(rules, 'Be brief.');
  expect((await save(id)).version.number).toBe(2);
});

test('fragments that are not there or include each other are told when a version is saved', async () => {
  const { owner, prompt } = await place();
  const id = await prompt('A', 'x {{> b}} {{> gone}}');
  await prompt('B', '{{> a}}', { kind: 'FRAGMENT' });
  const { data } = await as(owner).query('mutation($input: SavePromptVersionInput!) { savePromptVersion(input: $input) { ... on InvalidInputError { fields { path code message } } } }', { input: { promptId: id } });
  const { fields } = data?.['savePromptVersion'] as { fields: { path: string; code: string; message: string }[] };
  expect(fields.map(({ path, code }) => `${path} ${code}`)).toContain('content.messages.0.text NOT_FOUND');
  expect(fields.map(({ message }) => message).join(' ')).toContain('These fragments include each other: b → a → b.');
});

test('labels go live and roll back with one call, and programs get what they name', async () => {
  const { owner, spaceId, prompt, edit, save } = await place();
  const id = await prompt('One', 'First');
  const { version: first } = await save(id, { labels: ['production', 'staging'] });
  await edit(id, 'Second');
  const { version: second } = await save(id, { labels: ['production'] });
  expect((await labels(owner, id)).map(({ name, version, movedBy }) => [name, version.number, movedBy.id])).toEqual([['production', 2, owner.id], ['staging', 1, owner.id]]);
  expect(await asked(owner, spaceId, 'name: "one"')).toBe(2);
  expect(await asked(owner, spaceId, 'name: "one", label: "staging"')).toBe(1);
  expect(await asked(owner, spaceId, 'name: "one", number: 1')).toBe(1);
  const set = (input: object) => as(owner).mutate('setPromptLabel', { promptId: id, label: 'production', ...input }, 'prompt { labels { name } }');
  await set({ versionId: first.id });
  expect(await asked(owner, spaceId, 'name: "one"')).toBe(1);
  expect(await asked(owner, spaceId, 'name: "one", label: "latest"')).toBe(2);
  await set({ versionId: null });
  expect(await asked(owner, spaceId, 'name: "one"')).toBe(null);
  expect(await asked(owner, spaceId, 'name: "gone"')).toBe(null);
  expect(await set({ label: 'latest', versionId: second.id })).toMatchObject({ code: 'INVALID' });
  expect(await set({ label: 'A b', versionId: second.id })).toMatchObject({ code: 'INVALID' });
  const other = await save(await prompt('Two', 'x'));
  expect(await set({ versionId: other.version.id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await set({ versionId: publicId('PromptVersion', '01939d2f-0000-7000-8000-000000000000') })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a protected label is moved by owners alone', async () => {
  const { owner, spaceId, prompt, edit, save } = await place();
  const editor = await given.member(spaceId, 'EDITOR');
  const id = await prompt('One', 'First');
  const { version } = await save(id, { labels: ['production'] });
  const set = (who: Person, input: object) => as(who).mutate('setPromptLabel', { promptId: id, label: 'production', versionId: version.id, ...input }, 'prompt { id }');
  expect(await set(editor, { isProtected: true })).toMatchObject({ code: 'FORBIDDEN' });
  expect((await set(owner, { isProtected: true })).code).toBeUndefined();
  expect(await set(editor, {})).toMatchObject({ code: 'FORBIDDEN' });
  expect(await set(editor, { versionId: null })).toMatchObject({ code: 'FORBIDDEN' });
  await edit(id, 'Second');
  expect(await save(id, { labels: ['production'] }, editor)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await vault.database.prisma.promptVersion.count({ where: { promptId: uuid(id) } })).toBe(1);
  expect(await labels(owner, id)).toMatchObject([{ name: 'production', isProtected: true, version: { number: 1 } }]);
});

test('programs find a prompt by the name it had, until another one has it', async () => {
  const { owner, spaceId, prompt, save } = await place();
  const id = await prompt('One', 'First');
  await save(id, { labels: ['production'] });
  await as(owner).mutate('updatePrompt', { promptId: id, name: 'uno' }, 'prompt { id }');
  expect([await asked(owner, spaceId, 'name: "one"'), await asked(owner, spaceId, 'name: "uno"')]).toEqual([1, 1]);
  await vault.database.prisma.promptFormerName.updateMany({ data: { until: new Date() } });
  expect(await asked(owner, spaceId, 'name: "one"')).toBe(null);
  await as(owner).mutate('updatePrompt', { promptId: id, name: 'one' }, 'prompt { id }');
  await as(owner).mutate('updatePrompt', { promptId: id, name: 'uno' }, 'prompt { id }');
  const other = await prompt('One', 'Another');
  expect(await asked(owner, spaceId, 'name: "one"')).toBe(null);
  await save(other, { labels: ['production'] });
  const stranger = await given.person();
  const { data } = await as(stranger).query('query($id: ID!) { node(id: $id) { ... on Space { prompt(name: "one") { id } } } }', { id: spaceId });
  expect(data).toEqual({ node: null });
});

test('lists have those with a label, and a version can be where a new prompt begins', async () => {
  const { owner, spaceId, prompt, edit, save } = await place();
  const id = await prompt('One', 'First');
  const { version } = await save(id, { labels: ['production'] });
  await prompt('Two', 'Second');
  await edit(id, 'Later');
  const named = async (label: string) => {
    const { data } = await as(owner).query('query($id: ID!, $label: String) { node(id: $id) { ... on Space { prompts(filter: { label: $label }) { edges { node { name } } } } } }', { id: spaceId, label });
    return (data?.['node'] as { prompts: { edges: { node: { name: string } }[] } }).prompts.edges.map(({ node }) => node.name);
  };
  expect([await named('production'), await named('latest'), await named('staging')]).toEqual([['one'], ['one'], []]);
  const copy = await as(owner).mutate('createPrompt', { spaceId, title: 'Copy', copyOf: version.id }, 'prompt { draft { messages { text } } }');
  expect(copy).toMatchObject({ prompt: { draft: { messages: [{ text: 'First' }] } } });
});

test('asking by name and label takes two statements', async () => {
  const { owner, spaceId, prompt, save } = await place();
  await save(await prompt('One', 'First'), { labels: ['production'] });
  const statements = await vault.statementsOf(owner, 'query($id: ID!) { node(id: $id) { ... on Space { prompt(name: "one") { number } } } }', { id: spaceId });
  expect(statements.length).toBeLessThanOrEqual(2);
});
