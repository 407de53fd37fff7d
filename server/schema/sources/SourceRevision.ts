import { visibleInSpace } from '#server/domain/access/visible.ts';
import { builder } from '../builder.ts';
import { countOf, resolveTimeline } from '../timeline.ts';
import { type LoadedPerson, personSelect, shownPerson } from '../viewer/shownPerson.ts';
import { User } from '../viewer/User.ts';
import { Source } from './Source.ts';

const SourceRevision = builder.prismaNode('SourceRevision', {
  description: 'The text of a note or of pasted text as it was before somebody edited it. `restoreRevision` brings it back.',
  id: { field: 'id', description: 'The public id, such as `revision_01h455vb4pex5vsknk084sn02q`.' },
  select: { id: true },
  nullable: true,
  findUnique: (id, ctx) => ({ id, AND: [{ source: visibleInSpace(ctx.actor) }] }),
  fields: (t) => ({
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who wrote it last; null when they are gone, or when you share no space with them any more.',
      select: (_args, ctx, nested) => ({ author: nested(personSelect(ctx)) }) as never,
      resolve: (revision, _args, ctx) => shownPerson(ctx, (revision as unknown as { author: LoadedPerson }).author) as never,
    }),
    authorName: t.string({
      nullable: true,
      description: 'The name of who wrote it last, also when you share no space with them any more.',
      select: { author: { select: { displayName: true } } },
      resolve: ({ author }) => author?.displayName,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was replaced: until then this was the text.' }),
    title: t.exposeString('title', { description: 'The title at that moment.' }),
    excerpt: t.exposeString('excerpt', { description: 'Its beginning, at most 300 characters.' }),
    body: t.exposeString('body', { description: 'The whole text: Markdown for notes, plain text for pasted text.' }),
  }),
});

const SourceRevisionEdge = builder.edgeObject({ type: SourceRevision, name: 'SourceRevisionEdge', description: 'A revision in a list.' });
const SourceRevisionConnection = builder.connectionObject(
  {
    type: SourceRevision,
    name: 'SourceRevisionConnection',
    description: 'A page of revisions.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many revisions there are. Counted only when asked for.', resolve: countOf }) }),
  },
  SourceRevisionEdge,
);

builder.objectField(Source, 'revisions', (t) =>
  t.connection(
    {
      type: SourceRevision,
      description:
        'Earlier texts of a note or of pasted text, newest first. What one person edits within five minutes is one revision: the text before the first of these edits.',
      resolve: ({ id: sourceId }, args, ctx, info) =>
        resolveTimeline(
          {
            typeName: 'SourceRevision',
            first: 'newest',
            read: ({ where, ...page }) => ctx.db.sourceRevision.findMany({ ...page, where: { AND: [{ sourceId }, where] } }),
            count: () => ctx.db.sourceRevision.count({ where: { sourceId } }),
          },
          args,
          ctx,
          info,
        ),
    },
    SourceRevisionConnection,
    SourceRevisionEdge,
  ),
);
