import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';

/** What a device signs a person in with, as far as they are told of it. */
export interface PasskeyRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly isBackedUp: boolean;
}

/** Whose passkeys the actor may see: their own. An API key sees none, as with sessions. */
function passkeys({ db, actor }: DomainContext, condition: Prisma.Sql): Promise<PasskeyRow[]> {
  const owner = actor.kind === 'user' && actor.credential === 'token' ? actor.userId : null;
  if (owner === null) return Promise.resolve([]);
  return queryRows<PasskeyRow>(db, Prisma.sql`
    select p.id::text as id, u.id::text as "userId", p.name, p."createdAt", p."lastUsedAt", p."backedUp" as "isBackedUp"
    from "AuthPasskey" p join "User" u on u.provider = 'local' and u.uid = p."userId"
    where u.id = ${owner}::uuid and ${condition} order by p."createdAt" desc, p.id`);
}

/** Those of one's own passkeys that have these ids, by id. */
export async function readPasskeys(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, PasskeyRow>> {
  const rows = await passkeys(ctx, Prisma.sql`p.id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The passkeys of each of these people, newest first. */
export async function readPasskeysOf(ctx: DomainContext, userIds: readonly string[]): Promise<Map<string, PasskeyRow[]>> {
  const rows = await passkeys(ctx, Prisma.sql`u.id = any(${[...userIds]}::uuid[])`);
  return new Map(userIds.map((id) => [id, rows.filter(({ userId }) => userId === id)]));
}
