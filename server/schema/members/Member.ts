import { visibleInSpace } from '#server/domain/access/visible.ts';
import { builder } from '../builder.ts';
import { Role, Space } from '../spaces/Space.ts';
import { countOf, resolveTimeline } from '../timeline.ts';
import { User } from '../viewer/User.ts';

export const Member = builder.prismaNode('Membership', {
  name: 'Member',
  description: 'Somebody who is in a space, and what they may do there.',
  id: { field: 'id', description: 'The public id, such as `member_01h455vb4pex5vsknk084sn02q`.' },
  select: { id: true, userId: true },
  nullable: true,
  findUnique: (id, ctx) => ({ id, AND: [visibleInSpace(ctx.actor)] }),
  fields: (t) => ({
    user: t.relation('user', { type: User, description: 'Who it is.' }),
    role: t.expose('role', { type: Role, description: 'What they may do.' }),
    since: t.expose('createdAt', { type: 'DateTime', description: 'Since when they are in the space.' }),
    isViewer: t.boolean({
      description: 'Whether this is you.',
      resolve: ({ userId }, _args, { actor }) => actor.kind === 'user' && actor.userId === userId,
    }),
  }),
});

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

builder.objectField(Space, 'members', (t) =>
  t.connection(
    {
      type: Member,
      description: 'Who is in the space, longest there first. Every member sees all of them.',
      resolve: ({ id: spaceId }, args, ctx, info) =>
        resolveTimeline(
          {
            typeName: 'Member',
            first: 'oldest',
            read: ({ where, ...page }) => ctx.db.membership.findMany({ ...page, where: { AND: [{ spaceId }, where] } }),
            count: () => ctx.db.membership.count({ where: { spaceId } }),
          },
          args,
          ctx,
          info,
        ),
    },
    MemberConnection,
    MemberEdge,
  ),
);
