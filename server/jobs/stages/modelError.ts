/** Something could not be had from the model; `message` says why, to the person who waits for it. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: 'BUDGET' | 'MODEL_ERROR';

  constructor(code: 'BUDGET' | 'MODEL_ERROR', message: string) {
    super(message);
    this.code = code;
  }
}
