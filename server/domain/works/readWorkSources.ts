import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

/** What became of a source since a work read it. */
export type WorkSourceState = 'CHANGED' | 'GONE' | 'NEW' | 'UNCHANGED';

/** A source that a work cites. */
export interface WorkSourceRow {
  /** That of the source. */
  readonly id: string;
  /** When the work first cited it: what they are listed by. */
  readonly createdAt: Date;
  readonly citationCount: number;
  /** When it was last read for the work. */
  readonly readAt: Date;
  readonly state: WorkSourceState;
}

export interface WorkSourcePage extends TimelinePage {
  /** Only in these; absent: all. */
  readonly states?: readonly WorkSourceState[] | undefined;
}

const isChanged = Prisma.sql`c.state <> 'FOUND'`;
/** What the body of a work cites at this moment, of sources that are not deleted for good. */
const citedNow = Prisma.sql`"Citation" c join "Source" s on s.id = c."sourceId" where c."workId" is not null and c."isCited"`;

const sources: TimelineTable = {
  columns: Prisma.sql`r.id, r."createdAt", r."citationCount", r."readAt", r.state`,
  from: Prisma.sql`(select c."workId", s.id, min(c."createdAt") as "createdAt", count(*)::int as "citationCount", max(c."createdAt") as "readAt",
    case when s."trashedAt" is not null then 'GONE' when bool_or(${isChanged}) then 'CHANGED' else 'UNCHANGED' end as state from ${citedNow} group by c."workId", s.id) r`,
  first: 'oldest',
};
const parent = Prisma.sql`r."workId"`;
const inStates = (states: WorkSourcePage['states']) => (states === undefined ? Prisma.sql`true` : Prisma.sql`r.state = any(${[...states]}::text[])`);

/** A page of the sources that each of these works cites, in the order in which it did first, by work: one statement. Who asks has been found to see the works. @throws InvalidInputError for a cursor of another list */
export const readWorkSourcePages = ({ db }: DomainContext, { states, ...page }: WorkSourcePage, workIds: readonly string[]): Promise<Map<string, WorkSourceRow[]>> => readPages(db, sources, page, parent, workIds, inStates(states));

/** How many sources each of these works cites, by work; those without any are left out. */
export const countWorkSources = ({ db }: DomainContext, { states }: Pick<WorkSourcePage, 'states'>, workIds: readonly string[]): Promise<Map<string, number>> => countRows(db, sources, parent, workIds, inStates(states));

/** When the first of the sources that it cites changed or went, by work; those that are up to date are left out: one statement. */
export async function readStaleSince({ db }: DomainContext, workIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await queryRows<{ id: string; since: Date }>(
    db,
    Prisma.sql`select c."workId"::text as id, min(least(s."trashedAt", case when ${isChanged} then c."checkedAt" end)) as since
      from ${citedNow} and c."workId" = any(${[...workIds]}::uuid[]) and (s."trashedAt" is not null or ${isChanged}) group by 1`,
  );
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** Whether a source that a work `w` cites changed or went. */
export const isStaleSql = Prisma.sql`exists (select 1 from ${citedNow} and c."workId" = w.id and (s."trashedAt" is not null or ${isChanged}))`;
