import { encodePublicId } from '#server/domain/publicId.ts';
import { countRevisions, readRevisionPages, readRevisions, type RevisionRow } from '#server/domain/sources/edit/readRevisions.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { loadUser, User } from '../viewer/User.ts';
import { Source } from './Source.ts';

const SourceRevision = builder.objectRef<RevisionRow>('SourceRevision').implement({
  description: 'The text of a note or of pasted text as it was before somebody edited it. `restoreRevision` brings it back.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `revision_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('SourceRevision', id) }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who wrote it last; null when they are gone, or when you share no space with them any more.',
      resolve: ({ authorId }, _args, ctx) => (authorId === null ? null : loadUser(ctx, authorId)),
    }),
    authorName: t.exposeString('authorName', { nullable: true, description: 'The name of who wrote it last, also when you share no space with them any more.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was replaced: until then this was the text.' }),
    title: t.exposeString('title', { description: 'The title at that moment.' }),
    excerpt: t.exposeString('excerpt', { description: 'Its beginning, at most 300 characters.' }),
    body: t.exposeString('body', { description: 'The whole text: Markdown for notes, plain text for pasted text.' }),
  }),
});
registerNode('SourceRevision', readRevisions);

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

const revisionsOf = timelineOf({ pages: readRevisionPages, counts: countRevisions });

builder.objectField(Source, 'revisions', (t) =>
  t.connection(
    {
      type: SourceRevision,
      description:
        'Earlier texts of a note or of pasted text, newest first. What one person edits within five minutes is one revision: the text before the first of these edits.',
      resolve: ({ id }, args, ctx) => revisionsOf(ctx, args, id),
    },
    SourceRevisionConnection,
    SourceRevisionEdge,
  ),
);
