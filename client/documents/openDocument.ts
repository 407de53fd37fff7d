/** Why a document cannot be shown as it is: its bytes are no such document, they are encrypted, there is too much of it, or they did not come. */
export type DocumentFailure = 'damaged' | 'protected' | 'tooLarge' | 'network';

export class DocumentError extends Error {
  readonly failure: DocumentFailure;

  constructor(failure: DocumentFailure, cause?: unknown) {
    super(`The document cannot be shown: ${failure}.`, { cause });
    this.failure = failure;
  }
}

/** What an error means for a document. What other people's code throws at broken files means that it is damaged. */
export const failureOf = (error: unknown): DocumentFailure => (error instanceof DocumentError ? error.failure : 'damaged');

/** What the parts of a document are called. */
export type DocumentUnit = 'page' | 'slide' | 'chapter';

/** A part of a document as it is put on the page: nothing in it runs, loads anything or styles what is around it. */
export type DrawnPart = {
  readonly element: HTMLElement;
  /** Rules that `safeStyles` has let through. */
  readonly styles: readonly string[];
};

export type DocumentPart = {
  /** How much of the document it is, in a measure of its own: what is read of it counts by this. */
  readonly weight: number;
  /** In px at 100 %; null where it is as large as what is in it. */
  readonly width: number | null;
  readonly height: number | null;
};

/** An entry of a table of contents. */
export type ContentsEntry = {
  readonly title: string;
  /** 0 for the highest. */
  readonly level: number;
  /** Counted from 0. */
  readonly part: number;
  /** The id of an element in the part; null for its beginning. */
  readonly anchor: string | null;
};

/** A document that is open. Its parts are read and drawn when they are wanted, and not before. */
export type OpenDocument = {
  readonly unit: DocumentUnit;
  /** Never empty. */
  readonly parts: readonly DocumentPart[];
  readonly contents: readonly ContentsEntry[];
  /** Whether its parts follow one another from the right to the left. */
  readonly isRightToLeft: boolean;
  /** Whether one part is shown at a time, as wide as there is room; otherwise they lie below one another. */
  readonly isPartByPart: boolean;
  /** Where the numbers of its lists begin, which go on over its parts, as CSS; null where each part counts for itself. */
  readonly counters: string | null;
  /** Draws a part, counted from 0. @throws DocumentError */
  draw: (part: number) => Promise<DrawnPart>;
  /** The text of a part, as `readPageText` reads it from what is drawn. @throws DocumentError */
  words: (part: number) => Promise<string>;
};

/** Where the bytes of a document are. */
export type DocumentFile = {
  /** In bytes. */
  readonly size: number;
  /** From `start`, at most `length` of them. @throws DocumentError */
  read: (start: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;
};
