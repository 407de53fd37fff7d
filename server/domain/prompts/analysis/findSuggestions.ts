import { setImmediate as pause } from 'node:timers/promises';
import { tokensOf } from '../../models/tokensOf.ts';
import { findContradictions } from './contradictions.ts';
import { type AnalysedPrompt, type Finding, finding, findingCodes, type FindingCode } from './finding.ts';
import { findInjection } from './injection.ts';
import { findInLayout } from './layout.ts';
import { languageOf } from './lexicon.ts';
import { findMissingParts, sizes } from './missingParts.ts';
import { findRepetition } from './repetition.ts';
import { sentencesOf } from './sentences.ts';
import { findInVariables } from './variables.ts';
import { findInWording } from './wording.ts';

/** An analysis says no more. */
export const mostSuggestions = 200;
/** Of one kind a list of more helps nobody. */
const mostOfACode = 20;

const ranks = { ERROR: 0, WARNING: 1, INFO: 2 } as const;
const rankOf = ({ code }: Finding) => ranks[findingCodes[code][1]];

/**
 * What fixed rules find in a prompt, in the order of the text: what is about the whole comes first. Linear in the length of the texts; the words of the rules are English, Spanish, Chinese, Arabic and Hebrew, and of a
 * text in another language nothing is said that would need its words.
 */
export function findSuggestions(prompt: AnalysedPrompt): Finding[] {
  return inOrder([...findings(prompt)].flat());
}

/** The last prompt that is looked over: several at once would take the turns of the process from everybody else. */
let last: Promise<unknown> = Promise.resolve();

/** As `findSuggestions`, one prompt of this process after the other, with a pause after each rule, in which it answers others. */
export function findSuggestionsInTurns(prompt: AnalysedPrompt): Promise<Finding[]> {
  const mine = last.then(async () => {
    const found: Finding[] = [];
    for (const ofRule of findings(prompt)) {
      found.push(...ofRule);
      await pause();
    }
    return inOrder(found);
  });
  last = mine.catch(() => undefined);
  return mine;
}

/** What each rule finds, one after the other. */
function* findings(prompt: AnalysedPrompt): Generator<Finding[]> {
  const texts = prompt.messages.map(({ text }) => text);
  const sentences = texts.flatMap((text, at) => sentencesOf(text, at));
  const language = languageOf(texts.join('\n'));
  yield findMissingParts(prompt, sentences, language);
  const tokens = texts.reduce((sum, text) => sum + tokensOf(text), 0);
  yield tokens > sizes.mostTokens ? [finding('VERY_LONG', {}, { count: String(tokens) })] : [];
  yield findContradictions(sentences, language);
  yield findRepetition(sentences, texts);
  yield findInVariables(prompt);
  yield findInjection(prompt, language);
  yield findInWording(sentences, texts);
  yield findInLayout(texts);
}

/** Contradictions only. */
export function findInconsistencies(prompt: AnalysedPrompt): Finding[] {
  const texts = prompt.messages.map(({ text }) => text);
  return inOrder(findContradictions(texts.flatMap((text, at) => sentencesOf(text, at)), languageOf(texts.join('\n'))));
}

/** In the order of the text, few of each kind; where there are too many, those that matter most. */
function inOrder(found: readonly Finding[]): Finding[] {
  const counts = new Map<FindingCode, number>();
  const few = found.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= mostOfACode;
  });
  return few
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, mostSuggestions)
    .sort((a, b) => (a.messageIndex ?? -1) - (b.messageIndex ?? -1) || (a.range?.start ?? -1) - (b.range?.start ?? -1) || rankOf(a) - rankOf(b));
}
