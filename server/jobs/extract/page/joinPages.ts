import { TextBuilder } from '../files/base/textBuilder.ts';
import { describeText } from '../text/describeText.ts';
import { parseDocument } from '../text/dom.ts';
import { escapeHtml } from '../text/markup.ts';
import { storable } from '../text/storable.ts';
import { timedMarkup, timedParagraphs } from '../text/timedText.ts';
import { letters } from '../text/words.ts';
import { decodeText } from '../text/charset.ts';
import type { Extraction } from '../extraction.ts';

/** The text of a video on a page, as it was fetched. */
export interface FetchedSubtitles {
  readonly title: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A page, and what belongs to its text and was found elsewhere. */
export interface PagesToJoin<Page extends Extraction = Extraction> {
  readonly page: Page;
  /** The pages on which its text goes on. */
  readonly following: readonly Pick<Extraction, 'html'>[];
  readonly subtitles: readonly FetchedSubtitles[];
}

/** What stands on every page and is not its text: who wrote it, that there are more pages. Shorter parts may be repeated on purpose. */
const shortestRepeated = 20;

/** A page with the text of those that follow it, and of what is said in its videos. What stands on the first page is not repeated from the others. */
export function joinPages<Page extends Extraction>({ page, following, subtitles }: PagesToJoin<Page>): Page {
  const text = new TextBuilder();
  text.add(page.html);
  const there = partsOf(page.html);
  for (const { html } of following) text.add(withoutParts(html, there));
  const spoken = subtitles.flatMap(({ title, bytes }) => {
    const lines = timedParagraphs(decodeText(bytes, 'utf-8'));
    return lines.length === 0 ? [] : [`${title === null ? '<hr>' : `<h2>${escapeHtml(title)}</h2>`}${timedMarkup(lines)}`];
  });
  for (const markup of spoken) text.add(markup);
  if (following.length === 0 && spoken.length === 0) return page;
  const { plainText, html, markdown, outline } = text;
  return storable({
    ...page,
    ...describeText(plainText, page.language, page.excerpt),
    html,
    plainText,
    markdown,
    details: { ...page.details, ...(outline.length > 0 && { outline }), ...(following.length > 0 && { joinedPages: following.length + 1 }) },
    ...(spoken.length > 0 && page.plainText === '' && { note: null, partialFailure: undefined }),
  });
}

const BLOCKS = 'p,h2,h3,h4,h5,h6,li,figure,blockquote,tr';

function partsOf(html: string): Set<string> {
  const { body } = parseDocument(`<html><head></head><body>${html}</body></html>`);
  return new Set(body.querySelectorAll(BLOCKS).map(({ textContent }) => letters(textContent)).filter((part) => part.length >= shortestRepeated));
}

function withoutParts(html: string, there: ReadonlySet<string>): string {
  const { body } = parseDocument(`<html><head></head><body>${html}</body></html>`);
  for (const block of body.querySelectorAll(BLOCKS)) if (there.has(letters(block.textContent))) block.remove();
  return body.innerHTML;
}
