import { Prisma, type WorkKind } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { placeOf } from '../timeline.ts';
import type { TimelinePage } from '../timelineRows.ts';
import { isStaleSql } from './readWorkSources.ts';

/** A work without its text, which may be long: `readWorkBodies` reads that. */
export interface WorkRow {
  readonly id: string;
  readonly spaceId: string;
  readonly kind: WorkKind;
  readonly title: string;
  readonly excerpt: string;
  readonly wordCount: number;
  /** null once they have gone. */
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface WorkFilter {
  /** Only these; undefined: all. */
  readonly kinds?: readonly WorkKind[] | undefined;
  /** true: only those whose sources changed. */
  readonly stale?: boolean | undefined;
  /** Words in title or body. */
  readonly text?: string | undefined;
}

export interface WorkPage extends TimelinePage, WorkFilter {}

const columns = Prisma.sql`w.id::text, w."spaceId"::text as "spaceId", w.kind::text, w.title, w.excerpt, w."wordCount", w."authorId"::text as "authorId",
  (select u."displayName" from "User" u where u.id = w."authorId") as "authorName", w."createdAt", w."updatedAt"`;

/** Those of these ids that the reader may see, by id: one statement. */
export async function readWorks({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, WorkRow>> {
  const rows = await queryRows<WorkRow>(db, Prisma.sql`select ${columns} from "Work" w where w.id = any(${[...ids]}::uuid[]) and w."deletedAt" is null and ${visibleSpaceSql(actor, Prisma.sql`w."spaceId"`)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The whole texts of these works, by id: one statement. Who asks has been found to see the works. */
export async function readWorkBodies({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ id: string; body: string }>(db, Prisma.sql`select w.id::text, w.body from "Work" w where w.id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/**
 * A page of the works of each of these spaces, last changed first, by space: one statement. Who asks has been found to see the spaces.
 * @throws InvalidInputError for a cursor of another list
 */
export async function listWorks({ db }: DomainContext, { after, before, backwards, limit, ...filter }: WorkPage, spaceIds: readonly string[]): Promise<Map<string, WorkRow[]>> {
  const towards = Prisma.raw(backwards ? 'asc' : 'desc');
  const beyond = (sign: '<' | '>', argument: 'after' | 'before', cursor: string) => {
    const { createdAt, id } = placeOf(argument, cursor);
    return Prisma.sql`(w."updatedAt", w.id) ${Prisma.raw(sign)} (${createdAt}::timestamptz, ${id}::uuid)`;
  };
  const bounds = [...(after === undefined ? [] : [beyond('<', 'after', after)]), ...(before === undefined ? [] : [beyond('>', 'before', before)])];
  const rows = await queryRows<WorkRow>(
    db,
    Prisma.sql`select page.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (
      select ${columns} from "Work" w where w."spaceId" = space.id and ${Prisma.join([condition(filter), ...bounds], ' and ')}
      order by w."updatedAt" ${towards}, w.id ${towards} limit ${limit}
    ) page order by page."spaceId", page."updatedAt" ${towards}, page.id ${towards}`,
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}

/** How many works of each of these spaces a filter finds, by space; those without any are left out. */
export async function countWorks({ db }: DomainContext, filter: WorkFilter, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ spaceId: string; count: number }>(
    db,
    Prisma.sql`select w."spaceId"::text as "spaceId", count(*)::int as count from "Work" w where w."spaceId" = any(${[...spaceIds]}::uuid[]) and ${condition(filter)} group by 1`,
  );
  return new Map(rows.map(({ spaceId, count }) => [spaceId, count]));
}

function condition({ kinds, text, stale }: WorkFilter): Prisma.Sql {
  const words = (text ?? '').split(/\s+/).filter((word) => word !== '');
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return Prisma.join(
    [
      Prisma.sql`w."deletedAt" is null`,
      stale ? isStaleSql : Prisma.sql`true`,
      kinds === undefined ? Prisma.sql`true` : Prisma.sql`w.kind = any(${[...kinds]}::"WorkKind"[])`,
      ...patterns.map((pattern) => Prisma.sql`(w.title ilike ${pattern} or w.body ilike ${pattern})`),
    ],
    ' and ',
  );
}
