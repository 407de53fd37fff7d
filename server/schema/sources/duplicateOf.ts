import { queryFromInfo } from '@pothos/plugin-prisma';
import DataLoader from 'dataloader';
import { visibleInSpace } from '#server/domain/access/visible.ts';
import { createDuplicateFinder } from '#server/domain/sources/duplicates.ts';
import { builder } from '../builder.ts';
import type { GraphQLContext } from '../context.ts';
import { Source } from './Source.ts';

interface Loaders {
  readonly firsts: ReturnType<typeof createDuplicateFinder>;
  /** Sources by what is wanted of them. */
  readonly sources: Map<string, DataLoader<string, unknown>>;
}

/** One for each operation, so that a list asks once for all its rows. */
const loadersOf = new WeakMap<GraphQLContext, Loaders>();

builder.prismaObjectField(Source, 'duplicateOf', (t) =>
  t.field({
    type: Source,
    nullable: true,
    description:
      'The first source of the space with the same bytes or the same address, when this one came later; sources in the trash do not count. Null: it is the first.',
    resolve: async ({ id }, _args, ctx, info) => {
      const loaders: Loaders = loadersOf.get(ctx) ?? { firsts: createDuplicateFinder(ctx.db), sources: new Map() };
      loadersOf.set(ctx, loaders);
      const first = await loaders.firsts.load(id);
      if (first === null) return null;
      const query = queryFromInfo({ context: ctx, info, select: { id: true } });
      const key = JSON.stringify(query);
      const sources = loaders.sources.get(key) ?? new DataLoader<string, unknown>((ids) => readSources(ctx, query, ids));
      loaders.sources.set(key, sources);
      return sources.load(first) as never;
    },
  }),
);

async function readSources(ctx: GraphQLContext, query: object, ids: readonly string[]): Promise<unknown[]> {
  const rows = await ctx.db.source.findMany({ ...query, where: { AND: [{ id: { in: [...ids] } }, visibleInSpace(ctx.actor)] } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
