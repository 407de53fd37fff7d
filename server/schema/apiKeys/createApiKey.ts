import { createApiKey } from '#server/domain/apiKeys/createApiKey.ts';
import { LimitReachedError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { ApiKey, ApiKeyScope, loadApiKey } from './ApiKey.ts';

builder.relayMutationField(
  'createApiKey',
  {
    description: 'A new key for a script of yours.',
    inputFields: (t) => ({
      name: t.string({ required: true, description: 'What it is for, at most 100 characters, such as `Nightly import`.' }),
      scopes: t.field({ type: [ApiKeyScope], required: true, description: 'What it may do; WRITE includes READ, and MANAGE both.' }),
      expiresAt: t.field({
        type: 'DateTime',
        description: 'From when on it counts no more, at most ten years ahead, such as `2027-01-01T00:00:00Z`; left out: in 90 days; null: it counts until it is revoked.',
      }),
      spaceIds: t.idList({ description: 'The only spaces it shall see, at most 100; left out: all of yours, also those to come.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description: 'Makes an API key and shows its secret, this once. You must have signed in: an API key makes no keys. At most 100 in use.',
    resolve: async (_root, { input: { name, scopes, expiresAt, spaceIds } }, ctx) => {
      const { secret, ...stored } = ctx.mintApiKey();
      const { apiKeyId } = await createApiKey(ctx, { name, scopes, expiresAt, spaceIds: spaceIds?.map((id) => uuidOf('Space', id)) }, stored);
      return { apiKeyId, secret };
    },
  },
  {
    description: 'The key, and the only sight of its secret.',
    outputFields: (t) => ({
      secret: t.exposeString('secret', { description: 'The secret, such as `vk_…`. It is kept nowhere: store it now, it cannot be shown again.' }),
      apiKey: t.field({
        type: ApiKey,
        description: 'What is known of the key from now on.',
        resolve: ({ apiKeyId }, _args, ctx) => orGone('API key', loadApiKey(ctx, apiKeyId)),
      }),
    }),
  },
);
