import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../../timelineRows.ts';

/** A revision without its text, which may be long: `readRevisionBodies` reads that. */
export interface RevisionRow {
  readonly id: string;
  readonly sourceId: string;
  /** Who wrote it; null when they are gone, and for links. */
  readonly authorId: string | null;
  readonly title: string;
  readonly excerpt: string;
  readonly createdAt: Date;
  readonly authorName: string | null;
  /** Links: since when it was the text, as far as was known. */
  readonly readSince: Date | null;
  /** Whether the page is kept as it was then, and may be looked at. */
  readonly hasPage: boolean;
}

const revisions: TimelineTable = {
  columns: Prisma.sql`r.id, r."sourceId", r."authorId", r.title, r.excerpt, r."createdAt", author."displayName" as "authorName", r."readSince",
    r."blobHash" is not null and exists (select 1 from "Source" shown where shown.id = r."sourceId" and shown."trashedAt" is null) as "hasPage"`,
  from: Prisma.sql`"SourceRevision" r left join "User" author on author.id = r."authorId"`,
  first: 'newest',
};
const parent = Prisma.sql`r."sourceId"`;

/** The revisions of these ids that the reader may see, by id. */
export function readRevisions({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, RevisionRow>> {
  return readRows(db, revisions, ids, Prisma.sql`exists (select 1 from "Source" s where s.id = r."sourceId" and ${visibleSpaceSql(actor, Prisma.sql`s."spaceId"`)})`);
}

/** A page of the revisions of each of these sources, newest first, by source. Who asks has been found to see the sources. */
export function readRevisionPages({ db }: DomainContext, page: TimelinePage, sourceIds: readonly string[]): Promise<Map<string, RevisionRow[]>> {
  return readPages(db, revisions, page, parent, sourceIds);
}

/** How many revisions each of these sources has. */
export const countRevisions = ({ db }: DomainContext, sourceIds: readonly string[]): Promise<Map<string, number>> => countRows(db, revisions, parent, sourceIds);

/** The whole texts of these revisions, by id: one statement. Who asks has been found to see the revisions. */
export async function readRevisionBodies({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ id: string; body: string }>(db, Prisma.sql`select r.id::text as id, r.body from "SourceRevision" r where r.id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, body }) => [id, body]));
}
