import { createPersonInvitationLink } from '#server/domain/administration/createPersonInvitationLink.ts';
import { ForbiddenError, NotFoundError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';

builder.relayMutationField(
  'createPersonInvitationLink',
  {
    description: 'Whose.',
    inputFields: (t) => ({ personId: t.id({ required: true, description: 'Somebody who is INVITED.' }) }),
  },
  {
    errors: { types: [ForbiddenError, NotFoundError] },
    description: 'Makes a link to hand over to somebody who is invited, where no mail reaches them: it works once, for 7 days, and takes the place of the one made before. Administrators only.',
    resolve: (_root, { input: { personId } }, ctx) => createPersonInvitationLink(ctx, uuidOf('Person', personId)),
  },
  {
    description: 'The link, this once.',
    outputFields: (t) => ({
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it works.' }),
      path: t.exposeString('path', { description: 'Where it leads, after the address of the vault. It is kept nowhere: it cannot be shown again.' }),
    }),
  },
);
