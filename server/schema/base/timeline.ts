import type { GraphQLResolveInfo } from 'graphql';
import { type Dated, timelineCursor } from '#server/domain/timeline.ts';
import type { TimelinePage } from '#server/domain/timelineRows.ts';
import type { GraphQLContext } from './context.ts';
import { type PageArgs, readCursorPage } from './cursorPage.ts';
import { byId, byIdAndPage } from './perOperation.ts';
import { selectedFields } from './selectedFields.ts';

/** What every connection with a `totalCount` is resolved from. */
export interface Counted {
  readonly count: () => Promise<number>;
}

/** Counts a list, only when asked. */
export const countOf = (connection: unknown): Promise<number> => (connection as Counted).count();

/** Whether of a list nothing but its length is asked for: then no page of it is read. */
export const onlyCounts = (info: GraphQLResolveInfo): boolean => [...selectedFields(info)].every((name) => name === 'totalCount' || name === '__typename');

/** A list of which nobody reads a page. */
export const noPage = { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null } };

/** How lists in order of time are read: the same page of several of them, by the id of what they belong to, and how long they are. */
interface Timelines<Row extends Dated> {
  readonly pages: (ctx: GraphQLContext, page: TimelinePage, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly Row[]>>;
  /** May leave out those without rows. */
  readonly counts: (ctx: GraphQLContext, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Answers a page of the list that belongs to an id. Rows side by side that are asked for the same page are read together. */
export function timelineOf<Row extends Dated>({ pages, counts }: Timelines<Row>) {
  const pageOf = byIdAndPage(pages);
  const countedOf = byId(counts);
  return (ctx: GraphQLContext, args: PageArgs, id: string) =>
    timelineConnection(
      args,
      async (page) => (await pageOf(ctx, page, id)) ?? [],
      async () => (await countedOf(ctx, id)) ?? 0,
    );
}

/** Answers a page of one list in order of time. */
export async function timelineConnection<Row extends Dated>(args: PageArgs, read: (page: TimelinePage) => Promise<readonly Row[]>, count: () => Promise<number>) {
  const { page, pageInfo } = await readCursorPage(args, async (wanted) => (await read(wanted)).map((row) => ({ row, cursor: timelineCursor(row) })));
  return { edges: page.map(({ row, cursor }) => ({ cursor, node: row })), pageInfo, count };
}
