import type { Heading } from '#server/domain/sources/details.ts';
import { type DomElement, parseDocument } from './dom.ts';
import { plainTextOf } from './plainText.ts';
import { sanitize } from './sanitize.ts';
import { oneLine } from './words.ts';

/** Markup that is safe to show, and what it says. */
export interface ReadableText {
  readonly html: string;
  readonly root: DomElement;
  readonly plainText: string;
  /** Its headings, each with the `id` under which it is found in `html`. */
  readonly outline: Heading[];
}

/**
 * Cleans hostile markup and takes its words out of it. Headings get anchors.
 *
 * @param headingsBefore how many there are before this part of the text
 */
export function readableText(markup: string, headingsBefore = 0): ReadableText {
  let headings = headingsBefore;
  const html = sanitize(markup, () => `section-${(headings += 1)}`);
  const root = parseDocument(`<html><head></head><body>${html}</body></html>`).body;
  const outline = root.querySelectorAll('h2,h3,h4,h5,h6').flatMap((heading) => {
    const title = oneLine(heading.textContent, 200);
    const anchor = heading.getAttribute('id');
    return title === null || anchor === null ? [] : [{ title, level: Number(heading.localName.slice(1)) - 1, anchor }];
  });
  return { html, root, plainText: plainTextOf(root), outline };
}
