import { expect, test } from 'vitest';
import { longestAnalysed } from '#server/domain/prompts/analysis/analysePrompt.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

interface Suggestion {
  readonly id: string;
  readonly kind: string;
  readonly severity: string;
  readonly state: string;
  readonly message: string;
  readonly messageIndex: number | null;
  readonly range: { start: number; end: number } | null;
  readonly replacement: string | null;
}
interface Analysis {
  readonly id: string;
  readonly state: string;
  readonly isSimulation: boolean;
  readonly tool: string;
  readonly spend: unknown[];
  readonly viewerCanStop: boolean;
  readonly suggestions: Suggestion[];
}
interface Answer {
  readonly code?: string;
  readonly message?: string;
  readonly analysis: Analysis;
  readonly prompt: { draft: { messages: { text: string }[] }; draftUpdatedAt: string };
  readonly suggestions: Suggestion[];
}

const suggestionFields = 'id kind severity state message messageIndex range { start end } replacement';
const fields = `analysis { id state isSimulation tool spend { calls } viewerCanStop suggestions { ${suggestionFields} } }`;
const text = 'Summarise {{document}} in order to help. Include the sources. Do not include the sources.';

async function place(content: object = { messages: [{ role: 'USER', text }], variables: [{ name: 'document', description: 'What to read' }] }) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const made = (await as(owner).mutate('createPrompt', { spaceId, title: 'Summary', content }, 'prompt { id }')) as unknown as { prompt: { id: string } };
  return { owner, spaceId, promptId: made.prompt.id };
}
const analyse = async (who: Person, input: Record<string, unknown>) => (await as(who).mutate('analysePrompt', input, fields)) as unknown as Answer;
const resolve = async (who: Person, suggestions: readonly Pick<Suggestion, 'id'>[], state: string, more: Record<string, unknown> = {}) =>
  (await as(who).mutate('resolvePromptSuggestions', { suggestionIds: suggestions.map(({ id }) => id), state, ...more }, `prompt { draft { messages { text } } draftUpdatedAt } suggestions { ${suggestionFields} }`)) as unknown as Answer;
const draftOf = async (who: Person, promptId: string) => {
  const { data } = await as(who).query('query($promptId: ID!) { node(id: $promptId) { ... on Prompt { draft { messages { text } } } } }', { promptId });
  return (data as unknown as { node: { draft: { messages: { text: string }[] } } }).node.draft.messages.map((message) => message.text);
};
const wordy = ({ suggestions }: Analysis) => suggestions.filter(({ kind }) => kind === 'TOKENS');

test('a prompt is looked over by fixed rules at once, and stays as it is', async () => {
  const { owner, promptId } = await place();
  const { analysis } = await analyse(owner, { promptId });
  expect(analysis).toMatchObject({ state: 'SUCCEEDED', isSimulation: true, tool: 'ANALYSE', spend: [], viewerCanStop: false });
  const at = (kind: string) => analysis.suggestions.filter((one) => one.kind === kind).map(({ range, severity }) => [range && text.slice(range.start, range.end), severity]);
  expect(at('CONTRADICTION')).toEqual([['Do not include the sources.', 'ERROR']]);
  expect(at('INJECTION')).toEqual([[null, 'WARNING'], ['{{document}}', 'WARNING']]);
  expect(at('TOKENS')).toEqual([['in order to', 'INFO']]);
  expect(analysis.suggestions.every(({ state }) => state === 'OPEN')).toBe(true);
  expect(await draftOf(owner, promptId)).toEqual([text]);
});

test('what is not saved yet can be looked over; nothing of it is saved', async () => {
  const { owner, promptId } = await place();
  const { analysis } = await analyse(owner, { promptId, content: { messages: [{ role: 'USER', text: 'You are a vet. Describe cats as a list.' }], variables: [] } });
  expect(analysis.suggestions).toEqual([]);
  expect(await draftOf(owner, promptId)).toEqual([text]);
});

