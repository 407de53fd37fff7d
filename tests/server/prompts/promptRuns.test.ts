import { parse, subscribe } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ModelLimits } from '#server/domain/context.ts';
import { writePromptRun } from '#server/domain/prompts/runs/writePromptRun.job.ts';
import { type EventBus, openEventBus } from '#server/platform/events/eventBus.ts';
import { createLanguageModel } from '#server/platform/models/openAiModel.ts';
import { addJobs } from '#server/platform/queue/job.ts';
import { schema } from '#server/schema/schema.ts';
import { eventually } from '#tests/support/eventually.ts';
import { silentLog } from '#tests/support/identity.ts';
import { inPieces, type Script, type ScriptedModel, startScriptedModel } from '#tests/support/scriptedModel.ts';
import { startTestWorker } from '#tests/support/server.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const prices: ModelLimits = { inputPrice: 1_000_000, outputPrice: 2_000_000 };
const vault = useVault({ hasModel: true, models: [{ name: 'scripted', contextTokens: null, inputPrice: null, outputPrice: null }], modelLimits: { dailyCost: 1_000_000, ...prices } });
const { as, given } = vault;

let bus: EventBus;
beforeAll(async () => {
  bus = await openEventBus(vault.url, silentLog);
});
afterAll(() => bus.close());

let owner: Person;
let spaceId: string;
let promptId: string;
beforeEach(async () => {
  owner = await given.person();
  spaceId = await given.space(owner);
  promptId = await promptOf([{ role: 'SYSTEM', text: 'You are brief.' }, { role: 'USER', text: 'Greet {{name}}.' }]);
});

async function promptOf(messages: readonly { role: string; text: string }[], params: Record<string, unknown> = {}): Promise<string> {
  const { prompt } = (await as(owner).mutate('createPrompt', { spaceId, title: 'Greeting', content: { messages, params } }, 'prompt { id }')) as unknown as { prompt: { id: string } };
  return prompt.id;
}

async function workWith(script: Script, { limits = prices, timeoutMs = 20_000, silenceMs }: { limits?: ModelLimits; timeoutMs?: number; silenceMs?: number } = {}): Promise<ScriptedModel & { stopWorker: () => Promise<void> }> {
  const model = await startScriptedModel(script);
  const language = createLanguageModel({ baseUrl: model.baseUrl, model: 'scripted', timeoutMs, retries: 0, ...(silenceMs !== undefined && { silenceMs }) });
  const worker = await startTestWorker(vault.database.url, {}, { language, modelLimits: limits });
  return Object.assign(model, { stopWorker: worker.stop });
}

interface Run {
  readonly id: string;
  readonly state: string;
  readonly output: string;
  readonly model: string;
  readonly durationMs: number | null;
  readonly firstTokenMs: number | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly version: { readonly number: number } | null;
  readonly rendered: { readonly messages: readonly { readonly text: string }[]; readonly missing: readonly string[] };
  readonly spend: readonly { readonly purpose: string; readonly inputTokens: number; readonly outputTokens: number; readonly cost: number | null }[];
}

const fields = 'id state output model durationMs firstTokenMs failure { code message } version { number } rendered { messages { text } missing } spend { purpose inputTokens outputTokens cost }';

async function read(id: string): Promise<Run> {
  const { data, errors } = await as(owner).query(`query($id: ID!) { node(id: $id) { ... on PromptRun { ${fields} } } }`, { id });
  expect(errors).toBeUndefined();
  return data?.['node'] as Run;
}

const run = async (input: Record<string, unknown> = {}) =>
  (await as(owner).mutate('runPrompt', { promptId, values: [{ name: 'name', fill: { text: 'Ada' } }], ...input }, 'groupId runs { id state }')) as unknown as { code?: string; message?: string; groupId: string; runs: { id: string; state: string }[] };

async function runOne(input: Record<string, unknown> = {}): Promise<string> {
  const { runs, code, message } = await run(input);
  expect([code, message]).toEqual([undefined, undefined]);
  return runs[0]?.id ?? '';
}

const ended = (id: string): Promise<Run> =>
  eventually(async () => {
    const now = await read(id);
    expect(['WAITING', 'RUNNING']).not.toContain(now.state);
    return now;
  });

const saying = (text: string): Script => () => ({ pieces: inPieces(text) });
/** Says something, then waits for ever. */
const hanging: Script = () => ({ pieces: ['Hello', ' Ada'], hang: true });

