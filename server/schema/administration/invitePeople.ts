import { invitePeople } from '#server/domain/administration/invitePeople.ts';
import { ForbiddenError, LimitReachedError } from '#server/domain/errors.ts';
import { MailLanguage } from '../account/MailLanguage.ts';
import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { loadChangedPerson, Person } from './Person.ts';

builder.relayMutationField(
  'invitePeople',
  {
    description: 'Whom.',
    inputFields: (t) => ({
      emails: t.stringList({ required: true, description: 'At most 100. Those with an account are passed over.' }),
      language: t.field({ type: MailLanguage, description: 'The language of the mail; yours unless told.' }),
    }),
  },
  {
    errors: { types: [ForbiddenError, LimitReachedError] },
    description: 'Invites people to the vault by mail: their link lets them register, also when nobody else may. Administrators only.',
    resolve: (_root, { input: { emails, language } }, ctx) => invitePeople(ctx, { emails, language: language ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      people: t.field({ type: [Person], description: 'Those who were invited.', resolve: ({ personIds }, _args, ctx) => Promise.all(personIds.map((id) => orGone('Person', loadChangedPerson(ctx, id)))) }),
    }),
  },
);
