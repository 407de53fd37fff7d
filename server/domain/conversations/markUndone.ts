import type { DomainContext } from '../context.ts';
import { publishAnswerGrew } from '../events.ts';

/** Notes of proposed changes that they were taken back. In the caller's transaction. */
export async function markUndone({ db }: DomainContext, changeIds: readonly string[]): Promise<void> {
  if (changeIds.length === 0) return;
  const undone = await db.proposedChange.updateManyAndReturn({ where: { id: { in: [...changeIds] }, state: 'APPLIED' }, data: { state: 'UNDONE' }, select: { messageId: true, message: { select: { conversationId: true } } } });
  for (const [messageId, conversationId] of new Map(undone.map(({ messageId, message }) => [messageId, message.conversationId]))) await publishAnswerGrew(db, conversationId, [messageId]);
}
