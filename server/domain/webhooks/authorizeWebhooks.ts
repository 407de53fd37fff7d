import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { ownedSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';

/** Webhooks that the acting person may change, locked until the transaction ends: all of them or none. Nobody but owners sees any. @throws NotFoundError, ForbiddenError */
export async function authorizeWebhooks(ctx: DomainContext, wanted: readonly (string | null)[]): Promise<{ id: string; spaceId: string }[]> {
  const webhooks = await ctx.db.$queryRaw<{ id: string; spaceId: string }[]>`
    select w.id::text, w."spaceId"::text as "spaceId" from "Webhook" w
    where w.id = any(${wanted.filter((id) => id !== null)}::uuid[]) and ${ownedSpaceSql(ctx.actor, Prisma.sql`w."spaceId"`)} order by w.id for no key update`;
  if (webhooks.length < new Set(wanted).size) throw new NotFoundError('Webhook');
  for (const spaceId of new Set(webhooks.map((webhook) => webhook.spaceId))) await authorizeSpace(ctx, 'space.manage', spaceId);
  return webhooks;
}
