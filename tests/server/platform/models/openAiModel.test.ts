import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { LanguageModelError } from '#server/platform/models/languageModel.ts';
import { createLanguageModel, type LanguageModelOptions } from '#server/platform/models/openAiModel.ts';
import { type ModelReply, startModelServer } from '#tests/support/modelServer.ts';
import { type Script, startScriptedModel } from '#tests/support/scriptedModel.ts';

const apiKey = 'sk-secret-key';
const question = { instructions: 'Be brief.', text: 'Where does the Elbe rise?' };
const modelAt = (baseUrl: string, options: Partial<LanguageModelOptions> = {}) => createLanguageModel({ baseUrl, model: 'scripted', apiKey, timeoutMs: 20_000, ...options });

/** What asking came to: what was said, or why nothing was. */
async function outcomeOf(asking: Promise<string>): Promise<string | LanguageModelError> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof LanguageModelError) return error;
    throw error;
  }
}

async function complete(reply: (index: number) => ModelReply, options: Partial<LanguageModelOptions> = {}) {
  const server = await startModelServer((_call, index) => reply(index));
  return { outcome: await outcomeOf(modelAt(server.baseUrl, options).complete(question, new AbortController().signal).then(({ text }) => text)), calls: server.calls.length };
}

async function stream(script: Script, options: Partial<LanguageModelOptions> = {}) {
  const server = await startScriptedModel(script);
  const read = async () => {
    let text = '';
    for await (const piece of modelAt(server.baseUrl, options).stream(question, new AbortController().signal)) text += piece;
    return text;
  };
  return { outcome: await outcomeOf(read()), calls: server.calls.length };
}

/** As services answer who repeats the key in what they write. */
const written = (error: Record<string, unknown>) => JSON.stringify({ error: { message: `Incorrect key ${apiKey} for “${question.text}”`, ...error } });

describe.each([
  ['whole', (reply: { status: number; body: string; retryAfter?: string }) => complete(() => reply)],
  ['piece by piece', (reply: { status: number; body: string; retryAfter?: string }) => stream(() => reply)],
])('an answer that was wanted %s is refused', (_how, ask) => {
  test.each([
    [401, {}, 'MODEL_UNAUTHORIZED', 'The model’s endpoint refused the vault (401). Check LLM_API_KEY.'],
    [403, {}, 'MODEL_UNAUTHORIZED', 'The model’s endpoint refused the vault (403). Check LLM_API_KEY.'],
    [400, { code: 'invalid_api_key' }, 'MODEL_UNAUTHORIZED', 'The model’s endpoint refused the vault (400). Check LLM_API_KEY.'],
    [404, {}, 'MODEL_NOT_FOUND', 'The model’s endpoint knows no such model or address (404). Check LLM_BASE_URL and LLM_MODEL.'],
    [403, { code: 'model_not_found' }, 'MODEL_NOT_FOUND', 'The model’s endpoint knows no such model or address (403). Check LLM_BASE_URL and LLM_MODEL.'],
    [402, {}, 'MODEL_QUOTA', 'The vault has used up what it may use of the model’s endpoint (402). Check its account there.'],
    [429, { type: 'insufficient_quota' }, 'MODEL_QUOTA', 'The vault has used up what it may use of the model’s endpoint (429). Check its account there.'],
  ])('with %i %j: it says why, asks once, and tells nothing of what was written', async (status, error, code, message) => {
    const { outcome, calls } = await ask({ status, body: written(error) });
    expect(outcome).toMatchObject({ code, message });
    expect(calls).toBe(1);
    expect(inspect(outcome, { depth: 20 })).not.toMatch(/sk-secret|Elbe/);
  });

  test('for longer than anybody waits: it is not asked again meanwhile', async () => {
    const { outcome, calls } = await ask({ status: 429, body: written({}), retryAfter: '120' });
    expect(outcome).toMatchObject({ code: 'MODEL_RATE_LIMITED', message: 'The model’s endpoint is asked too often (429). It asks for a pause of 120 seconds.' });
    expect(calls).toBe(1);
  });
});

test('what an endpoint asks for is waited for before it is asked again', async () => {
  const asked: number[] = [];
  const { outcome } = await stream(() => {
    asked.push(Date.now());
    // Longer than one would wait by oneself.
    return asked.length === 1 ? { status: 429, retryAfter: '3' } : { pieces: ['In the mountains'] };
  });
  expect(outcome).toBe('In the mountains');
  expect(asked).toHaveLength(2);
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(2_990);
});

test('a busy endpoint is not called silent, when the time ends while it is left alone', async () => {
  const script = () => ({ status: 429, retryAfter: '15' });
  expect((await stream(script, { timeoutMs: 300 })).outcome).toMatchObject({ code: 'MODEL_RATE_LIMITED' });
  expect((await complete(script, { timeoutMs: 300 })).outcome).toMatchObject({ code: 'MODEL_RATE_LIMITED' });
});

test('an answer of no refusal that cannot be read, and a silent endpoint, are told apart', async () => {
  expect((await complete(() => ({ status: 200, body: 'no JSON' }), { retries: 0 })).outcome).toMatchObject({ code: 'MODEL_ERROR', message: 'The model’s endpoint gave an answer that cannot be read.' });
  expect((await complete(() => null, { timeoutMs: 300 })).outcome).toMatchObject({ code: 'TIMEOUT', message: 'The model did not answer within 0.3 seconds.' });
});

test('nobody is there', async () => {
  const outcome = await outcomeOf(modelAt('http://127.0.0.1:1/v1', { retries: 0 }).complete(question, new AbortController().signal).then(({ text }) => text));
  expect(outcome).toMatchObject({ code: 'MODEL_ERROR', message: 'The model’s endpoint could not be reached.' });
});

test.each([
  ['rate_limit_exceeded', 'MODEL_RATE_LIMITED', 'The model’s endpoint is asked too often.'],
  [429, 'MODEL_RATE_LIMITED', 'The model’s endpoint is asked too often (429).'],
  ['server_error', 'MODEL_ERROR', 'The model’s endpoint broke its answer off with an error.'],
])('an answer breaks off with %s', async (code, expected, message) => {
  const { outcome } = await stream(() => ({ pieces: ['In'], error: { message: `secret words about ${apiKey}`, code } }));
  expect(outcome).toMatchObject({ code: expected, message });
  expect(inspect(outcome, { depth: 20 })).not.toMatch(/secret/);
});
