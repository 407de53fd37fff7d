import { updateRegistrationPolicy } from '#server/domain/administration/updateRegistrationPolicy.ts';
import { ForbiddenError, ReauthenticationRequiredError } from '#server/domain/errors.ts';
import { builder } from '../base/builder.ts';
import { Administration, RegistrationMode } from './Administration.ts';

builder.relayMutationField(
  'updateRegistrationPolicy',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      allowedDomains: t.stringList({ description: 'All allowed domains, at most 100.' }),
      mode: t.field({ type: RegistrationMode, description: 'Who may.' }),
      needsVerifiedEmail: t.boolean({ description: 'Whether an account counts only when its address is proven.' }),
      spacesPerPerson: t.int({ description: 'How many spaces one person may own; null for no limit.' }),
    }),
  },
  {
    errors: { types: [ForbiddenError, ReauthenticationRequiredError] },
    description: 'Changes who may register. Administrators only.',
    resolve: async (_root, { input: { mode, allowedDomains, needsVerifiedEmail, spacesPerPerson } }, ctx) => {
      await updateRegistrationPolicy(ctx, { mode: mode ?? undefined, allowedDomains: allowedDomains ?? undefined, needsVerifiedEmail: needsVerifiedEmail ?? undefined, spacesPerPerson });
      return {};
    },
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ administration: t.field({ type: Administration, description: 'The vault.', resolve: () => ({}) }) }),
  },
);
