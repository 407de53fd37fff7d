import { type PasskeyRow, readPasskeys, readPasskeysOf } from '#server/domain/account/readPasskeys.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { Account } from './Account.ts';

const Passkey = builder.objectRef<PasskeyRow>('Passkey').implement({
  description: 'A key of a device that signs you in.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `passkey_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Passkey', id) }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    isBackedUp: t.exposeBoolean('isBackedUp', { description: 'Whether it is kept on several devices.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'When it was last used; null: never.' }),
    name: t.exposeString('name', { description: 'Which device, in your own words.' }),
  }),
});
registerNode('Passkey', readPasskeys);

const loadPasskeysOf = byId(readPasskeysOf);

builder.objectField(Account, 'passkeys', (t) =>
  t.field({ type: [Passkey], description: 'Your passkeys, newest first.', resolve: async ({ id }, _args, ctx) => (await loadPasskeysOf(ctx, id)) ?? [] }),
);
