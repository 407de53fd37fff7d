import type { Failure } from '#server/domain/processing/processing.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { Log } from '#server/platform/log.ts';
import { ModelError } from '../enrich/modelError.ts';
import { ExtractError } from '../extract/extractError.ts';

/** What went wrong with a source. */
interface StageFailure {
  readonly reason: Failure;
  /** Whether the same may well go right later. */
  readonly isPassing: boolean;
  readonly retryAfterSeconds?: number | undefined;
  /** Whether nothing was tried: the site wanted to be left alone before. */
  readonly isUntried?: boolean;
  /** Whether what was fetched is at fault: another run shall fetch it anew. */
  readonly lookAgain: boolean;
}

/** What a failure means for the person who added the source. What nobody has foreseen is a bug, and is logged. */
export function failureOf(error: unknown, log: Log, sourceId: string): StageFailure {
  if (error instanceof ExtractError) return { reason: { code: error.code, message: error.message }, isPassing: false, lookAgain: true };
  if (error instanceof FetchError) {
    const { code, message, retryable, retryAfterSeconds, isDeferred } = error;
    return { reason: { code, message }, isPassing: retryable, retryAfterSeconds, isUntried: isDeferred, lookAgain: true };
  }
  if (error instanceof ModelError) return { reason: { code: error.code, message: error.message }, isPassing: false, lookAgain: false };
  log.error({ err: error, sourceId }, 'Processing broke');
  return { reason: { code: 'INTERNAL', message: 'Something went wrong here. It has been logged.' }, isPassing: true, lookAgain: false };
}
