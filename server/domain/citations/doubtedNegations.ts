import { foldText, type Span } from './foldedText.ts';

const words = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu;
const negations = new Set(
  `not no never none nobody nothing neither nor without cannot hardly nicht kein keine keinen keinem keiner keines nie niemals niemand nichts ohne weder no nunca jamás ni sin nadie nada ningún ninguna ninguno ne pas jamais sans aucun aucune rien personne
  non mai senza nessuno nessuna niente não sem ninguém nenhum nenhuma не нет ни никогда никто ничего без нельзя لا لم لن ليس ليست غير بدون דבר לא אין בלי אינו אינה niet geen nooit zonder`.split(/\s+/),
);
const contracted = /n't$/;
/** Of scripts without spaces, and of Arabic and Hebrew, which write it into words, that one is there is all that is told. */
const ideographic = /[不没沒未无無非]|ない|ません/u;
/** What a "not" denies stands within so many words behind it. */
const reach = 3;
/** Words are taken for the same with so many letters in common from the beginning. */
const fewestShared = 4;

/**
 * Where a sentence denies what its quotes say, or says what they deny: a "not" of it for which they have none, or the first of its words that they have behind a "not" only.
 * @param quotes folded
 */
export function doubtedNegations(sentence: string, quotes: readonly string[]): Span[] {
  const said = readWords(foldText(sentence, 'parts').folded);
  const quoted = quotes.map(readWords);
  const places = placesOf(sentence);
  const spanOf = (at: number): Span[] => places.slice(at, at + 1);
  if (quotes.some((quote) => ideographic.test(quote)) !== ideographic.test(sentence) && /\p{Script=Han}/u.test(sentence) && quotes.some((quote) => /\p{Script=Han}/u.test(quote))) {
    const sign = ideographic.exec(sentence);
    return sign ? [{ start: sign.index, end: sign.index + sign[0].length }] : [{ start: 0, end: sentence.length }];
  }
  const denied = quoted.flatMap(deniedIn);
  const plain = quoted.flatMap(plainIn);
  const isDenied = quoted.some((all) => all.some(isNegation));
  // What it says though they deny it: the first such word.
  const affirmed = said.findIndex((word, at) => isTelling(word) && !isNegation(word) && !said.slice(Math.max(0, at - reach), at).some(isNegation) && hasAlike(denied, word) && !hasAlike(plain, word));
  const isOftener = said.filter(isNegation).length > quoted.flat().filter(isNegation).length;
  const added = said.flatMap((word, at) => {
    if (!isNegation(word)) return [];
    const behind = said.slice(at + 1, at + 1 + reach).filter(isTelling);
    const isTheirs = behind.some((each) => hasAlike(denied, each));
    return !isDenied || (!isTheirs && (isOftener || behind.some((each) => hasAlike(plain, each)))) ? spanOf(at) : [];
  });
  return affirmed === -1 ? added : [...spanOf(affirmed), ...added];
}

const readWords = (folded: string): string[] => folded.match(words) ?? [];
const isNegation = (word: string): boolean => negations.has(word) || contracted.test(word);
const isTelling = (word: string): boolean => word.length >= fewestShared;

/** The words that a "not" denies. */
function deniedIn(all: readonly string[]): string[] {
  return all.flatMap((word, at) => (isNegation(word) ? all.slice(at + 1, at + 1 + reach).filter(isTelling) : []));
}

function plainIn(all: readonly string[]): string[] {
  return all.filter((word, at) => isTelling(word) && !isNegation(word) && !all.slice(Math.max(0, at - reach), at).some(isNegation));
}

/** Whether one of these is this word in some form. */
function hasAlike(all: readonly string[], word: string): boolean {
  return all.some((other) => {
    const shared = Math.max(fewestShared, Math.min(word.length, other.length) - 2);
    return word.slice(0, shared) === other.slice(0, shared) && Math.abs(word.length - other.length) <= 4;
  });
}

/** Where the words of a sentence stand in it: as many as of it folded, in the same order. */
function placesOf(sentence: string): Span[] {
  const { folded, starts, ends } = foldText(sentence, 'parts');
  return [...folded.matchAll(words)].map(({ 0: word, index }) => ({ start: starts[index] ?? 0, end: ends[index + word.length - 1] ?? 0 }));
}
