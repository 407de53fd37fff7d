import { countMembers, type MemberRow, readMemberPages, readMembers } from '#server/domain/members/readMembers.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { Role, Space } from '../spaces/Space.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { loadUser, User } from '../viewer/User.ts';

/** A member that the reader may see, by their id. */
export const loadMember = byId(readMembers);

export const Member = builder.objectRef<MemberRow>('Member').implement({
  description: 'Somebody who is in a space, and what they may do there.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `member_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Member', id) }),
    user: t.field({ type: User, description: 'Who it is.', resolve: ({ userId }, _args, ctx) => orGone('User', loadUser(ctx, userId)) }),
    role: t.expose('role', { type: Role, description: 'What they may do.' }),
    since: t.expose('createdAt', { type: 'DateTime', description: 'Since when they are in the space.' }),
    isViewer: t.boolean({
      description: 'Whether this is you.',
      resolve: ({ userId }, _args, { actor }) => actor.kind === 'user' && actor.userId === userId,
    }),
  }),
});
registerNode('Member', readMembers);

const MemberEdge = builder.edgeObject({ type: Member, name: 'MemberEdge', description: 'A member in a list.' });
const MemberConnection = builder.connectionObject(
  {
    type: Member,
    name: 'MemberConnection',
    description: 'A page of members.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many members the space has. Counted only when asked for.', resolve: countOf }) }),
  },
  MemberEdge,
);

const membersOf = timelineOf({ pages: readMemberPages, counts: countMembers });

builder.objectField(Space, 'members', (t) =>
  t.connection(
    {
      type: Member,
      description: 'Who is in the space, longest there first. Every member sees all of them.',
      resolve: ({ id }, args, ctx) => membersOf(ctx, args, id),
    },
    MemberConnection,
    MemberEdge,
  ),
);
