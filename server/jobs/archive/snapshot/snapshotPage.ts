import { decodeText } from '../../extract/text/charset.ts';
import { inlineStyle } from './inlineStyle.ts';
import { subresourceKey, type Subresource } from './subresource.ts';
import { pictureType } from './pictureType.ts';
import { snapshotMarkup } from './snapshotMarkup.ts';

/** A page as it was fetched. */
export interface PageToArchive {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** From the Content-Type header, or null. */
  readonly charset: string | null;
  /** Where it was found in the end. */
  readonly url: string;
}

/** A subresource as it was fetched. */
export interface FetchedSubresource {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly charset: string | null;
  /** Where it was found in the end. */
  readonly url: string;
}

/** The snapshot of a page without subresources, else its subresources. */
export type SnapshotOrSubresources = { readonly snapshot: Uint8Array<ArrayBuffer> } | { readonly subresources: readonly Subresource[] };

/** A page with what was fetched for it, by `subresourceKey`. */
export interface PageWithSubresources extends PageToArchive {
  readonly files: ReadonlyMap<string, FetchedSubresource>;
}

/** Characters inlined into one snapshot: a picture that is shown a thousand times counts as often. */
const MAX_INLINED = 16_000_000;

/*
 * A snapshot of a page is one HTML file (UTF-8) that looks like the page did and loads nothing. It is built in steps, between which the
 * subresources are fetched. Parsing hostile pages can take long: a worker leaves it to a `Reader`, one step at a time.
 */

/** The subresources of a page; its snapshot at once when there are none. */
export async function findSubresources({ bytes, charset, url }: PageToArchive): Promise<SnapshotOrSubresources> {
  const found = new SubresourceCollector();
  const bare = await snapshotMarkup(decodeText(bytes, charset), url, found.collect);
  return found.isEmpty ? { snapshot: new TextEncoder().encode(bare) } : { subresources: found.all };
}

/** The subresources of style sheets. */
export function findStyleSubresources(sheets: readonly FetchedSubresource[]): readonly Subresource[] {
  const found = new SubresourceCollector();
  for (const { bytes, charset, url } of sheets) inlineStyle(decodeText(bytes, charset), url, found.collect);
  return found.all;
}

/** The snapshot of a page with what was fetched for it inlined; the rest is left out. */
export async function buildSnapshot({ bytes, charset, url, files }: PageWithSubresources): Promise<Uint8Array<ArrayBuffer>> {
  const texts = new Map<string, string | null>();
  let inlined = 0;
  const snapshot = await snapshotMarkup(decodeText(bytes, charset), url, (subresource) => {
    const key = subresourceKey(subresource);
    if (!texts.has(key)) texts.set(key, textOf(subresource, files.get(key) ?? null));
    const text = texts.get(key) ?? null;
    if (text === null || inlined + text.length > MAX_INLINED) return null;
    inlined += text.length;
    return text;
  });
  return new TextEncoder().encode(snapshot);
}

/** Each subresource once, in the order of the page. */
class SubresourceCollector {
  private readonly subresources = new Map<string, Subresource>();
  readonly collect = (subresource: Subresource): null => {
    if (!this.subresources.has(subresourceKey(subresource))) this.subresources.set(subresourceKey(subresource), subresource);
    return null;
  };
  get isEmpty(): boolean {
    return this.subresources.size === 0;
  }
  get all(): Subresource[] {
    return [...this.subresources.values()];
  }
}

/** What replaces the reference to a subresource in the markup. */
function textOf({ kind }: Subresource, file: FetchedSubresource | null): string | null {
  if (file === null) return null;
  if (kind === 'style') return decodeText(file.bytes, file.charset);
  const type = kind === 'font' ? fontType(file.bytes) : pictureType(file.bytes);
  return type && `data:${type};base64,${Buffer.from(file.bytes).toString('base64')}`;
}

function fontType(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return start === 'wOF2' ? 'font/woff2' : start === 'wOFF' ? 'font/woff' : null;
}
