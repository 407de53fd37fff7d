import { encodePublicId } from '#server/domain/publicId.ts';
import { countWorkRevisions, readWorkRevisionBodies, readWorkRevisionPages, readWorkRevisions, type WorkRevisionRow } from '#server/domain/works/readWorkRevisions.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { loadUser, User } from '../viewer/User.ts';
import { Work } from './Work.ts';

const bodies = byId(readWorkRevisionBodies);

const WorkRevision = builder.objectRef<WorkRevisionRow>('WorkRevision').implement({
  description: 'The text of a work as it was before somebody changed it.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `workrevision_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('WorkRevision', id) }),
    author: t.field({
      type: User,
      nullable: true,
      description: 'Who wrote it last; null when they are gone or you share no space with them any more.',
      resolve: ({ authorId }, _args, ctx) => (authorId === null ? null : loadUser(ctx, authorId)),
    }),
    authorName: t.exposeString('authorName', { nullable: true, description: 'Their name, also then.' }),
    body: t.string({ description: 'Markdown.', resolve: ({ id }, _args, ctx) => orGone('Revision', bodies(ctx, id)) }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was replaced.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
  }),
});
registerNode('WorkRevision', readWorkRevisions);

const WorkRevisionEdge = builder.edgeObject({ type: WorkRevision, name: 'WorkRevisionEdge', description: 'An earlier text in a list.' });
const WorkRevisionConnection = builder.connectionObject(
  {
    type: WorkRevision,
    name: 'WorkRevisionConnection',
    description: 'A page of earlier texts.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many earlier texts the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  WorkRevisionEdge,
);

const revisionsOf = timelineOf({ pages: readWorkRevisionPages, counts: countWorkRevisions });

builder.objectField(Work, 'revisions', (t) =>
  t.connection(
    {
      type: WorkRevision,
      description: 'Earlier texts, newest first. `restoreRevision` brings one back.',
      resolve: ({ id }, args, ctx) => revisionsOf(ctx, args, id),
    },
    WorkRevisionConnection,
    WorkRevisionEdge,
  ),
);