test('fragments are known by what the messages include, saved or not', async () => {
  const { owner, spaceId, promptId } = await place();
  await as(owner).mutate('createPrompt', { spaceId, kind: 'FRAGMENT', title: 'Tone', content: { messages: [{ role: 'USER', text: 'Be {{tone}}.' }] } }, 'prompt { id }');
  const { analysis } = await analyse(owner, { promptId, content: { messages: [{ role: 'USER', text: '{{> tone}} {{> nothing}}' }], variables: [{ name: 'tone', description: 'How to speak' }] } });
  expect(analysis.suggestions.filter(({ kind }) => kind === 'VARIABLES').map(({ message }) => message)).toEqual(['There is no fragment called nothing. It will be sent as it stands.']);
});

test('a tool answers with a replacement for a whole message, and says it in the language that is asked for', async () => {
  const { owner, promptId } = await place();
  const { analysis } = await analyse(owner, { promptId, tool: 'COMPRESS' });
  expect(analysis.suggestions).toMatchObject([{ kind: 'LENGTH', messageIndex: 0, range: { start: 0, end: text.length }, replacement: text.replace('in order to', 'to') }]);
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on PromptAnalysis { suggestions { en: message es: message(language: ES) he: message(language: HE) } } } }', { id: analysis.id });
  expect((data as { node: { suggestions: unknown } }).node.suggestions).toEqual([
    { en: `The same, shorter: ${text.length} characters become ${text.length - 9}.`, es: `Lo mismo, más corto: de ${text.length} a ${text.length - 9} caracteres.`, he: `אותו דבר, קצר יותר: מ-${text.length} תווים ל-${text.length - 9}.` },
  ]);
  expect((await analyse(owner, { promptId, tool: 'CHECK_CONSISTENCY' })).analysis.suggestions.map(({ kind }) => kind)).toEqual(['CONTRADICTION']);
});

test('a suggestion is put into the draft, and the next one of the same analysis where it stands by then', async () => {
  const { owner, promptId } = await place();
  const { analysis } = await analyse(owner, { promptId });
  const bare = analysis.suggestions.filter(({ replacement }) => replacement?.startsWith('<document>'));
  const first = await resolve(owner, bare, 'APPLIED');
  expect(first.suggestions.map(({ state }) => state)).toEqual(['APPLIED']);
  expect(first.prompt.draft.messages[0]?.text).toBe(text.replace('{{document}}', '<document>{{document}}</document>'));
  await as(owner).mutate('updatePrompt', { promptId, content: { messages: [{ role: 'USER', text: `${first.prompt.draft.messages[0]?.text ?? ''} Be kind.` }] } }, 'prompt { id }');
  const second = await resolve(owner, wordy(analysis), 'APPLIED');
  const after = `${text.replace('{{document}}', '<document>{{document}}</document>').replace('in order to', 'to')} Be kind.`;
  expect(second.prompt.draft.messages[0]?.text).toBe(after);
  // Once more changes nothing.
  expect((await resolve(owner, wordy(analysis), 'APPLIED')).prompt.draft.messages[0]?.text).toBe(after);
});

test('a suggestion whose place was changed meanwhile is not put in, and none of those with it', async () => {
  const { owner, promptId } = await place();
  const { analysis } = await analyse(owner, { promptId });
  const changed = text.replace('in order to', 'in the order to');
  await as(owner).mutate('updatePrompt', { promptId, content: { messages: [{ role: 'USER', text: changed }] } }, 'prompt { id }');
  const applicable = analysis.suggestions.filter(({ replacement }) => replacement !== null);
  expect(await resolve(owner, applicable, 'APPLIED')).toMatchObject({ code: 'CONFLICT' });
  expect(await draftOf(owner, promptId)).toEqual([changed]);
});

