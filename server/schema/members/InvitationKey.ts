import type { InvitationKey as Key } from '#server/domain/members/invitation.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';

export const InvitationKey = builder.inputType('InvitationKey', {
  description: 'Which invitation, and by what it is yours: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    token: t.string({ description: 'The last part of the link in the mail. It works for whoever has it, whatever their address.' }),
    id: t.id({ description: 'The id of one of `viewer.invitations`, such as `invitation_01h455vb4pex5vsknk084sn02q`.' }),
  }),
});

/** The key as the domain takes it. */
export function toInvitationKey({ token, id }: typeof InvitationKey.$inferInput): Key {
  return token === undefined ? { id: uuidOf('Invitation', id) } : { token };
}
