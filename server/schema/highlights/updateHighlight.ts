import { updateHighlight } from '#server/domain/highlights/updateHighlight.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { withoutNulls } from '../base/withoutNulls.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { Highlight, HighlightColor, loadHighlight } from './Highlight.ts';

builder.relayMutationField(
  'updateHighlight',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      highlightId: t.id({ required: true, description: 'Which highlight.' }),
      quote: t.string({ description: 'The marked words, at most 10,000 characters.' }),
      prefix: t.string({ description: 'The words right before it, at most 500 characters.' }),
      suffix: t.string({ description: 'The words right after it, at most 500 characters.' }),
      note: t.string({ description: 'What you note about it, at most 10,000 characters.' }),
      color: t.field({ type: HighlightColor, description: 'In what color.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Changes a highlight of yours, such as its note.',
    resolve: (_root, { input: { highlightId, ...changes } }, ctx) => updateHighlight(ctx, { ...withoutNulls(changes), highlightId: uuidOf('Highlight', highlightId) }),
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      highlight: t.field({
        type: Highlight,
        nullable: true,
        description: 'The highlight as it is now; null when it was deleted at the same moment.',
        resolve: ({ highlightId }, _args, ctx) => loadHighlight(ctx, highlightId),
      }),
      source: t.field({
        type: Source,
        nullable: true,
        description: 'Its source; null when it was deleted at the same moment.',
        resolve: ({ sourceId }, _args, ctx) => loadSource(ctx, sourceId),
      }),
    }),
  },
);
