import { revokeInvitation } from '#server/domain/members/revokeInvitation.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from '../spaces/Space.ts';

builder.relayMutationField(
  'revokeInvitation',
  {
    description: 'Which invitation.',
    inputFields: (t) => ({
      invitationId: t.id({ required: true, description: 'Which invitation, such as `invitation_01h455vb4pex5vsknk084sn02q`.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Withdraws an invitation that nobody has accepted yet: its link counts no more. Owners only; nobody else sees invitations.',
    resolve: (_root, { input: { invitationId } }, ctx) => revokeInvitation(ctx, uuidOf('Invitation', invitationId)),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      revokedInvitationId: t.id({ description: 'The invitation.', resolve: ({ invitationId }) => encodePublicId('Invitation', invitationId) }),
      space: t.field({
        type: Space,
        description: 'The space, whose invitations have changed.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
    }),
  },
);
