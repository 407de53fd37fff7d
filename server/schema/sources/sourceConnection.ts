import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveCursorConnection } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import {
  matchingSources,
  type SourceFilter as Filter,
  type SortableSource,
  type SourceOrder as Order,
  sourceCursor,
  sourcePage,
} from '#server/domain/sources/listSources.ts';
import { builder } from '../builder.ts';
import type { GraphQLContext } from '../context.ts';
import { pageSizes } from '../pageSizes.ts';
import { Source } from './Source.ts';
import { SourceStatus, SourceType } from './processing.ts';

export const SourceFilter = builder.inputType('SourceFilter', {
  description: 'Which sources of a list are wanted. Everything given must hold. Without it: all that are not in the trash.',
  fields: (t) => ({
    types: t.field({ type: [SourceType], description: 'Of one of these types.' }),
    statuses: t.field({ type: [SourceStatus], description: 'In one of these statuses.' }),
    trashed: t.boolean({ description: 'true: only those in the trash. Else only those that are not.' }),
  }),
});

export const SourceOrder = builder.enumType('SourceOrder', {
  description: 'The order of a list of sources. Equal ones follow by id, so that the order is total.',
  values: {
    MODIFIED: { description: 'Last changed by a person first.' },
    CREATED: { description: 'Newest first.' },
    NAME: { description: 'By title, from A to Z.' },
  } as const,
});

/** Where the sources of a list lie; the reader has been found to see that place. */
interface SourcePlace {
  readonly spaceId: string;
  readonly collectionId?: string;
}

interface SourceConnectionShape {
  readonly count: () => Promise<number>;
}

export const SourceEdge = builder.edgeObject({ type: Source, name: 'SourceEdge', description: 'A source in a list.' });
export const SourceConnection = builder.connectionObject<typeof Source, never>(
  {
    type: Source,
    name: 'SourceConnection',
    description: 'A page of sources. Cursors stay good while sources come and go.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many sources the whole list has. Counted only when asked for.',
        resolve: (connection) => (connection as unknown as SourceConnectionShape).count(),
      }),
    }),
  },
  SourceEdge,
);

type ListArgs = {
  filter?: Filter | null | undefined;
  order?: Order | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
};

/** Answers one page of a list of sources: the domain says which rows and in which order, the selection which columns. */
export async function resolveSources(place: SourcePlace, args: ListArgs, ctx: GraphQLContext, info: GraphQLResolveInfo) {
  const order = args.order ?? 'MODIFIED';
  const matching = { AND: [place, matchingSources(args.filter)] };
  const query = queryFromInfo({
    context: ctx,
    info,
    path: ['edges', 'node'],
    typeName: 'Source',
    select: { id: true, updatedAt: true, createdAt: true, title: true },
  });
  const connection = await resolveCursorConnection(
    { args, ...pageSizes, toCursor: (source) => sourceCursor(order, source as SortableSource) },
    async ({ after, before, limit, inverted }) => {
      const page = sourcePage(order, { after, before, backwards: inverted });
      const sources = await ctx.db.source.findMany({
        ...query,
        where: { AND: [matching, page.where] },
        orderBy: page.orderBy,
        take: limit,
      });
      return sources;
    },
  );
  return { ...connection, count: () => ctx.db.source.count({ where: matching }) };
}