test('a prompt is sent as it was written, with variables and parameters; the answer, its time and its price are told', async () => {
  const model = await workWith(saying('Hello Ada, how are you?'));
  promptId = await promptOf([{ role: 'SYSTEM', text: 'You are brief.' }, { role: 'USER', text: 'One?' }, { role: 'ASSISTANT', text: 'Two.' }, { role: 'USER', text: 'Greet {{name}} and {{other}}.' }], {
    temperature: 0.4, maxTokens: 60, topP: 0.9, seed: 7, stop: ['END'], responseSchema: '{"type":"object"}',
  });
  const done = await ended(await runOne());
  expect(done).toMatchObject({ state: 'SUCCEEDED', output: 'Hello Ada, how are you?', model: 'scripted', failure: null, version: null, rendered: { missing: ['other'] } });
  expect(done.durationMs).toBeGreaterThanOrEqual(done.firstTokenMs ?? Number.POSITIVE_INFINITY);
  const [call] = model.calls;
  expect(call?.body['messages']).toEqual([{ role: 'system', content: 'You are brief.' }, { role: 'user', content: 'One?' }, { role: 'assistant', content: 'Two.' }, { role: 'user', content: 'Greet Ada and {{other}}.' }]);
  expect(call?.body).toMatchObject({ temperature: 0.4, max_tokens: 60, top_p: 0.9, seed: 7, stop: ['END'], response_format: { type: 'json_schema', json_schema: { schema: { type: 'object' } } } });
  expect(call?.body['tools']).toBeUndefined();
  // Tokens are words there, and each costs one and two.
  const [spent] = done.spend;
  expect(spent).toMatchObject({ purpose: 'PROMPT', outputTokens: 5 });
  expect(spent?.cost).toBe((spent?.inputTokens ?? 0) + 10);
});

test('what nobody has set is left to the model', async () => {
  const model = await workWith(saying('Hi'));
  await ended(await runOne());
  for (const name of ['temperature', 'max_tokens', 'top_p', 'seed', 'stop', 'response_format']) expect(model.calls[0]?.body[name]).toBeUndefined();
});

test('versions stand side by side, in the order that was asked for', async () => {
  await workWith((call) => ({ pieces: [`You said ${call.text}`] }));
  const versions: string[] = [];
  for (const text of ['First {{name}}', 'Second {{name}}']) {
    await as(owner).mutate('updatePrompt', { promptId, content: { messages: [{ role: 'USER', text }] } }, 'prompt { id }');
    versions.unshift(((await as(owner).mutate('savePromptVersion', { promptId }, 'version { id }')) as unknown as { version: { id: string } }).version.id);
  }
  const { runs, groupId } = await run({ versionIds: versions });
  expect(groupId).not.toBe('');
  const done = await Promise.all(runs.map(({ id }) => ended(id)));
  expect(done.map(({ version, output }) => [version?.number, output])).toEqual([[2, 'You said Second Ada'], [1, 'You said First Ada']]);
  const { data } = await as(owner).query('query($id: ID!, $version: ID!) { node(id: $id) { ... on Prompt { runs { totalCount edges { node { groupId } } } one: runs(versionId: $version) { totalCount edges { node { id } } } } } }', { id: promptId, version: versions[0] });
  expect(data?.['node']).toEqual({ runs: { totalCount: 2, edges: [{ node: { groupId } }, { node: { groupId } }] }, one: { totalCount: 1, edges: [{ node: { id: runs[0]?.id } }] } });
});

test.each([
  ['is refused', () => ({ status: 503 }), {}, 'MODEL_ERROR', ''],
  ['is asked too often', () => ({ status: 429 }), {}, 'MODEL_RATE_LIMITED', ''],
  ['may not be used any more', () => ({ status: 402 }), {}, 'MODEL_QUOTA', ''],
  ['does not take the key', () => ({ status: 401 }), {}, 'MODEL_UNAUTHORIZED', ''],
  ['is not there', () => ({ status: 404 }), {}, 'MODEL_NOT_FOUND', ''],
  ['falls silent', hanging, { silenceMs: 300 }, 'TIMEOUT', 'Hello Ada'],
  ['never ends', () => ({ pieces: endless() }), {}, 'MODEL_ERROR', null],
  ['breaks off', () => ({ pieces: breakingOff() }), { silenceMs: 300 }, 'TIMEOUT', 'Hel'],
] as const)('a model that %s: the run has failed in words, what came is kept', async (_name, script, options, code, output) => {
  await workWith(script, options);
  const done = await ended(await runOne());
  expect(done).toMatchObject({ state: 'FAILED', failure: { code } });
  expect(done.failure?.message).not.toContain('secret words');
  if (output !== null) expect(done.output).toBe(output);
  // Who refuses was paid nothing.
  expect(done.spend).toHaveLength(output === '' ? 0 : 1);
});

function* endless(): Generator<string> {
  for (;;) yield 'and so on '.repeat(200);
}

async function* breakingOff(): AsyncGenerator<string> {
  yield 'Hel';
  await new Promise(() => undefined);
}

