import { InvitationInvalidError } from '#server/domain/errors.ts';
import { declineInvitation } from '#server/domain/members/declineInvitation.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { InvitationKey, toInvitationKey } from './InvitationKey.ts';

builder.relayMutationField(
  'declineInvitation',
  {
    description: 'Which invitation.',
    inputFields: (t) => ({
      invitation: t.field({ type: InvitationKey, required: true, description: 'By its token, or by its id when it is one of `viewer.invitations`.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, InvitationInvalidError] },
    description: 'Ends an invitation that you do not want.',
    resolve: (_root, { input: { invitation } }, ctx) => declineInvitation(ctx, toInvitationKey(invitation)),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      declinedInvitationId: t.id({ description: 'The invitation.', resolve: ({ invitationId }) => encodePublicId('Invitation', invitationId) }),
    }),
  },
);
