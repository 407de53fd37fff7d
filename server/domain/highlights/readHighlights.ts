import { Prisma } from '#server/platform/db/generated/client.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import type { HighlightColor } from './passage.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

export interface HighlightRow {
  readonly id: string;
  readonly sourceId: string;
  readonly userId: string;
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly note: string;
  readonly color: HighlightColor;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly authorName: string | null;
}

/** What is read of a highlight, as `r` with its `author`. */
export const highlightColumns = Prisma.sql`r.id, r."sourceId", r."userId", r.quote, r.prefix, r.suffix, r.note, r.color::text, r."createdAt", r."updatedAt", author."displayName" as "authorName"`;

const highlights: TimelineTable = {
  columns: highlightColumns,
  from: Prisma.sql`"Highlight" r join "User" author on author.id = r."userId"`,
  first: 'oldest',
};
const parent = Prisma.sql`r."sourceId"`;

/** The highlights of these ids that the reader may see, by id. */
export function readHighlights({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, HighlightRow>> {
  return readRows(db, highlights, ids, Prisma.sql`exists (select 1 from "Source" s where s.id = r."sourceId" and ${visibleSpaceSql(actor, Prisma.sql`s."spaceId"`)})`);
}

/** A page of the highlights of each of these sources, oldest first, by source. Who asks has been found to see the sources. */
export function readHighlightPages({ db }: DomainContext, page: TimelinePage, sourceIds: readonly string[]): Promise<Map<string, HighlightRow[]>> {
  return readPages(db, highlights, page, parent, sourceIds);
}

/** How many highlights each of these sources has. */
export const countHighlights = ({ db }: DomainContext, sourceIds: readonly string[]): Promise<Map<string, number>> => countRows(db, highlights, parent, sourceIds);
