import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { termsIn } from '../search/termsIn.ts';
import { holdOpenAnswer, insertStatement, standingQuotes } from './addStatement.ts';
import type { AnswerToWrite } from './beginAnswer.ts';
import { chooseSentences, sentencesOf } from './chooseSentences.ts';
import { endAnswers } from './endAnswers.ts';
import { findPassages, type FoundPassages } from './findPassages.ts';

/** An answer without a model has so many sentences. */
const mostSentences = 2;

/**
 * Answers a question with the sentences of its sources that say most of it, word for word; what does not stand in them is not answered. Under the rights that whoever asked has now.
 * Nothing is written once somebody has stopped it.
 */
export async function writeExtractiveAnswer(ctx: DomainContext, answer: AnswerToWrite): Promise<void> {
  const found = await findPassages(ctx, answer);
  const { passages, isAnswerable, terms } = found;
  const sentences = passages.flatMap(sentencesOf);
  const matched = await termsIn(ctx.db, sentences.map(({ text, passage }) => ({ text, language: passages[passage]?.language ?? null })), terms);
  const chosen = isAnswerable ? chooseSentences(answer.question, sentences.map((sentence, at) => ({ ...sentence, terms: matched[at] ?? [] })), passages, terms, mostSentences) : [];
  await inTransaction(ctx, async (within) => {
    if (!(await holdOpenAnswer(within, answer.answerId))) return;
    await writeFoundPassages(within, answer.answerId, found);
    for (const [position, { passage: at, text, start, end }] of chosen.entries()) {
      const passage = passages[at];
      // What the text is now decides: a source that was read again meanwhile is cited as it stands.
      const quotes = passage ? await standingQuotes(within, [{ passage, quote: text, start, end }]) : [];
      if (quotes.length > 0) await insertStatement(within, answer.answerId, position, { text, support: 'SUPPORTED', doubts: [], quotes });
    }
    await endAnswers(within, [answer.answerId], 'SUCCEEDED', { isInSources: chosen.length > 0 });
  });
}

/** Whether an answer is there and has not ended. */
export async function isAnswerOpen({ db }: DomainContext, answerId: string): Promise<boolean> {
  return (await db.message.count({ where: { id: answerId, endedAt: null } })) > 0;
}

/** Writes down what was read for an answer, in place of what was before. In the caller's transaction. */
export async function writeFoundPassages({ db }: DomainContext, answerId: string, { passages, addedWords }: FoundPassages): Promise<void> {
  await db.messagePassage.deleteMany({ where: { messageId: answerId } });
  await db.messagePassage.createMany({ data: passages.map(({ sourceId, spaceId, text, start, end, contentHash, heading, page }, position) => ({ messageId: answerId, position, sourceId, spaceId, text, start, end, contentHash, heading, page })) });
  await db.message.update({ where: { id: answerId }, data: { addedWords: [...addedWords] }, select: { id: true } });
}
