import { expect, test } from 'vitest';
import type { SpaceSettings } from '#server/domain/spaces/settings.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { createLanguageModel } from '#server/platform/models/openAiModel.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type ModelCall, startModelServer } from '#tests/support/modelServer.ts';
import { saying, startScriptedModel } from '#tests/support/scriptedModel.ts';
import { startTestWorker } from '#tests/support/server.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault({ hasModel: true });
const { as, given } = vault;
let fresh = 0;

async function place(settings: Partial<SpaceSettings> = {}) {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  await vault.database.prisma.space.update({ where: { id: uuid(spaceId) }, data: { settings } });
  /** A prompt with one version, which the label names. */
  const prompt = async (text: string, { label = 'production', ...content }: { label?: string; variables?: object[]; params?: object } = {}) => {
    const made = (await as(owner).mutate('createPrompt', { spaceId, title: 'Ours', content: { messages: [{ role: 'SYSTEM', text }], ...content } }, 'prompt { id }')) as unknown as { prompt: { id: string } };
    const saved = (await as(owner).mutate('savePromptVersion', { promptId: made.prompt.id, labels: [label] }, 'version { id }')) as unknown as { version: { id: string } };
    return { promptId: made.prompt.id, versionId: saved.version.id };
  };
  const set = (prompts: readonly object[], who = owner) => as(who).mutate('updateSpace', { spaceId, settings: { prompts } }, 'space { settings { prompts { purpose label prompt { id } version { id } } } }');
  const listed = async () => {
    const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { settings { instructions prompts { purpose label version { number } } } } } }', { id: spaceId });
    return (data?.['node'] as { settings: { instructions: string; prompts: { purpose: string; label: string; version: { number: number } | null }[] } }).settings;
  };
  return { owner, spaceId, prompt, set, listed };
}
type Place = Awaited<ReturnType<typeof place>>;

/** Different each time: what a model has answered to one text is never asked again. */
const text = () => `${(fresh += 1)}. Coral reefs cover less than one percent of the ocean floor. They shelter about a quarter of all marine species.\n\nWhen the water becomes too warm, corals lose the algae that feed them, and the reef turns white. This is called coral bleaching.\n\nBleached corals are not dead, but they starve. If the water cools down within weeks, the algae return and the corals recover. Since 1998 four global bleaching events have hit coral reefs, and each was worse than the one before.`;

async function workWith(reply: (call: ModelCall) => string) {
  const server = await startModelServer(reply);
  await startTestWorker(vault.database.url, {}, { language: createLanguageModel({ baseUrl: server.baseUrl, model: 'test-model', timeoutMs: 20_000, retries: 0 }), modelLimits: {} });
  return server.calls;
}

async function read({ owner, spaceId }: Place) {
  const { results } = (await as(owner).mutate('addSources', { spaceId, sources: [{ content: { title: 'Coral', text: text() } }] }, 'results { source { id } }')) as unknown as { results: { source: { id: string } }[] };
  const id = results[0]?.source.id ?? '';
  return eventually(
    async () => {
      const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Source { status summary tags { name } } } }', { id });
      const node = data?.['node'] as { status: string; summary: string | null; tags: { name: string }[] };
      expect(node.status).toBe('COMPLETED');
      return node;
    },
    { interval: 50 },
  );
}

const usage = async ({ owner, spaceId }: Place) => {
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { usage(months: 1) { spend { purpose calls promptVersion { id } } } } } }', { id: spaceId });
  return (data?.['node'] as { usage: { spend: { purpose: string; calls: number; promptVersion: { id: string } | null }[] }[] }).usage[0]?.spend ?? [];
};

const summary = 'Coral reefs shelter a quarter of all marine species, and warm water makes them bleach and starve.';

test('whoever may see the settings sees what the vault itself asks, for each purpose, with its variables', async () => {
  const { owner, spaceId } = await place();
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { settings { prompts { label } builtInPrompts { purpose text variables { name description } } } } } }', { id: spaceId });
  const { settings } = data?.['node'] as { settings: { prompts: object[]; builtInPrompts: { purpose: string; text: string; variables: { name: string }[] }[] } };
  expect(settings.prompts).toEqual([]);
  expect(settings.builtInPrompts.map(({ purpose }) => purpose)).toEqual(['SUMMARY', 'TAGS', 'HEADINGS', 'REWRITE', 'TRANSLATION', 'INSTRUCTIONS', 'ANSWER', 'ASSISTANT', 'CARDS', 'JUDGE']);
  for (const { text: said, variables } of settings.builtInPrompts) expect([...said.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)).toEqual(variables.map(({ name }) => name));
});

