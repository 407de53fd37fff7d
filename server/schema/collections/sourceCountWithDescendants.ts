import { createSourceCounter } from '#server/domain/collections/countSources.ts';
import type { TreeRow } from '#server/domain/collections/readTrees.ts';
import { builder } from '../builder.ts';
import { readsOnly } from '../loadedColumns.ts';
import { perOperation } from '../perOperation.ts';
import { Collection } from './Collection.ts';

/** One for each operation, so that all collections of its answer are counted together. */
const counterOf = perOperation(({ db }) => createSourceCounter(db));

builder.prismaObjectField(Collection, 'sourceCountWithDescendants', (t) =>
  t.int({
    description: 'How many sources lie in it and in all collections below it, without those in the trash.',
    extensions: readsOnly('sourceCountWithDescendants'),
    resolve: (row, _args, ctx) => (row as Partial<TreeRow>).sourceCountWithDescendants ?? counterOf(ctx).load(row.id),
  }),
);
