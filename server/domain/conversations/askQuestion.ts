import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { AnswerMode } from '#server/platform/db/generated/client.ts';
import { type AssistantAim, assistantAims } from '../assistant/wish/aims.ts';
import { requireWriter } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError, InvalidInputError, LimitReachedError, NoModelError, NotFoundError } from '../errors.ts';
import { publishAnswerGrew, publishRunProgressed } from '../events.ts';
import { parseInput, text } from '../input.ts';
import { requireBudget } from '../models/modelUses.ts';
import { requestAnswer } from './answerQuestion.job.ts';
import { authorizeConversation, type HeldConversation } from './authorizeConversation.ts';
import { storedScope } from '../scopes/storedScope.ts';

export interface AskQuestion {
  readonly conversationId: string | null;
  /** May be left out with `insteadOf`: then that question is asked again. */
  readonly question?: string | undefined;
  readonly mode?: AnswerMode | undefined;
  /** Of the assistant: what is wished for, whatever the words say. */
  readonly aims?: readonly AssistantAim[] | undefined;
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
 * @throws ConflictError while another is under way; LimitReachedError after 500 questions; NoModelError, BudgetExceededError, NotFoundError, ForbiddenError, InvalidInputError
 */
export function askQuestion(outer: DomainContext, { conversationId, question, mode, aims, insteadOf }: AskQuestion): Promise<Asked> {
  return inTransaction(outer, async (ctx) => {
    requireWriter(ctx);
    const conversation = await authorizeConversation(ctx, conversationId);
    if (await isBeingAnswered(ctx, conversation.id)) throw new ConflictError('The question before is being answered. Wait until it is done, or stop it.');
    const again = insteadOf === undefined ? null : await takeBack(ctx, conversation.id, insteadOf);
    if (question === undefined && again === null) throw new InvalidInputError([{ path: 'question', message: 'Ask something.', code: 'REQUIRED' }]);
    const asked = await ask(ctx, conversation, question === undefined ? (again?.question ?? '') : parseInput(z.object({ question: questionSchema }), { question }).question, { mode, aims: aims ?? again?.aims });
    if (again) await goOn(ctx, again, question === undefined ? asked.answerId : null);
    return asked;
  });
}

/** Adds a question to a conversation that the caller holds, and has it answered. */
export async function ask(ctx: DomainContext, { id, spaceId, kind, scope }: Pick<HeldConversation, 'id' | 'spaceId' | 'kind' | 'scope'>, question: string, { mode: wanted, aims = [] }: { readonly mode?: AnswerMode | undefined; readonly aims?: readonly AssistantAim[] | undefined }): Promise<Asked> {
  if (aims.length > 0 && kind !== 'ASSISTANT') throw new InvalidInputError([{ path: 'aims', message: 'Only the assistant has aims.', code: 'NOT_ALLOWED' }]);
  const mode = wanted ?? (ctx.hasModel ? 'MODEL' : 'EXTRACTIVE');
  if (mode === 'MODEL') {
    if (!ctx.hasModel) throw new NoModelError();
    await requireBudget(ctx, spaceId);
  }
  const position = await ctx.db.message.count({ where: { conversationId: id, position: { gte: 0 } } });
  if (position >= mostMessages) throw new LimitReachedError('A conversation has at most 500 questions.', 'Begin another one.');
  const now = ctx.now();
  const common = { conversationId: id, createdAt: now };
  const { id: questionId } = await ctx.db.message.create({ data: { ...common, position, role: 'QUESTION', text: question, state: 'SUCCEEDED', endedAt: now }, select: { id: true } });
  const { id: answerId } = await ctx.db.message.create({ data: { ...common, position: position + 1, role: 'ANSWER', mode, aims: [...new Set(aims)], scope: storedScope(scope), state: 'WAITING' }, select: { id: true } });
  await ctx.db.conversation.update({ where: { id }, data: { updatedAt: now }, select: { id: true } });
  await requestAnswer(ctx.db, answerId);
  await publishAnswerGrew(ctx.db, id, [questionId, answerId]);
  await publishRunProgressed(ctx.db, spaceId, [answerId]);
  return { conversationId: id, questionId, answerId };
}

async function isBeingAnswered(ctx: DomainContext, conversationId: string): Promise<boolean> {
  return (await ctx.db.message.count({ where: { conversationId, role: 'ANSWER', endedAt: null } })) > 0;
}

/** An answer that another one takes the place of. */
interface ReplacedAnswer {
  readonly id: string;
  readonly question: string;
  readonly aims: AssistantAim[];
}

/** Where an answer waits for the end of the transaction that replaces it. */
const replacedPosition = -1;

/** Takes the newest answer out of its conversation, and removes its question. @throws NotFoundError for any other answer */
async function takeBack(ctx: DomainContext, conversationId: string, answerId: string | null): Promise<ReplacedAnswer> {
  const [answer, question] = await ctx.db.message.findMany({ where: { conversationId }, orderBy: { position: 'desc' }, take: 2, select: { id: true, text: true, aims: true, changes: { where: { state: { in: ['APPLIED', 'UNDONE'] } }, take: 1, select: { id: true } } } });
  if (answerId === null || answer?.id !== answerId || !question) throw new NotFoundError('Answer');
  if (answer.changes.length > 0) throw new ConflictError('Its changes were applied: it stays. Ask again instead.');
  await ctx.db.message.deleteMany({ where: { id: question.id } });
  await ctx.db.message.update({ where: { id: answer.id }, data: { position: replacedPosition }, select: { id: true } });
  return { id: answer.id, question: question.text, aims: assistantAims.filter((aim) => answer.aims.includes(aim)) };
}

/**
 * Removes an answer that another one has taken the place of. What was paid for it counts for the new one; when a model was interrupted and the same question is asked of one again, what
 * it has said is kept: it goes on behind.
 * @param answerId the new one; null when another question was asked
 */
async function goOn({ db }: DomainContext, { id }: ReplacedAnswer, answerId: string | null): Promise<void> {
  if (answerId !== null) {
    await db.modelUse.updateMany({ where: { messageId: id }, data: { messageId: answerId } });
    await db.$executeRaw`
      update "Statement" t set "messageId" = ${answerId}::uuid from "Message" before, "Message" after
      where t."messageId" = before.id and before.id = ${id}::uuid and before.mode = 'MODEL' and before.state <> 'SUCCEEDED' and after.id = ${answerId}::uuid and after.mode = 'MODEL'`;
  }
  await db.message.deleteMany({ where: { id } });
}
