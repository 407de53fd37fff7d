import { Prisma } from '#server/platform/db/generated/client.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../../timelineRows.ts';

export interface RevisionRow {
  readonly id: string;
  readonly sourceId: string;
  /** Who wrote it; null when they are gone, and for links. */
  readonly authorId: string | null;
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly createdAt: Date;
  readonly authorName: string | null;
  /** Links: since when it was the text, as far as was known. */
  readonly readSince: Date | null;
  /** Whether the page is kept as it was then, and may be looked at. */
  readonly hasPage: boolean;
}

const revisions: TimelineTable = {
  columns: Prisma.sql`r.id, r."sourceId", r."authorId", r.title, r.excerpt, r.body, r."createdAt", author."displayName" as "authorName", r."readSince",
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
