import type { Failure } from '#server/domain/processing/processingRun.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { Log } from '#server/platform/log.ts';
import { ModelError } from './modelError.ts';
import { isNoSpace } from '#server/platform/storage/noSpace.ts';
import { ExtractError, MachineBusyError } from '../extract/extractError.ts';
import { RenderError } from '../render/process/renderError.ts';
import type { Deferral } from './retryDelays.ts';

const noSpaceRetrySeconds = 120;
/** A machine that is busy now may have finished by then. */
const busyRetrySeconds = 60;
/** What was too much for one browser may do in a fresh one. */
const brokenBrowserRetrySeconds = 5;

/** Why a stage failed. */
interface StageFailure {
  readonly reason: Failure;
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;
  readonly retryAfterSeconds?: number | undefined;
  /** After so many attempts it is final, where that is sooner than usual. */
  readonly mostAttempts?: number;
  /** Whether it was only put off: the host has asked for a pause, or the vault has no room. */
  readonly deferredBy?: Deferral;
  /** Whether what was fetched is at fault: another run fetches it again. */
  readonly refetch: boolean;
}

/** What a failure means for the person who added the source. What nobody has foreseen is a bug, and is logged. */
export function failureOf(error: unknown, log: Log, sourceId: string): StageFailure {
  if (error instanceof MachineBusyError) {
    return { reason: { code: error.code, message: error.message }, isTransient: true, retryAfterSeconds: busyRetrySeconds, mostAttempts: 2, refetch: true };
  }
  if (error instanceof ExtractError) return { reason: { code: error.code, message: error.message }, isTransient: false, refetch: true };
  if (error instanceof FetchError) {
    const { code, message, retryable, retryAfterSeconds, isDeferred } = error;
    return { reason: { code, message }, isTransient: retryable, retryAfterSeconds, ...(isDeferred && { deferredBy: 'host' }), refetch: true };
  }
  if (error instanceof RenderError) {
    return { reason: { code: error.code, message: error.message }, isTransient: error.retryable, retryAfterSeconds: brokenBrowserRetrySeconds, mostAttempts: 2, refetch: true };
  }
  if (error instanceof ModelError) return { reason: { code: error.code, message: error.message }, isTransient: false, refetch: false };
  if (isNoSpace(error)) {
    const message = 'The vault has almost no room left. It is tried again when there is more.';
    return { reason: { code: 'STORAGE_FULL', message }, isTransient: true, retryAfterSeconds: noSpaceRetrySeconds, deferredBy: 'vault', refetch: false };
  }
  log.error({ err: error, sourceId }, 'Processing a source failed unexpectedly');
  return { reason: { code: 'INTERNAL', message: 'Something went wrong here. It has been logged.' }, isTransient: true, refetch: false };
}
