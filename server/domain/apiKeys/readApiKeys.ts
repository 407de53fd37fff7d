import { type ApiKeyScope, Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

export interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: ApiKeyScope[];
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
}

const apiKeys: TimelineTable = {
  columns: Prisma.sql`r.id, r.name, r.hint, r.scopes::text[] as scopes, r."expiresAt", r."lastUsedAt", r."revokedAt", r."createdAt"`,
  from: Prisma.sql`"ApiKey" r`,
  first: 'newest',
};
const parent = Prisma.sql`r."userId"`;

/** Those of one's own API keys that have these ids, by id. */
export function readApiKeys({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, ApiKeyRow>> {
  return readRows(db, apiKeys, ids, Prisma.sql`${parent} = ${actor.kind === 'user' ? actor.userId : null}::uuid`);
}

/** A page of the API keys of each of these people, newest first. */
export function readApiKeyPages({ db }: DomainContext, page: TimelinePage, userIds: readonly string[]): Promise<Map<string, ApiKeyRow[]>> {
  return readPages(db, apiKeys, page, parent, userIds);
}

/** How many API keys each of these people has. */
export const countApiKeys = ({ db }: DomainContext, userIds: readonly string[]): Promise<Map<string, number>> => countRows(db, apiKeys, parent, userIds);
