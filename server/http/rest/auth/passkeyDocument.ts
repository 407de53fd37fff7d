import { z } from '@hono/zod-openapi';
import { idempotencyHeader, jsonBody, shown } from '../describing.ts';
import { passkeyNameInput, passkeyRegistrationInput, passkeySignInInput } from './authInput.ts';
import { changed, done, expiresAt, refusals, token, User, withToken, type Registry } from './authShapes.ts';

const PasskeyRequest = z.object({
  challenge: z.string().openapi({ description: 'Goes with the answer. It counts once, for five minutes.', example: 'Zp4rT0qkW1.x8' }),
  options: z.record(z.string(), z.unknown()).openapi({ description: 'What the browser’s own API takes, as JSON.', example: { challenge: 'kP3vX0aV', rpId: 'vault.example.org' } }),
});
const ofPasskeys = { ...withToken, tags: ['Passkeys'] };
const optionalToken = { method: 'post', tags: ['Passkeys'], security: [{}, { bearer: [] }] } as { method: 'post'; tags: string[]; security: Record<string, string[]>[] };
const adding = [...changed, 'REAUTHENTICATION_REQUIRED', 'LIMIT_REACHED', 'PASSKEYS_NEED_NAME', 'ACCOUNT_DISABLED', 'EMAIL_UNVERIFIED'] as const;

/** Describes how passkeys are added, and how one signs in with them. */
export function describePasskeys(registry: Registry): void {
  registry.registerPath({
    ...ofPasskeys,
    path: '/passkeys/options',
    operationId: 'requestPasskey',
    summary: 'What `navigator.credentials.create` takes for a new passkey.',
    description: 'Needs a sign-in of the last ten minutes. A person has at most 20.',
    request: { headers: idempotencyHeader },
    responses: { 200: shown('To be answered by `POST /passkeys`.', PasskeyRequest), ...refusals(...adding) },
  });

  registry.registerPath({
    ...ofPasskeys,
    path: '/passkeys',
    operationId: 'addPasskey',
    summary: 'Adds the passkey that an authenticator has made.',
    description: 'The person is told by mail. Passkeys are listed and removed with GraphQL; a new password by mail ends them all.',
    request: { headers: idempotencyHeader, body: jsonBody(passkeyRegistrationInput) },
    responses: {
      201: shown('It signs in from now on.', z.object({ id: z.string().openapi({ example: 'passkey_01h455vb4pex5vsknk084sn02q' }), name: z.string().openapi({ example: 'MacBook, Touch ID' }) })),
      ...refusals(...adding, 'INVALID_CHALLENGE', 'WRONG_PASSKEY', 'IDEMPOTENCY_KEY_REUSED'),
    },
  });

  registry.registerPath({
    ...ofPasskeys,
    path: '/passkeys/rename',
    operationId: 'renamePasskey',
    summary: 'Calls a passkey something else.',
    request: { headers: idempotencyHeader, body: jsonBody(passkeyNameInput) },
    responses: { 204: done('That is its name.'), ...refusals(...changed, 'NOT_FOUND', 'PASSKEYS_NEED_NAME') },
  });

  registry.registerPath({
    ...optionalToken,
    path: '/token/passkey/options',
    operationId: 'requestPasskeySignIn',
    summary: 'What `navigator.credentials.get` takes for a sign-in.',
    description: 'With a token, the passkeys of that person are asked for, who signs in again; without, any.',
    request: { headers: idempotencyHeader },
    responses: { 200: shown('To be answered by `POST /token/passkey`.', PasskeyRequest), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'PASSKEYS_NEED_NAME') },
  });

  registry.registerPath({
    ...optionalToken,
    path: '/token/passkey',
    operationId: 'createTokenWithPasskey',
    summary: 'A token for the answer of a passkey, which stands for both steps of a sign-in.',
    description: 'The authenticator must have asked for finger, face or PIN. With a token, a passkey of anybody else is refused.',
    request: { headers: idempotencyHeader, body: jsonBody(passkeySignInInput) },
    responses: {
      200: shown('The token. It is shown this once.', z.object({ token, expiresAt, user: User })),
      ...refusals('UNSUPPORTED_MEDIA_TYPE', 'UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_CHALLENGE', 'WRONG_PASSKEY', 'UNKNOWN_PASSKEY', 'PASSKEYS_NEED_NAME', 'ACCOUNT_DISABLED', 'EMAIL_UNVERIFIED', 'REGISTRATION_CLOSED'),
    },
  });
}
