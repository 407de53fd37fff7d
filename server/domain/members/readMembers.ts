import { Prisma, type Role } from '#server/platform/db/generated/client.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

export interface MemberRow {
  readonly id: string;
  readonly spaceId: string;
  readonly userId: string;
  readonly role: Role;
  readonly createdAt: Date;
}

const members: TimelineTable = { columns: Prisma.sql`r.id, r."spaceId", r."userId", r.role, r."createdAt"`, from: Prisma.sql`"Membership" r`, first: 'oldest' };
const parent = Prisma.sql`r."spaceId"`;

/** The members of these ids that the reader may see, by id. */
export function readMembers({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, MemberRow>> {
  return readRows(db, members, ids, visibleSpaceSql(actor, parent));
}

/** A page of the members of each of these spaces, longest there first, by space. Who asks has been found to see the spaces. */
export function readMemberPages({ db }: DomainContext, page: TimelinePage, spaceIds: readonly string[]): Promise<Map<string, MemberRow[]>> {
  return readPages(db, members, page, parent, spaceIds);
}

/** How many members each of these spaces has. */
export const countMembers = ({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, number>> => countRows(db, members, parent, spaceIds);
