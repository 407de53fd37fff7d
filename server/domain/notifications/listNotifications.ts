import { z } from 'zod';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import { visibleSpaces } from '../access/visible.ts';
import type { Actor } from '../context.ts';
import { InvalidInputError } from '../errors.ts';

/** One's own notifications; those of a space only as long as one may see it. */
export function visibleNotifications(actor: Actor): Prisma.NotificationWhereInput {
  if (actor.kind === 'system') return {};
  if (actor.kind === 'anonymous') return { id: { in: [] } };
  return { userId: actor.userId, OR: [{ spaceId: null }, { space: visibleSpaces(actor) }] };
}

/** The columns that a place in the list hangs on. */
export interface SortableNotification {
  readonly id: string;
  readonly createdAt: Date;
}

/** A place in the list: by moment and id, so that notifications that come and go shift nothing. */
export function notificationCursor({ id, createdAt }: SortableNotification): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

const cursorSchema = z.tuple([z.int(), z.uuid()]);

function placeOf(cursor: string): SortableNotification {
  try {
    const [createdAt, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw new InvalidInputError([{ path: 'after', message: 'This cursor does not belong to this list. Start again without it.' }]);
  }
}

/** WHERE and ORDER of one page, newest first. @throws InvalidInputError for a cursor of another list */
export function notificationPage(
  { after, before, backwards }: { after?: string | undefined; before?: string | undefined; backwards: boolean },
): { where: Prisma.NotificationWhereInput; orderBy: Prisma.NotificationOrderByWithRelationInput[] } {
  const direction = backwards ? 'asc' : 'desc';
  return {
    where: {
      AND: [...(after === undefined ? [] : [beyond('lt', placeOf(after))]), ...(before === undefined ? [] : [beyond('gt', placeOf(before))])],
    },
    orderBy: [{ createdAt: direction }, { id: direction }],
  };
}

/** The bound on the moment alone is what an index can begin at; the rest settles equal moments. */
function beyond(side: 'lt' | 'gt', { createdAt, id }: SortableNotification): Prisma.NotificationWhereInput {
  return { createdAt: { [`${side}e`]: createdAt }, OR: [{ createdAt: { [side]: createdAt } }, { createdAt, id: { [side]: id } }] };
}
