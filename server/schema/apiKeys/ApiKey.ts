import { visibleApiKeys } from '#server/domain/access/visible.ts';
import { builder } from '../builder.ts';
import { countOf, resolveTimeline } from '../timeline.ts';
import { Viewer } from '../viewer/Viewer.ts';

export const ApiKeyScope = builder.enumType('ApiKeyScope', {
  description: 'What an API key may do, within what its owner may do.',
  values: {
    READ: { value: 'read', description: 'Read. Such a key changes nothing, anywhere.' },
    WRITE: { value: 'write', description: 'Read and change. No key can make or revoke API keys.' },
  } as const,
});

export const ApiKey = builder.prismaNode('ApiKey', {
  description: 'A key with which a script acts as you. Send it as `Authorization: Bearer vk_…`. Its secret is shown once, when it is made.',
  id: { field: 'id', description: 'The public id, such as `key_01h455vb4pex5vsknk084sn02q`.' },
  select: { id: true },
  nullable: true,
  findUnique: (id, ctx) => ({ id, AND: [visibleApiKeys(ctx.actor)] }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is for, in your own words.' }),
    hint: t.exposeString('hint', { description: 'The last four characters of the secret, to tell keys apart.' }),
    scopes: t.expose('scopes', { type: [ApiKeyScope], description: 'What it may do.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'From when on it counts no more; null: until it is revoked.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'When it was last used, to the minute; null: never.' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true, description: 'When it was revoked; null when it was not.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});

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

builder.objectField(Viewer, 'apiKeys', (t) =>
  t.connection(
    {
      type: ApiKey,
      description: 'Your API keys, newest first, also those that count no more.',
      resolve: (_viewer, args, ctx, info) =>
        resolveTimeline(
          {
            typeName: 'ApiKey',
            first: 'newest',
            read: ({ where, ...page }) => ctx.db.apiKey.findMany({ ...page, where: { AND: [visibleApiKeys(ctx.actor), where] } }),
            count: () => ctx.db.apiKey.count({ where: visibleApiKeys(ctx.actor) }),
          },
          args,
          ctx,
          info,
        ),
    },
    ApiKeyConnection,
    ApiKeyEdge,
  ),
);
