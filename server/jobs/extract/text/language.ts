import { francAll } from 'franc-min';
import * as stopword from 'stopword';

/** Shorter text than this says too little about its language; where nothing else can confirm it, much more is needed. */
const MIN_LETTERS = 60;
const UNCONFIRMED_LETTERS = 300;
const LOOKED_AT = 6000;
const TABLES_LOOKED_AT = 400_000;

/**
 * The language of a page as a BCP 47 primary tag (`en`, `zh`): what its markup declares, else what its text looks like,
 * else null. Cells of tables and lists of names look like any language: of tables only cells with whole sentences count, and a
 * language is only believed where the small words are found that every text in it has.
 */
export function detectLanguage(declared: string | null, text: string): string | null {
  return primaryTag(declared) ?? guess(text);
}

function primaryTag(tag: string | null): string | null {
  if (!tag) return null;
  try {
    const { language } = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    return language === 'und' || language === 'mul' || language === 'zxx' ? null : language;
  } catch {
    return null;
  }
}

function guess(text: string): string | null {
  const sample = proseOf(text.slice(0, TABLES_LOOKED_AT)).slice(0, LOOKED_AT);
  const count = lengthOf(letters, sample);
  if (count < MIN_LETTERS / (isDense(sample) ? 3 : 1)) return null;
  const likeliest = francAll(sample).slice(0, 3);
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  // The only one in its script can be no other.
  const [found] = likeliest.find(([code], at) => likeliest.length === 1 || (isConfirmed(code, words) ?? (at === 0 && count >= UNCONFIRMED_LETTERS))) ?? [null];
  // franc names varieties by ISO 639-3 (cmn, arb, ekk); the locale data folds all but one into their BCP 47 tags.
  return found === 'zlm' ? 'ms' : primaryTag(found);
}

/** The lists of stop words are named by ISO 639-3, too, some by the language instead of the variety, or by one that shares its small words. */
const lists = stopword as unknown as Partial<Record<string, readonly string[]>>;
const listNames: Partial<Record<string, string>> = { arb: 'ara', pes: 'fas', zlm: 'msa', swh: 'swa', ckb: 'kur', bos: 'hrv' };
const smallestShare = 0.1;

/** Null where no small words of the language are known. */
function isConfirmed(code: string, words: readonly string[]): boolean | null {
  const list = lists[listNames[code] ?? code];
  if (!list) return null;
  const small = new Set(list);
  return words.filter((word) => small.has(word)).length >= words.length * smallestShare;
}

/** Whether most of a text stands in cells of tables that are too short to be sentences. */
export function isTabular(text: string): boolean {
  const sample = text.slice(0, TABLES_LOOKED_AT);
  return betweenCells.test(sample) && lengthOf(written, proseOf(sample)) * 2 < lengthOf(written, sample);
}

/** The text without cells of tables that are too short to be sentences. */
function proseOf(text: string): string {
  if (!betweenCells.test(text)) return text;
  return text
    .split('\n')
    .flatMap((line) => (betweenCells.test(line) ? line.split('\t').filter(isSentence) : line))
    .join('\n');
}

/** Tabs before all else indent a line. */
const betweenCells = /\S\t/;
/** Long names are none: most of their words begin with capitals or numbers. */
function isSentence(cell: string): boolean {
  if (isDense(cell)) return cell.length >= 12;
  const words = cell.trim().split(/\s+/);
  return cell.length >= 40 && words.length >= 6 && words.filter((word) => /^[^\p{L}]*[\p{Lu}\p{N}]/u.test(word)).length * 2 <= words.length;
}

const written = /[\p{L}\p{N}]+/gu;
const letters = /\p{L}+/gu;
const denseLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** Whether a text is mostly in a script of which one character says about as much as a short word. */
export function isDense(text: string): boolean {
  return lengthOf(denseLetters, text) * 2 > lengthOf(letters, text);
}

/** How much of a text matches: to take it out is far quicker than to list it. */
const lengthOf = (pattern: RegExp, text: string) => text.length - text.replace(pattern, '').length;
