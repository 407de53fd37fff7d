import { type FailureCode, type JobKind, Prisma, type RunState } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { ownedSpaceSql, visibleSpaceSql } from '../access/visible.ts';
import type { Actor, DomainContext } from '../context.ts';
import { placeOf } from '../timeline.ts';

export interface JobRow {
  readonly id: string;
  readonly spaceId: string;
  /** null once they have gone. */
  readonly startedById: string | null;
  readonly kind: JobKind;
  readonly state: RunState;
  readonly done: number;
  readonly total: number | null;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  /** What takes it back, as long as there is such a thing. */
  readonly undoId: string | null;
  /** What its file is called; null when it has none. */
  readonly fileName: string | null;
  /** What a model will about read and write for it; null when none is asked, or it is not known yet. */
  readonly estimate: { readonly inputTokens: number; readonly outputTokens: number } | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export interface JobFilter {
  readonly kinds?: readonly JobKind[] | undefined;
  /** true: only those that have not ended. */
  readonly open?: boolean | undefined;
}

export interface JobPage extends JobFilter {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  /** Read from the end of the list. */
  readonly backwards: boolean;
  readonly limit: number;
}

const columns = Prisma.sql`j.id::text, j."spaceId"::text as "spaceId", j."startedById"::text as "startedById", j.kind::text, j.state::text, j.done, j.total,
  j."failureCode"::text as "failureCode", j."failureMessage", (select u.id::text from "Undo" u where u.id = j."undoId" and u."expiresAt" > now()) as "undoId",
  coalesce((select i."fileName" from "Import" i where i."jobId" = j.id), (select e."fileName" from "Export" e where e."jobId" = j.id)) as "fileName",
  (select json_build_object('inputTokens', m."inputTokens", 'outputTokens', m."outputTokens") from "CardMaking" m where m."jobId" = j.id and m."inputTokens" is not null) as estimate, j."createdAt", j."endedAt"`;

/** That somebody sees a job: it is theirs, or they own its space. */
function visibleJobSql(actor: Actor): Prisma.Sql {
  const spaceId = Prisma.sql`j."spaceId"`;
  if (actor.kind !== 'user') return actor.kind === 'system' ? Prisma.sql`true` : Prisma.sql`false`;
  return Prisma.sql`((j."startedById" = ${actor.userId}::uuid and ${visibleSpaceSql(actor, spaceId)}) or ${ownedSpaceSql(actor, spaceId)})`;
}

/** The jobs of these ids that the reader may see, by id. */
export async function readJobs({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, JobRow>> {
  const rows = await queryRows<JobRow>(db, Prisma.sql`select ${columns} from "Job" j where j.id = any(${[...ids]}::uuid[]) and ${visibleJobSql(actor)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** All jobs of a space that have not ended and that the reader may see, oldest first. */
export function readOpenJobs({ db, actor }: DomainContext, spaceId: string): Promise<JobRow[]> {
  return queryRows<JobRow>(db, Prisma.sql`select ${columns} from "Job" j where j."spaceId" = ${spaceId}::uuid and j."endedAt" is null and ${visibleJobSql(actor)} order by j."createdAt", j.id`);
}

/** A page of the jobs of each of these spaces that the reader may see, newest first, by space. @throws InvalidInputError for a cursor of another list */
export async function listJobs({ db, actor }: DomainContext, { after, before, backwards, limit, ...filter }: JobPage, spaceIds: readonly string[]): Promise<Map<string, JobRow[]>> {
  const towards = Prisma.raw(backwards ? 'asc' : 'desc');
  const beyond = (sign: '<' | '>', argument: 'after' | 'before', cursor: string) => {
    const { createdAt, id } = placeOf(argument, cursor);
    return Prisma.sql`(j."createdAt", j.id) ${Prisma.raw(sign)} (${createdAt}::timestamptz, ${id}::uuid)`;
  };
  const bounds = [...(after === undefined ? [] : [beyond('<', 'after', after)]), ...(before === undefined ? [] : [beyond('>', 'before', before)])];
  const rows = await queryRows<JobRow>(
    db,
    Prisma.sql`select page.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (
      select ${columns} from "Job" j where j."spaceId" = space.id and ${Prisma.join([visibleJobSql(actor), condition(filter), ...bounds], ' and ')}
      order by j."createdAt" ${towards}, j.id ${towards} limit ${limit}
    ) page order by page."spaceId", page."createdAt" ${towards}, page.id ${towards}`,
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}

/** How many jobs of each of these spaces a filter finds, by space; those without any are left out. */
export async function countJobs({ db, actor }: DomainContext, filter: JobFilter, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ spaceId: string; count: number }>(
    db,
    Prisma.sql`select j."spaceId"::text as "spaceId", count(*)::int as count from "Job" j
      where j."spaceId" = any(${[...spaceIds]}::uuid[]) and ${visibleJobSql(actor)} and ${condition(filter)} group by j."spaceId"`,
  );
  return new Map(rows.map(({ spaceId, count }) => [spaceId, count]));
}

function condition({ kinds, open }: JobFilter): Prisma.Sql {
  return Prisma.join(
    [
      kinds ? Prisma.sql`j.kind::text = any(${[...kinds]}::text[])` : Prisma.sql`true`,
      open ? Prisma.sql`j."endedAt" is null` : Prisma.sql`true`,
    ],
    ' and ',
  );
}