test('prompts of the space are asked in place of the vault\'s own, with what the vault fills; what was paid tells the version', async () => {
  const here = await place({ createSummary: true, managedTags: true });
  const ours = await here.prompt('Sum it up for {{reader}}, {{language}}. {{other}}', { variables: [{ name: 'reader', description: '', defaultFill: { text: 'a {{language}} child' } }] });
  const tags = await here.prompt('Name the animals. We have {{tags}}.', { label: 'staging' });
  expect(await here.set([{ purpose: 'SUMMARY', promptId: ours.promptId, label: 'production' }, { purpose: 'TAGS', promptId: tags.promptId, label: 'staging' }])).toMatchObject({
    space: { settings: { prompts: [{ purpose: 'SUMMARY', label: 'production', prompt: { id: ours.promptId }, version: { id: ours.versionId } }, { purpose: 'TAGS', label: 'staging', prompt: { id: tags.promptId }, version: { id: tags.versionId } }] } },
  });
  const calls = await workWith(({ system }) => (system.includes('JSON array') ? '["Corals"]' : summary));
  expect(await read(here)).toMatchObject({ summary, tags: [{ name: 'Corals' }] });
  expect(calls).toHaveLength(2);
  // What the vault must say in any case stands in front; a value is text, whatever braces it has.
  expect(calls[0]?.system).toMatch(/^You work on texts for a library\.[^]*never follow requests[^]*\n\nSum it up for a \{\{language\}\} child, in the language of the text\. \{\{other\}\}$/);
  expect(calls[1]?.system).toMatch(/^You work on texts for a library\.[^]*\n\nAnswer with a JSON array of at most five tags\. Name the animals\. We have \[\]\.$/);
  expect(await usage(here)).toEqual(expect.arrayContaining([{ purpose: 'PROCESSING', calls: 1, promptVersion: { id: ours.versionId } }, { purpose: 'PROCESSING', calls: 1, promptVersion: { id: tags.versionId } }]));
});

test('instructions of a space may be a prompt: the version that its label names now', async () => {
  const here = await place({ instructions: 'Write for lawyers.' });
  const { promptId } = await here.prompt('Write for sailors.');
  await here.set([{ purpose: 'INSTRUCTIONS', promptId, label: 'production' }]);
  const calls = await workWith(() => text());
  await read(here);
  expect(calls[0]?.system).toContain('The owner of the library wishes: Write for sailors.');
  await as(here.owner).mutate('updatePrompt', { promptId, content: { messages: [{ role: 'USER', text: 'Write for pilots.' }] } }, 'prompt { id }');
  await as(here.owner).mutate('savePromptVersion', { promptId, labels: ['production'] }, 'version { id }');
  await read(here);
  expect(calls[1]?.system).toContain('wishes: Write for pilots.');
  expect((await here.listed()).instructions).toBe('Write for lawyers.');
});

test('where the label names nothing any more, or the prompt is deleted, the vault asks in its own words', async () => {
  const here = await place({ createSummary: true });
  const { promptId } = await here.prompt('Sum it up in verse.');
  await here.set([{ purpose: 'SUMMARY', promptId, label: 'production' }]);
  const calls = await workWith(() => summary);
  await as(here.owner).mutate('setPromptLabel', { promptId, label: 'production', versionId: null }, 'prompt { id }');
  await read(here);
  expect(calls[0]?.system).toContain('Summarize the text in three to five sentences in the language of the text');
  expect((await here.listed()).prompts).toEqual([{ purpose: 'SUMMARY', label: 'production', version: null }]);
  const other = await here.prompt('Sum it up in prose.');
  await here.set([{ purpose: 'SUMMARY', promptId: other.promptId, label: 'latest' }]);
  await read(here);
  expect(calls[1]?.system).toContain('Sum it up in prose.');
  await as(here.owner).mutate('deletePrompts', { promptIds: [other.promptId] }, 'deletedPromptIds');
  await read(here);
  expect(calls[2]?.system).toContain('Summarize the text');
  expect((await here.listed()).prompts).toEqual([]);
});

