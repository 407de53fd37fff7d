import { inTransaction } from '#server/platform/db/database.ts';
import type { FailureCode, RunState } from '#server/platform/db/generated/client.ts';
import { wordsAt } from '../citations/citedPlace.ts';
import { personActor } from '../access/personActor.ts';
import type { DomainContext } from '../context.ts';
import { publishAnswerGrew } from '../events.ts';
import { rankPassages, type RankedPassage } from '../search/rankPassages.ts';
import { termsIn } from '../search/termsIn.ts';
import { scopePlace } from '../scopes/scopePlace.ts';
import type { AskedScope } from '../scopes/askedScope.ts';
import { scopeOfStored } from './storedScope.ts';
import { chooseSentences, sentencesOf } from './chooseSentences.ts';
import { endAnswers } from './endAnswers.ts';

/** An answer that is to be written. */
export interface AnswerToWrite {
  readonly answerId: string;
  readonly conversationId: string;
  readonly spaceId: string;
  readonly authorId: string | null;
  readonly question: string;
  readonly scope: AskedScope;
}

/** So many passages are read for an answer, and so many of one source. */
const mostPassages = 12;
const mostOfSource = 4;
/** An answer without a model has so many sentences. */
const mostSentences = 2;

/** Takes up an answer that waits, or one that somebody who was killed has left; null when there is nothing to do. */
export function beginAnswer(outer: DomainContext, answerId: string): Promise<AnswerToWrite | null> {
  return inTransaction(outer, async (ctx) => {
    const [held] = await ctx.db.$queryRaw<{ conversationId: string; spaceId: string; authorId: string | null; question: string; scope: unknown; state: RunState; endedAt: Date | null }[]>`
      select c.id::text as "conversationId", c."spaceId"::text as "spaceId", c."authorId"::text as "authorId", q.text as question, m.scope, m.state::text, m."endedAt"
      from "Message" m join "Conversation" c on c.id = m."conversationId" join "Message" q on q."conversationId" = m."conversationId" and q.position = m.position - 1
      where m.id = ${answerId}::uuid and m.role = 'ANSWER' for no key update of m`;
    if (held?.endedAt !== null) return null;
    const { state, scope, endedAt: _endedAt, ...answer } = held;
    if (state === 'WAITING') {
      await ctx.db.message.update({ where: { id: answerId }, data: { state: 'RUNNING' }, select: { id: true } });
      await publishAnswerGrew(ctx.db, held.conversationId, [answerId]);
    }
    return { ...answer, answerId, scope: scopeOfStored(scope) };
  });
}

/**
 * Answers a question with the sentences of its sources that say most of it, word for word; what does not stand in them is not answered. Under the rights that whoever asked has now.
 * Nothing is written once somebody has stopped it.
 */
export async function writeExtractiveAnswer(outer: DomainContext, answer: AnswerToWrite): Promise<void> {
  const ctx: DomainContext = { ...outer, actor: answer.authorId === null ? { kind: 'anonymous' } : personActor(answer.authorId) };
  const place = await scopePlace(ctx, [answer.spaceId], answer.scope);
  const { passages, isAnswerable, terms } = await rankPassages(ctx.db, answer.question, { ...place, mostOfSource }, { offset: 0, limit: mostPassages });
  const sentences = passages.flatMap(sentencesOf);
  const matched = await termsIn(ctx.db, sentences.map(({ text, passage }) => ({ text, language: passages[passage]?.language ?? null })), terms);
  const chosen = isAnswerable ? chooseSentences(answer.question, sentences.map((sentence, at) => ({ ...sentence, terms: matched[at] ?? [] })), passages, terms, mostSentences) : [];
  await inTransaction(outer, async (within) => {
    const [open] = await within.db.$queryRaw<unknown[]>`select 1 from "Message" where id = ${answer.answerId}::uuid and "endedAt" is null for no key update`;
    if (!open) return;
    await within.db.messagePassage.createMany({ data: passages.map(({ sourceId, spaceId, text, start, end, contentHash, heading, page }, position) => ({ messageId: answer.answerId, position, sourceId, spaceId, text, start, end, contentHash, heading, page })) });
    for (const [position, sentence] of chosen.entries()) await addStatement(within, answer.answerId, position, sentence, passages[sentence.passage]);
    await endAnswers(within, [answer.answerId], 'SUCCEEDED', { isInSources: chosen.length > 0 });
  });
}

/** A sentence of a source, said in its own words. What the text is now decides: a source that was read again meanwhile is cited as it stands. */
async function addStatement(ctx: DomainContext, messageId: string, position: number, { start, end, text }: { readonly start: number; readonly end: number; readonly text: string }, passage: RankedPassage | undefined): Promise<void> {
  if (!passage) return;
  const source = await ctx.db.source.findUnique({ where: { id: passage.sourceId }, select: { title: true, text: { select: { plainText: true } } } });
  const plainText = source?.text?.plainText ?? '';
  if (!source || plainText.slice(start, end) !== text) return;
  const { id } = await ctx.db.statement.create({ data: { messageId, position, text, support: 'SUPPORTED', doubts: [] }, select: { id: true } });
  await ctx.db.citation.create({
    data: {
      spaceId: passage.spaceId, statementId: id, position: 0, sourceId: passage.sourceId, sourceTitle: source.title, ...wordsAt(plainText, { start, end }), end, contentHash: passage.contentHash, heading: passage.heading, page: passage.page,
      createdAt: ctx.now(), checkedAt: ctx.now(),
    },
    select: { id: true },
  });
}

/** Ends an answer that failed, unless it has ended; what it has until now is kept. */
export function failAnswer(outer: DomainContext, answerId: string, failure: { readonly code: FailureCode; readonly message: string }): Promise<void> {
  return inTransaction(outer, (ctx) => endAnswers(ctx, [answerId], 'INTERRUPTED', { failureCode: failure.code, failureMessage: failure.message }));
}
