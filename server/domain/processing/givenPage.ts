/** The page of a link as somebody has it before them; its bytes are stored already. */
export interface GivenPage {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  /** One of `pageTypes`. */
  readonly mimeType: string;
}

/** What a page may be handed in as: as browsers save it, or as its text. */
export const pageTypes = ['text/html', 'application/xhtml+xml', 'multipart/related', 'message/rfc822', 'application/pdf', 'text/plain', 'text/markdown'] as const;

/** So much may be handed in as a file, in bytes … */
export const largestPage = 50 * 1024 * 1024;
/** … and so much as a string, in characters. */
export const longestPage = 2_000_000;
