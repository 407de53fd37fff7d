import { inTransaction } from '#server/platform/db/database.ts';
import type { AnswerMode, ConversationKind, FailureCode, RunState } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { publishAnswerGrew } from '../events.ts';
import type { AskedScope } from '../scopes/askedScope.ts';
import { endAnswers } from './endAnswers.ts';
import { scopeOfStored } from '../scopes/storedScope.ts';

/** A question that was asked before in the same conversation. */
export interface EarlierQuestion {
  readonly question: string;
  /** Words of those before it that were looked for, too. */
  readonly addedWords: readonly string[];
}

/** An answer that is to be written. */
export interface AnswerToWrite {
  readonly answerId: string;
  readonly conversationId: string;
  readonly spaceId: string;
  readonly authorId: string | null;
  /** ASSISTANT: it proposes changes. */
  readonly kind: ConversationKind;
  readonly mode: AnswerMode;
  /** Of the assistant: what was wished for by a press. */
  readonly aims: readonly string[];
  readonly question: string;
  /** What was asked before, the newest first, at most three. */
  readonly earlier: readonly EarlierQuestion[];
  readonly scope: AskedScope;
  /** The sentences that it has already: of one that was interrupted and goes on. */
  readonly said: readonly string[];
  /** Whether somebody has begun to write it before, and was killed. */
  readonly wasBegun: boolean;
}

/** Takes up an answer that waits, or one that somebody who was killed has left; null when there is nothing to do. */
export function beginAnswer(outer: DomainContext, answerId: string): Promise<AnswerToWrite | null> {
  return inTransaction(outer, async (ctx) => {
    const [held] = await ctx.db.$queryRaw<
      { conversationId: string; spaceId: string; authorId: string | null; kind: ConversationKind; aims: string[]; mode: AnswerMode | null; question: string; scope: unknown; state: RunState; endedAt: Date | null; said: string[]; earlier: EarlierQuestion[] }[]
    >`
      select c.id::text as "conversationId", c."spaceId"::text as "spaceId", c."authorId"::text as "authorId", c.kind::text, m.aims, m.mode::text, q.text as question, m.scope, m.state::text, m."endedAt",
        array(select t.text from "Statement" t where t."messageId" = m.id order by t.position) as said,
        (select coalesce(json_agg(json_build_object('question', e.text, 'addedWords', e."addedWords") order by e.position desc), '[]') from (
          select b.position, b.text, a."addedWords" from "Message" b join "Message" a on a."conversationId" = b."conversationId" and a.position = b.position + 1
          where b."conversationId" = m."conversationId" and b.role = 'QUESTION' and b.position < m.position - 1 order by b.position desc limit 3) e) as earlier
      from "Message" m join "Conversation" c on c.id = m."conversationId" join "Message" q on q."conversationId" = m."conversationId" and q.position = m.position - 1
      where m.id = ${answerId}::uuid and m.role = 'ANSWER' for no key update of m`;
    if (held?.endedAt !== null) return null;
    const { state, scope, mode, endedAt: _endedAt, ...answer } = held;
    if (state === 'WAITING') {
      await ctx.db.message.update({ where: { id: answerId }, data: { state: 'RUNNING' }, select: { id: true } });
      await publishAnswerGrew(ctx.db, held.conversationId, [answerId]);
    }
    return { ...answer, answerId, mode: mode ?? 'EXTRACTIVE', scope: scopeOfStored(scope), wasBegun: state !== 'WAITING' };
  });
}

/** Why an answer has no end. */
export interface AnswerFailure {
  readonly code: FailureCode;
  /** For people, in English. */
  readonly message: string;
}

/**
 * Ends an answer that failed, unless it has ended; what it has until now is kept.
 * @param state INTERRUPTED: its process ended or broke, asking again may go well; FAILED: what it needs gave no answer
 */
export function failAnswer(outer: DomainContext, answerId: string, { code, message }: AnswerFailure, state: 'INTERRUPTED' | 'FAILED' = 'INTERRUPTED'): Promise<void> {
  return inTransaction(outer, (ctx) => endAnswers(ctx, [answerId], state, { failureCode: code, failureMessage: message }));
}
