import { type ApiKeyRow, countApiKeys, readApiKeyPages, readApiKeys } from '#server/domain/apiKeys/readApiKeys.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { Viewer } from '../viewer/Viewer.ts';

export const ApiKeyScope = builder.enumType('ApiKeyScope', {
  description: 'What an API key may do, within what its owner may do.',
  values: {
    READ: { value: 'read', description: 'Read. Such a key changes nothing, anywhere.' },
    WRITE: { value: 'write', description: 'Read and change collections and sources. No key can change API keys or the account.' },
    MANAGE: { value: 'manage', description: 'All that WRITE may, and members, invitations and settings of spaces, making and deleting them.' },
  } as const,
});

/** One of one's own API keys, by its id. */
export const loadApiKey = byId(readApiKeys);

export const ApiKey = builder.objectRef<ApiKeyRow>('ApiKey').implement({
  description: 'A key with which a script acts as you. Send it as `Authorization: Bearer vk_…`. Its secret is shown once, when it is made.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `key_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('ApiKey', id) }),
    name: t.exposeString('name', { description: 'What it is for, in your own words.' }),
    hint: t.exposeString('hint', { description: 'The last four characters of the secret, to tell keys apart.' }),
    scopes: t.expose('scopes', { type: [ApiKeyScope], description: 'What it may do.' }),
    spaces: t.field({
      type: [Space],
      nullable: true,
      description: "The only spaces it sees; null: all of its owner's, also those to come.",
      resolve: async ({ spaceIds }, _args, ctx) =>
        spaceIds && (await Promise.all(spaceIds.map((id) => loadSpace(ctx, id)))).filter((space) => space !== undefined),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'From when on it counts no more; null: until it is revoked.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'When it was last used, to the minute; null: never.' }),
    ipAddress: t.exposeString('ipAddress', { nullable: true, description: 'From where it was last used; null when nobody knows.' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true, description: 'When it was revoked; null when it was not.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});
registerNode('ApiKey', readApiKeys);

const ApiKeyEdge = builder.edgeObject({ type: ApiKey, name: 'ApiKeyEdge', description: 'An API key in a list.' });
const ApiKeyConnection = builder.connectionObject(
  {
    type: ApiKey,
    name: 'ApiKeyConnection',
    description: 'A page of API keys.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many keys the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  ApiKeyEdge,
);

const apiKeysOf = timelineOf({ pages: readApiKeyPages, counts: countApiKeys });

builder.objectField(Viewer, 'apiKeys', (t) =>
  t.connection(
    {
      type: ApiKey,
      description: 'Your API keys, newest first, also those that count no more.',
      resolve: ({ userId }, args, ctx) => apiKeysOf(ctx, args, userId),
    },
    ApiKeyConnection,
    ApiKeyEdge,
  ),
);
