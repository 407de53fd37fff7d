import { createDuplicateFinder } from '#server/domain/sources/read/duplicates.ts';
import { readSources } from '#server/domain/sources/read/readSources.ts';
import type { RowSelection } from '#server/domain/sources/read/sourceRows.ts';
import { builder } from '../builder.ts';
import { bySelection, perOperation } from '../perOperation.ts';
import { sourceSelection } from '../rereading.ts';
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
      return first === null ? null : (readVisible(ctx, sourceSelection(ctx, info), first) as never);
    },
  }),
);

const readVisible = bySelection(async (ctx, selection: RowSelection, ids) => {
  const rows = await readSources(ctx, ids, selection);
  return ids.map((id) => rows.get(id) ?? null);
});
