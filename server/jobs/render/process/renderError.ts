/** Why a page could not be shown in a browser. A subset of the failure codes a source can have. */
export type RenderErrorCode = 'BROWSER_ERROR' | 'TOO_LARGE' | 'UNSUPPORTED';

/** A page could not be shown in a browser. `message` is one or two sentences for the person who added the link. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly code: RenderErrorCode;
  /** Whether it may do in a fresh browser. */
  readonly retryable: boolean;

  constructor(code: RenderErrorCode, message: string, { retryable = false, cause }: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.retryable = retryable;
  }
}
