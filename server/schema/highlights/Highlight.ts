import { visibleInSpace } from '#server/domain/access/visible.ts';
import { builder } from '../builder.ts';
import { orGone } from '../perOperation.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { countOf, resolveTimeline } from '../timeline.ts';
import { type LoadedPerson, personSelect, shownPerson } from '../viewer/shownPerson.ts';
import { User } from '../viewer/User.ts';

export const Highlight = builder.prismaNode('Highlight', {
  description: 'A passage of a source that somebody marked. It is found again by its words and those around it, also when the text was read anew.',
  id: { field: 'id', description: 'The public id, such as `highlight_01h455vb4pex5vsknk084sn02q`.' },
  select: { id: true },
  nullable: true,
  findUnique: (id, ctx) => ({ id, AND: [{ source: visibleInSpace(ctx.actor) }] }),
  fields: (t) => ({
    source: t.field({
      type: Source,
      description: 'The source it is in.',
      select: { sourceId: true },
      resolve: ({ sourceId }, _args, ctx) => orGone('Source', loadSource(ctx, sourceId)),
    }),
    quote: t.exposeString('quote', { description: 'The marked words, as `Source.plainText` has them.' }),
    prefix: t.exposeString('prefix', { description: 'The words right before it; may be empty.' }),
    suffix: t.exposeString('suffix', { description: 'The words right after it; may be empty.' }),
    note: t.exposeString('note', { description: 'What its author noted about it; may be empty.' }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who marked it; null when you share no space with them any more.',
      select: (_args, ctx, nested) => ({ user: nested(personSelect(ctx)) }) as never,
      resolve: (highlight, _args, ctx) => shownPerson(ctx, (highlight as unknown as { user: LoadedPerson }).user) as never,
    }),
    authorName: t.string({
      nullable: true,
      description: 'The name of who marked it, also when you share no space with them any more.',
      select: { user: { select: { displayName: true } } },
      resolve: ({ user }) => user.displayName,
    }),
    viewerIsAuthor: t.boolean({
      description: 'Whether it is yours: only then you may change it.',
      select: { userId: true },
      resolve: ({ userId }, _args, { actor }) => actor.kind === 'user' && actor.userId === userId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was marked.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

const HighlightEdge = builder.edgeObject({ type: Highlight, name: 'HighlightEdge', description: 'A highlight in a list.' });
const HighlightConnection = builder.connectionObject(
  {
    type: Highlight,
    name: 'HighlightConnection',
    description: 'A page of highlights.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many highlights there are. Counted only when asked for.', resolve: countOf }) }),
  },
  HighlightEdge,
);

builder.objectField(Source, 'highlights', (t) =>
  t.connection(
    {
      type: Highlight,
      description: 'The marked passages of all members, oldest first. Changes come with `sourceStatusChanged`.',
      resolve: ({ id: sourceId }, args, ctx, info) =>
        resolveTimeline(
          {
            typeName: 'Highlight',
            first: 'oldest',
            read: ({ where, ...page }) => ctx.db.highlight.findMany({ ...page, where: { AND: [{ sourceId }, where] } }),
            count: () => ctx.db.highlight.count({ where: { sourceId } }),
          },
          args,
          ctx,
          info,
        ),
    },
    HighlightConnection,
    HighlightEdge,
  ),
);
