import { revokeApiKey } from '#server/domain/apiKeys/revokeApiKey.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { ApiKey, loadApiKey } from './ApiKey.ts';

builder.relayMutationField(
  'revokeApiKey',
  {
    description: 'Which key.',
    inputFields: (t) => ({ apiKeyId: t.id({ required: true, description: 'Which key, such as `key_01h455vb4pex5vsknk084sn02q`.' }) }),
  },
  {
    errors: { types: errorsInSpace },
    description:
      'Ends an API key of yours for good: it counts no more from the next request on, and open connections end at once. You must have signed in: an API key revokes no keys.',
    resolve: async (_root, { input: { apiKeyId } }, ctx) => {
      const revoked = await revokeApiKey(ctx, uuidOf('ApiKey', apiKeyId));
      ctx.forgetCredentials();
      return revoked;
    },
  },
  {
    description: 'The key as it is now.',
    outputFields: (t) => ({
      apiKey: t.field({
        type: ApiKey,
        description: 'The key.',
        resolve: ({ apiKeyId }, _args, ctx) => orGone('API key', loadApiKey(ctx, apiKeyId)),
      }),
    }),
  },
);
