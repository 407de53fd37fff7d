import type { RankedPassage, WeighedTerm } from '../search/rankPassages.ts';
import { sentenceSegmenter } from '../search/cutPassages.ts';
import type { Span } from '../citations/foldedText.ts';

/** A sentence of a passage, by its place in the text of the source. */
export interface Sentence extends Span {
  /** Which passage, from 0. */
  readonly passage: number;
  readonly text: string;
}

/** Shorter ones are headings and exclamations, longer ones lists that never end. */
const fewestLetters = 8;
const mostLetters = 1_200;

/** The sentences of a passage as they stand in its source, without white space around them. */
export function sentencesOf({ text, start, language }: Pick<RankedPassage, 'text' | 'start' | 'language'>, passage: number): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { 0: line, index: lineAt } of text.matchAll(/[^\n]+/g)) {
    for (const { segment, index } of sentenceSegmenter(language).segment(line)) {
      const trimmed = segment.trim();
      if (trimmed.length < fewestLetters || trimmed.length > mostLetters || !/\p{L}/u.test(trimmed)) continue;
      const from = start + lineAt + index + segment.indexOf(trimmed);
      sentences.push({ passage, text: trimmed, start: from, end: from + trimmed.length });
    }
  }
  return sentences;
}

/** What a question wants to know, as far as its words tell. */
type Wanted = 'number' | 'name' | null;

const asksNumber = /\b(how (?:many|much|long|old|far|tall|big|large|often)|when|what year|which year|in what year|what (?:percent|percentage|date|number|amount))\b|\b(wie ?viele?|wann|wie (?:lange?|alt|hoch|groß|weit|oft)|in welchem jahr)\b|cuánt|cuándo|qué año|combien|quand|quant[ei]|quando|сколько|когда|каком году|何年|いつ|いくつ|多少|几|哪一?年|何时|什么时候|什麼時候|\bكم\b|متى|כמה|מתי/iu;
const asksName = /\bwho(?:m|se)?\b|\b(?:wer|wen|wem|wessen)\b|qui[eé]n|\bqui\b|\bchi\b|\bquem\b|(?:^|\s)(?:кто|кого|кому|кем)(?:\s|$)|谁|誰|哪位|哪个人|\bمن\b|\bמי\b/iu;
const numbers = /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b|[一二三四五六七八九十百千万亿]/iu;
const names = /(?<=[^\s.!?。！？][\s(“"'«]+)\p{Lu}\p{L}+/gu;

function wantedOf(question: string): Wanted {
  if (asksNumber.test(question)) return 'number';
  return asksName.test(question) ? 'name' : null;
}

/** How much of what all words tell is added to a sentence that has what the question is after. */
const kindShare = 0.25;
/** The same for a sentence of the best passage; of others by how well they fit. */
const passageShare = 0.5;

/** A sentence with which of the terms it has. */
export interface MatchedSentence extends Sentence {
  /** By their place in the list of terms. */
  readonly terms: readonly number[];
}

/**
 * The sentences that answer a question best, at most `most`, best first: those with most of its words, by how much each tells, in passages that fit it, and that have
 * a number where one is asked for, or a name. None without a word of the question.
 */
export function chooseSentences(question: string, sentences: readonly MatchedSentence[], passages: readonly Pick<RankedPassage, 'score'>[], terms: readonly WeighedTerm[], most: number): MatchedSentence[] {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const wanted = wantedOf(question);
  const asked = question.toLowerCase();
  const has = (text: string) =>
    wanted === 'number' ? numbers.test(text) : wanted === 'name' ? [...text.matchAll(names)].some(({ 0: name }) => !asked.includes(name.toLowerCase())) : false;
  const scored = sentences
    .filter((sentence) => sentence.terms.length > 0)
    .map((sentence) => {
      const told = sentence.terms.reduce((sum, at) => sum + (terms[at]?.weight ?? 0), 0) / whole;
      return { sentence, score: told + passageShare * (passages[sentence.passage]?.score ?? 0) + (has(sentence.text) ? kindShare : 0) };
    });
  return scored.sort((one, other) => other.score - one.score || one.sentence.passage - other.sentence.passage || one.sentence.start - other.sentence.start).slice(0, most).map(({ sentence }) => sentence);
}
