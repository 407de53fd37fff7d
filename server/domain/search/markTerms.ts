import { isUnspaced, wordsOf } from './words.ts';
import type { TextFragment } from './snippet.ts';
import type { QuestionTerm } from './questionTerms.ts';

/** What endings add to a stem at most. */
const longestEnding = 5;
const shortestStem = 3;

/** A text in pieces, of which those are hits that are words of the question or other forms of them, as far as that can be told without a dictionary. */
export function markTerms(text: string, terms: readonly QuestionTerm[]): TextFragment[] {
  const fragments: TextFragment[] = [];
  let from = 0;
  const add = (end: number, isHit: boolean) => {
    if (end > from) fragments.push({ text: text.slice(from, end), isHit });
    from = end;
  };
  for (const { start, end } of wordsOf(text)) {
    const word = text.slice(start, end).normalize('NFC').toLowerCase();
    if (!terms.some((term) => isForm(word, term))) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return fragments;
}

function isForm(word: string, { word: asked, lexemes }: QuestionTerm): boolean {
  if (word === asked) return true;
  if (isUnspaced(word)) return false;
  return lexemes.some((lexeme) => lexeme.length >= shortestStem && word.startsWith(lexeme) && word.length <= lexeme.length + longestEnding);
}
