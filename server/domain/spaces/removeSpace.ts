import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { publishSpaceChanged } from '../events.ts';
import { requestRemoval } from './removeDeletedSpaces.job.ts';

/** Takes a space away from everybody, in the caller's transaction; its rows are removed by a job (`removeDeletedSpaces.ts`). The audit log keeps its name. */
export async function removeSpace(ctx: DomainContext, id: string): Promise<void> {
  await ctx.db.notification.deleteMany({ where: { spaceId: id } });
  await ctx.db.invitation.deleteMany({ where: { spaceId: id } });
  await ctx.db.membership.deleteMany({ where: { spaceId: id } });
  const { name } = await ctx.db.space.update({ where: { id }, data: { deletedAt: ctx.now() }, select: { name: true } });
  await recordAudit(ctx, 'SPACE_DELETED', { spaceId: id, subject: name });
  await requestRemoval(ctx.db);
  await publishSpaceChanged(ctx.db, id);
}
