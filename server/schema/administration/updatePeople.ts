import { countAdministrators } from '#server/domain/access/requireAdministrator.ts';
import { updatePeople } from '#server/domain/administration/updatePeople.ts';
import { ConflictError, ForbiddenError, NotFoundError, ReauthenticationRequiredError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { loadChangedPerson, Person } from './Person.ts';

builder.relayMutationField(
  'updatePeople',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      endSessions: t.boolean({ description: 'true: they are signed out everywhere; their keys stay.' }),
      isAdministrator: t.boolean({ description: 'Whether they look after the vault.' }),
      isDisabled: t.boolean({ description: 'true: no session and no key of theirs counts any more; false: again.' }),
      personIds: t.idList({ required: true, description: 'At most 100.' }),
    }),
  },
  {
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ReauthenticationRequiredError] },
    description: 'Disables and enables accounts, makes administrators: all of them or none. Administrators only; refused for the last of them.',
    resolve: async (_root, { input: { personIds, isAdministrator, isDisabled, endSessions } }, ctx) => {
      const updated = await updatePeople(ctx, {
        personIds: personIds.map((id) => uuidOf('Person', id)),
        isAdministrator: isAdministrator ?? undefined,
        isDisabled: isDisabled ?? undefined,
        endsSessions: endSessions ?? undefined,
      });
      ctx.forgetCredentials();
      return updated;
    },
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      administratorCount: t.int({ description: 'How many look after the vault now.', resolve: (_payload, _args, { db }) => countAdministrators(db) }),
      people: t.field({ type: [Person], description: 'They, as they are now.', resolve: ({ personIds }, _args, ctx) => Promise.all(personIds.map((id) => orGone('Person', loadChangedPerson(ctx, id)))) }),
    }),
  },
);
