import { inTransaction } from '#server/platform/db/database.ts';
import { requireAdministrator } from '../access/requireAdministrator.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { parseIds } from '../input.ts';

const maxAtOnce = 100;

/** Marks feedback as done, or as not: all of it or none. Administrators only. @throws NotFoundError, InvalidInputError */
export function markFeedbackDone(outer: DomainContext, feedbackIds: readonly (string | null)[], isDone: boolean): Promise<{ feedbackIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const ids = await lockFeedback(ctx, feedbackIds);
    await ctx.db.feedback.updateMany({ where: { id: { in: ids }, doneAt: isDone ? null : { not: null } }, data: { doneAt: isDone ? ctx.now() : null } });
    return { feedbackIds: ids };
  });
}

/** Deletes feedback for good: all of it or none. Administrators only. @throws NotFoundError, InvalidInputError */
export function deleteFeedback(outer: DomainContext, feedbackIds: readonly (string | null)[]): Promise<{ feedbackIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const ids = await lockFeedback(ctx, feedbackIds);
    await ctx.db.feedback.deleteMany({ where: { id: { in: ids } } });
    return { feedbackIds: ids };
  });
}

async function lockFeedback(ctx: DomainContext, feedbackIds: readonly (string | null)[]): Promise<string[]> {
  await requireAdministrator(ctx);
  const wanted = parseIds('feedbackIds', feedbackIds, maxAtOnce);
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`select id::text from "Feedback" where id = any(${wanted.filter((id) => id !== null)}::uuid[]) order by id for update`;
  if (rows.length < wanted.length) throw new NotFoundError('Feedback');
  return rows.map(({ id }) => id);
}
