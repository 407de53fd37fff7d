import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { requireWriter } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { publishAnswerGrew } from '../events.ts';
import { parseIds } from '../input.ts';
import { saveUndo, type Undoable } from '../undo/saveUndo.ts';
import { authorizeConversations } from './authorizeConversation.ts';
import { endAnswers } from './endAnswers.ts';

const mostAtOnce = 1_000;

/** Deletes conversations of one's own, all of them or none, and stops what is being answered in them. @throws NotFoundError, ForbiddenError, InvalidInputError, SpaceArchivedError */
export function deleteConversations(outer: DomainContext, given: readonly (string | null)[], { undoable }: Undoable): Promise<{ deletedConversationIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    requireWriter(ctx);
    const ids = (await authorizeConversations(ctx, parseIds('conversationIds', given, mostAtOnce))).map(({ id }) => id);
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'RESTORE_CONVERSATION', c.id, '{}'::uuid[] from unnest(${ids}::uuid[]) as c(id)`);
    await endAnswers(ctx, await openAnswersIn(ctx, ids), 'STOPPED');
    await ctx.db.conversation.updateMany({ where: { id: { in: ids } }, data: { deletedAt: ctx.now() } });
    for (const id of ids) await publishAnswerGrew(ctx.db, id, []);
    return { deletedConversationIds: ids, undoId };
  });
}

async function openAnswersIn(ctx: DomainContext, conversationIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.message.findMany({ where: { conversationId: { in: [...conversationIds] }, endedAt: null }, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Brings conversations of the acting person back that they have deleted; those that are gone for good are passed over. In the caller's transaction. */
export async function restoreConversations(ctx: DomainContext, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.conversation.updateManyAndReturn({ where: { id: { in: [...ids] }, authorId: userId, deletedAt: { not: null } }, data: { deletedAt: null }, select: { id: true } });
  for (const { id } of rows) await publishAnswerGrew(ctx.db, id, []);
  return rows.map(({ id }) => id);
}
