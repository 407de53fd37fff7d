import type { MailLanguage, NotificationKind, Prisma } from '#server/platform/db/generated/client.ts';
import { personActor } from '../access/personActor.ts';
import type { DomainContext } from '../context.ts';
import { type NotificationData, readNotificationData } from './notificationData.ts';
import { postponeNotificationMail } from './notificationMail.job.ts';
import { visibleNotifications } from './visibleNotifications.ts';

/** One notification, as a mail tells it. */
export interface MailedNotification {
  readonly kind: NotificationKind;
  readonly data: NotificationData;
  readonly spaceName: string;
  /** What it is about, if it is still there. */
  readonly source: { readonly id: string; readonly title: string } | null;
}

/** What a person has not read, and where the mail goes. */
export interface NotificationsToMail {
  readonly email: string;
  readonly language: MailLanguage;
  /** The newest, newest first. */
  readonly newest: readonly MailedNotification[];
  /** How many older ones there are besides. */
  readonly olderCount: number;
}

const hourMs = 3_600_000;
/** What is older is no news, such as what came while no mail could be sent. */
const newsMs = 24 * hourMs;
const mostTold = 20;

/**
 * Hands what a person wants mails of and has not read to `send`, and remembers that they were told; nothing when there is nothing, or nowhere to send it: only an
 * address that is proven to be theirs gets mails. What they may see is asked at this moment, not when it happened. Within an hour of the last mail it is put off until then.
 * Killed after the mail has gone and before that is written down, it sends it again.
 */
export async function mailNotifications(ctx: DomainContext, userId: string, send: (mail: NotificationsToMail) => Promise<void>): Promise<void> {
  const { db } = ctx;
  const user = await db.user.findUnique({ where: { id: userId, emailVerified: true, disabledAt: null }, select: { email: true, language: true, mutedNotifications: true, mailedNotifications: true } });
  if (!user?.email) return;
  const now = ctx.now().getTime();
  const kinds = user.mailedNotifications.filter((kind) => !user.mutedNotifications.includes(kind));
  const unread: Prisma.NotificationWhereInput = { readAt: null, mailedAt: null, kind: { in: kinds }, createdAt: { gt: new Date(now - newsMs) } };
  const found = await db.notification.findMany({
    where: { AND: [visibleNotifications(personActor(userId)), unread] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, kind: true, data: true, space: { select: { name: true } }, source: { select: { id: true, title: true, trashedAt: true } } },
  });
  if (found.length === 0) return;
  const { _max: last } = await db.notification.aggregate({ where: { userId }, _max: { mailedAt: true } });
  if (last.mailedAt && last.mailedAt.getTime() + hourMs > now) return postponeNotificationMail(ctx, userId, new Date(last.mailedAt.getTime() + hourMs));
  await send({
    email: user.email,
    language: user.language,
    newest: found.slice(0, mostTold).map(({ kind, data, space, source }) => ({ kind, data: readNotificationData(data), spaceName: space?.name ?? '', source: source?.trashedAt === null ? source : null })),
    olderCount: Math.max(0, found.length - mostTold),
  });
  await db.notification.updateMany({ where: { id: { in: found.map(({ id }) => id) } }, data: { mailedAt: ctx.now() } });
}
