/** A line of text that was recognised in a picture. Lengths are in pixels of the picture, from its upper left corner. */
export interface RecognizedLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How high most of its words are: lines that lie askew are higher. */
  readonly wordHeight: number;
  /** Which lines are one paragraph. */
  readonly paragraph: number;
}

/** What was recognised in the picture of a page; without lines where there is nothing that reads like text. */
export interface RecognizedPage {
  /** From 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly RecognizedLine[];
  /** How far the lines of the picture rise to the right, in radians; the lengths are those of the straightened picture. */
  readonly skew: number;
  /** A PDF of one page with the words in their places, as letters that nobody sees. Empty without lines. */
  readonly textLayer: Uint8Array<ArrayBuffer>;
}
