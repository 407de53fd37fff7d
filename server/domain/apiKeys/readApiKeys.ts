import { type ApiKeyScope, Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

export interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: ApiKeyScope[];
  /** The only spaces it is for; null: all. */
  readonly spaceIds: string[] | null;
  readonly ipAddress: string | null;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
}

const apiKeys: TimelineTable = {
  columns: Prisma.sql`r.id, r.name, r.hint, r.scopes::text[] as scopes, case when r."seesAllSpaces" then null else to_json(r."spaceIds") end as "spaceIds", r."ipAddress", r."expiresAt", r."lastUsedAt", r."revokedAt", r."createdAt"`,
  from: Prisma.sql`"ApiKey" r`,
  first: 'newest',
};
const parent = Prisma.sql`r."userId"`;

/** The same as `visibleApiKeys`, in SQL. */
function visible({ actor }: DomainContext): Prisma.Sql {
  if (actor.kind !== 'user') return Prisma.sql`false`;
  return Prisma.sql`${parent} = ${actor.userId}::uuid and ${actor.spaceIds === null ? Prisma.sql`true` : Prisma.sql`r.id = ${actor.credentialId}::uuid`}`;
}

/** Those of one's own API keys that have these ids, by id. */
export function readApiKeys(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, ApiKeyRow>> {
  return readRows(ctx.db, apiKeys, ids, visible(ctx));
}

/** A page of the API keys of each of these people, newest first. */
export function readApiKeyPages(ctx: DomainContext, page: TimelinePage, userIds: readonly string[]): Promise<Map<string, ApiKeyRow[]>> {
  return readPages(ctx.db, apiKeys, page, parent, userIds, visible(ctx));
}

/** How many API keys each of these people has. */
export const countApiKeys = (ctx: DomainContext, userIds: readonly string[]): Promise<Map<string, number>> => countRows(ctx.db, apiKeys, parent, userIds, visible(ctx));
