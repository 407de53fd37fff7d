import { countPeople, type PersonRow, readChangedPeople, readPeople, readPeoplePage } from '#server/domain/administration/readPeople.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { countOf, timelineConnection } from '../base/timeline.ts';
import { User } from '../viewer/User.ts';
import { Administration } from './Administration.ts';

const PersonState = builder.enumType('PersonState', {
  description: 'Whether somebody can sign in.',
  values: {
    ACTIVE: { description: 'They can.' },
    DISABLED: { description: 'An administrator disabled the account: no session and no key of it counts.' },
    INVITED: { description: 'An administrator invited them; they have not come yet.' },
    UNVERIFIED: { description: 'Their address is not proven yet.' },
  } as const,
});

/** A person who was just changed, by their id. */
export const loadChangedPerson = byId(readChangedPeople);

export const Person = builder.objectRef<PersonRow>('Person').implement({
  description: 'An account, as administrators see it.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    disabledAt: t.expose('disabledAt', { type: 'DateTime', nullable: true, description: 'Since when it is disabled; null: it is not.' }),
    hasTwoFactor: t.exposeBoolean('hasTwoFactor', { description: 'Whether signing in takes a second step.' }),
    id: t.id({ description: 'The public id, such as `person_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Person', id) }),
    isAdministrator: t.exposeBoolean('isAdministrator', { description: 'Whether they look after the vault.' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', nullable: true, description: 'When they last did anything, to the day; null: never.' }),
    sessionCount: t.exposeInt('sessionCount', { description: 'Where they are signed in; 0 where another identity provider keeps the sessions.' }),
    spaceCount: t.exposeInt('spaceCount', { description: 'How many spaces they are a member of.' }),
    state: t.expose('state', { type: PersonState, description: 'Whether they can sign in.' }),
    storage: t.exposeFloat('storage', { description: 'What the files they added weigh, in bytes.' }),
    user: t.field({ type: User, description: 'Who it is.', resolve: (row) => row }),
  }),
});
registerNode('Person', readPeople);

const PersonEdge = builder.edgeObject({ type: Person, name: 'PersonEdge', description: 'A person in a list.' });
const PersonConnection = builder.connectionObject(
  {
    type: Person,
    name: 'PersonConnection',
    description: 'A page of people.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many people the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  PersonEdge,
);

builder.objectField(Administration, 'people', (t) =>
  t.connection(
    {
      type: Person,
      description: 'Everybody with an account, newest first.',
      args: {
        state: t.arg({ type: PersonState, description: 'Only in this state.' }),
        text: t.arg.string({ description: 'Only those with this in name or address.' }),
      },
      resolve: (_vault, { state, text, ...args }, ctx) => {
        const filter = { state: state ?? undefined, text: text ?? undefined };
        return timelineConnection(
          args,
          (page) => readPeoplePage(ctx, page, filter),
          () => countPeople(ctx, filter),
        );
      },
    },
    PersonConnection,
    PersonEdge,
  ),
);
