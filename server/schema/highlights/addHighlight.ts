import { LimitReachedError } from '#server/domain/errors.ts';
import { addHighlight } from '#server/domain/highlights/addHighlight.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { withoutNulls } from '../base/withoutNulls.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { Highlight, HighlightColor, loadHighlight } from './Highlight.ts';

builder.relayMutationField(
  'addHighlight',
  {
    description: 'What to mark.',
    inputFields: (t) => ({
      sourceId: t.id({ required: true, description: 'Which source.' }),
      quote: t.string({ required: true, description: 'The words to mark, at most 10,000 characters.' }),
      prefix: t.string({ description: 'The words right before it, at most 500 characters.' }),
      suffix: t.string({ description: 'The words right after it, at most 500 characters.' }),
      note: t.string({ description: 'What you note about it, at most 10,000 characters.' }),
      color: t.field({ type: HighlightColor, description: 'In what color; YELLOW unless told.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description: 'Marks a passage of a source. Every member sees it; it stays yours to change.',
    resolve: (_root, { input: { sourceId, ...passage } }, ctx) => addHighlight(ctx, { ...withoutNulls(passage), sourceId: uuidOf('Source', sourceId) }),
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
