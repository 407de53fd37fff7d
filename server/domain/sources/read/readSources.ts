import type { Db } from '#server/platform/db/database.ts';
import { type ArtefactKind, type FailureCode, Prisma, type SourceStatus, type SourceType } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { withAccess } from '../../access/spaceAccess.ts';
import type { DomainContext, SpaceAccess } from '../../context.ts';
import { presentRun, type PresentRun } from '../../processing/processingLog.ts';
import { tagsOfSource, type TagRow } from '../../tags/readTags.ts';

/**
 * A source as everything that shows one reads it: GraphQL, REST, events and payloads. What is long or rarely shown (texts,
 * details, the whole processing log) is read beside it, for all sources of an answer together.
 * Why: docs/decisions/one-reader-per-object.md
 */
export interface SourceRow {
  readonly id: string;
  readonly spaceId: string;
  readonly collectionId: string | null;
  readonly userId: string | null;
  readonly type: SourceType;
  readonly status: SourceStatus;
  readonly title: string;
  readonly sourceUrl: string | null;
  readonly canonicalUrl: string | null;
  readonly domain: string | null;
  readonly siteName: string | null;
  readonly author: string | null;
  readonly publishedAt: Date | null;
  readonly language: string | null;
  readonly imageUrl: string | null;
  readonly faviconUrl: string | null;
  readonly excerpt: string | null;
  readonly wordCount: number | null;
  readonly readingMinutes: number | null;
  readonly fileName: string | null;
  readonly mimeType: string | null;
  /** In bytes. */
  readonly size: number | null;
  readonly blobHash: string | null;
  readonly note: string;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  /** How often processing was asked for. */
  readonly run: number;
  /** Whether a person wants a link read in a browser. */
  readonly readsInBrowser: boolean;
  readonly trashedAt: Date | null;
  /** Since when it is out of the Inbox without lying in a collection. */
  readonly doneAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Of a file of comma-separated values, as its details have it (`readTableDetails`): of others they may be long. */
  readonly table: unknown;
  /** Files that belong to it, such as its thumbnail. */
  readonly artefacts: readonly ArtefactKind[];
  /** The name of the collection it lies in. */
  readonly collectionName: string | null;
  /** By name. */
  readonly tags: readonly TagRow[];
  /** What has happened in its present run; null unless it is being processed, or waits for that. */
  readonly presentRun: PresentRun | null;
  /** Whether it is a favorite of the reader; absent where several readers share the row. */
  readonly isFavorite?: boolean;
  /** What the reader is in its space; absent where that is read beside it, or nobody knows. */
  readonly access?: SpaceAccess | null;
}

const scalars = [
  'id', 'spaceId', 'collectionId', 'userId', 'type', 'status', 'title', 'sourceUrl', 'canonicalUrl', 'domain', 'siteName', 'author', 'publishedAt', 'language', 'imageUrl', 'faviconUrl',
  'excerpt', 'wordCount', 'readingMinutes', 'fileName', 'mimeType', 'blobHash', 'note', 'failureCode', 'failureMessage', 'run', 'readsInBrowser', 'trashedAt', 'doneAt', 'createdAt', 'updatedAt',
] as const satisfies readonly (keyof SourceRow)[];

/** The columns of a `SourceRow` over a source `s`, without what depends on the reader. */
const sharedColumns = Prisma.raw(
  `${scalars.map((name) => `s."${name}"`).join(', ')}, s.size::float8 as size,
  case when s."mimeType" in ('text/csv', 'text/tab-separated-values') then s.details->'table' end as "table",
  array(select a.kind::text from "SourceArtefact" a where a."sourceId" = s.id) as artefacts,
  (select c.name from "Collection" c where c.id = s."collectionId") as "collectionName", ${tagsOfSource} as tags,
  case when s.status in ('PENDING', 'PROCESSING') then ${presentRun} end as "presentRun"`,
);

/** The columns of a `SourceRow` over a source `s`, for this reader. */
export function sourceColumns({ actor }: Pick<DomainContext, 'actor'>): Prisma.Sql {
  if (actor.kind !== 'user') return Prisma.sql`${sharedColumns}, false as "isFavorite"`;
  return Prisma.sql`${sharedColumns}, exists (select 1 from "Favorite" f where f."userId" = ${actor.userId}::uuid and f."sourceId" = s.id) as "isFavorite"`;
}

/** The sources of these ids that the reader may see, by id: one statement. */
export async function readSources(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, SourceRow>> {
  const { column, join, visible } = withAccess(ctx.actor, Prisma.sql`s."spaceId"`);
  return rowsById(ctx.db, Prisma.sql`${sourceColumns(ctx)}, ${column}`, ids, visible, join);
}

/** As `readSources`, of one space, for several readers who have been found to see it: rows that say nothing of any of them. */
export async function readSharedSourcesOf(spaceId: string, db: Db, ids: readonly string[]): Promise<Map<string, SourceRow>> {
  return rowsById(db, sharedColumns, ids, Prisma.sql`s."spaceId" = ${spaceId}::uuid`);
}

async function rowsById(db: Db, columns: Prisma.Sql, ids: readonly string[], which: Prisma.Sql, join = Prisma.empty): Promise<Map<string, SourceRow>> {
  const rows = await queryRows<SourceRow>(db, Prisma.sql`select ${columns} from "Source" s ${join} where s.id = any(${[...ids]}::uuid[]) and ${which}`, 'prepared');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of these sources are favorites of the reader. */
export async function readFavorites({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, boolean>> {
  const userId = actor.kind === 'user' ? actor.userId : null;
  const rows = await queryRows<{ id: string }>(db, Prisma.sql`select f."sourceId" as id from "Favorite" f where f."userId" = ${userId}::uuid and f."sourceId" = any(${[...ids]}::uuid[])`, 'prepared');
  return new Map(rows.map(({ id }) => [id, true]));
}

/** How far the reader has read these sources, 0 to 1, by id; those that they have not begun are left out. */
export async function readReadingProgress({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, number>> {
  const userId = actor.kind === 'user' ? actor.userId : null;
  const rows = await queryRows<{ id: string; progress: number }>(
    db,
    Prisma.sql`select p."sourceId" as id, p.progress from "ReadingProgress" p where p."userId" = ${userId}::uuid and p."sourceId" = any(${[...ids]}::uuid[])`,
    'prepared',
  );
  return new Map(rows.map(({ id, progress }) => [id, progress]));
}
