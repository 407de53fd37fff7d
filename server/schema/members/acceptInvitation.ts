import { InvitationInvalidError } from '#server/domain/errors.ts';
import { acceptInvitation } from '#server/domain/members/acceptInvitation.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { InvitationKey, toInvitationKey } from './InvitationKey.ts';
import { loadMember, Member } from './Member.ts';

builder.relayMutationField(
  'acceptInvitation',
  {
    description: 'Which invitation.',
    inputFields: (t) => ({
      invitation: t.field({ type: InvitationKey, required: true, description: 'By its token, or by its id when it is one of `viewer.invitations`.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, InvitationInvalidError] },
    description: 'Makes you a member of the space you were invited to. It works once. When you are a member already, you keep the role that allows more.',
    resolve: (_root, { input: { invitation } }, ctx) => acceptInvitation(ctx, toInvitationKey(invitation)),
  },
  {
    description: 'What you have joined.',
    outputFields: (t) => ({
      space: t.field({
        type: Space,
        description: 'The space, now one of yours.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
      member: t.field({
        type: Member,
        description: 'You, as a member of it.',
        resolve: ({ memberId }, _args, ctx) => orGone('Member', loadMember(ctx, memberId)),
      }),
    }),
  },
);
