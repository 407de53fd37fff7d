import type { Role } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { publishNotificationReceived } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { requestNotificationMail } from './notificationMail.job.ts';
import type { NotificationData } from './notificationData.ts';

/** Something a person should hear of, to whom, and what it is  */
export type NewNotification =
  | { readonly kind: 'PROCESSING_FAILED'; readonly userId: string; readonly spaceId: string; readonly sourceId: string }
  | {
      readonly kind: 'IMPORT_FINISHED';
      readonly userId: string;
      readonly spaceId: string;
      readonly importId: string;
      readonly addedCount: number;
      readonly failedCount: number;
    }
  | {
      readonly kind: 'INVITATION';
      readonly userId: string;
      readonly invitationId: string;
      /** In words: who is only invited sees nothing of the space yet. */
      readonly spaceName: string;
      readonly role: Role;
      readonly actorName: string;
    }
  | { readonly kind: 'SHARED'; readonly userId: string; readonly spaceId: string; readonly role: Role; readonly actorName: string };

/** Failures of this many minutes in one space are one notification, so that a batch that fails is no flood. */
const burstMinutes = 10;

/**
 * Notifies a person, in the caller's transaction. What is said again while the first is unread makes no second
 * notification; failures of one space within ten minutes are counted in one, each source once, however often it is retried. Of a space hear only its members: for
 * anybody else this does nothing, nor for a kind that the person has muted. Who wants mails of the kind gets one later, if it is unread then.
 */
export async function notify(ctx: DomainContext, notice: NewNotification): Promise<void> {
  const { key, data, spaceId = null, sourceId = null, invitationId = null } = contentOf(ctx, notice);
  const [row] = await ctx.db.$queryRaw<{ id: string; isToMail: boolean }[]>`
    with told as (
    insert into "Notification" as n (id, "userId", "spaceId", "sourceId", "invitationId", kind, data, key, "createdAt")
    select ${newUuid()}::uuid, ${notice.userId}::uuid, ${spaceId}::uuid, ${sourceId}::uuid, ${invitationId}::uuid,
      ${notice.kind}::"NotificationKind", ${JSON.stringify(data)}::jsonb, ${key}, ${ctx.now()}
    where (${spaceId}::uuid is null
        or exists (select 1 from "Membership" where "spaceId" = ${spaceId}::uuid and "userId" = ${notice.userId}::uuid))
      and not exists (select 1 from "User" where id = ${notice.userId}::uuid and ${notice.kind}::"NotificationKind" = any("mutedNotifications"))
    on conflict ("userId", key) do update
      set data = jsonb_set(n.data, '{count}', to_jsonb((n.data->>'count')::int + 1))
      where n.kind = 'PROCESSING_FAILED'
        and not exists (select 1 from "NotificationSource" counted where counted."notificationId" = n.id and counted."sourceId" = ${sourceId}::uuid)
    returning id, kind, "mailedAt"
    ), counted as (
    insert into "NotificationSource" ("notificationId", "sourceId")
    select id, ${sourceId}::uuid from told where kind = 'PROCESSING_FAILED' on conflict do nothing
    )
    select id::text, "mailedAt" is null
      and exists (select 1 from "User" u where u.id = ${notice.userId}::uuid and u."emailVerified" and told.kind = any(u."mailedNotifications")) as "isToMail"
    from told`;
  if (!row) return;
  if (row.isToMail) await requestNotificationMail(ctx, notice.userId);
  await publishNotificationReceived(ctx.db, notice.userId, row.id);
}

interface NotificationContent {
  readonly key: string;
  readonly data: NotificationData;
  readonly spaceId?: string;
  readonly sourceId?: string;
  readonly invitationId?: string;
}

function contentOf(ctx: DomainContext, notice: NewNotification): NotificationContent {
  switch (notice.kind) {
    case 'PROCESSING_FAILED': {
      const { spaceId, sourceId } = notice;
      const burstKey = Math.floor(ctx.now().getTime() / (burstMinutes * 60_000));
      return { key: `failed:${spaceId}:${burstKey}`, data: { count: 1 }, spaceId, sourceId };
    }
    case 'IMPORT_FINISHED': {
      const { spaceId, importId, addedCount, failedCount } = notice;
      return { key: `import:${importId}`, data: { count: addedCount, failedCount }, spaceId };
    }
    case 'INVITATION': {
      const { invitationId, spaceName, role, actorName } = notice;
      return { key: `invitation:${invitationId}`, data: { spaceName, role, actorName }, invitationId };
    }
    case 'SHARED': {
      const { spaceId, role, actorName } = notice;
      return { key: `shared:${spaceId}:${role}`, data: { role, actorName }, spaceId };
    }
  }
}
