import { beforeEach, expect, test } from 'vitest';
import type { ModelLimits } from '#server/domain/context.ts';
import { createLanguageModel } from '#server/platform/models/openAiModel.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startScriptedModel } from '#tests/support/scriptedModel.ts';
import { startTestWorker } from '#tests/support/server.ts';
import { type Person, useVault } from '#tests/support/vault.ts';

const prices: ModelLimits = { inputPrice: 1_000_000, outputPrice: 1_000_000, pricesOf: new Map([['large', { inputPrice: 3_000_000, outputPrice: 3_000_000 }]]) };
const vault = useVault({
  hasModel: true,
  models: [{ name: 'small', contextTokens: null, inputPrice: 1_000_000, outputPrice: 1_000_000 }, { name: 'large', contextTokens: null, inputPrice: 3_000_000, outputPrice: 3_000_000 }],
  modelLimits: { dailyCost: 1_000_000, ...prices },
});
const { as, given } = vault;

let owner: Person;
let promptId: string;
let versionId: string;
beforeEach(async () => {
  owner = await given.person();
  const spaceId = await given.space(owner);
  const { prompt } = (await as(owner).mutate('createPrompt', { spaceId, title: 'Greeting', content: { messages: [{ role: 'USER', text: 'Greet {{name}}.' }], params: { maxTokens: 10 } } }, 'prompt { id }')) as unknown as { prompt: { id: string } };
  promptId = prompt.id;
  versionId = ((await as(owner).mutate('savePromptVersion', { promptId }, 'version { id }')) as unknown as { version: { id: string } }).version.id;
  await as(owner).mutate('updatePrompt', { promptId, content: { messages: [{ role: 'USER', text: 'Welcome {{name}}.' }] } }, 'prompt { id }');
});

const values = [{ name: 'name', fill: { text: 'Ada' } }];

interface Answer {
  readonly code?: string;
  readonly problems?: readonly { readonly path: string; readonly code: string }[];
  readonly groupId: string;
  readonly estimate: { readonly inputTokens: number; readonly outputTokens: number; readonly cost: number | null };
  readonly runs: readonly { readonly id: string }[];
}

const run = async (input: Record<string, unknown>) => (await as(owner).mutate('runPrompt', { promptId, values, ...input }, 'groupId estimate { inputTokens outputTokens cost } runs { id }')) as unknown as Answer;

interface Run {
  readonly model: string;
  readonly state: string;
  readonly output: string;
  readonly version: { readonly number: number } | null;
  readonly values: readonly { readonly name: string; readonly fill: { readonly text: string | null } }[];
  readonly spend: readonly { readonly inputTokens: number; readonly outputTokens: number; readonly cost: number | null }[];
}

async function runs(args: string): Promise<Run[]> {
  const { data, errors } = await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Prompt { runs(${args}) { edges { node { model state output version { number } values { name fill { text } } spend { inputTokens outputTokens cost } } } } } } }`, { id: promptId });
  expect(errors).toBeUndefined();
  return (data?.['node'] as { runs: { edges: { node: Run }[] } }).runs.edges.map(({ node }) => node);
}

test('the draft and a version answer side by side with different models, each at its own price, and are found again with what they were given', async () => {
  const model = await startScriptedModel((call) => ({ pieces: [`You said: ${call.text}`] }));
  const endpoint = { baseUrl: model.baseUrl, timeoutMs: 20_000, retries: 0 };
  await startTestWorker(vault.database.url, {}, { language: createLanguageModel({ ...endpoint, model: 'small' }), others: [createLanguageModel({ ...endpoint, model: 'large' })], modelLimits: prices });
  const { groupId, runs: begun } = await run({ targets: [{}, { model: 'large' }, { versionId, model: 'large' }] });
  expect(begun).toHaveLength(3);
  await eventually(async () => expect((await runs(`groupId: "${groupId}"`)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']));
  const done = await runs(`groupId: "${groupId}"`);
  expect(done.map(({ model: name, version, output }) => [name, version?.number ?? null, output]).sort()).toEqual([['large', null, 'You said: Welcome Ada.'], ['large', 1, 'You said: Greet Ada.'], ['small', null, 'You said: Welcome Ada.']]);
  for (const { model: name, spend, values: had } of done) {
    expect(had).toEqual(values);
    expect(spend).toMatchObject([{ cost: ((spend[0]?.inputTokens ?? 0) + (spend[0]?.outputTokens ?? 0)) * (name === 'large' ? 3 : 1) }]);
  }
  expect(model.calls.map(({ body }) => body['model']).sort()).toEqual(['large', 'large', 'small']);

  await run({ targets: [{ model: 'small' }] });
  expect(await runs('model: "large"')).toHaveLength(2);
  expect(await runs('text: "GREET ada"')).toHaveLength(1);
  expect(await runs('text: "nobody"')).toHaveLength(0);
  expect(await runs('failed: true')).toHaveLength(0);
  expect(await runs('failed: false')).toHaveLength(4);
  expect(await runs('groupId: "none"')).toHaveLength(0);
});

test('what it will about cost is said before anything is asked', async () => {
  const { estimate, runs: begun } = await run({ targets: [{}, { model: 'large' }], dryRun: true });
  expect(begun).toEqual([]);
  expect(estimate.outputTokens).toBe(20);
  expect(estimate.cost).toBe(((estimate.inputTokens + estimate.outputTokens) / 2) * 4);
  expect(await runs('first: 1')).toEqual([]);
});

test.each([
  ['nothing', { targets: [] }, { code: 'INVALID' }],
  ['more than may stand side by side', { targets: Array.from({ length: 17 }, () => ({})) }, { code: 'INVALID' }],
  ['a model that the vault does not have', { targets: [{ model: 'other' }] }, { code: 'INVALID' }],
  ['a version that is not there', { targets: [{ versionId: 'promptversion_00000000000000000000000000' }] }, { code: 'NOT_FOUND' }],
])('%s is refused in words, and nothing runs', async (_name, input, refusal) => {
  expect(await run(input)).toMatchObject(refusal);
  expect(await runs('first: 1')).toEqual([]);
});
