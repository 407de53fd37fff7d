import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveCursorConnection } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import { type Dated, timelineCursor, timelinePage } from '#server/domain/timeline.ts';
import type { GraphQLContext } from './context.ts';
import { pageSizes } from './pageSizes.ts';

/** What every connection with a `totalCount` is resolved from. */
export interface Counted {
  readonly count: () => Promise<number>;
}

/** Counts a list, only when asked. */
export const countOf = (connection: unknown): Promise<number> => (connection as Counted).count();

interface Timeline {
  /** The GraphQL type of its nodes, where Prisma is told what is selected of them; left out: whole rows are read. */
  readonly typeName?: string;
  readonly first: 'oldest' | 'newest';
  /** Reads a page of what the reader may see; takes what Prisma's `findMany` takes. */
  readonly read: (page: { select?: object; include?: object; where: object; orderBy: object[]; take: number }) => Promise<unknown[]>;
  readonly count: () => Promise<number>;
}

interface PageArgs {
  readonly first?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

/** Answers one page of a list in order of time, with what was selected and nothing more. */
export async function resolveTimeline({ typeName, first, read, count }: Timeline, args: PageArgs, ctx: GraphQLContext, info: GraphQLResolveInfo) {
  const query = typeName === undefined ? {} : queryFromInfo({ context: ctx, info, path: ['edges', 'node'], typeName, select: { id: true, createdAt: true } });
  const connection = await resolveCursorConnection(
    { args, ...pageSizes, toCursor: (row) => timelineCursor(row as Dated) },
    async ({ after, before, limit, inverted }) =>
      (await read({ ...query, ...timelinePage({ first, after, before, backwards: inverted }), take: limit })) as Dated[],
  );
  return { ...connection, count } as never;
}
