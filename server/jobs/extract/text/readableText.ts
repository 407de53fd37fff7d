import type { Heading } from '#server/domain/processing/details.ts';
import { type DomElement, parseDocument } from './dom.ts';
import { internalLinks } from './internalLinks.ts';
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

interface Surroundings {
  /** Of the page, whose links are absolute: those to itself lead within the text. */
  readonly url?: string;
  /** How many headings, and places that links lead to, there are before this part of the text. */
  readonly headingsBefore?: number;
  readonly anchorsBefore?: number;
}

/**
 * Cleans hostile markup and takes its words out of it. Headings get anchors, and links to another place of the text lead there.
 */
export function readableText(markup: string, { url, headingsBefore = 0, anchorsBefore = 0 }: Surroundings = {}): ReadableText {
  let headings = headingsBefore;
  const html = sanitize(markup, () => `section-${(headings += 1)}`, internalLinks(markup, url ?? null, anchorsBefore));
  const root = parseDocument(`<html><head></head><body>${html}</body></html>`).body;
  const outline = root.querySelectorAll('h2,h3,h4,h5,h6').flatMap((heading) => {
    const title = oneLine(heading.textContent, 200);
    const anchor = heading.getAttribute('id');
    return title === null || anchor === null ? [] : [{ title, level: Number(heading.localName.slice(1)) - 1, anchor }];
  });
  return { html, root, plainText: plainTextOf(root), outline };
}
