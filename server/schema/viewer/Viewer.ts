import { visibleSpaces } from '#server/domain/access/visible.ts';
import { builder } from '../builder.ts';
import { Space, SpaceConnection, SpaceEdge } from '../spaces/Space.ts';
import { resolveTimeline } from '../timeline.ts';
import { User } from './User.ts';

export const Viewer = builder.objectRef<{ userId: string }>('Viewer').implement({
  description: 'The root of what is yours.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'You.',
      resolve: (query, { userId }, _args, ctx) => ctx.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }) as never,
    }),
    spaces: t.connection(
      {
        type: Space,
        description: 'The spaces you are a member of, oldest first: the first is current when none was chosen.',
        args: {
          archived: t.arg.boolean({ description: 'true: only those that are archived; false: only those that are not; left out: all.' }),
        },
        resolve: (_viewer, { archived, ...args }, ctx, info) => {
          const archivedAt = archived === null || archived === undefined ? undefined : archived ? { not: null } : null;
          const mine = { AND: [visibleSpaces(ctx.actor), { archivedAt }] };
          return resolveTimeline(
            {
              first: 'oldest',
              read: ({ where, ...page }) => ctx.db.space.findMany({ ...page, where: { AND: [mine, where] } }),
              count: () => ctx.db.space.count({ where: mine }),
            },
            args,
            ctx,
            info,
          );
        },
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
