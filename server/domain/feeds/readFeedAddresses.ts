import { Prisma } from '#server/platform/db/generated/client.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

export interface FeedAddressRow {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastReadAt: Date | null;
}

const addresses: TimelineTable = {
  columns: Prisma.sql`r.id::text, r."spaceId"::text as "spaceId", r.name, r."createdAt", r."lastReadAt"`,
  from: Prisma.sql`"FeedAddress" r`,
  first: 'newest',
};
const parent = Prisma.sql`r."spaceId"`;

/** One's own, in spaces that one sees: nobody else sees an address, not even an owner, and no API key, which its secret would outlive. */
function own({ actor }: DomainContext): Prisma.Sql {
  if (actor.kind !== 'user' || actor.credential === 'apiKey') return Prisma.sql`false`;
  return Prisma.sql`r."userId" = ${actor.userId}::uuid and ${visibleSpaceSql(actor, parent)}`;
}

/** Those of one's own feed addresses that have these ids, by id. */
export function readFeedAddresses(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, FeedAddressRow>> {
  return readRows(ctx.db, addresses, ids, own(ctx));
}

/** A page of one's own feed addresses in each of these spaces, newest first, by space. */
export function readFeedAddressPages(ctx: DomainContext, page: TimelinePage, spaceIds: readonly string[]): Promise<Map<string, FeedAddressRow[]>> {
  return readPages(ctx.db, addresses, page, parent, spaceIds, own(ctx));
}

/** How many feed addresses of one's own each of these spaces has. */
export const countFeedAddresses = (ctx: DomainContext, spaceIds: readonly string[]): Promise<Map<string, number>> => countRows(ctx.db, addresses, parent, spaceIds, own(ctx));
