import { Prisma } from '#server/platform/db/generated/client.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';
import type { ActivityVerb } from './recordActivity.ts';

export interface ActivityRow {
  readonly id: string;
  readonly spaceId: string;
  /** Who did it; null when they are gone, or when the vault did it by itself. */
  readonly userId: string | null;
  readonly verb: ActivityVerb;
  /** As stored; `readActivityData` reads it. */
  readonly data: unknown;
  readonly createdAt: Date;
  readonly actorName: string | null;
}

const activities: TimelineTable = {
  columns: Prisma.sql`r.id, r."spaceId", r."userId", r.verb, r.data, r."createdAt", doer."displayName" as "actorName"`,
  from: Prisma.sql`"Activity" r left join "User" doer on doer.id = r."userId"`,
  first: 'newest',
};
const parent = Prisma.sql`r."spaceId"`;

/** The activities of these ids that the reader may see, by id. */
export function readActivities({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, ActivityRow>> {
  return readRows(db, activities, ids, visibleSpaceSql(actor, parent));
}

/** A page of what was done in each of these spaces, newest first, by space. Who asks has been found to see the spaces. */
export function readActivityPages({ db }: DomainContext, page: TimelinePage, spaceIds: readonly string[]): Promise<Map<string, ActivityRow[]>> {
  return readPages(db, activities, page, parent, spaceIds);
}

/** How many activities each of these spaces has. */
export const countActivities = ({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, number>> => countRows(db, activities, parent, spaceIds);
