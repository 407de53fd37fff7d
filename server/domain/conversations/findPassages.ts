import { personActor } from '../access/personActor.ts';
import type { DomainContext } from '../context.ts';
import { scopePlace } from '../scopes/scopePlace.ts';
import { readQuestionTerms } from '../search/questionTerms.ts';
import { type RankedPassages, rankPassages } from '../search/rankPassages.ts';
import { nearPassages } from '../vectors/nearPassages.ts';
import type { AnswerToWrite } from './beginAnswer.ts';

/** So many passages are read for an answer, and so many of one source. */
const mostPassages = 12;
const mostOfSource = 4;
/** A question with fewer words of its own than these is looked for with the words of the one before. */
const fewestWords = 3;
const mostAddedWords = 12;

/** What is read for an answer. */
export interface FoundPassages extends RankedPassages {
  /** Words of the questions before that were looked for, too. */
  readonly addedWords: readonly string[];
}

/**
 * The passages that fit a question best, under the rights that whoever asked has now. A question with few words of its own, such as "And where does it end?", is looked for with those
 * of the questions before; where these answer nothing, without them.
 */
export async function findPassages(outer: DomainContext, { spaceId, authorId, scope, question, earlier }: Pick<AnswerToWrite, 'spaceId' | 'authorId' | 'scope' | 'question' | 'earlier'>): Promise<FoundPassages> {
  const ctx: DomainContext = { ...outer, actor: authorId === null ? { kind: 'anonymous' } : personActor(authorId) };
  const place = await scopePlace(ctx, [spaceId], scope);
  const find = async (words: string) => rankPassages(ctx.db, words, { ...place, mostOfSource, near: await nearPassages(ctx, words, place) }, { offset: 0, limit: mostPassages });
  const addedWords = await wordsBefore(ctx, question, earlier);
  if (addedWords.length > 0) {
    const found = await find(`${question}\n${addedWords.join(' ')}`);
    if (found.isAnswerable) return { ...found, addedWords };
  }
  return { ...(await find(question)), addedWords: [] };
}

/** The words of the question before, and of those before that were looked for with it, that a question with few of its own lacks. */
async function wordsBefore({ db }: DomainContext, question: string, [before]: AnswerToWrite['earlier']): Promise<string[]> {
  if (!before) return [];
  const own = (await readQuestionTerms(db, question, [])).map(({ word }) => word);
  if (own.length >= fewestWords) return [];
  const theirs = (await readQuestionTerms(db, before.question, [])).map(({ word }) => word);
  return [...new Set([...theirs, ...before.addedWords])].filter((word) => !own.includes(word)).slice(0, mostAddedWords);
}
