import { isStorageLowFor } from '#server/domain/diskSpace.ts';
import { countSpacesOf, readSpacesOf } from '#server/domain/spaces/readSpaces.ts';
import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { Space, SpaceConnection, SpaceEdge } from '../spaces/Space.ts';
import { timelineConnection } from '../base/timeline.ts';
import { loadUser, User } from './User.ts';

export const Viewer = builder.objectRef<{ userId: string }>('Viewer').implement({
  description: 'The root of what is yours.',
  fields: (t) => ({
    user: t.field({ type: User, description: 'You.', resolve: ({ userId }, _args, ctx) => orGone('User', loadUser(ctx, userId)) }),
    isStorageLow: t.boolean({
      description: 'Whether the disk of the vault is almost full: texts, files and copies are refused with STORAGE_FULL, deleting works. Told to owners of a space; false for all others.',
      resolve: ({ userId }, _args, ctx) => isStorageLowFor(ctx, userId),
    }),
    sendsMail: t.boolean({
      description: 'Whether the vault sends mails; without, links of invitations are handed over by hand (`createInvitationLink`).',
      resolve: (_viewer, _args, { sendsMail = false }) => sendsMail,
    }),
    spaces: t.connection(
      {
        type: Space,
        description: 'The spaces you are a member of, oldest first: the first is current when none was chosen.',
        args: {
          archived: t.arg.boolean({ description: 'true: only those that are archived; false: only those that are not; left out: all.' }),
        },
        resolve: ({ userId }, { archived, ...args }, ctx) => {
          const isArchived = archived ?? undefined;
          return timelineConnection(
            args,
            (page) => readSpacesOf(ctx, userId, page, isArchived),
            () => countSpacesOf(ctx, userId, isArchived),
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
