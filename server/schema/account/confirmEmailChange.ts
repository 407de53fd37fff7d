import { confirmEmailChange } from '#server/domain/account/confirmEmailChange.ts';
import { ConflictError, NotFoundError } from '#server/domain/errors.ts';
import { builder } from '../base/builder.ts';

builder.relayMutationField(
  'confirmEmailChange',
  {
    description: 'The last part of the link in the mail.',
    inputFields: (t) => ({
      token: t.string({ required: true, description: 'It works once, for a day.' }),
    }),
  },
  {
    errors: { types: [ConflictError, NotFoundError] },
    // The link is opened wherever the mail is read.
    skipTypeScopes: true,
    description: 'Makes the new address yours. Whoever has the link may; all other sessions end.',
    resolve: async (_root, { input: { token } }, ctx) => {
      const changed = await confirmEmailChange(ctx, token);
      ctx.forgetCredentials();
      return changed;
    },
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      email: t.exposeString('email', { description: 'The address that counts from now on.' }),
    }),
  },
);
