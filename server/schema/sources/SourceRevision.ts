import { encodePublicId } from '#server/domain/publicId.ts';
import { countRevisions, readRevisionBodies, readRevisionPages, readRevisions, type RevisionRow } from '#server/domain/sources/edit/readRevisions.ts';
import { keptVersions } from '#server/domain/processing/settleTexts.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { loadUser, User } from '../viewer/User.ts';
import { Source } from './Source.ts';
import { textOf } from './sourceTexts.ts';

const bodies = byId(readRevisionBodies);

const SourceRevision = builder.objectRef<RevisionRow>('SourceRevision').implement({
  description: 'The text of a note or of pasted text as it was before somebody edited it, which `restoreRevision` brings back; or the text of a link as it was before its page was read again and said something else.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `revision_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('SourceRevision', id) }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who wrote it last; null when they are gone, when you share no space with them any more, and for links.',
      resolve: ({ authorId }, _args, ctx) => (authorId === null ? null : loadUser(ctx, authorId)),
    }),
    authorName: t.exposeString('authorName', { nullable: true, description: 'The name of who wrote it last, also when you share no space with them any more.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was replaced: until then this was the text.' }),
    title: t.exposeString('title', { description: 'The title at that moment.' }),
    readSince: t.expose('readSince', { type: 'DateTime', nullable: true, description: 'Links: when it was read first. From then until `createdAt` it was the text; null where that is not known, and for what people wrote.' }),
    excerpt: t.exposeString('excerpt', { description: 'Its beginning, at most 300 characters.' }),
    body: t.string({
      description: 'The whole text: Markdown for notes, plain text for pasted text and links.',
      resolve: ({ id }, _args, ctx) => orGone('Revision', bodies(ctx, id)),
    }),
    snapshotUrl: t.string({
      nullable: true,
      description: 'Links: where the page is as it was then, without scripts: a path on this server that is good for an hour, for you alone. Null when it was not kept, and in the trash.',
      resolve: ({ id, hasPage }, _args, ctx) => (hasPage ? ctx.fileAddress('REVISION_SNAPSHOT', id)?.path : null),
    }),
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
        'Earlier texts of a note, of pasted text or of a link, newest first. What one person edits within five minutes is one revision: the text before the first of these edits. ' +
        `Of a link that is read again (\`reprocessSources\`) a text is kept when another takes its place: at most ${keptVersions}, the first one and the newest, and one more while it is read. Copies of a source have none.`,
      resolve: ({ id }, args, ctx) => revisionsOf(ctx, args, id),
    },
    SourceRevisionConnection,
    SourceRevisionEdge,
  ),
);

builder.objectFields(Source, (t) => ({
  textSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Since when a link has the text that it has now: when that was read first, as far as is known. Null for everything else.',
    resolve: ({ id, type }, _args, ctx) => (type === 'URI' ? textOf(ctx, id, 'readSince') : null),
  }),
  textCheckedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When a link was read last and had the text that it has now. Null for everything else, and where that is not known.',
    resolve: ({ id, type }, _args, ctx) => (type === 'URI' ? textOf(ctx, id, 'checkedAt') : null),
  }),
}));
