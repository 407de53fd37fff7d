import type { ModelFailureCode } from '#server/platform/models/languageModel.ts';

type ModelErrorCode = 'BUDGET' | Exclude<ModelFailureCode, 'TIMEOUT'>;

/** Something could not be had from the model; `message` says why, to the person who waits for it. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  /** How long its endpoint wants to be left alone, where it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ModelErrorCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
