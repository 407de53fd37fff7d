import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

/** A revision without its text, which may be long: `readWorkRevisionBodies` reads that. */
export interface WorkRevisionRow {
  readonly id: string;
  /** Who wrote it last; null when they are gone. */
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly title: string;
  readonly createdAt: Date;
}

const revisions: TimelineTable = {
  columns: Prisma.sql`r.id, r."authorId", author."displayName" as "authorName", r.title, r."createdAt"`,
  from: Prisma.sql`"WorkRevision" r left join "User" author on author.id = r."authorId"`,
  first: 'newest',
};
const parent = Prisma.sql`r."workId"`;

/** The revisions of these ids that the reader may see, by id. */
export function readWorkRevisions({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, WorkRevisionRow>> {
  return readRows(db, revisions, ids, Prisma.sql`exists (select 1 from "Work" w where w.id = r."workId" and w."deletedAt" is null and ${visibleSpaceSql(actor, Prisma.sql`w."spaceId"`)})`);
}

/** A page of the revisions of each of these works, newest first, by work. Who asks has been found to see the works. */
export function readWorkRevisionPages({ db }: DomainContext, page: TimelinePage, workIds: readonly string[]): Promise<Map<string, WorkRevisionRow[]>> {
  return readPages(db, revisions, page, parent, workIds);
}

/** How many revisions each of these works has. */
export const countWorkRevisions = ({ db }: DomainContext, workIds: readonly string[]): Promise<Map<string, number>> => countRows(db, revisions, parent, workIds);

/** The whole texts of these revisions, by id: one statement. Who asks has been found to see the revisions. */
export async function readWorkRevisionBodies({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ id: string; body: string }>(db, Prisma.sql`select r.id::text, r.body from "WorkRevision" r where r.id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, body }) => [id, body]));
}
