import { francAll } from 'franc-min';
import * as stopword from 'stopword';

/** Shorter text than this says too little about its language; where nothing else can confirm it, much more is needed. */
const MIN_LETTERS = 60;
const UNCONFIRMED_LETTERS = 300;
const LOOKED_AT = 6000;
const TABLES_LOOKED_AT = 400_000;

/**
 * The language of a page as a BCP 47 primary tag (`en`, `zh`): what its markup declares, else what its text looks like,
 * else null. Templates declare the language of who made them: where hardly one small word of the declared language is in a longer text that has those of
 * another, or that is in another script, the text is right. Cells of tables and lists of names look like any language: of tables only cells with whole
 * sentences count, and a language is only believed where the small words are found that every text in it has.
 */
export function detectLanguage(declared: string | null, text: string): string | null {
  const tag = primaryTag(declared);
  if (tag === null) return guess(text);
  const sample = sampleOf(text);
  const list = codesByTag.get(tag);
  if (list === undefined || lengthOf(letters, sample) < UNCONFIRMED_LETTERS / (isDense(sample) ? 3 : 1)) return tag;
  const guessed = guess(text, { isConfirmedOnly: true });
  // Text that stands for text to come is Latin of a kind.
  const found = guessed === 'la' ? null : guessed;
  const words = wordsOf(sample);
  const share = (found !== null && smallWordsOf(codesByTag.get(found) ?? found, words)) || smallestShare;
  return found !== null && (smallWordsOf(list, words) ?? 0) < share * hardlyAny ? found : tag;
}

/** Neighbours share more of their small words than that. */
const hardlyAny = 0.25;

function primaryTag(tag: string | null): string | null {
  if (!tag) return null;
  try {
    const { language } = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    return !language || language === 'und' || language === 'mul' || language === 'zxx' ? null : language;
  } catch {
    return null;
  }
}

function guess(text: string, { isConfirmedOnly = false } = {}): string | null {
  const sample = sampleOf(text);
  const count = lengthOf(letters, sample);
  if (count < MIN_LETTERS / (isDense(sample) ? 3 : 1)) return null;
  const likeliest = francAll(sample).map(([code]) => code);
  if (likeliest[0] === 'und') return onlyOneIn(sample);
  // The only one in its script can be no other.
  if (likeliest.length === 1) return namedBy(likeliest[0]);
  const words = wordsOf(sample);
  const telling = words.filter((word) => word.length > 1);
  const known = likeliest.slice(0, mostLikely).filter((code) => !isRuledOut(code, sample, count));
  const others = /\p{Script=Latin}/u.test(sample) ? unknownToFranc.filter((code) => !isRuledOut(code, sample, count)) : [];
  const confirmed = [...new Set([...known, ...others])]
    .map((code) => ({ code, isConfirmed: (smallWordsOf(code, known.includes(code) ? words : telling) ?? 0) >= (known.includes(code) ? smallestShare : smallestShareUnseen), worth: (smallWordsOf(code, telling) ?? 0) * (code === likeliest[0] ? likeliestWeight : 1) }))
    .filter(({ isConfirmed }) => isConfirmed)
    .sort((a, b) => b.worth - a.worth)[0]?.code;
  const [first] = known;
  const isUnknown = first !== undefined && smallWordsOf(first, words) === null;
  return namedBy(confirmed ?? (isUnknown && !isConfirmedOnly && count >= UNCONFIRMED_LETTERS ? first : undefined));
}

const sampleOf = (text: string) => proseOf(text.slice(0, TABLES_LOOKED_AT)).slice(0, LOOKED_AT);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** franc names varieties by ISO 639-3 (cmn, arb, ekk); the locale data folds all but one into their BCP 47 tags. What is spoken in Bosnia is written as in Croatia. */
const namedBy = (code: string | undefined) => (code === 'zlm' ? 'ms' : code === 'bos' ? 'hr' : primaryTag(code ?? null));

const mostLikely = 3;
/** What a text looks like counts for something, too, where two languages share most of their small words. */
const likeliestWeight = 1.25;
/** Languages whose small words are known, but whose look is not: franc takes each for a neighbour. */
const unknownToFranc = ['dan', 'nob', 'fin', 'slk', 'slv', 'est', 'lav', 'lit', 'cat', 'hrv', 'lat'];

const anyOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

/** Letters and words that are not written in a language, and often in its neighbours. */
const foreignTo: Partial<Record<string, readonly RegExp[]>> = {
  rus: [/[іїєґўјљњћђџ]/giu],
  ukr: [/[ыэёъўјљњћђџ]/giu],
  bul: [/[ыэёіїєґўјљњћђџ]/giu],
  bel: [/[иїщъјљњћђџ]/giu],
  srp: [/[йщъыьэюяёіїєґў]/giu],
  bos: [/\p{Script=Cyrillic}/gu],
  ces: [/[ľĺŕôä]/giu, anyOf('keď|ktor[áéýúíoy]|ktorých|sú|aj|alebo|iba|bol[aoi]?|ako|nie|pri|čo')],
  slk: [/[ěůř]/giu, anyOf('když|jsou|jsem|jen|byl[aoiy]?|jako|nebo|který|která|které|při|není|také')],
  dan: [anyOf('av|etter|meg|deg|seg|hva|mye|opp|blitt|også|nå|noe|noen|bare')],
  nob: [anyOf('af|efter|mig|dig|sig|hvad|meget|blevet|nu|noget|nogle|kun|blev')],
};
/** Names and quotations have some of them. */
const fewForeign = 1 / 200;

const isRuledOut = (code: string, sample: string, count: number) => foreignTo[code]?.some((foreign) => lengthOf(foreign, sample) > count * fewForeign) === true;

/** Scripts in which most of what is written is in one language. */
const scripts = [
  [/\p{Script=Hebrew}+/gu, 'he'],
  [/\p{Script=Georgian}+/gu, 'ka'],
  [/\p{Script=Armenian}+/gu, 'hy'],
  [/\p{Script=Lao}+/gu, 'lo'],
  [/\p{Script=Tibetan}+/gu, 'bo'],
] as const;

const onlyOneIn = (sample: string): string | null => scripts.find(([script]) => lengthOf(script, sample) * 2 > lengthOf(letters, sample))?.[1] ?? null;

/** The lists of stop words are named by ISO 639-3, too, some by the language instead of the variety, or by one that shares its small words. */
const lists = stopword as unknown as Partial<Record<string, readonly string[]>>;
const listNames: Partial<Record<string, string>> = { arb: 'ara', pes: 'fas', zlm: 'msa', swh: 'swa', ckb: 'kur', bos: 'hrv' };
const smallestShare = 0.1;
/** Where nothing but its small words speaks for a language. */
const smallestShareUnseen = 0.15;
/** Lists by the tag that a page declares; only of languages that part words by blanks. */
const codesByTag = new Map(Object.entries({ en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', pt: 'por', nl: 'nld', sv: 'swe', da: 'dan', no: 'nob', nb: 'nob', fi: 'fin', pl: 'pol', cs: 'ces', ru: 'rus', uk: 'ukr', bg: 'bul', ro: 'ron', hu: 'hun', ca: 'cat' }));

/** Which share of the words are small words of the language; null where none of it are known. */
function smallWordsOf(code: string, words: readonly string[]): number | null {
  const list = lists[listNames[code] ?? code];
  if (!list) return null;
  const small = new Set(list);
  return words.filter((word) => small.has(word)).length / Math.max(words.length, 1);
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
