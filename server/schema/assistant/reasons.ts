import type { PlanStep } from '#server/domain/assistant/planSteps.ts';
import type { ProposedChangeRow } from '#server/domain/assistant/readProposedChanges.ts';

const words: Record<ProposedChangeRow['reason'], (values: readonly string[]) => string> = {
  SAME_ADDRESS: ([count = '2']) => `${count} sources have the same address.`,
  SAME_FILE: ([count = '2']) => `${count} files have the same bytes.`,
  SAME_TEXT: ([count = '2']) => `${count} sources have the same text.`,
  ALMOST_SAME_TEXT: ([count = '2']) => `Nearly all words of these ${count} sources are the same.`,
  TAG_IN_TITLE: ([tag = '']) => `Its title says “${tag}”.`,
  TAG_OF_SIMILAR: ([tag = '', count = '', of = '']) => `${count} of the ${of} sources that are most like it have the tag “${tag}”.`,
  PLACE_BY_WORDS: (names) => `What lies there has the same words: ${names.join(', ')}.`,
  PLACE_BY_TAGS: (names) => `What lies there has the same tags: ${names.join(', ')}.`,
  PLACE_BY_SITE: ([count = '']) => `Sources of the same site lie there: ${count}.`,
  PLACE_BY_MOVES: ([count = '']) => `${count} of your last moves went there.`,
  TITLE_IN_TEXT: () => 'It is called by its file or address, and its text begins so.',
  SENTENCES_OF_TEXT: () => 'It has no summary, and these sentences say most of it.',
  HAS_THE_WORDS: ([topic = '']) => `A search for “${topic}” finds it.`,
  DEAD_LINK: ([site = '']) => `The page at ${site} was gone when it was last read.`,
  LINKED_BY_SEVERAL: ([count = '']) => `Sources of ${count} sites link to it, and it is not here.`,
  MODEL: ([sentence = '']) => sentence,
};

/** Why a change is proposed, in an English sentence. */
export const wordsOfReason = (reason: ProposedChangeRow['reason'], values: readonly string[]): string => words[reason](values);

/** What a step of a plan is, in English. */
export const titlesOfSteps: Record<PlanStep['kind'], string> = {
  TAG: 'Tag what has no tags',
  MOVE: 'Move what lies in the Inbox',
  RENAME: 'Rename what is called by its file or address',
  SUMMARIZE: 'Summarize what has no summary',
  MERGE: 'Merge what is there twice',
  COLLECT: 'Make a collection of what a search finds',
  CHECK_LINKS: 'Look for links whose page is gone',
  FIND_GAPS: 'Look for pages that several sources refer to',
  ASK_MODEL: 'Have the model choose changes',
  NOT_UNDERSTOOD: 'Without a model, only certain words are understood',
  NOT_AN_ACT: 'Deleting for good, sharing and sending are not among its acts',
};

/** How far a step is, in an English sentence. */
export function detailOfStep({ state, sourceCount, changeCount }: PlanStep): string {
  if (state === 'WAITING') return 'It has not begun.';
  if (state === 'RUNNING') return 'It is under way.';
  return sourceCount === null ? 'Nothing was looked at.' : `${sourceCount.toLocaleString('en')} sources looked at, ${changeCount.toLocaleString('en')} changes proposed.`;
}
