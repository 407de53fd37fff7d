import { OpenAPIHono, z } from '@hono/zod-openapi';
import { counted, dataOf, headerMeanings, idempotencyHeader, json, jsonBody, shown } from '../describing.ts';
import { emailVerificationConfirmInput, emailVerificationInput, externalSignInInput, externalTokenInput, passwordChangeInput, passwordResetConfirmInput, passwordResetInput, registrationInput, tokenInput, tokenValidateInput, twoFactorSignInInput } from './authInput.ts';
import { done, expiresAt, refusals, token, User } from './authShapes.ts';
import { describePasskeys } from './passkeyDocument.ts';
import { describeTwoFactor } from './twoFactorDocument.ts';

/** Where the service is mounted. */
const authPath = '/auth/api/v1';

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

describeTwoFactor(registry);
describePasskeys(registry);

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
