import { deleteHighlight } from '#server/domain/highlights/deleteHighlight.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { loadSource, Source } from '../sources/Source.ts';

builder.relayMutationField(
  'deleteHighlight',
  {
    description: 'Which highlight.',
    inputFields: (t) => ({ highlightId: t.id({ required: true, description: 'Which highlight.' }) }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Removes a highlight with its note: your own, or as an owner of the space anybody’s.',
    resolve: (_root, { input: { highlightId } }, ctx) => deleteHighlight(ctx, uuidOf('Highlight', highlightId)),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedHighlightId: t.id({ description: 'The highlight.', resolve: ({ highlightId }) => encodePublicId('Highlight', highlightId) }),
      source: t.field({
        type: Source,
        nullable: true,
        description: 'Its source; null when it was deleted at the same moment.',
        resolve: ({ sourceId }, _args, ctx) => loadSource(ctx, sourceId),
      }),
    }),
  },
);
