import type { Prisma } from '#server/platform/db/generated/client.ts';
import { visibleSpaces } from '../access/visible.ts';
import type { Actor } from '../context.ts';

/** One's own notifications; those of a space only as long as one may see it, and those of none for credentials that are for all spaces. */
export function visibleNotifications(actor: Actor): Prisma.NotificationWhereInput {
  if (actor.kind === 'system') return {};
  if (actor.kind === 'anonymous') return { id: { in: [] } };
  return { userId: actor.userId, OR: [...(actor.spaceIds === null ? [{ spaceId: null }] : []), { space: visibleSpaces(actor) }] };
}
