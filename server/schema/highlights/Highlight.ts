import { countHighlights, type HighlightRow, readHighlightPages, readHighlights } from '#server/domain/highlights/readHighlights.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { loadUser, User } from '../viewer/User.ts';

export const HighlightColor = builder.enumType('HighlightColor', {
  description: 'In what color a passage is marked. What it means is up to the people of the space.',
  values: { YELLOW: { description: 'Unless told.' }, GREEN: { description: 'Green.' }, BLUE: { description: 'Blue.' }, PINK: { description: 'Pink.' } } as const,
});

/** A highlight that the reader may see, by its id. */
export const loadHighlight = byId(readHighlights);

export const Highlight = builder.objectRef<HighlightRow>('Highlight').implement({
  description: 'A passage of a source that somebody marked. It is found again by its words and those around it, also when the text was read again.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `highlight_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Highlight', id) }),
    source: t.field({ type: Source, description: 'The source it is in.', resolve: ({ sourceId }, _args, ctx) => orGone('Source', loadSource(ctx, sourceId)) }),
    quote: t.exposeString('quote', { description: 'The marked words, as `Source.plainText` has them.' }),
    prefix: t.exposeString('prefix', { description: 'The words right before it; may be empty.' }),
    suffix: t.exposeString('suffix', { description: 'The words right after it; may be empty.' }),
    note: t.exposeString('note', { description: 'What its author noted about it; may be empty.' }),
    color: t.expose('color', { type: HighlightColor, description: 'In what color.' }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who marked it; null when you share no space with them any more.',
      resolve: ({ userId }, _args, ctx) => loadUser(ctx, userId),
    }),
    authorName: t.exposeString('authorName', { nullable: true, description: 'The name of who marked it, also when you share no space with them any more.' }),
    viewerIsAuthor: t.boolean({
      description: 'Whether it is yours: only then you may change it.',
      resolve: ({ userId }, _args, { actor }) => actor.kind === 'user' && actor.userId === userId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was marked.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});
registerNode('Highlight', readHighlights);

export const HighlightEdge = builder.edgeObject({ type: Highlight, name: 'HighlightEdge', description: 'A highlight in a list.' });
export const HighlightConnection = builder.connectionObject(
  {
    type: Highlight,
    name: 'HighlightConnection',
    description: 'A page of highlights.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many highlights there are. Counted only when asked for.', resolve: countOf }) }),
  },
  HighlightEdge,
);

const highlightsOf = timelineOf({ pages: readHighlightPages, counts: countHighlights });

builder.objectField(Source, 'highlights', (t) =>
  t.connection(
    {
      type: Highlight,
      description: 'The marked passages of all members, oldest first. Changes come with `sourceStatusChanged`.',
      resolve: ({ id }, args, ctx) => highlightsOf(ctx, args, id),
    },
    HighlightConnection,
    HighlightEdge,
  ),
);
