import { queryFromInfo } from '@pothos/plugin-prisma';
import { visibleInSpace } from '#server/domain/access/visible.ts';
import { createDuplicateFinder } from '#server/domain/sources/duplicates.ts';
import { builder } from '../builder.ts';
import { bySelection, perOperation } from '../perOperation.ts';
import { Source } from './Source.ts';

const finderOf = perOperation((ctx) => createDuplicateFinder(ctx.db));

builder.prismaObjectField(Source, 'duplicateOf', (t) =>
  t.field({
    type: Source,
    nullable: true,
    description:
      'The first source of the space with the same bytes or the same address, when this one came later; sources in the trash do not count. Null: it is the first.',
    resolve: async ({ id }, _args, ctx, info) => {
      const first = await finderOf(ctx).load(id);
      return first === null ? null : readVisible(ctx, queryFromInfo({ context: ctx, info, select: { id: true } }), first);
    },
  }),
);

const readVisible = bySelection(async (ctx, query, ids) => {
  const rows = await ctx.db.source.findMany({ ...query, where: { AND: [{ id: { in: [...ids] } }, visibleInSpace(ctx.actor)] } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
});
