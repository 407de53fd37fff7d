import { OpenAPIHono, z } from '@hono/zod-openapi';
import { answersOf, counted, dataOf, headerMeanings, idempotencyHeader, json, jsonBody, shown, type Told } from '../describing.ts';
import { emailVerificationConfirmInput, emailVerificationInput, externalSignInInput, externalTokenInput, passkeyNameInput, passkeyRegistrationInput, passkeySignInInput, passwordChangeInput, passwordResetConfirmInput, passwordInput, passwordResetInput, registrationInput, tokenInput, tokenValidateInput, twoFactorCodeInput, twoFactorSignInInput } from './authInput.ts';

/** Where the service is mounted. */
const authPath = '/auth/api/v1';

const User = z
  .object({
    id: z.string().openapi({ description: 'A public id.', example: 'user_01h455vb4pex5vsknk084sn02q' }),
    email: z.string().nullable().openapi({ example: 'ada@example.org' }),
    displayName: z.string().nullable().openapi({ example: 'Ada' }),
    photoURL: z.string().nullable().openapi({ example: null }),
  })
  .openapi('User');

const token = z.string().openapi({ description: 'Send it as `Authorization: Bearer …`, here and to the vault service.', example: 'Kq2mVfX0…' });

const expiresAt = z.string().openapi({ format: 'date-time', example: '2026-11-28T17:21:06.000Z' });

/** What can stand in the way of every call. */
const always = ['INVALID', 'TOO_LARGE', 'RATE_LIMITED', 'NOT_SUPPORTED', 'INTERNAL', 'UNAVAILABLE'] as const;
const refusals = (...codes: Told[]) => answersOf([...always, ...codes]);

const done = (description: string) => ({ description, headers: counted });

const api = new OpenAPIHono();
const { openAPIRegistry: registry } = api;

registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', description: 'A token from `POST /token`.' });
for (const [name, meaning] of Object.entries(headerMeanings)) {
  if (name !== 'ETag') registry.registerComponent('headers', name, { description: meaning, schema: { type: 'string' } });
}

const post = { method: 'post', security: [] } as { method: 'post'; security: Record<string, string[]>[] };

