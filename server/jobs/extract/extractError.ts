/** Why a page or a file gave no readable text. A subset of the failure codes a source can have. */
export type ExtractErrorCode = 'NO_TEXT' | 'UNSUPPORTED' | 'TOO_LARGE' | 'PASSWORD' | 'DAMAGED' | 'INCOMPLETE' | 'BOT_CHECK' | 'PAYWALL' | 'CONSENT' | 'NEEDS_BROWSER';

/** Something could not be read. Trying again will not help. `message` is for the person who added it. */
export class ExtractError extends Error {
  override readonly name = 'ExtractError';
  readonly code: ExtractErrorCode;

  /** @param cause what went wrong inside of a parser, for the log */
  constructor(code: ExtractErrorCode, message: string, cause?: string) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** Reading took longer than it may while other things had the processors: when it is quieter it may do. */
export class MachineBusyError extends ExtractError {}
