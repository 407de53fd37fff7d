import { uuidOf } from '#server/domain/publicId.ts';
import { retrySources } from '#server/domain/sources/retrySources.ts';
import { builder } from '../builder.ts';
import { rereadSources } from '../rereading.ts';
import { Source } from './Source.ts';

builder.relayMutationField(
  'retrySources',
  {
    description: 'Which sources.',
    inputFields: (t) => ({
      sourceIds: t.idList({ required: true, description: 'One or many.' }),
    }),
  },
  {
    errors: {},
    description: 'Processes failed sources again. Those that have not failed stay as they are.',
    resolve: (_root, { input: { sourceIds } }, ctx) => retrySources(ctx, sourceIds.map((id) => uuidOf('Source', id))),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      sources: t.field({
        type: [Source],
        description: 'The sources as they are now.',
        resolve: (changed, _args, ctx, info) => rereadSources(ctx, info, changed.sourceIds),
      }),
    }),
  },
);