registry.registerPath({
  ...post,
  path: '/registration',
  operationId: 'register',
  tags: ['Accounts'],
  summary: 'Makes an account, with a first space.',
  description: 'A password has at least 10 characters, is none of the commonest and not the e-mail address; `fields` says which rule it breaks.',
  request: { headers: idempotencyHeader, body: jsonBody(registrationInput) },
  responses: { 201: shown('The person. Get a token next.', z.object({ user: User })), ...refusals('UNSUPPORTED_MEDIA_TYPE', 'REGISTRATION_CLOSED', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED') },
});

registry.registerPath({
  ...post,
  path: '/token',
  operationId: 'createToken',
  tags: ['Tokens'],
  summary: 'A token for e-mail and password.',
  description: 'After five wrong passwords for one account a caller waits, longer each time; so do all callers that have never signed in to it, after twenty. Who has signed in before, with the same browser or from the same address, is held up by nobody else. An `Idempotency-Key` changes nothing here: a repetition is another token.',
  request: { headers: idempotencyHeader, body: jsonBody(tokenInput) },
  responses: {
    200: shown('The token. It is shown this once.', z.object({ token, expiresAt, user: User })),
    ...refusals('UNSUPPORTED_MEDIA_TYPE', 'WRONG_CREDENTIALS', 'TWO_FACTOR_REQUIRED', 'ACCOUNT_DISABLED', 'EMAIL_UNVERIFIED', 'REGISTRATION_CLOSED', 'ACCOUNT_LOCKED'),
  },
});

registry.registerPath({
  ...post,
  path: '/token/two-factor',
  operationId: 'createTokenWithCode',
  tags: ['Tokens'],
  summary: 'A token for the second step of a sign-in.',
  description: 'After `POST /token` has answered `TWO_FACTOR_REQUIRED`, for ten minutes. Give `code` or `recoveryCode`; a recovery code works once. Ten wrong codes in a row lock the second step for a quarter of an hour.',
  request: { headers: idempotencyHeader, body: jsonBody(twoFactorSignInInput) },
  responses: {
    200: shown('The token. It is shown this once.', z.object({ token, expiresAt, user: User })),
    ...refusals('UNSUPPORTED_MEDIA_TYPE', 'WRONG_CODE', 'INVALID_CHALLENGE', 'ACCOUNT_DISABLED', 'EMAIL_UNVERIFIED', 'REGISTRATION_CLOSED', 'ACCOUNT_LOCKED'),
  },
});

const withToken = { method: 'post', tags: ['Two-factor'], security: [{ bearer: [] }] } as { method: 'post'; tags: string[]; security: Record<string, string[]>[] };
const changed = ['UNSUPPORTED_MEDIA_TYPE', 'UNAUTHENTICATED', 'FORBIDDEN'] as const;
const recoveryCodes = z.array(z.string()).openapi({ description: 'Shown this once. Each works once, in place of a code.', example: ['k7qd2-9fxAb'] });

registry.registerPath({
  ...withToken,
  path: '/two-factor/setup',
  operationId: 'setUpTwoFactor',
  summary: 'Makes the secret of an authenticator app.',
  description: 'It counts once `POST /two-factor/confirm` has had a code of it; asked again before, it is another one.',
  request: { headers: idempotencyHeader, body: jsonBody(passwordInput) },
  responses: {
    200: shown('The secret, as a QR code holds it, and the recovery codes.', z.object({ uri: z.string().openapi({ example: 'otpauth://totp/Knowledge%20Vault:ada@example.org?secret=JBSWY3DP' }), recoveryCodes })),
    ...refusals(...changed, 'WRONG_CREDENTIALS', 'TWO_FACTOR_ON', 'ACCOUNT_LOCKED'),
  },
});

registry.registerPath({
  ...withToken,
  path: '/two-factor/confirm',
  operationId: 'confirmTwoFactor',
  summary: 'Turns two-factor on, with a code of the authenticator app.',
  request: { headers: idempotencyHeader, body: jsonBody(twoFactorCodeInput) },
  responses: { 200: shown('The token that takes the place of the one it was sent with.', z.object({ token, expiresAt })), ...refusals(...changed, 'WRONG_CODE', 'TWO_FACTOR_ON', 'TWO_FACTOR_OFF') },
});

registry.registerPath({
  ...withToken,
  path: '/two-factor/turn-off',
  operationId: 'turnOffTwoFactor',
  summary: 'Turns two-factor off.',
  request: { headers: idempotencyHeader, body: jsonBody(passwordInput) },
  responses: {
    200: shown('The token that takes the place of the one it was sent with.', z.object({ token, expiresAt })),
    ...refusals(...changed, 'WRONG_CREDENTIALS', 'TWO_FACTOR_OFF', 'ACCOUNT_LOCKED'),
  },
});

registry.registerPath({
  ...withToken,
  path: '/two-factor/recovery-codes',
  operationId: 'createRecoveryCodes',
  summary: 'Makes ten new recovery codes. Those before count no more.',
  request: { headers: idempotencyHeader, body: jsonBody(passwordInput) },
  responses: { 200: shown('The codes.', z.object({ recoveryCodes })), ...refusals(...changed, 'WRONG_CREDENTIALS', 'TWO_FACTOR_OFF', 'ACCOUNT_LOCKED') },
});

const PasskeyRequest = z.object({
  challenge: z.string().openapi({ description: 'Goes with the answer. It counts once, for five minutes.', example: 'Zp4rT0qkW1.x8' }),
  options: z.record(z.string(), z.unknown()).openapi({ description: 'What the browser’s own API takes, as JSON.', example: { challenge: 'kP3vX0aV', rpId: 'vault.example.org' } }),
});
const ofPasskeys = { ...withToken, tags: ['Passkeys'] };
const optionalToken = { method: 'post', tags: ['Passkeys'], security: [{}, { bearer: [] }] } as { method: 'post'; tags: string[]; security: Record<string, string[]>[] };
const adding = [...changed, 'REAUTHENTICATION_REQUIRED', 'LIMIT_REACHED', 'PASSKEYS_NEED_NAME', 'ACCOUNT_DISABLED', 'EMAIL_UNVERIFIED'] as const;

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

registry.registerPath({
  ...post,
  path: '/external-sign-in',
  operationId: 'beginExternalSignIn',
  tags: ['Tokens'],
  summary: 'Where the browser goes to sign in, in a vault that leaves that to an issuer.',
  description: 'For the web client: a cookie binds the sign-in to the browser that began it. Scripts bring tokens of the issuer, or an API key. With `again` it takes a token.',
  security: [{}, { bearer: [] }],
  request: { headers: idempotencyHeader, body: jsonBody(externalSignInInput) },
  responses: {
    200: shown('The address of the issuer.', z.object({ address: z.string().openapi({ example: 'https://auth.example.org/authorize?client_id=vault' }) })),
    ...refusals('UNSUPPORTED_MEDIA_TYPE', 'UNAUTHENTICATED', 'FORBIDDEN'),
  },
});

registry.registerPath({
  ...post,
  path: '/token/external',
  operationId: 'createTokenOfExternalSignIn',
  tags: ['Tokens'],
  summary: 'A token for the browser that has come back from the issuer.',
  description: 'Once, within two minutes, and only for the browser that the sign-in began in.',
  request: { headers: idempotencyHeader, body: jsonBody(externalTokenInput) },
  responses: {
    200: shown('The token. It is shown this once.', z.object({ token, expiresAt, user: User })),
    ...refusals('UNSUPPORTED_MEDIA_TYPE', 'SIGN_IN_EXPIRED', 'ACCOUNT_DISABLED', 'EMAIL_UNVERIFIED', 'REGISTRATION_CLOSED'),
  },
});

registry.registerPath({
  ...post,
  path: '/token/validate',
  operationId: 'validateToken',
  tags: ['Tokens'],
  summary: 'Whether a token or an API key counts, and whose it is.',
  request: { headers: idempotencyHeader, body: jsonBody(tokenValidateInput) },
  responses: {
    200: shown('What is true now; `user` only when it counts.', z.object({ valid: z.boolean().openapi({ example: true }), user: User.optional() })),
    ...refusals('UNSUPPORTED_MEDIA_TYPE'),
  },
});

registry.registerPath({
  method: 'post',
  path: '/sign-out',
  operationId: 'signOut',
  tags: ['Tokens'],
  summary: 'Ends the token it is sent with.',
  security: [{ bearer: [] }],
  request: { headers: idempotencyHeader },
  responses: { 204: done('It counts no more.'), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED') },
});

registry.registerPath({
  ...post,
  path: '/password-change',
  operationId: 'changePassword',
  tags: ['Passwords'],
  summary: 'Sets another password, for who is signed in and gives the one they have.',
  description: 'All other tokens of the account end with it, unless `endOtherSessions` is false. The person is told by mail.',
  security: [{ bearer: [] }],
  request: { headers: idempotencyHeader, body: jsonBody(passwordChangeInput) },
  responses: { 204: done('The new password counts.'), ...refusals('UNSUPPORTED_MEDIA_TYPE', 'UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED') },
});

registry.registerPath({
  ...post,
  path: '/password-reset',
  operationId: 'requestPasswordReset',
  tags: ['Passwords'],
  summary: 'Sends a mail with a link that sets a new password.',
  description: 'The answer is the same whether or not there is such an account. The link counts once, for an hour. Asked for again soon, from where nobody has signed in to the account, no further mail is sent: the link of the first still counts.',
  request: { headers: idempotencyHeader, body: jsonBody(passwordResetInput) },
  responses: {
    202: { description: 'It was asked for.', headers: counted, ...json(dataOf(z.object({ accepted: z.boolean().openapi({ example: true }) }))) },
    ...refusals('UNSUPPORTED_MEDIA_TYPE', 'IDEMPOTENCY_KEY_REUSED'),
  },
});

registry.registerPath({
  ...post,
  path: '/password-reset/confirm',
  operationId: 'confirmPasswordReset',
  tags: ['Passwords'],
  summary: 'Sets a new password with the token of the mail.',
  description:
    'All tokens and passkeys of the account end with it, and the API keys that were made before its address was proven: perhaps by somebody else. `revokeApiKeys` ends all others, too.',
  request: { headers: idempotencyHeader, body: jsonBody(passwordResetConfirmInput) },
  responses: { 204: done('The new password counts.'), ...refusals('UNSUPPORTED_MEDIA_TYPE', 'INVALID_RESET_TOKEN', 'IDEMPOTENCY_KEY_REUSED') },
});

registry.registerPath({
  ...post,
  path: '/email-verification',
  operationId: 'requestEmailVerification',
  tags: ['Accounts'],
  summary: 'Sends a mail with a link that proves an address.',
  description: 'Registration sends one by itself. The answer is the same whether or not there is such an account, proven or not. The link counts for a day. A vault that sends no mail answers `MAIL_NOT_SET_UP`.',
  request: { headers: idempotencyHeader, body: jsonBody(emailVerificationInput) },
  responses: {
    202: { description: 'It was asked for.', headers: counted, ...json(dataOf(z.object({ accepted: z.boolean().openapi({ example: true }) }))) },
    ...refusals('UNSUPPORTED_MEDIA_TYPE', 'MAIL_NOT_SET_UP', 'IDEMPOTENCY_KEY_REUSED'),
  },
});

registry.registerPath({
  ...post,
  path: '/email-verification/confirm',
  operationId: 'confirmEmailVerification',
  tags: ['Accounts'],
  summary: 'Proves the address of an account with the token of the mail.',
  request: { headers: idempotencyHeader, body: jsonBody(emailVerificationConfirmInput) },
  responses: { 204: done('The address is proven.'), ...refusals('UNSUPPORTED_MEDIA_TYPE', 'INVALID_VERIFICATION_TOKEN', 'MAIL_NOT_SET_UP', 'IDEMPOTENCY_KEY_REUSED') },
});

const description = `Accounts, tokens and passwords, for scripts and for the web client.

Every answer is \`{"data": …}\` or has no body; every failure is \`{"error": {"code", "message", "fields"?}}\`. A vault that leaves accounts to an identity provider answers \`NOT_SUPPORTED\` where that is asked.

Every call takes an \`Idempotency-Key\`: repeated within 24 hours, it answers as the first did. Calls are counted per address (\`RateLimit-…\` headers), wrong passwords also per account and caller.`;

/** The OpenAPI 3.1 document, made of the schemas that check the calls. */
export function authDocument() {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Knowledge Vault: accounts', version: '1', description },
    servers: [{ url: authPath }],
    tags: [
      { name: 'Accounts', description: 'Who may come in.' },
      { name: 'Tokens', description: 'What is sent with every call.' },
      { name: 'Two-factor', description: 'A second step of signing in. What changes it takes the password.' },
      { name: 'Passkeys', description: 'Signing in with a device instead of a password.' },
      { name: 'Passwords', description: 'When one is forgotten.' },
    ],
  });
}
