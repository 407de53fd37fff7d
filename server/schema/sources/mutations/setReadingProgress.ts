import { uuidOf } from '#server/domain/publicId.ts';
import { setReadingProgress } from '#server/domain/sources/edit/setReadingProgress.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { loadSource, Source } from '../Source.ts';

builder.relayMutationField(
  'setReadingProgress',
  {
    description: 'How far you are.',
    inputFields: (t) => ({
      sourceId: t.id({ required: true, description: 'Which source.' }),
      progress: t.float({ required: true, description: 'The share you have read, from 0 to 1.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Remembers how much of a source you have read. Every member has their own, viewers as well.',
    resolve: (_root, { input: { sourceId, progress } }, ctx) => setReadingProgress(ctx, { sourceId: uuidOf('Source', sourceId), progress }),
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      source: t.field({
        type: Source,
        nullable: true,
        description: 'The source with your progress; null when it was deleted at the same moment.',
        resolve: ({ sourceId }, _args, ctx) => loadSource(ctx, sourceId),
      }),
    }),
  },
);
