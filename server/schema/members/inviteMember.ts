import { LimitReachedError } from '#server/domain/errors.ts';
import { inviteMember } from '#server/domain/members/inviteMember.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { MailLanguage } from '../account/MailLanguage.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Role, Space } from '../spaces/Space.ts';
import { Invitation, loadInvitation } from './Invitation.ts';

builder.relayMutationField(
  'inviteMember',
  {
    description: 'Whom to invite, and as what.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'Which space.' }),
      email: t.string({ required: true, description: 'The address the invitation goes to, such as `ada@example.org`.' }),
      role: t.field({ type: Role, required: true, description: 'What they will be allowed to do, such as `EDITOR`.' }),
      language: t.field({ type: MailLanguage, description: 'The language of the mail; EN unless told.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description:
      'Sends an invitation by mail. Its link works once, for 14 days. Who is invited already gets a new mail, and only its link counts from then on. The answer is the same whether or not the address has an account. Owners only; at most 100 a day.',
    resolve: (_root, { input: { spaceId, email, role, language } }, ctx) =>
      inviteMember(ctx, uuidOf('Space', spaceId), { email, role, language: language ?? undefined }),
  },
  {
    description: 'The invitation that is on its way.',
    outputFields: (t) => ({
      invitation: t.field({
        type: Invitation,
        description: 'The invitation.',
        resolve: ({ invitationId }, _args, ctx) => orGone('Invitation', loadInvitation(ctx, invitationId)),
      }),
      space: t.field({
        type: Space,
        description: 'The space, whose invitations have changed.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
    }),
  },
);