test('whoever says what they have read is not overtaken', async () => {
  const { owner, promptId } = await place();
  const { analysis } = await analyse(owner, { promptId });
  const read = await resolve(owner, wordy(analysis), 'DISMISSED');
  expect(read.suggestions.map(({ state }) => state)).toEqual(['DISMISSED']);
  expect(read.prompt.draft.messages[0]?.text).toBe(text);
  await as(owner).mutate('updatePrompt', { promptId, content: { messages: [{ role: 'USER', text: `${text} More.` }] } }, 'prompt { id }');
  expect(await resolve(owner, wordy(analysis), 'APPLIED', { ifUnchangedSince: read.prompt.draftUpdatedAt })).toMatchObject({ code: 'CONFLICT' });
  expect((await resolve(owner, wordy(analysis), 'APPLIED')).prompt.draft.messages[0]?.text).toBe(`${text.replace('in order to', 'to')} More.`);
});

test('what has no replacement cannot be applied, nor what is of two analyses, of too many or of none', async () => {
  const { owner, promptId } = await place();
  const [one, other] = [await analyse(owner, { promptId }), await analyse(owner, { promptId })];
  const without = one.analysis.suggestions.filter(({ replacement }) => replacement === null);
  expect(await resolve(owner, without, 'APPLIED')).toMatchObject({ code: 'INVALID' });
  expect((await resolve(owner, without, 'DISMISSED')).suggestions.length).toBe(without.length);
  expect(await resolve(owner, [...wordy(one.analysis), ...wordy(other.analysis)], 'APPLIED')).toMatchObject({ code: 'INVALID' });
  expect(await resolve(owner, wordy(one.analysis), 'OPEN')).toMatchObject({ code: 'INVALID' });
  expect(await resolve(owner, [], 'APPLIED')).toMatchObject({ code: 'INVALID' });
  expect(await resolve(owner, [{ id: 'nonsense' }, ...wordy(one.analysis)], 'APPLIED')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await draftOf(owner, promptId)).toEqual([text]);
});

test('an analysis is for whoever asked, while the prompt is there', async () => {
  const { owner, spaceId, promptId } = await place();
  const editor = await given.member(spaceId, 'EDITOR');
  const { analysis } = await analyse(editor, { promptId });
  const seenBy = async (who: Person) => ((await as(who).query('query($id: ID!) { node(id: $id) { id } }', { id: analysis.id })).data as { node: unknown }).node !== null;
  expect([await seenBy(editor), await seenBy(owner)]).toEqual([true, false]);
  expect(await resolve(owner, wordy(analysis), 'APPLIED')).toMatchObject({ code: 'NOT_FOUND' });
  await vault.database.prisma.membership.updateMany({ where: { spaceId: uuid(spaceId), userId: uuid(editor.id) }, data: { role: 'VIEWER' } });
  expect(await resolve(editor, wordy(analysis), 'APPLIED')).toMatchObject({ code: 'FORBIDDEN' });
  await as(owner).mutate('deletePrompts', { promptIds: [promptId] }, 'deletedPromptIds');
  expect(await seenBy(editor)).toBe(false);
});

test('more than can be looked at is refused with its bound', async () => {
  const { owner, promptId } = await place();
  const long = { role: 'USER', text: 'word '.repeat(longestAnalysed / 10) };
  expect(await analyse(owner, { promptId, content: { messages: [long, long, { role: 'USER', text: 'x' }] } })).toMatchObject({ code: 'INVALID', message: expect.stringContaining(longestAnalysed.toLocaleString('en')) as string });
  expect((await analyse(owner, { promptId, content: { messages: [long, long] } })).analysis.state).toBe('SUCCEEDED');
});

test('the models that prompts can be run with are told, none where there is none', async () => {
  const { owner, spaceId } = await place();
  const { data } = await as(owner).query('query($spaceId: ID!) { node(id: $spaceId) { ... on Space { models { name contextTokens inputPrice outputPrice } } } }', { spaceId });
  expect(data).toEqual({ node: { models: [] } });
});