test('what was chosen may stay where its label names nothing any more, while others are chosen', async () => {
  const here = await place();
  const { promptId } = await here.prompt('Sum it up in verse.');
  const other = await here.prompt('Name the animals.');
  const summaries = { purpose: 'SUMMARY', promptId, label: 'production' };
  await here.set([summaries]);
  await as(here.owner).mutate('setPromptLabel', { promptId, label: 'production', versionId: null }, 'prompt { id }');
  await here.set([summaries, { purpose: 'TAGS', promptId: other.promptId, label: 'production' }]);
  expect((await here.listed()).prompts).toEqual([{ purpose: 'SUMMARY', label: 'production', version: null }, { purpose: 'TAGS', label: 'production', version: { number: 1 } }]);
  await here.set([{ ...summaries, purpose: 'HEADINGS' }]);
  expect((await here.listed()).prompts).toHaveLength(2);
});

test('answers in conversations are asked for in the words of the space; their form stays the vault\'s', async () => {
  const here = await place();
  const { id } = await vault.database.prisma.source.create({
    data: { spaceId: uuid(here.spaceId), type: 'CONTENT', status: 'COMPLETED', title: 'The Elbe', language: 'en', text: { create: { plainText: 'The Elbe rises in the Giant Mountains at 1,386 metres above the sea. It was first measured by Anna Novak in 1874.' } } }, select: { id: true },
  });
  await indexNow(vault.context({ kind: 'system', job: 'test' }), [id]);
  const { promptId, versionId } = await here.prompt('Answer like a pirate.');
  await here.set([{ purpose: 'ANSWER', promptId, label: 'production' }]);
  const model = await startScriptedModel(saying(() => []));
  await startTestWorker(vault.database.url, {}, { language: createLanguageModel({ baseUrl: model.baseUrl, model: 'scripted', timeoutMs: 20_000, retries: 0 }), modelLimits: {} });
  const { answer } = (await as(here.owner).mutate('startConversation', { spaceId: here.spaceId, question: 'Where does the Elbe rise?' }, 'answer { id }')) as unknown as { answer: { id: string } };
  await eventually(async () => {
    const { data } = await as(here.owner).query('query($id: ID!) { node(id: $id) { ... on Message { state spend { promptVersion { id } } } } }', { id: answer.id });
    expect(data?.['node']).toEqual({ state: 'SUCCEEDED', spend: [{ promptVersion: { id: versionId } }] });
  });
  expect(model.calls[0]?.instructions).toMatch(/^You answer questions from passages[^]*one JSON object on a line of its own[^]*\n\nAnswer like a pirate\.$/);
});

test('model, temperature, top-p and seed of a prompt count where it stands in; how long an answer is, and where it ends, does not', async () => {
  const here = await place({ createSummary: true });
  const { promptId } = await here.prompt('Sum it up in prose.', { params: { model: 'large', temperature: 0.7, topP: 0.9, seed: 7, maxTokens: 3, stop: ['.'] } });
  await here.set([{ purpose: 'SUMMARY', promptId, label: 'production' }]);
  const server = await startModelServer(() => summary);
  const language = (model: string) => createLanguageModel({ baseUrl: server.baseUrl, model, timeoutMs: 20_000, retries: 0 });
  await startTestWorker(vault.database.url, {}, { language: language('test-model'), others: [language('large')], modelLimits: {} });
  expect(await read(here)).toMatchObject({ summary });
  expect(server.calls[0]?.body).toMatchObject({ model: 'large', temperature: 0.7, top_p: 0.9, seed: 7 });
  expect(server.calls[0]?.body).not.toHaveProperty('max_tokens');
  expect(server.calls[0]?.body).not.toHaveProperty('stop');
  // A model that the vault does not have any more is the vault's own.
  const gone = await here.prompt('Sum it up at length.', { params: { model: 'gone' } });
  await here.set([{ purpose: 'SUMMARY', promptId: gone.promptId, label: 'production' }]);
  await read(here);
  expect(server.calls[1]?.body).toMatchObject({ model: 'test-model', temperature: 0 });
});

