import { z } from 'zod';
import { parseRetryAfter } from '../fetch/fetchError.ts';
import { LanguageModelError, type ModelFailureCode } from './languageModel.ts';

/** An endpoint has refused to answer. */
export interface ModelRefusal {
  readonly error: LanguageModelError;
  /** Asking again now is in vain. */
  readonly isFinal: boolean;
}

/** Longer pauses are not waited for: somebody may be waiting for the answer. */
const longestPauseSeconds = 20;

/**
 * Why an endpoint refused, by its status and the code in what it wrote. Nothing else of that is told: it may hold keys and texts.
 * @param body as it came
 * @param retryAfter the Retry-After header as it came
 * @param variables how those begin that the endpoint is configured by
 */
export function refusalOf(status: number, body: string, retryAfter: string | null, now: Date, variables: 'LLM' | 'EMBEDDING' = 'LLM'): ModelRefusal {
  const code = codeOf(status, codesIn(body));
  const retryAfterSeconds = parseRetryAfter(retryAfter, now);
  const pauseSeconds = retryAfterSeconds ?? 0;
  const reason = reasonOf(code, status, variables);
  const message = code === 'MODEL_RATE_LIMITED' && pauseSeconds > 0 ? `${reason} It asks for a pause of ${pauseSeconds} seconds.` : reason;
  const mayPass = code === 'MODEL_RATE_LIMITED' || code === 'MODEL_ERROR';
  return { error: new LanguageModelError(message, { code, retryAfterSeconds }), isFinal: !mayPass || pauseSeconds > longestPauseSeconds };
}

/** What an endpoint writes in place of the rest of an answer. */
export function errorInAnswer(error: unknown): LanguageModelError {
  const codes = codesIn({ error });
  const status = Number(codes.find((code) => /^[45]\d\d$/.test(code)) ?? 0);
  const code = codeOf(status, codes);
  return new LanguageModelError(code === 'MODEL_ERROR' ? 'The model’s endpoint broke its answer off with an error.' : reasonOf(code, status), { code });
}

/** Statuses mean the same everywhere; where services differ, what they write tells more. */
function codeOf(status: number, codes: readonly string[]): Exclude<ModelFailureCode, 'TIMEOUT'> {
  const has = (code: string) => codes.includes(code);
  if (status === 402 || has('insufficient_quota') || has('billing_not_active')) return 'MODEL_QUOTA';
  if (status === 429 || has('rate_limit_exceeded')) return 'MODEL_RATE_LIMITED';
  if (status === 404 || has('model_not_found')) return 'MODEL_NOT_FOUND';
  if (status === 401 || status === 403 || has('invalid_api_key')) return 'MODEL_UNAUTHORIZED';
  return 'MODEL_ERROR';
}

/** @param status 0: none was told */
function reasonOf(code: ModelFailureCode, status: number, variables = 'LLM'): string {
  const told = status === 0 ? '' : ` (${status})`;
  if (code === 'MODEL_QUOTA') return `The vault has used up what it may use of the model’s endpoint${told}. Check its account there.`;
  if (code === 'MODEL_RATE_LIMITED') return `The model’s endpoint is asked too often${told}.`;
  if (code === 'MODEL_NOT_FOUND') return `The model’s endpoint knows no such model or address${told}. Check ${variables}_BASE_URL and ${variables}_MODEL.`;
  if (code === 'MODEL_UNAUTHORIZED') return `The model’s endpoint refused the vault${told}. Check ${variables}_API_KEY.`;
  return `The model’s endpoint answered ${status}.`;
}

const errorCode = z.union([z.string(), z.number()]).nullish().catch(null);
const written = z.object({ error: z.object({ code: errorCode, type: errorCode }) });

/** The codes in what an endpoint wrote; none where it cannot be read. */
function codesIn(body: unknown): string[] {
  const { data } = written.safeParse(typeof body === 'string' ? parsed(body) : body);
  return [data?.error.code, data?.error.type].flatMap((code) => (code === null || code === undefined ? [] : [String(code)]));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
