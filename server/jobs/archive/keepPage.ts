import { decodeText } from '../extract/text/charset.ts';
import { inlineStyle } from './inlineStyle.ts';
import { keyOf, type Need } from './need.ts';
import { pictureType } from './pictureType.ts';
import { snapshotMarkup } from './snapshotMarkup.ts';

/** A page as it was fetched. */
export interface PageToKeep {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** From the Content-Type header, or null. */
  readonly charset: string | null;
  /** Where it was found in the end. */
  readonly url: string;
}

/** What stood at an address that a page needs; null where nothing usable did. */
export interface FetchedNeed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly charset: string | null;
  /** Where it was found in the end. */
  readonly url: string;
}

/** A page that needs nothing, kept; else what it needs. */
export type KeptOrNeeds = { readonly kept: Uint8Array<ArrayBuffer> } | { readonly needs: readonly Need[] };

/** A page with everything that was fetched for it, by `keyOf` the need. */
export interface FilledPage extends PageToKeep {
  readonly files: ReadonlyMap<string, FetchedNeed>;
}

/** Of everything that stands inside a snapshot, in characters: a picture that is shown a thousand times counts as often. */
const LARGEST_INSIDE = 16_000_000;

/*
 * A snapshot of a page is one HTML file (UTF-8) that looks like the page did and loads nothing. It is made in steps, between which what the page needs is
 * fetched. Parsing hostile pages can take long: servers do it by a reader (`Reader`), one step at a time.
 */

/** What a page loads besides itself; its snapshot at once when that is nothing. */
export async function needsOf({ bytes, charset, url }: PageToKeep): Promise<KeptOrNeeds> {
  const found = new Needs();
  const bare = await snapshotMarkup(decodeText(bytes, charset), url, found.note);
  return found.isEmpty ? { kept: new TextEncoder().encode(bare) } : { needs: found.all };
}

/** What style sheets load. */
export function needsOfStyles(sheets: readonly FetchedNeed[]): readonly Need[] {
  const found = new Needs();
  for (const { bytes, charset, url } of sheets) inlineStyle(decodeText(bytes, charset), url, found.note);
  return found.all;
}

/** The snapshot of a page, with what was fetched for it inside; it goes without the rest. */
export async function fillPage({ bytes, charset, url, files }: FilledPage): Promise<Uint8Array<ArrayBuffer>> {
  const texts = new Map<string, string | null>();
  let inside = 0;
  const snapshot = await snapshotMarkup(decodeText(bytes, charset), url, (need) => {
    const key = keyOf(need);
    if (!texts.has(key)) texts.set(key, textOf(need, files.get(key) ?? null));
    const text = texts.get(key) ?? null;
    if (text === null || inside + text.length > LARGEST_INSIDE) return null;
    inside += text.length;
    return text;
  });
  return new TextEncoder().encode(snapshot);
}

/** What was asked for, once each, in the order of the page. */
class Needs {
  private readonly needs = new Map<string, Need>();
  readonly note = (need: Need): null => {
    if (!this.needs.has(keyOf(need))) this.needs.set(keyOf(need), need);
    return null;
  };
  get isEmpty(): boolean {
    return this.needs.size === 0;
  }
  get all(): Need[] {
    return [...this.needs.values()];
  }
}

/** What stands in for a need in the markup. */
function textOf({ kind }: Need, file: FetchedNeed | null): string | null {
  if (file === null) return null;
  if (kind === 'style') return decodeText(file.bytes, file.charset);
  const type = kind === 'font' ? fontType(file.bytes) : pictureType(file.bytes);
  return type && `data:${type};base64,${Buffer.from(file.bytes).toString('base64')}`;
}

function fontType(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return start === 'wOF2' ? 'font/woff2' : start === 'wOFF' ? 'font/woff' : null;
}
