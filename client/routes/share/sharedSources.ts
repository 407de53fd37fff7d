import { maxLinksAtOnce } from '#client/sources/add/addTarget.ts';
import type { KeptShare } from './keptShares.ts';

/** What becomes of shared words: addresses to read, and texts to keep. */
export type SharedWords = { readonly links: readonly string[]; readonly texts: readonly { readonly title: string | null; readonly text: string }[] };

/** Up to here words beside an address only say what it is, such as the title that many apps put before it, in characters. */
const CAPTION = 300;
const addresses = /https?:\/\/[^\s<>"]+/gi;

/**
 * Reads titles, texts and addresses as apps fill them in: Android has no field for an address and puts it into the text,
 * often after the title. A text that says more than that is kept as a text.
 */
export function sharedWords({ title, text, url }: Pick<KeptShare, 'title' | 'text' | 'url'>): SharedWords {
  const inText = (text.match(addresses) ?? []).map(withoutSentenceEnd).filter(isAddress);
  const own = isAddress(url) ? [url] : [];
  const besides = text.replace(addresses, ' ').replace(/\s+/g, ' ').trim();
  const isCaption = besides.length <= CAPTION && inText.length < maxLinksAtOnce;
  const links = [...new Set([...own, ...(isCaption ? inText : [])])];
  const isKept = isCaption ? links.length === 0 && text !== '' : true;
  const texts = isKept ? [{ title: title || null, text }] : links.length === 0 && title !== '' ? [{ title: null, text: title }] : [];
  // A title alone may be the address.
  if (links.length === 0 && text === '' && isAddress(title)) return { links: [title], texts: [] };
  return { links, texts };
}

/** Only what the vault itself would fetch: no `javascript:`, `file:` or `data:`. */
const isAddress = (word: string): boolean => /^https?:\/\/[^\s/]/i.test(word) && URL.canParse(word);

/** The full stop of the sentence in which it stands, and the bracket around it. */
const withoutSentenceEnd = (address: string): string => address.replace(/[.,;:!?'"\u3002\uff0c]+$/, '').replace(/^([^(]*)\)$/, '$1');
