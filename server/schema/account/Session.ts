import { countSessions, readSessionPages, readSessions, type SessionRow } from '#server/domain/account/readSessions.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { Account } from './Account.ts';

const Session = builder.objectRef<SessionRow>('Session').implement({
  description: 'A place where you are signed in.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'The public id, such as `session_01h455vb4pex5vsknk084sn02q`. It is not the token.',
      resolve: ({ id }) => encodePublicId('Session', id),
    }),
    createdAt: t.expose('signedInAt', { type: 'DateTime', description: 'When you signed in.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when, if it is not used.' }),
    lastUsedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was last used, to the minute.' }),
    ipAddress: t.exposeString('ipAddress', { nullable: true, description: 'From where it was last used; null when nobody knows.' }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'What the browser called itself.' }),
    isCurrent: t.boolean({
      description: 'Whether it is the one you are asking with.',
      resolve: ({ id }, _args, { actor }) => actor.kind === 'user' && actor.credentialId === id,
    }),
  }),
});
registerNode('Session', readSessions);

const SessionEdge = builder.edgeObject({ type: Session, name: 'SessionEdge', description: 'A session in a list.' });
const SessionConnection = builder.connectionObject(
  {
    type: Session,
    name: 'SessionConnection',
    description: 'A page of sessions.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many sessions the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  SessionEdge,
);

const sessionsOf = timelineOf({ pages: readSessionPages, counts: countSessions });

builder.objectField(Account, 'sessions', (t) =>
  t.connection(
    {
      type: Session,
      description: 'Where you are signed in, last used first.',
      resolve: ({ id }, args, ctx) => sessionsOf(ctx, args, id),
    },
    SessionConnection,
    SessionEdge,
  ),
);
