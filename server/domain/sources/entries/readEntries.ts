import { z } from 'zod';
import type { FailureCode } from '#server/platform/db/generated/client.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';

/** A file in an archive, something attached to a mail, or a mail in a mailbox. */
export interface EntryRow {
  readonly id: string;
  /** What it is in. */
  readonly sourceId: string;
  readonly position: number;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly isEncrypted: boolean;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  /** The source in the same space, outside the trash, that has the same bytes; null while there is none, and while nobody knows. */
  readonly addedId: string | null;
  readonly isInTrash: boolean;
}

const columns = Prisma.sql`
  e.id::text, e."sourceId"::text as "sourceId", e.position, e.name, e.size::float8 as size, e."isEncrypted", e."failureCode"::text as "failureCode", e."failureMessage",
  s."trashedAt" is not null as "isInTrash",
  (select a.id::text from "Source" a where a."spaceId" = s."spaceId" and a."blobHash" = e.hash and a.type = 'FILE' and a."trashedAt" is null order by a.id limit 1) as "addedId"`;
const from = Prisma.sql`"SourceEntry" e join "Source" s on s.id = e."sourceId"`;

/** The entries of these ids that the reader may see, by id. */
export async function readEntries({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, EntryRow>> {
  const rows = await queryRows<EntryRow>(db, Prisma.sql`select ${columns} from ${from} where e.id = any(${[...ids]}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`s."spaceId"`)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of them are wanted: part of a name, in any case. */
export interface EntryPage {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly backwards: boolean;
  readonly limit: number;
  readonly search?: string | undefined;
}

/** A place in the list. */
export const entryCursor = ({ position }: Pick<EntryRow, 'position'>): string => Buffer.from(`entry:${position}`).toString('base64url');

const cursorSchema = z.string().regex(/^entry:\d{1,9}$/);

function positionOf(argument: 'after' | 'before', cursor: string): number {
  const read = cursorSchema.safeParse(Buffer.from(cursor, 'base64url').toString());
  if (!read.success) throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  return Number(read.data.slice('entry:'.length));
}

/** No name has a null character, which PostgreSQL refuses to look for. */
function matching(search: string | undefined): Prisma.Sql {
  const wanted = search?.trim().slice(0, 200) ?? '';
  if (wanted === '') return Prisma.sql`true`;
  return wanted.includes('\0') ? Prisma.sql`false` : Prisma.sql`strpos(lower(e.name), lower(${wanted})) > 0`;
}

/** The same page of what is in each of these sources, in the order of its file, by source. Who asks has been found to see them. @throws InvalidInputError for a cursor of another list */
export async function readEntryPages({ db }: Pick<DomainContext, 'db'>, { after, before, backwards, limit, search }: EntryPage, sourceIds: readonly string[]): Promise<Map<string, EntryRow[]>> {
  const bounds = [
    Prisma.sql`e."sourceId" = wanted.id`,
    matching(search),
    ...(after === undefined ? [] : [Prisma.sql`e.position > ${positionOf('after', after)}`]),
    ...(before === undefined ? [] : [Prisma.sql`e.position < ${positionOf('before', before)}`]),
  ];
  const towards = Prisma.raw(backwards ? 'desc' : 'asc');
  const rows = await queryRows<EntryRow>(
    db,
    Prisma.sql`select page.* from unnest(${[...sourceIds]}::uuid[]) as wanted(id)
      cross join lateral (select ${columns} from ${from} where ${Prisma.join(bounds, ' and ')} order by e.position ${towards} limit ${limit}) page order by page."sourceId", page.position ${towards}`,
  );
  return Map.groupBy(rows, ({ sourceId }) => sourceId);
}

/** How many entries of each of these sources match; those without any are left out. */
export async function countEntries({ db }: Pick<DomainContext, 'db'>, { search }: Pick<EntryPage, 'search'>, sourceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`select e."sourceId"::text as id, count(*)::int as count from "SourceEntry" e where e."sourceId" = any(${[...sourceIds]}::uuid[]) and ${matching(search)} group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Where a source came from that was in another. */
export interface OriginRow {
  /** What that one was called when it was taken out. */
  readonly name: string;
  readonly path: string;
  /** That one; null when it was deleted for good. Whether the reader may see it is another matter. */
  readonly originId: string | null;
}

/** What has to do with taking out: what is in a source, and what it was in. */
export interface EntryFacts {
  readonly entryCount: number;
  /** null: it was never in another. */
  readonly origin: OriginRow | null;
}

/** The same of these sources, by id. Who asks has been found to see them. */
export async function readEntryFacts({ db }: Pick<DomainContext, 'db'>, sourceIds: readonly string[]): Promise<Map<string, EntryFacts>> {
  const rows = await queryRows<EntryFacts & { id: string }>(
    db,
    Prisma.sql`
      select wanted.id::text as id, (select count(*)::int from "SourceEntry" e where e."sourceId" = wanted.id) as "entryCount",
        (select json_build_object('name', o."originName", 'path', o.path, 'originId', o."originId"::text) from "SourceOrigin" o where o."sourceId" = wanted.id) as origin
      from unnest(${[...sourceIds]}::uuid[]) as wanted(id)`,
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
