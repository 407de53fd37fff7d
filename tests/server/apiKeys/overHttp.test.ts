import { expect, test } from 'vitest';
import { publishCredentialsEnded } from '#server/domain/events.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startServer } from '#tests/support/server.ts';
import { uuid } from '#tests/support/vault.ts';

const source = useDatabase();

const create = 'mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { __typename ... on CreateApiKeyPayload { secret apiKey { id } } ... on Error { code } } }';
const revoke = 'mutation($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { __typename ... on Error { code } } }';
const viewer = '{ viewer { user { id } apiKeys { edges { node { lastUsedAt } } } } }';

test('a key acts as its owner, makes no keys, and is turned away once it is revoked or expired', async () => {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const input = { name: 'Script', scopes: ['WRITE'] };
  const { body } = await server.post(token, create, { input });
  const { secret, apiKey } = (body as { data: { createApiKey: { secret: string; apiKey: { id: string } } } }).data.createApiKey;

  const mine = (await server.post(token, viewer)).body as { data: { viewer: { user: { id: string } } } };
  expect(await server.post(secret, viewer)).toMatchObject({
    status: 200,
    body: { data: { viewer: { user: mine.data.viewer.user, apiKeys: { edges: [{ node: { lastUsedAt: expect.any(String) } }] } } } },
  });
  expect((await server.post(secret, create, { input })).body).toEqual({ data: { createApiKey: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } } });
  expect((await server.post(secret, revoke, { input: { apiKeyId: apiKey.id } })).body).toEqual({
    data: { revokeApiKey: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } },
  });

  const keys = server.database.prisma.apiKey;
  await keys.update({ where: { id: uuid(apiKey.id) }, data: { expiresAt: new Date(Date.now() - 1) } });
  await publishCredentialsEnded(server.database.prisma);
  await eventually(async () => expect(await server.post(secret, viewer)).toMatchObject({ status: 401, body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } }));
  await keys.update({ where: { id: uuid(apiKey.id) }, data: { expiresAt: null } });
  expect((await server.post(secret, viewer)).status).toBe(200);
  await server.post(token, revoke, { input: { apiKeyId: apiKey.id } });
  expect((await server.post(secret, viewer)).status).toBe(401);
});
