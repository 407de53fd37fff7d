import { branchOf } from '#server/domain/collections/branches.ts';
import { builder } from '../base/builder.ts';
import { Collection } from './Collection.ts';

builder.objectField(Collection, 'sourceCountWithDescendants', (t) =>
  t.int({
    description: 'How many sources lie in it and in all collections below it, without those in the trash.',
    resolve: async ({ id, sourceCountWithDescendants }, _args, { db }) => sourceCountWithDescendants ?? (await branchOf(db, id))?.sourceCountWithDescendants ?? 0,
  }),
);
