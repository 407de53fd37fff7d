import { decodeText } from '../extract/charset.ts';
import { inlineStyle } from './inlineStyle.ts';
import type { Need } from './need.ts';
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
export type FetchNeed = (need: Need) => Promise<FetchedNeed | null>;

const MOST_STYLE_ROUNDS = 3;
/** Of everything that stands inside a snapshot, in characters: a picture that is shown a thousand times counts as often. */
const LARGEST_INSIDE = 16_000_000;

/**
 * Makes a snapshot of a page: one HTML file (UTF-8) that looks like the page did and loads nothing. Bounded by what
 * `fetchNeed` hands out; parsing hostile pages can take long, so servers call it through `createPageKeeper`.
 */
export async function keepPage({ bytes, charset, url }: PageToKeep, fetchNeed: FetchNeed): Promise<Uint8Array<ArrayBuffer>> {
  const html = decodeText(bytes, charset);
  const sheets = new Map<string, Sheet | null>();
  const found = new Needs();
  const bare = await snapshotMarkup(html, url, found.note);
  if (found.isEmpty) return new TextEncoder().encode(bare);
  for (let round = 0; round < MOST_STYLE_ROUNDS; round += 1) {
    const missing = found.of('style').filter((need) => !sheets.has(need.url));
    if (missing.length === 0) break;
    const answers = await Promise.all(missing.map(fetchNeed));
    missing.forEach((need, at) => {
      const answer = answers[at];
      const sheet = answer ? { css: decodeText(answer.bytes, answer.charset), url: answer.url } : null;
      sheets.set(need.url, sheet);
      if (sheet) inlineStyle(sheet.css, sheet.url, found.note);
    });
  }

  const files = new Map<string, string | null>();
  const needs = [...found.of('picture'), ...found.of('font')];
  await Promise.all(needs.map(async (need) => void files.set(keyOf(need), dataAddress(need, await fetchNeed(need)))));

  let inside = 0;
  const snapshot = await snapshotMarkup(html, url, (need) => {
    const text = need.kind === 'style' ? (sheets.get(need.url)?.css ?? null) : (files.get(keyOf(need)) ?? null);
    if (text === null || inside + text.length > LARGEST_INSIDE) return null;
    inside += text.length;
    return text;
  });
  return new TextEncoder().encode(snapshot);
}

interface Sheet {
  readonly css: string;
  readonly url: string;
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
  of(kind: Need['kind']): Need[] {
    return [...this.needs.values()].filter((need) => need.kind === kind);
  }
}

function keyOf({ kind, url }: Need): string {
  return `${kind} ${url}`;
}

function dataAddress({ kind }: Need, file: FetchedNeed | null): string | null {
  if (file === null) return null;
  const type = kind === 'font' ? fontType(file.bytes) : pictureType(file.bytes);
  return type && `data:${type};base64,${Buffer.from(file.bytes).toString('base64')}`;
}

function fontType(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return start === 'wOF2' ? 'font/woff2' : start === 'wOFF' ? 'font/woff' : null;
}