test('a run is stopped: the request ends, what came is kept and paid', async () => {
  const model = await workWith(hanging);
  const id = await runOne();
  await eventually(async () => expect((await read(id)).output).toBe('Hello Ada'));
  await as(owner).mutate('stopRuns', { runIds: [id] }, 'runs { id }');
  expect(await read(id)).toMatchObject({ state: 'STOPPED', output: 'Hello Ada' });
  await eventually(async () => expect(model.aborted()).toBe(1));
  await eventually(async () => expect((await read(id)).spend[0]?.outputTokens).toBeGreaterThan(0));
});

test('a run whose worker is stopped is INTERRUPTED with what had come, and nobody is asked again', async () => {
  const model = await workWith(hanging);
  const id = await runOne();
  await eventually(async () => expect((await read(id)).output).toBe('Hello Ada'));
  await model.stopWorker();
  expect(await ended(id)).toMatchObject({ state: 'INTERRUPTED', output: 'Hello Ada', failure: { code: 'INTERNAL' } });
  expect(model.calls).toHaveLength(1);
});

test('a run that a killed worker has left is not asked again by the next one', async () => {
  const id = await runOne();
  await vault.database.prisma.promptRun.update({ where: { id: uuid(id) }, data: { state: 'RUNNING', output: 'Hel', startedAt: new Date() } });
  const model = await workWith(saying('Hello'));
  await addJobs(vault.database.prisma, writePromptRun, [{ payload: { runId: uuid(id) }, options: { key: `promptRun:${uuid(id)}` } }]);
  expect(await ended(id)).toMatchObject({ state: 'INTERRUPTED', output: 'Hel' });
  expect(model.calls).toHaveLength(0);
});

test('a budget that was used up meanwhile ends a run in words; one that is used up refuses it', async () => {
  const model = await workWith(saying('Hello'), { limits: { dailyTokens: 0 } });
  expect(await ended(await runOne())).toMatchObject({ state: 'FAILED', output: '', spend: [], failure: { code: 'BUDGET' } });
  expect(model.calls).toHaveLength(0);
  await vault.database.prisma.modelUse.create({ data: { spaceId: uuid(spaceId), stage: 'SUMMARY', model: 'scripted', inputTokens: 1, outputTokens: 0, cost: 1_000_000 } });
  expect(await run()).toMatchObject({ code: 'BUDGET_EXCEEDED' });
});

test('what cannot be run is refused in words', async () => {
  expect(await run({ models: ['other'] })).toMatchObject({ code: 'INVALID', message: expect.any(String) });
  promptId = await promptOf([{ role: 'USER', text: ' ' }]);
  expect(await run()).toMatchObject({ code: 'INVALID' });
  const elsewhere = await promptOf([{ role: 'USER', text: 'Hi' }]);
  const { version } = (await as(owner).mutate('savePromptVersion', { promptId: elsewhere }, 'version { id }')) as unknown as { version: { id: string } };
  expect(await run({ versionIds: [version.id] })).toMatchObject({ code: 'NOT_FOUND' });
});

test('what a model writes is told as it comes, from where one has it, until all is said', async () => {
  const goOn = Promise.withResolvers<void>();
  async function* pieces() {
    yield 'Hello';
    await goOn.promise;
    yield ' Ada';
  }
  await workWith(() => ({ pieces: pieces() }));
  const id = await runOne();
  await eventually(async () => expect((await read(id)).output).toBe('Hello'));
  const contextValue = { ...(vault.context(owner.actor) as object), subscribe: (topic: string) => bus.subscribe(topic, over.signal) };
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const stream = await subscribe({ schema, document: parse(`subscription { promptRunGrew(runIds: ["${id}"], after: 2) { run { state } newText position } }`), contextValue });
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream));
  const told: { run: { state: string }; newText: string; position: number }[] = [];
  const first = await stream.next();
  told.push((first.value as { data: { promptRunGrew: (typeof told)[number] } }).data.promptRunGrew);
  expect(told[0]).toMatchObject({ newText: 'llo', position: 2, run: { state: 'RUNNING' } });
  goOn.resolve();
  for await (const { data } of stream) told.push((data as unknown as { promptRunGrew: (typeof told)[number] }).promptRunGrew);
  expect(told.map(({ newText }) => newText).join('')).toBe('llo Ada');
  expect(told.at(-1)?.run.state).toBe('SUCCEEDED');
});

test('a run is for whoever asked', async () => {
  const id = await runOne();
  const member = await given.member(spaceId, 'EDITOR');
  const seen = await as(member).query('query($id: ID!, $prompt: ID!) { node(id: $id) { id } prompt: node(id: $prompt) { ... on Prompt { runs { totalCount edges { node { id } } } } } }', { id, prompt: promptId });
  expect(seen.data).toEqual({ node: null, prompt: { runs: { totalCount: 0, edges: [] } } });
  expect(await as(member).mutate('stopRuns', { runIds: [id] }, 'runs { id }')).toMatchObject({ code: 'NOT_FOUND' });
});
