import { createSourceCounter } from '#server/domain/collections/countSources.ts';
import { builder } from '../base/builder.ts';
import { perOperation } from '../base/perOperation.ts';
import { Collection } from './Collection.ts';

/** One for each operation, so that all collections of its answer are counted together. */
const counterOf = perOperation(({ db }) => createSourceCounter(db));

builder.objectField(Collection, 'sourceCountWithDescendants', (t) =>
  t.int({
    description: 'How many sources lie in it and in all collections below it, without those in the trash.',
    resolve: ({ id, sourceCountWithDescendants }, _args, ctx) => sourceCountWithDescendants ?? counterOf(ctx).load(id),
  }),
);
