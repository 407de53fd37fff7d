import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

/** A source that came from a feed. */
export interface FeedSource {
  readonly id: string;
  readonly createdAt: Date;
}

const sources: TimelineTable = {
  columns: Prisma.sql`r.id::text, r."createdAt"`,
  from: Prisma.sql`"FeedItem" i join "Source" r on r.id = i."sourceId"`,
  first: 'newest',
};
const parent = Prisma.sql`i."feedId"`;
const isLive = Prisma.sql`r."trashedAt" is null`;

/** A page of what came from each of these feeds, newest first, by feed. Who asks has been found to see the feeds. */
export const readFeedSourcePages = ({ db }: DomainContext, page: TimelinePage, feedIds: readonly string[]): Promise<Map<string, FeedSource[]>> =>
  readPages(db, sources, page, parent, feedIds, isLive);

/** How much came from each of these feeds and is not in the trash. */
export const countFeedSources = ({ db }: DomainContext, feedIds: readonly string[]): Promise<Map<string, number>> => countRows(db, sources, parent, feedIds, isLive);
