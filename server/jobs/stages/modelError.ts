import type { ModelFailureCode } from '#server/platform/models/languageModel.ts';

type ModelErrorCode = 'BUDGET' | Exclude<ModelFailureCode, 'TIMEOUT'>;

/** Something could not be had from the model; `message` says why, to the person who waits for it. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
