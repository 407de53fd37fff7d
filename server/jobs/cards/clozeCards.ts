import type { Span } from '#server/domain/citations/foldedText.ts';
import type { ProposedCard, SourceToLearn } from '#server/domain/cards/proposeCards.ts';
import { sentencesOf } from '#server/domain/conversations/chooseSentences.ts';
import { isIdeographic, type Term, termsOf } from '../enrich/terms.ts';

/** More of a text is not looked through: what matters is said before. */
const longestText = 200_000;
/** Letters of a sentence that is asked for; where words are not set apart a third of it says as much. */
const [shortest, longest] = [40, 260];
/** What somebody has marked comes before all else. */
const highlightBonus = 100;
/** A sentence with a number has something to be remembered. */
const numberBonus = 0.75;
/** The words right before a quote that say which place of several. */
const prefixLength = 64;

/** A number with what it counts, as far as that stands right behind it. */
const number = /(?<![\p{L}\p{N}.,])[$€£¥]?\p{N}(?:[\p{N}.,:]*\p{N})?(?:\s?(?:%|‰|°C?|percent|per cent|km|kg|cm|mm|GB|MB|MW|GW|million|billion|thousand|millones|mil|Prozent|Millionen|千|万|亿|年))?(?![\p{L}\p{N}])/gu;
/** A whole name in the middle of a sentence, of up to three words; one behind a particle such as "de" is not whole. */
const name = /(?<!\s(?:de|da|di|del|della|du|van|von|der|den|ten|la|le|el|al|bin|ibn|ben)\s)(?<=[\s(][\p{Ll}\p{N}][\p{L}\p{N}'’-]{0,30}[,;]?\s)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}/gu;
/** What only the sentence before explains, links, and what is a gap or code itself. */
const leansOnOthers = /^(?:it|they|he|she|this|that|these|those|but|and|or|so|however|therefore|thus|hence|also|then|here|there|such|both|his|her|their|its|er|sie|es|dies\w*|aber|und|doch|il|elle|ils|elles|ce|cette|mais|et|él|ella|ellos|esto|esta|este|pero|y|lo)\b/i;
const unusable = /\{\{|\}\}|::|https?:\/\/|www\.|[|\\`<>]|\p{Lu}{12,}/u;
const ended = /[.!。！．」”"')\]]$/u;

export interface Sentence extends Span {
  readonly text: string;
  /** How much it says of what the text is about. */
  readonly score: number;
  readonly terms: readonly Term[];
}

/** The sentences of a text that say most of what it is about and can be understood alone, best first; those that somebody has marked before all others. */
export function rankSentences({ title, plainText, language, highlights }: SourceToLearn): Sentence[] {
  const text = plainText.slice(0, longestText);
  const counts = new Map<string, number>();
  for (const { folded } of termsOf(text, language)) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  const inTitle = new Set(termsOf(title, language).map(({ folded }) => folded));
  const marked = highlights.map(spaceless).filter((quote) => quote !== '');
  return sentencesOf({ text, start: 0, language }, 0)
    .flatMap(({ text: sentence, start, end }) => {
      const scale = isIdeographic(sentence) ? 1 / 3 : 1;
      const isMarked = marked.some((quote) => overlaps(spaceless(sentence), quote));
      if (sentence.length < shortest * scale || sentence.length > longest * scale || unusable.test(sentence)) return [];
      if (!isMarked && (!ended.test(sentence) || leansOnOthers.test(sentence) || /^\p{Ll}/u.test(sentence))) return [];
      const terms = termsOf(sentence, language);
      const distinct = new Set(terms.map(({ folded }) => folded));
      if (distinct.size < 3) return [];
      const told = [...distinct].reduce((sum, folded) => sum + Math.log(1 + (counts.get(folded) ?? 1)) * (inTitle.has(folded) ? 1.5 : 1), 0);
      const score = told / Math.sqrt(terms.length + 4) + (sentence.match(number) ? numberBonus : 0) + (isMarked ? highlightBonus : 0);
      return [{ text: sentence, start, end, score, terms }];
    })
    .sort((one, other) => other.score - one.score || one.start - other.start);
}

const spaceless = (text: string) => text.replace(/\s+/g, '').toLowerCase();
const overlaps = (sentence: string, quote: string) => quote.includes(sentence) || (quote.length >= 12 && sentence.includes(quote));

/** Cards that hide a key word in sentences of a source that matter, in the order of the text: at most `most`, no word twice. */
export function clozeCards(source: SourceToLearn, most: number): ProposedCard[] {
  const counts = new Map<string, number>();
  for (const { folded } of termsOf(source.plainText.slice(0, longestText), source.language)) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  const inTitle = new Set(termsOf(source.title, source.language).map(({ folded }) => folded));
  const hidden = new Set<string>();
  const chosen: (ProposedCard & Span)[] = [];
  for (const sentence of rankSentences(source)) {
    if (chosen.length >= most) break;
    const gap = gapOf(sentence, { counts, inTitle, hidden });
    if (!gap) continue;
    const word = sentence.text.slice(gap.start, gap.end);
    hidden.add(word.toLowerCase());
    chosen.push({
      kind: 'CLOZE',
      front: `${sentence.text.slice(0, gap.start)}{{c1::${word}}}${sentence.text.slice(gap.end)}`,
      back: '',
      quote: sentence.text,
      prefix: source.plainText.slice(Math.max(0, sentence.start - prefixLength), sentence.start),
      start: sentence.start,
      end: sentence.end,
    });
  }
  return chosen.sort((one, other) => one.start - other.start).map(({ start: _start, end: _end, ...card }) => card);
}

interface Known {
  readonly counts: ReadonlyMap<string, number>;
  readonly inTitle: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
}

/** What of a sentence is hidden: a number, else a name, else the word that says most; never what its title tells, nor what another card hides. */
function gapOf({ text, terms }: Sentence, { counts, inTitle, hidden }: Known): Span | null {
  const isNew = (word: string) => word.length > 1 && !hidden.has(word.toLowerCase());
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].find(({ 0: word }) => isNew(word) && !termsOf(word, null).some(({ folded }) => inTitle.has(folded)));
  const named = found(number) ?? found(name);
  if (named) return { start: named.index, end: named.index + named[0].length };
  const words = terms
    .filter(({ word, folded }) => !inTitle.has(folded) && isNew(word) && word.length >= (isIdeographic(word) ? 2 : 4))
    .sort((one, other) => (counts.get(other.folded) ?? 0) * other.word.length - (counts.get(one.folded) ?? 0) * one.word.length);
  for (const { word } of words) {
    const start = text.indexOf(word);
    if (start !== -1) return { start, end: start + word.length };
  }
  return null;
}
