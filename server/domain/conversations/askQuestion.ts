import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { AnswerMode } from '#server/platform/db/generated/client.ts';
import { requireWriter } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError, InvalidInputError, LimitReachedError, NoModelError, NotFoundError } from '../errors.ts';
import { publishAnswerGrew, publishRunProgressed } from '../events.ts';
import { parseInput, text } from '../input.ts';
import { requestAnswer } from './answerQuestion.job.ts';
import { authorizeConversation, type HeldConversation } from './authorizeConversation.ts';
import { storedScope } from './storedScope.ts';

export interface AskQuestion {
  readonly conversationId: string | null;
  /** May be left out with `insteadOf`: then that question is asked again. */
  readonly question?: string | undefined;
  readonly mode?: AnswerMode | undefined;
  /** The answer that the new one takes the place of: the newest one; null is one that is not there. */
  readonly insteadOf?: string | null | undefined;
}

/** What was asked, and the answer that is awaited. */
export interface Asked {
  readonly conversationId: string;
  readonly questionId: string;
  readonly answerId: string;
}

export const questionSchema = text(4_000).transform((given) => given.trim()).pipe(z.string().min(1, 'Ask something.'));
const mostMessages = 1_000;

/**
 * Asks in a conversation of one's own. The answer is made in the background.
 * @throws ConflictError while another is under way; LimitReachedError after 500 questions; NoModelError, NotFoundError, ForbiddenError, InvalidInputError
 */
export function askQuestion(outer: DomainContext, { conversationId, question, mode, insteadOf }: AskQuestion): Promise<Asked> {
  return inTransaction(outer, async (ctx) => {
    requireWriter(ctx);
    const conversation = await authorizeConversation(ctx, conversationId);
    if (await isBeingAnswered(ctx, conversation.id)) throw new ConflictError('The question before is being answered. Wait until it is done, or stop it.');
    const again = insteadOf === undefined ? null : await takeBack(ctx, conversation.id, insteadOf);
    if (question === undefined && again === null) throw new InvalidInputError([{ path: 'question', message: 'Ask something.', code: 'REQUIRED' }]);
    return ask(ctx, conversation, question === undefined ? (again ?? '') : parseInput(z.object({ question: questionSchema }), { question }).question, mode);
  });
}

/** Adds a question to a conversation that the caller holds, and has it answered. */
export async function ask(ctx: DomainContext, { id, spaceId, scope }: Pick<HeldConversation, 'id' | 'spaceId' | 'scope'>, question: string, mode: AnswerMode = 'EXTRACTIVE'): Promise<Asked> {
  if (mode === 'MODEL') throw new NoModelError();
  const position = await ctx.db.message.count({ where: { conversationId: id } });
  if (position >= mostMessages) throw new LimitReachedError('A conversation has at most 500 questions.', 'Begin another one.');
  const now = ctx.now();
  const common = { conversationId: id, createdAt: now };
  const { id: questionId } = await ctx.db.message.create({ data: { ...common, position, role: 'QUESTION', text: question, state: 'SUCCEEDED', endedAt: now }, select: { id: true } });
  const { id: answerId } = await ctx.db.message.create({ data: { ...common, position: position + 1, role: 'ANSWER', mode, scope: storedScope(scope), state: 'WAITING' }, select: { id: true } });
  await ctx.db.conversation.update({ where: { id }, data: { updatedAt: now }, select: { id: true } });
  await requestAnswer(ctx.db, answerId);
  await publishAnswerGrew(ctx.db, id, [questionId, answerId]);
  await publishRunProgressed(ctx.db, spaceId, [answerId]);
  return { conversationId: id, questionId, answerId };
}

async function isBeingAnswered(ctx: DomainContext, conversationId: string): Promise<boolean> {
  return (await ctx.db.message.count({ where: { conversationId, role: 'ANSWER', endedAt: null } })) > 0;
}

/** Removes the newest answer and its question, which is answered. @throws NotFoundError for any other answer */
async function takeBack(ctx: DomainContext, conversationId: string, answerId: string | null): Promise<string> {
  const [answer, question] = await ctx.db.message.findMany({ where: { conversationId }, orderBy: { position: 'desc' }, take: 2, select: { id: true, text: true, position: true } });
  if (answerId === null || answer?.id !== answerId || !question) throw new NotFoundError('Answer');
  await ctx.db.message.deleteMany({ where: { conversationId, position: { gte: question.position } } });
  return question.text;
}
