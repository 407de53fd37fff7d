import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText } from 'ai';
import { type LanguageModel, LanguageModelError } from './languageModel.ts';

export interface LanguageModelOptions {
  /** Such as `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** For one answer. */
  readonly timeoutMs: number;
  /** How often it is asked again when the endpoint is busy or broken. */
  readonly retries?: number;
}

/** A model that is given no tools: whatever a text asks of it, it can only answer with text. */
export function createLanguageModel({ baseUrl, model, apiKey, timeoutMs, retries = 2 }: LanguageModelOptions): LanguageModel {
  const endpoint = createOpenAICompatible({ name: 'llm', baseURL: baseUrl, ...(apiKey !== undefined && { apiKey }) });
  return {
    name: model,
    async complete({ instructions, text }, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await generateText({
          model: endpoint(model),
          instructions,
          prompt: text,
          temperature: 0,
          maxRetries: retries,
          abortSignal: AbortSignal.any([signal, timeout]),
        });
        if (answer.finishReason === 'length') throw new LanguageModelError('The model’s answer was cut off: it is longer than the model can write.');
        return { text: answer.text, inputTokens: answer.usage.inputTokens ?? 0, outputTokens: answer.usage.outputTokens ?? 0 };
      } catch (error) {
        if (signal.aborted || error instanceof LanguageModelError) throw error;
        throw new LanguageModelError(reasonOf(error, timeout.aborted, timeoutMs), { cause: error });
      }
    },
  };
}

/** Says what happened, not what the endpoint wrote: that may hold keys and texts. */
function reasonOf(error: unknown, isTimeout: boolean, timeoutMs: number): string {
  if (isTimeout) return `The model did not answer within ${timeoutMs / 1_000} seconds.`;
  const cause = error instanceof Error && 'lastError' in error ? error.lastError : error;
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  if (status === 401 || status === 403) return `The model’s endpoint refused the vault (${status}). Check LLM_API_KEY.`;
  if (status === 404) return 'The model’s endpoint knows no such model or address (404). Check LLM_BASE_URL and LLM_MODEL.';
  if (status === 429) return 'The model’s endpoint is asked too often (429).';
  if (status !== undefined && status !== 200) return `The model’s endpoint answered ${status}.`;
  return status === 200 ? 'The model’s endpoint gave an answer that cannot be read.' : 'The model’s endpoint could not be reached.';
}
