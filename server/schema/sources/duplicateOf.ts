import { createDuplicateFinder } from '#server/domain/sources/read/duplicates.ts';
import { builder } from '../base/builder.ts';
import { perOperation } from '../base/perOperation.ts';
import { loadSource, Source } from './Source.ts';

const finderOf = perOperation((ctx) => createDuplicateFinder(ctx.db));

builder.objectField(Source, 'duplicateOf', (t) =>
  t.field({
    type: Source,
    nullable: true,
    description:
      'The first source of the space with the same bytes or the same address, when this one came later; sources in the trash do not count. Null: it is the first.',
    resolve: async ({ id }, _args, ctx) => {
      const first = await finderOf(ctx).load(id);
      return first === null ? null : loadSource(ctx, first);
    },
  }),
);
