import type { Heading } from '#server/domain/processing/details.ts';
import { markdownOf } from '../../text/markdown.ts';
import { readableText } from '../../text/readableText.ts';

const maxText = 5_000_000;
const maxMarkup = 12_000_000;
const maxOutlineEntries = 500;
/** The anchors of each part have numbers of their own. */
const anchorsPerPart = 10_000;

/**
 * The text of a file, put together part by part (a page, a sheet, a chapter), so that no more than one part is ever
 * held as a tree. Takes no more once there is enough.
 */
export class TextBuilder {
  readonly #makesMarkdown: boolean;
  readonly #html: string[] = [];
  readonly #plainText: string[] = [];
  readonly #markdown: string[] = [];
  readonly #outline: Heading[] = [];
  #textLength = 0;
  #markupLength = 0;
  #headings = 0;
  /** Whether something was left out because there was enough. */
  isCut = false;

  /** @param isMarkdown the file is Markdown itself: none need be made of its text */
  constructor({ isMarkdown = false } = {}) {
    this.#makesMarkdown = !isMarkdown;
  }

  /** Whether another part would still be taken. */
  get hasRoom(): boolean {
    return this.#textLength < maxText && this.#markupLength < maxMarkup;
  }

  /** Adds hostile markup: it is sanitised here. Headings get anchors and go into the outline, on `page` where one is given. */
  add(markup: string, page?: number): void {
    if (!this.hasRoom) {
      this.isCut = true;
      return;
    }
    const { html, root, plainText, outline } = readableText(markup, { headingsBefore: this.#headings, anchorsBefore: this.#html.length * anchorsPerPart });
    if (html === '') return;
    this.#headings += outline.length;
    this.#html.push(html);
    this.#markupLength += html.length;
    this.#addText(plainText);
    if (this.#makesMarkdown) this.#markdown.push(markdownOf(root));
    for (const heading of outline.slice(0, maxOutlineEntries - this.#outline.length)) {
      this.#outline.push({ ...heading, ...(page !== undefined && { page }) });
    }
  }

  /** Adds text that can be searched for but is not shown, such as the ten-thousandth row of a table. */
  addUnshown(plainText: string): void {
    if (this.hasRoom) this.#addText(plainText);
    this.isCut = true;
  }

  #addText(plainText: string): void {
    const room = maxText - this.#textLength;
    if (plainText.length > room) this.isCut = true;
    const text = plainText.slice(0, Math.max(0, room)).replace(/[\ud800-\udbff]$/, '');
    if (text === '') return;
    this.#plainText.push(text);
    this.#textLength += text.length;
  }

  get html(): string {
    return this.#html.join('\n');
  }

  get plainText(): string {
    return this.#plainText.join('\n\n');
  }

  get markdown(): string {
    return this.#markdown.filter((part) => part !== '').join('\n\n');
  }

  get outline(): Heading[] {
    return this.#outline;
  }
}
