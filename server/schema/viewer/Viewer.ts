import { visibleSpaces } from '#server/domain/access/visible.ts';
import { builder } from '../builder.ts';
import { pageSizes } from '../pageSizes.ts';
import { SpaceConnection, SpaceEdge } from '../spaces/Space.ts';
import { User } from './User.ts';

export const Viewer = builder.objectRef<{ userId: string }>('Viewer').implement({
  description: 'The root of what is yours.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'You.',
      resolve: (query, { userId }, _args, ctx) => ctx.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }) as never,
    }),
    spaces: t.prismaConnection(
      {
        type: 'Space',
        cursor: 'id',
        ...pageSizes,
        description: 'The spaces you are a member of, oldest first: the first is current when none was chosen.',
        resolve: (query, _viewer, _args, ctx) =>
          ctx.db.space.findMany({ ...query, where: visibleSpaces(ctx.actor), orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }) as never,
      },
      SpaceConnection,
      SpaceEdge,
    ),
  }),
});

builder.queryType({
  description: 'Everything that can be read.',
  fields: (t) => ({
    viewer: t.field({
      type: Viewer,
      nullable: true,
      description: 'The root of what is yours; null when nobody is signed in.',
      resolve: (_root, _args, { actor }) => (actor.kind === 'user' ? { userId: actor.userId } : null),
    }),
  }),
});
