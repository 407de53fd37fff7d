import { z } from '@hono/zod-openapi';
import { idempotencyHeader, jsonBody, shown } from '../describing.ts';
import { passwordInput, twoFactorCodeInput } from './authInput.ts';
import { changed, expiresAt, refusals, token, withToken, type Registry } from './authShapes.ts';

const ofTwoFactor = { ...withToken, tags: ['Two-factor'] };
const recoveryCodes = z.array(z.string()).openapi({ description: 'Shown this once. Each works once, in place of a code.', example: ['k7qd2-9fxAb'] });

/** Describes how a second step of signing in is turned on and off. */
export function describeTwoFactor(registry: Registry): void {
  registry.registerPath({
    ...ofTwoFactor,
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
    ...ofTwoFactor,
    path: '/two-factor/confirm',
    operationId: 'confirmTwoFactor',
    summary: 'Turns two-factor on, with a code of the authenticator app.',
    request: { headers: idempotencyHeader, body: jsonBody(twoFactorCodeInput) },
    responses: { 200: shown('The token that takes the place of the one it was sent with.', z.object({ token, expiresAt })), ...refusals(...changed, 'WRONG_CODE', 'TWO_FACTOR_ON', 'TWO_FACTOR_OFF') },
  });

  registry.registerPath({
    ...ofTwoFactor,
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
    ...ofTwoFactor,
    path: '/two-factor/recovery-codes',
    operationId: 'createRecoveryCodes',
    summary: 'Makes ten new recovery codes. Those before count no more.',
    request: { headers: idempotencyHeader, body: jsonBody(passwordInput) },
    responses: { 200: shown('The codes.', z.object({ recoveryCodes })), ...refusals(...changed, 'WRONG_CREDENTIALS', 'TWO_FACTOR_OFF', 'ACCOUNT_LOCKED') },
  });
}
