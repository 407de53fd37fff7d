import { createInvitationLink } from '#server/domain/members/createInvitationLink.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { Invitation, loadInvitation } from './Invitation.ts';

builder.relayMutationField(
  'createInvitationLink',
  {
    description: 'Whose.',
    inputFields: (t) => ({
      invitationId: t.id({ required: true, description: 'Which invitation, such as `invitation_01h455vb4pex5vsknk084sn02q`.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description:
      'Makes a link to hand over to somebody who is invited into a space, where no mail reaches them: it works once, for 7 days, and takes the place of the one made before. The link of the mail goes on working. Owners only; nobody else sees invitations.',
    resolve: (_root, { input: { invitationId } }, ctx) => createInvitationLink(ctx, uuidOf('Invitation', invitationId)),
  },
  {
    description: 'The link, this once.',
    outputFields: (t) => ({
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it works.' }),
      path: t.exposeString('path', { description: 'Where it leads, after the address of the vault. It is kept nowhere: it cannot be shown again.' }),
      invitation: t.field({
        type: Invitation,
        description: 'The invitation, which counts as long as the link.',
        resolve: ({ invitationId }, _args, ctx) => orGone('Invitation', loadInvitation(ctx, invitationId)),
      }),
    }),
  },
);
