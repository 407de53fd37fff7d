import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type JSONValue, StreamProviderError, streamText } from 'ai';
import { type LanguageModel, LanguageModelError, type ModelChat, type ModelQuestion, type ModelTokens } from './languageModel.ts';
import { errorInAnswer, type ModelRefusal, refusalOf } from './modelRefusal.ts';

export interface LanguageModelOptions {
  /** Such as `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** For one answer; of one that is written piece by piece, for its first piece. */
  readonly timeoutMs: number;
  /** How long one that is written piece by piece may fall silent; never longer than `timeoutMs`. */
  readonly silenceMs?: number;
  /** How often it is asked again when the endpoint is busy or broken, after the pause that it asks for. */
  readonly retries?: number;
}

const usualSilenceMs = 30_000;
/** What is written piece by piece takes no longer than so many times `timeoutMs`. */
const mostTimeouts = 4;
/** Larger answers are not read: the longest of a model that may be wanted has some ten thousand characters, and as many events around them. */
const largestAnswer = 16 * 1024 * 1024;

/** A model that is given no tools: whatever a text asks of it, it can only answer with text. */
export function createLanguageModel({ baseUrl, model, apiKey, timeoutMs, silenceMs = usualSilenceMs, retries = 2 }: LanguageModelOptions): LanguageModel {
  /** One call, with what was refused in it. */
  const createCall = () => {
    const asking = createAsking();
    const endpoint = createOpenAICompatible({ name: 'llm', baseURL: baseUrl, ...(apiKey !== undefined && { apiKey }), includeUsage: true, fetch: asking.fetch });
    return { endpoint: endpoint(model), refusal: asking.refusal };
  };
  return {
    name: model,
    async complete(question, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const { endpoint, refusal } = createCall();
      try {
        const answer = await generateText({
          model: endpoint,
          ...questionOf(question),
          maxRetries: retries,
          abortSignal: AbortSignal.any([signal, timeout]),
        });
        if (answer.finishReason === 'length') throw new LanguageModelError('The model’s answer was cut off: it is longer than the model can write.');
        return { text: answer.text, inputTokens: answer.usage.inputTokens ?? 0, outputTokens: answer.usage.outputTokens ?? 0 };
      } catch (error) {
        if (signal.aborted || error instanceof LanguageModelError) throw error;
        throw refusal() ?? errorOf(error, timeout.aborted ? timeoutMs : null);
      }
    },

    async *stream(question, signal) {
      const patience = createPatience(timeoutMs, Math.min(silenceMs, timeoutMs));
      const ended = new AbortController();
      const { endpoint, refusal } = createCall();
      try {
        const { stream } = streamText({
          model: endpoint,
          ...('messages' in question ? askedOf(question) : questionOf(question)),
          maxRetries: retries,
          abortSignal: AbortSignal.any([signal, patience.signal, ended.signal]),
          // It is told by the stream itself, too; without this it would be printed.
          onError: () => undefined,
        });
        let tokens: ModelTokens | null = null;
        for await (const part of stream) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') break;
          // Also what it thinks is a sign of life; it is not shown.
          if (part.type === 'text-delta' || part.type === 'reasoning-delta') patience.renew();
          if (part.type === 'text-delta') yield part.text;
          if (part.type === 'finish') {
            const { inputTokens, outputTokens } = part.totalUsage;
            tokens = inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens };
          }
        }
        signal.throwIfAborted();
        patience.signal.throwIfAborted();
        return tokens;
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (error instanceof LanguageModelError) throw error;
        throw refusal() ?? errorOf(error, patience.signal.aborted ? patience.waitedMs() : null);
      } finally {
        patience.end();
        ended.abort();
      }
    },
  };
}

const questionOf = ({ instructions, text, params }: ModelQuestion) => ({
  instructions,
  prompt: text,
  temperature: params?.temperature ?? 0,
  ...(typeof params?.topP === 'number' && { topP: params.topP }),
  ...(typeof params?.seed === 'number' && { seed: params.seed }),
});

/** A conversation, as it was written: what nobody has said is left to the model. */
function askedOf({ messages, params: { temperature, maxTokens, topP, seed, stop, responseSchema } }: ModelChat) {
  const system = messages.filter(({ role }) => role === 'SYSTEM').map(({ text }) => text).join('\n\n');
  const said = messages.filter(({ role, text }) => role !== 'SYSTEM' && text !== '').map(({ role, text }) => ({ role: role === 'ASSISTANT' ? ('assistant' as const) : ('user' as const), content: text }));
  return {
    // Where only the system speaks, that is what is asked.
    ...(said.length > 0 ? { ...(system !== '' && { instructions: system }), messages: said } : { prompt: system }),
    ...(temperature !== null && { temperature }),
    ...(maxTokens !== null && { maxOutputTokens: maxTokens }),
    ...(topP !== null && { topP }),
    ...(seed !== null && { seed }),
    ...(stop.length > 0 && { stopSequences: [...stop] }),
    ...(responseSchema !== null && { providerOptions: { llm: { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: JSON.parse(responseSchema) as JSONValue } } } } }),
  };
}

/** Aborts when nothing comes for too long: at first, from one piece to the next, and altogether. */
function createPatience(firstMs: number, silenceMs: number) {
  const controller = new AbortController();
  let waited = firstMs;
  const wait = (ms: number) => setTimeout(() => {
    waited = ms;
    controller.abort();
  }, ms);
  const altogether = wait(firstMs * mostTimeouts);
  let next = wait(firstMs);
  return {
    signal: controller.signal,
    /** How long was waited in vain, in milliseconds. */
    waitedMs: () => waited,
    renew() {
      clearTimeout(next);
      next = wait(silenceMs);
    },
    end() {
      clearTimeout(altogether);
      clearTimeout(next);
    },
  };
}

/** Asks an endpoint as often as it takes, and remembers whether it refused the last time. */
function createAsking() {
  let refused: ModelRefusal | null = null;
  return {
    /** Also while it is waited until it may be asked again. */
    refusal: (): LanguageModelError | null => refused?.error ?? null,
    async fetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
      refused = null;
      const answer = await fetchLimited(input, init);
      if (answer.ok) return answer;
      const body = await answer.text();
      const { status, statusText, headers } = answer;
      refused = refusalOf(status, body, headers.get('retry-after'), new Date());
      if (refused.isFinal) throw refused.error;
      return new Response(body === '' ? null : body, { status, statusText, headers });
    },
  };
}

/** Reads no more of an answer than could be one. */
async function fetchLimited(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  if (!answer.body) return answer;
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > largestAnswer) controller.error(new LanguageModelError('The model’s endpoint sent more than an answer can be.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(limit), { status: answer.status, statusText: answer.statusText, headers: answer.headers });
}

/** Says what happened, not what the endpoint wrote: that may hold keys and texts. @param waitedMs how long it was waited for in vain */
function errorOf(error: unknown, waitedMs: number | null): LanguageModelError {
  if (waitedMs !== null) return new LanguageModelError(`The model did not answer within ${waitedMs / 1_000} seconds.`, { cause: error, code: 'TIMEOUT' });
  const cause = error instanceof Error && 'lastError' in error ? error.lastError : error;
  if (cause instanceof LanguageModelError) return cause;
  if (StreamProviderError.isInstance(cause)) return errorInAnswer(cause.data);
  const isAnswer = APICallError.isInstance(cause) && cause.statusCode !== undefined;
  return new LanguageModelError(isAnswer ? 'The model’s endpoint gave an answer that cannot be read.' : 'The model’s endpoint could not be reached.', { cause: error });
}
