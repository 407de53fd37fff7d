import type { Failure } from '#server/domain/processing/processingRun.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { Log } from '#server/platform/log.ts';
import { ModelError } from '../enrich/modelError.ts';
import { ExtractError } from '../extract/extractError.ts';

/** Why a stage failed. */
interface StageFailure {
  readonly reason: Failure;
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;
  readonly retryAfterSeconds?: number | undefined;
  /** Whether nothing was sent, because the host has asked for a pause. */
  readonly isDeferred?: boolean;
  /** Whether what was fetched is at fault: another run fetches it again. */
  readonly refetch: boolean;
}

/** What a failure means for the person who added the source. What nobody has foreseen is a bug, and is logged. */
export function failureOf(error: unknown, log: Log, sourceId: string): StageFailure {
  if (error instanceof ExtractError) return { reason: { code: error.code, message: error.message }, isTransient: false, refetch: true };
  if (error instanceof FetchError) {
    const { code, message, retryable, retryAfterSeconds, isDeferred } = error;
    return { reason: { code, message }, isTransient: retryable, retryAfterSeconds, isDeferred, refetch: true };
  }
  if (error instanceof ModelError) return { reason: { code: error.code, message: error.message }, isTransient: false, refetch: false };
  log.error({ err: error, sourceId }, 'Processing a source failed unexpectedly');
  return { reason: { code: 'INTERNAL', message: 'Something went wrong here. It has been logged.' }, isTransient: true, refetch: false };
}