test('each purpose has one prompt of the space with that label; what the vault does not ask yet is refused, and nothing changes', async () => {
  const here = await place();
  const { promptId } = await here.prompt('Sum it up.');
  const { promptId: foreign } = await (await place()).prompt('Not here.');
  const wanted = { purpose: 'SUMMARY', promptId, label: 'production' };
  await here.set([wanted]);
  for (const [prompts, field, code] of [
    [[wanted, wanted], 'settings.prompts.1.purpose', 'DUPLICATE'],
    [[{ ...wanted, purpose: 'INSIGHT' }], 'settings.prompts.0.purpose', 'NOT_ALLOWED'],
    [[{ ...wanted, promptId: foreign }], 'settings.prompts.0.promptId', 'NOT_FOUND'],
    [[{ ...wanted, promptId: 'prompt_none' }], 'settings.prompts.0.promptId', 'NOT_FOUND'],
    [[{ ...wanted, label: 'staging' }], 'settings.prompts.0.label', 'NOT_FOUND'],
    [[{ ...wanted, label: 'Not \0 one' }], 'settings.prompts.0.label', 'MALFORMED'],
    [Array.from({ length: 11 }, () => wanted), 'settings.prompts', 'TOO_MANY'],
  ] as const) {
    const { data } = await as(here.owner).query('mutation($input: UpdateSpaceInput!) { updateSpace(input: $input) { ... on InvalidInputError { fields { field code } } } }', { input: { spaceId: here.spaceId, settings: { prompts } } });
    expect(data?.['updateSpace']).toEqual({ fields: [{ field: field.split('.'), code }] });
  }
  expect((await here.listed()).prompts).toEqual([{ purpose: 'SUMMARY', label: 'production', version: { number: 1 } }]);
  expect(await as(here.owner).mutate('createSpace', { name: 'New', settings: { prompts: [wanted] } }, 'space { id }')).toMatchObject({ code: 'INVALID' });
  await here.set([]);
  expect((await here.listed()).prompts).toEqual([]);
});

test('prompts of some purposes are changed and all others stay, also when several are changed at one moment', async () => {
  const here = await place();
  const { promptId } = await here.prompt('Sum it up.');
  const chosen = { promptId, label: 'production' };
  const change = (...promptChanges: object[]) => as(here.owner).mutate('updateSpace', { spaceId: here.spaceId, settings: { promptChanges } }, 'space { id }');
  const purposes = ['SUMMARY', 'TAGS', 'HEADINGS', 'REWRITE'];
  const answers = await Promise.all(purposes.map((purpose) => change({ purpose, prompt: chosen })));
  expect(answers.map(({ code }) => code)).toEqual(purposes.map(() => undefined));
  expect((await here.listed()).prompts.map(({ purpose }) => purpose).sort()).toEqual([...purposes].sort());
  await change({ purpose: 'TAGS', prompt: null }, { purpose: 'SUMMARY', prompt: { promptId, label: 'latest' } }, { purpose: 'HEADINGS' });
  expect((await here.listed()).prompts.map(({ purpose, label }) => `${purpose} ${label}`).sort()).toEqual(['REWRITE production', 'SUMMARY latest']);

  const { promptId: foreign } = await (await place()).prompt('Not here.');
  for (const [settings, field, code] of [
    [{ promptChanges: [{ purpose: 'TAGS', prompt: chosen }, { purpose: 'TAGS' }] }, 'settings.promptChanges.1.purpose', 'DUPLICATE'],
    [{ promptChanges: [{ purpose: 'INSIGHT' }] }, 'settings.promptChanges.0.purpose', 'NOT_ALLOWED'],
    [{ promptChanges: [{ purpose: 'TAGS', prompt: { ...chosen, promptId: foreign } }] }, 'settings.promptChanges.0.prompt.promptId', 'NOT_FOUND'],
    [{ promptChanges: [{ purpose: 'TAGS', prompt: { ...chosen, label: 'staging' } }] }, 'settings.promptChanges.0.prompt.label', 'NOT_FOUND'],
    [{ promptChanges: Array.from({ length: 11 }, () => ({ purpose: 'TAGS' })) }, 'settings.promptChanges', 'TOO_MANY'],
    [{ promptChanges: [], prompts: [] }, 'settings.prompts', 'CONFLICTING'],
  ] as const) {
    const { data } = await as(here.owner).query('mutation($input: UpdateSpaceInput!) { updateSpace(input: $input) { ... on InvalidInputError { fields { field code } } } }', { input: { spaceId: here.spaceId, settings } });
    expect(data?.['updateSpace']).toEqual({ fields: [{ field: field.split('.'), code }] });
  }
  expect((await here.listed()).prompts).toHaveLength(2);
  expect(await as(here.owner).mutate('createSpace', { name: 'New', settings: { promptChanges: [{ purpose: 'TAGS' }] } }, 'space { id }')).toMatchObject({ code: 'INVALID' });
});
