import {
  type AuditRow,
  countAuditEntries,
  countAuditEntriesOfSpaces,
  readAuditEntries,
  readAuditPage,
  readAuditPagesOfSpaces,
} from '#server/domain/administration/readAuditEntries.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { wholeVault } from '../base/context.ts';
import { registerNode } from '../base/nodes.ts';
import { Space } from '../spaces/Space.ts';
import { countOf, timelineConnection, timelineOf } from '../base/timeline.ts';
import { User } from '../viewer/User.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { Administration } from './Administration.ts';

const AuditAction = builder.enumType('AuditAction', {
  description: 'What was done. New actions may be added.',
  values: {
    ACCOUNT_CREATED: { description: 'Registered.' },
    ACCOUNT_DELETED: { description: 'Deleted an account.' },
    ACCOUNT_DISABLED: { description: 'Disabled an account.' },
    ACCOUNT_ENABLED: { description: 'Enabled an account.' },
    ADMINISTRATOR_ADDED: { description: 'Made somebody an administrator.' },
    ADMINISTRATOR_REMOVED: { description: 'Made somebody an administrator no more.' },
    API_KEY_CREATED: { description: 'Made an API key.' },
    API_KEY_REVOKED: { description: 'Revoked an API key.' },
    EMAIL_CHANGED: { description: 'Changed the address.' },
    EXPORTED: { description: 'Exported a space.' },
    MEMBER_INVITED: { description: 'Invited somebody into a space.' },
    MEMBER_JOINED: { description: 'Joined a space.' },
    MEMBER_REMOVED: { description: 'Took somebody out of a space, or left it.' },
    MEMBER_ROLE_CHANGED: { description: 'Changed the role of a member.' },
    PASSKEY_ADDED: { description: 'Added a passkey.' },
    PASSKEY_REMOVED: { description: 'Removed a passkey.' },
    PASSWORD_CHANGED: { description: 'Changed or reset the password.' },
    PERSON_INVITED: { description: 'Invited somebody to the vault.' },
    REGISTRATION_CHANGED: { description: 'Changed who may register.' },
    SESSION_REVOKED: { description: 'Ended sessions.' },
    SIGNED_IN: { description: 'Signed in.' },
    SIGN_IN_FAILED: { description: 'Tried to sign in, at most one entry a minute for an account.' },
    SPACE_CREATED: { description: 'Made a space.' },
    SPACE_DELETED: { description: 'Deleted a space.' },
    TWO_FACTOR_DISABLED: { description: 'Took the second step off.' },
    TWO_FACTOR_ENABLED: { description: 'Set the second step up.' },
  } as const,
});

const AuditEntry = builder.objectRef<AuditRow>('AuditEntry').implement({
  description: 'Something that concerns accounts or rights.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    action: t.expose('action', { type: AuditAction, description: 'What was done.' }),
    actor: t.field({ type: User, nullable: true, description: 'Who did it; null when they are gone, unknown, or the vault did it by itself.', resolve: ({ actor }) => actor }),
    actorName: t.exposeString('actorName', { nullable: true, description: 'Their name, also then.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    id: t.id({ description: 'The public id, such as `audit_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('AuditEntry', id) }),
    ipAddress: t.exposeString('ipAddress', { nullable: true, description: 'From where; null when nobody knows.' }),
    subject: t.exposeString('subject', { nullable: true, description: 'What it was done to, as it was called then: an address, the name of a key or a space.' }),
    user: t.field({ type: User, nullable: true, description: 'To whom; null when to nobody, and when they are gone.', resolve: ({ user }) => user }),
  }),
});
registerNode('AuditEntry', readAuditEntries);

const AuditEntryEdge = builder.edgeObject({ type: AuditEntry, name: 'AuditEntryEdge', description: 'An audit entry in a list.' });
const AuditEntryConnection = builder.connectionObject(
  {
    type: AuditEntry,
    name: 'AuditEntryConnection',
    description: 'A page of audit entries.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many audit entries the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  AuditEntryEdge,
);

builder.objectField(Administration, 'auditLog', (t) =>
  t.connection(
    {
      type: AuditEntry,
      description: 'What concerns accounts and rights, newest first; kept for a year.',
      args: {
        actions: t.arg({ type: [AuditAction], description: 'Only these.' }),
        text: t.arg.string({ description: 'Only those with this in who did it, to what or whom, or from where.' }),
        userId: t.arg.id({ description: 'Only what this person did, or what was done to them.' }),
      },
      resolve: (_vault, { actions, text, userId, ...args }, ctx) => {
        const filter = { actions: actions ?? undefined, text: text ?? undefined, userId: userId ? uuidOf('User', userId) : undefined };
        return timelineConnection(
          args,
          (page) => readAuditPage(ctx, page, filter),
          () => countAuditEntries(ctx, filter),
        );
      },
    },
    AuditEntryConnection,
    AuditEntryEdge,
  ),
);

const auditLogOfSpace = timelineOf({ pages: readAuditPagesOfSpaces, counts: countAuditEntriesOfSpaces });

builder.objectField(Space, 'auditLog', (t) =>
  t.connection(
    {
      type: AuditEntry,
      nullable: true,
      description: 'What concerns the rights in it, newest first; kept for a year. null unless you own it.',
      resolve: async ({ id }, args, ctx, info) => ((await viewerMay(ctx, info, 'space.manage', id)) ? auditLogOfSpace(ctx, args, id) : null),
    },
    AuditEntryConnection,
    AuditEntryEdge,
  ),
);

const exported = 'as JSON lines, newest first: who, what, to whom, when and from where. With GET, by itself, for ten minutes.';

builder.objectField(Administration, 'auditLogUrl', (t) =>
  t.string({ description: `Where all of the audit log can be saved ${exported}`, nullable: true, resolve: (_vault, _args, ctx) => ctx.fileAddress('AUDIT_LOG', wholeVault)?.path }),
);

builder.objectField(Space, 'auditLogUrl', (t) =>
  t.string({
    nullable: true,
    description: `Where all of its audit log can be saved ${exported} null unless you own it.`,
    resolve: async ({ id }, _args, ctx, info) => ((await viewerMay(ctx, info, 'space.manage', id)) ? ctx.fileAddress('AUDIT_LOG', id)?.path : null),
  }),
);
