import type { ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { mostFromVault } from '#server/domain/prompts/fillVariables.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';
import { createStoredSource } from '../search/storedSource.ts';

const vault = useVault();
const { as, given } = vault;

interface Rendered {
  readonly messages: { role: string; text: string }[];
  readonly missing: string[];
  readonly params: { temperature: number | null };
  readonly sources: { id: string; title: string }[];
}

interface Variable {
  readonly name: string;
  readonly defaultFill?: object;
}

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const version = async (text: string, variables: readonly Variable[] = [], more: object = {}) => {
    const { prompt } = (await as(owner).mutate('createPrompt', { spaceId, title: `Prompt ${text.slice(0, 20)}`, content: { messages: [{ role: 'SYSTEM', text: 'Be brief.' }, { role: 'USER', text }], params: { temperature: 0.2 }, variables }, ...more }, 'prompt { id }')) as unknown as { prompt: { id: string } };
    const saved = (await as(owner).mutate('savePromptVersion', { promptId: prompt.id }, 'version { id }')) as unknown as { version: { id: string } };
    return saved.version.id;
  };
  const put = async (title: string, text: string, collectionId?: string) => {
    const id = await createStoredSource(vault, uuid(spaceId), { title, text, language: 'en', ...(collectionId !== undefined && { collectionId: uuid(collectionId) }) });
    await indexNow(vault.context({ kind: 'system', job: 'test' }), [id]);
    return publicId('Source', id);
  };
  return { owner, spaceId, version, put };
}

const query = 'query($id: ID!, $values: [VariableValueInput!]) { node(id: $id) { ... on PromptVersion { rendered(values: $values) { messages { role text } missing params { temperature } sources { id title } } } } }';
const answerOf = (who: Person, id: string, values?: readonly object[]) => as(who).query(query, { id, values });

async function rendered(who: Person, id: string, values?: readonly object[]): Promise<Rendered> {
  const { data, errors } = await answerOf(who, id, values);
  expect(errors).toBeUndefined();
  return (data as { node: { rendered: Rendered } }).node.rendered;
}
const codeOf = ({ errors }: Pick<ExecutionResult, 'errors'>) => (errors?.[0]?.cause as { code?: string } | undefined)?.code;
const lastText = ({ messages }: Rendered) => messages.at(-1)?.text;

test('values go in, defaults where there is none, and what has neither is told', async () => {
  const { owner, version } = await place();
  const id = await version('{{greeting}} {{who}}, about {{topic}}: {{topic}}', [{ name: 'greeting', defaultFill: { text: 'Dear' } }]);
  expect(await rendered(owner, id, [{ name: 'who', fill: { text: 'Ada {{topic}}' } }, { name: 'unused', fill: { text: 'x' } }])).toEqual({
    messages: [{ role: 'SYSTEM', text: 'Be brief.' }, { role: 'USER', text: 'Dear Ada {{topic}}, about {{topic}}: {{topic}}' }],
    missing: ['topic'],
    params: { temperature: 0.2 },
    sources: [],
  });
  expect(lastText(await rendered(owner, id, [{ name: 'greeting', fill: { text: '' } }, { name: 'topic', fill: { text: 'sleep' } }]))).toBe(' {{who}}, about sleep: sleep');
});

test('a version keeps its fragments, and their variables are filled, too', async () => {
  const { owner, spaceId, version } = await place();
  await as(owner).mutate('createPrompt', { spaceId, kind: 'FRAGMENT', title: 'Tone', content: { messages: [{ role: 'USER', text: 'Be {{tone}}.' }] } }, 'prompt { id }');
  const id = await version('{{> tone}} Go.');
  expect(lastText(await rendered(owner, id, [{ name: 'tone', fill: { text: 'kind' } }]))).toBe('Be kind. Go.');
});

test('a variable takes the text of a source; in the trash or gone it has none', async () => {
  const { owner, version, put } = await place();
  const source = await put('Curve', 'Most is forgotten within a day. {{tone}}');
  const id = await version('Sum up: {{text}}', [{ name: 'text', defaultFill: { sourceId: source } }]);
  const { sources, ...said } = await rendered(owner, id);
  expect(lastText({ sources, ...said })).toBe('Sum up: Most is forgotten within a day. {{tone}}');
  expect([sources, said.missing]).toEqual([[{ id: source, title: 'Curve' }], []]);
  await as(owner).mutate('deleteSources', { sourceIds: [source] }, 'deletedSourceIds');
  expect(await rendered(owner, id)).toMatchObject({ missing: ['text'], sources: [] });
});

