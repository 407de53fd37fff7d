import { isOwnPicture } from '#server/domain/processing/pictures.ts';
import { webAddress } from '../text/webAddress.ts';

/** Attributes in which pages keep a picture's address until it is scrolled to. */
export const LAZY_SOURCES = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-hi-res-src',
  'data-full-src',
  'data-url',
];
export const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/** Wider pictures than this are not worth their bytes in a column of text. */
const WIDEST_USEFUL_PICTURE = 1600;

/** Reads an attribute of one element by its name in lower case. */
export type AttributeReader = (name: string) => string | null;

/**
 * Where a picture really is: what it loads late, else its `src` unless that only holds the place, else the best of its
 * sets and of the sets of the `source` elements beside it. Absolute, or null.
 */
export function pictureAddress(picture: AttributeReader, sources: readonly AttributeReader[], base: string): string | null {
  const src = picture('src');
  // What a person has written has no address of its own; elsewhere such an address is one of that site.
  if (base === 'about:blank' && src !== null && isOwnPicture(src)) return src;
  const own = isPlaceholder(src) ? null : webAddress(src, base);
  for (const name of LAZY_SOURCES) {
    const lazy = webAddress(picture(name), base);
    if (lazy !== null) return lazy;
  }
  if (own !== null) return own;

  for (const attribute of [picture, ...sources]) {
    for (const name of LAZY_SETS) {
      const best = webAddress(bestOfSet(attribute(name)), base);
      if (best !== null) return best;
    }
  }
  return webAddress(src, base);
}

function isPlaceholder(src: string | null): boolean {
  if (src === null || /^\s*(data:|about:|$)/i.test(src)) return true;
  return /(^|\/)(blank|spacer|pixel|placeholder|transparent|1x1|lazy)[^/]*\.(gif|png|svg)/i.test(src);
}

/** The address in a `srcset` that is largest without being wastefully wide. Addresses may contain commas. */
function bestOfSet(set: string | null): string | null {
  let best: { address: string; size: number } | null = null;
  for (const [address, descriptor] of candidatesOf(set ?? '')) {
    const amount = Number.parseFloat(descriptor) || 1;
    const width = descriptor.endsWith('w') ? amount : amount * (WIDEST_USEFUL_PICTURE / 2);
    // Beyond what is useful, smaller is better again.
    const size = width <= WIDEST_USEFUL_PICTURE ? width : WIDEST_USEFUL_PICTURE / width;
    if (best === null || size > best.size) best = { address, size };
  }
  return best?.address ?? null;
}

/** Splits a `srcset` as browsers do: an address ends at white space; a comma at its end means it has no descriptor. */
function candidatesOf(set: string): [address: string, descriptor: string][] {
  const candidates: [string, string][] = [];
  let address: string | null = null;
  for (const token of set.split(/\s+/)) {
    if (address === null) {
      if (token.endsWith(',')) candidates.push([token.slice(0, -1), '']);
      else if (token !== '') address = token;
      continue;
    }
    const [descriptor = '', ...rest] = token.split(',');
    candidates.push([address, descriptor]);
    // "a.png 1x,b.png 2x": what follows the comma is the next address.
    address = rest.join(',') || null;
  }
  if (address !== null) candidates.push([address, '']);
  return candidates;
}
