/** Why a fetched page gave no readable text. A subset of the failure codes a source can have. */
export type ExtractErrorCode = 'INCOMPLETE' | 'NO_TEXT' | 'UNSUPPORTED' | 'TOO_LARGE' | 'BOT_CHECK' | 'PAYWALL';

/** A page could not be read. Trying again will not help. `message` is for the person who added the link. */
export class ExtractError extends Error {
  override readonly name = 'ExtractError';
  readonly code: ExtractErrorCode;

  constructor(code: ExtractErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