test('a variable takes the texts of a collection and those below it, shortest first, as many as fit', async () => {
  const { owner, spaceId, version, put } = await place();
  const above = await given.collection(owner, spaceId, 'Memory');
  const below = await given.collection(owner, spaceId, 'Sleep', above);
  const elsewhere = await given.collection(owner, spaceId, 'Garden');
  await put('Long', 'word '.repeat(mostFromVault / 5), above);
  await put('Second', 'A longer text about spindles.', below);
  await put('First', 'Short.', above);
  await put('Other', 'Tomatoes.', elsewhere);
  const id = await version('{{all}}');
  const fill = (collectionId: string) => [{ name: 'all', fill: { collectionId } }];
  const both = await rendered(owner, id, fill(above));
  expect(lastText(both)).toBe('# First\n\nShort.\n\n# Second\n\nA longer text about spindles.');
  expect(both.sources.map(({ title }) => title)).toEqual(['First', 'Second']);
  const alone = await given.collection(owner, spaceId, 'Alone');
  await put('Book', 'word '.repeat(mostFromVault / 2), alone);
  expect(lastText(await rendered(owner, id, fill(alone)))?.length).toBe('# Book\n\n'.length + mostFromVault);
  expect(lastText(await rendered(owner, id, fill(await given.collection(owner, spaceId, 'Empty'))))).toBe('');
});

test('a variable takes the best passages for a question, in which other variables stand', async () => {
  const { owner, version, put } = await place();
  await put('Curve', 'Ebbinghaus forgot most syllables within a single day.');
  await put('Garden', 'Compost feeds the soil of tomatoes.');
  const id = await version('{{found}}', [{ name: 'found', defaultFill: { search: 'What about {{topic}}?' } }]);
  // What only the question mentions is no variable of the prompt: it stands as it is written.
  const withTopic = await version('{{topic}}: {{found}}', [{ name: 'found', defaultFill: { search: 'What about {{topic}}?' } }]);
  expect(await rendered(owner, withTopic, [{ name: 'topic', fill: { text: 'compost' } }])).toMatchObject({ sources: [{ title: 'Garden' }], messages: [{}, { text: 'compost: # Garden\n\nCompost feeds the soil of tomatoes.' }] });
  expect((await rendered(owner, id)).sources).toEqual([]);
});

test('what is of another space is not there, whoever owns it', async () => {
  const { owner, version } = await place();
  const other = await place();
  const secret = await other.put('Secret', 'Not for them.');
  const mine = await given.space(owner);
  const inMine = publicId('Source', await createStoredSource(vault, uuid(mine), { title: 'Mine', text: 'Elsewhere.', language: 'en' }));
  const id = await version('{{text}}');
  for (const sourceId of [secret, inMine, publicId('Source', '01939d2f-0000-7000-8000-000000000000'), 'nonsense']) {
    expect(codeOf(await answerOf(owner, id, [{ name: 'text', fill: { sourceId } }]))).toBe('NOT_FOUND');
  }
  expect(codeOf(await answerOf(owner, id, [{ name: 'text', fill: { collectionId: await given.collection(other.owner, other.spaceId, 'Theirs') } }]))).toBe('NOT_FOUND');
  const { data } = await answerOf(other.owner, id);
  expect(data?.['node']).toBeNull();
});

test('values that cannot be any are refused with their place; so is more than one look-up can serve', async () => {
  const { owner, version } = await place();
  const id = await version('{{a}}');
  const twice = [{ name: 'a', fill: { text: '1' } }, { name: 'a', fill: { text: '2' } }];
  for (const values of [[{ name: 'not a name', fill: { text: 'x' } }], twice, [{ name: 'a', fill: { text: 'x'.repeat(200_001) } }]]) expect(codeOf(await answerOf(owner, id, values))).toBe('INVALID');
  const names = Array.from({ length: 51 }, (_, index) => `v${index}`);
  const many = await version(names.map((name) => `{{${name}}}`).join(' '));
  expect(codeOf(await answerOf(owner, many, names.map((name) => ({ name, fill: { search: 'x' } }))))).toBe('INVALID');
});
