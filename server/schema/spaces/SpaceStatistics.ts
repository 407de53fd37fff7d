import { collectionCountsOf, type SpaceStatistics, statisticsOf } from '#server/domain/spaces/statistics.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { byId, perOperation } from '../base/perOperation.ts';
import { SourceStatus, SourceType } from '../processing/ProcessingEvent.ts';
import { Space } from './Space.ts';

type StatusCount = { readonly status: typeof SourceStatus.$inferType; readonly count: number };
type TypeCount = { readonly type: typeof SourceType.$inferType; readonly count: number };

const StatusCountRef = builder.objectRef<StatusCount>('SourceStatusCount').implement({
  description: 'How many sources are in one status.',
  fields: (t) => ({
    status: t.field({ type: SourceStatus, description: 'The status.', resolve: ({ status }) => status }),
    count: t.exposeInt('count', { description: 'How many, without those in the trash.' }),
  }),
});

const TypeCountRef = builder.objectRef<TypeCount>('SourceTypeCount').implement({
  description: 'How many sources are of one type.',
  fields: (t) => ({
    type: t.field({ type: SourceType, description: 'The type.', resolve: ({ type }) => type }),
    count: t.exposeInt('count', { description: 'How many, without those in the trash.' }),
  }),
});

const SpaceStatisticsRef = builder.objectRef<SpaceStatistics>('SpaceStatistics').implement({
  description: 'How many sources a space has, without those in the trash. All of it comes from one query, for any number of spaces.',
  fields: (t) => ({
    sourceCount: t.exposeInt('sourceCount', { description: 'How many sources in all.' }),
    byStatus: t.field({
      type: [StatusCountRef],
      description: 'One entry for each status that some source is in.',
      resolve: ({ byStatus }) => [...byStatus].map(([status, count]) => ({ status, count })),
    }),
    byType: t.field({
      type: [TypeCountRef],
      description: 'One entry for each type that some source has.',
      resolve: ({ byType }) => [...byType].map(([type, count]) => ({ type, count })),
    }),
  }),
});

/** Spaces side by side are counted together; nothing is remembered. */
const collectionCounts = byId(({ db }, spaceIds) => collectionCountsOf(db, spaceIds));
const statistics = byId(({ db }, spaceIds) => statisticsOf(db, spaceIds));

/** The statistics that a query has asked for, by space. */
const askedStatistics = perOperation(() => new Map<string, Promise<SpaceStatistics | undefined>>());

/** How many sources a space has, where the same query counts them anyhow. */
export async function countedSources(ctx: GraphQLContext, spaceId: string): Promise<number | undefined> {
  return (await askedStatistics(ctx).get(spaceId))?.sourceCount;
}

builder.objectField(Space, 'statistics', (t) =>
  t.field({
    type: SpaceStatisticsRef,
    description: 'How many sources it has, by status and by type.',
    resolve: async ({ id }, _args, ctx, info) => {
      const reading = statistics(ctx, id);
      if (info.operation.operation === 'query') askedStatistics(ctx).set(id, reading);
      return (await reading) as SpaceStatistics;
    },
  }),
);

builder.objectField(Space, 'collectionCount', (t) =>
  t.int({
    description: 'How many collections it has.',
    resolve: async ({ id }, _args, ctx) => (await collectionCounts(ctx, id)) ?? 0,
  }),
);
