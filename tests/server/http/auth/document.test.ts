import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { authDocument } from '#server/http/rest/auth/authDocument.ts';
import { softwareAuthenticator } from '#tests/support/authenticator.ts';
import { type AuthService, authService, registerBy } from '#tests/support/authService.ts';
import { useDatabase } from '#tests/support/database.ts';
import { handmadeIssuer, vaultTrusting } from '#tests/support/handmadeIssuer.ts';
import { totpOf } from '#tests/support/totp.ts';
import { goodPassword, newEmail, resetTokenIn, verificationTokenIn } from '#tests/support/identity.ts';
import { fail, readDocument } from '#tests/support/openapi.ts';
import type { RestAnswer } from '#tests/support/vaultRest.ts';

const database = useDatabase();
const { document, operations, check, expectExamplesToFit, expectDocumented } = readDocument(authDocument());

interface Attempt {
  readonly body?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly status: number;
}

/** Every call, as it works. */
const attempts: Record<string, (it: AuthService) => Promise<Attempt>> = {
  register: async () => ({ body: { email: newEmail(), password: goodPassword, displayName: 'Ada' }, status: 201 }),
  createToken: async (it) => ({ body: { ...(await registerBy(it)) }, status: 200 }),
  validateToken: async (it) => ({ body: { token: await tokenBy(it) }, status: 200 }),
  createTokenWithCode: async (it) => {
    const { email, password, recoveryCodes } = await withTwoFactor(it);
    const { body } = await it.call('/token', { email, password });
    return { body: { challenge: body.error.challenge, recoveryCode: recoveryCodes[0] }, status: 200 };
  },
  setUpTwoFactor: async (it) => {
    const { email, password } = await registerBy(it);
    return { body: { password }, headers: { authorization: `Bearer ${(await it.call('/token', { email, password })).body.data.token}` }, status: 200 };
  },
  confirmTwoFactor: async (it) => {
    const { headers, body } = await setUp(it);
    return { body: { code: totpOf(body.data.uri) }, headers, status: 200 };
  },
  turnOffTwoFactor: async (it) => {
    const { headers, password } = await withTwoFactor(it);
    return { body: { password }, headers, status: 200 };
  },
  createRecoveryCodes: async (it) => {
    const { headers, password } = await withTwoFactor(it);
    return { body: { password }, headers, status: 200 };
  },
  beginExternalSignIn: async () => ({ body: { returnTo: '/starred', invitation: 'kP3vX0aV', again: false, locale: 'es' }, status: 200 }),
  createTokenOfExternalSignIn: async (it) => ({ body: { locale: 'es' }, headers: { cookie: `__Host-vault_sign_in=${await handoverBy(it)}` }, status: 200 }),
  requestPasskey: async (it) => ({ headers: { authorization: `Bearer ${await tokenBy(it)}` }, status: 200 }),
  addPasskey: async (it) => {
    const headers = { authorization: `Bearer ${await tokenBy(it)}` };
    const { challenge, options } = (await it.call('/passkeys/options', undefined, headers)).body.data;
    return { body: { challenge, name: 'Phone', credential: softwareAuthenticator().create(options) }, headers, status: 201 };
  },
  renamePasskey: async (it) => {
    const { headers, id } = await withPasskey(it);
    return { body: { id, name: 'Phone' }, headers, status: 204 };
  },
  requestPasskeySignIn: async () => ({ status: 200 }),
  createTokenWithPasskey: async (it) => {
    const { authenticator } = await withPasskey(it);
    const { challenge, options } = (await it.call('/token/passkey/options')).body.data;
    return { body: { challenge, credential: authenticator.get(options) }, status: 200 };
  },
  signOut: async (it) => ({ headers: { authorization: `Bearer ${await tokenBy(it)}` }, status: 204 }),
  changePassword: async (it) => ({
    headers: { authorization: `Bearer ${await tokenBy(it)}` },
    body: { currentPassword: goodPassword, newPassword: `${goodPassword} again`, endOtherSessions: true },
    status: 204,
  }),
  requestPasswordReset: async (it) => ({ body: { email: (await registerBy(it)).email, locale: 'es' }, status: 202 }),
  confirmPasswordReset: async (it) => {
    const { email } = await registerBy(it);
    const mail = it.vault.mailer.next();
    await it.call('/password-reset', { email });
    return { body: { token: resetTokenIn(await mail), password: `${goodPassword} again`, revokeApiKeys: true }, status: 204 };
  },
  requestEmailVerification: async () => ({ body: { email: newEmail(), locale: 'es' }, status: 202 }),
  confirmEmailVerification: async (it) => {
    const mail = it.vault.mailer.next();
    await registerBy(it);
    return { body: { token: verificationTokenIn(await mail) }, status: 204 };
  },
};

const outside = new WeakMap<AuthService, { issuer: Awaited<ReturnType<typeof handmadeIssuer>>; identity: Awaited<ReturnType<typeof vaultTrusting>> }>();

/** The service of a vault that signs people in by itself, or leaves that to an issuer. */
async function serviceFor(path: string, options: Parameters<typeof authService>[1]): Promise<AuthService> {
  if (!path.includes('external')) return authService(database.url, options);
  const issuer = await handmadeIssuer();
  const identity = await vaultTrusting(issuer, database.url);
  const it = await authService(database.url, { ...options, provider: identity });
  outside.set(it, { issuer, identity });
  return it;
}

async function handoverBy(it: AuthService): Promise<string> {
  const { issuer, identity } = outside.get(it) ?? fail('an issuer');
  const { address, memory } = await identity.externalSignIn.begin({ returnTo: '/', invitationToken: null, uid: null, locale: 'en' });
  const { state = '', nonce } = Object.fromEntries(new URL(address).searchParams);
  const id_token = await issuer.sign({ nonce, email: 'ada@example.org', name: 'Ada' });
  issuer.answers.set('/token', () => ({ access_token: 'of the tests', token_type: 'bearer', id_token }));
  return (await identity.externalSignIn.takeAnswer(new URLSearchParams({ code: 'any', state }), memory)).handover;
}

async function setUp(it: AuthService) {
  const { email, password } = await registerBy(it);
  const headers = { authorization: `Bearer ${(await it.call('/token', { email, password })).body.data.token}` };
  const { body } = await it.call('/two-factor/setup', { password }, headers);
  return { email, password, headers, body };
}

async function withTwoFactor(it: AuthService) {
  const { email, password, headers, body } = await setUp(it);
  const confirmed = await it.call('/two-factor/confirm', { code: totpOf(body.data.uri) }, headers);
  return { email, password, recoveryCodes: body.data.recoveryCodes, headers: { authorization: `Bearer ${confirmed.body.data.token}` } };
}

async function withPasskey(it: AuthService) {
  const headers = { authorization: `Bearer ${await tokenBy(it)}` };
  const authenticator = softwareAuthenticator();
  const { challenge, options } = (await it.call('/passkeys/options', undefined, headers)).body.data;
  const { body } = await it.call('/passkeys', { challenge, name: 'Key', credential: authenticator.create(options) }, headers);
  return { headers, authenticator, id: body.data.id };
}

async function tokenBy(it: AuthService): Promise<string> {
  const { email, password } = await registerBy(it);
  return (await it.call('/token', { email, password })).body.data.token;
}

const raw = async (it: AuthService, path: string, init: RequestInit): Promise<RestAnswer> => {
  const answer = await fetch(`${it.address}${path}`, { method: 'POST', ...init });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
};
const json = { 'content-type': 'application/json' };

test('the document is the committed one, sound by the official schema of OpenAPI 3.1, and a page shows it', async () => {
  const committed = readFileSync(new URL('../../../../docs/openapi-auth.json', import.meta.url), 'utf8');
  expect(committed, 'run `node tools/print-openapi.ts`').toBe(`${JSON.stringify(authDocument(), null, 2)}\n`);
  const it = await authService(database.url);
  expect(await (await fetch(`${it.address}/openapi.json`)).json()).toEqual(JSON.parse(committed));
  const page = await (await fetch(`${it.address}/docs`)).text();
  for (const { path } of operations) expect(page).toContain(path);
  const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expectExamplesToFit();
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(attempts).sort());
  for (const { operation } of operations) {
    expect(operation.parameters?.map(({ name }) => name)).toContain('idempotency-key');
    for (const { content } of Object.values(operation.responses)) {
      for (const { schema, example } of Object.values(content ?? {})) if (example !== undefined) expect(check(schema, example).success).toBe(true);
    }
  }
});

describe.each(operations.map(({ operation, path }) => [operation.operationId, path, operation] as const))('%s', (id, path, operation) => {
  const sendsMail = path.startsWith('/email-verification');

  test('answers as documented, whoever asks and whatever is sent', async () => {
    const it = await serviceFor(path, { rateLimit: 0, sendsMail });
    const attempt = (await attempts[id]?.(it)) ?? fail(id);
    const refused = async (init: RequestInit): Promise<number> => {
      const answer = await raw(it, path, init);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status, typeof init.body === 'string' ? init.body.slice(0, 200) : undefined).toBeLessThan(500);
      expectDocumented(operation, answer);
      return answer.status;
    };
    if (attempt.body) {
      expect(await refused({ headers: json, body: '{' })).toBe(400);
      expect(await refused({ headers: json })).toBe(400);
      expect(await refused({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'email=a' })).toBe(415);
      expect(await refused({ headers: json, body: `{"email":"${'x'.repeat(20 * 1024 * 1024)}"}` })).toBe(413);
      expect(await refused({ headers: json, body: Buffer.from('{"email":"\xff"}', 'latin1') })).toBe(400);
      expect(await refused({ headers: json, body: '['.repeat(60_000) })).toBe(400);
      for (const hostile of [null, true, -1, '', ' ', '\0', '\ud800', 'x'.repeat(50_000), '👩‍👩‍👧‍👦'.repeat(300), [], {}, { toString: null }]) {
        expect(await refused({ headers: json, body: JSON.stringify(hostile) })).toBe(400);
        for (const name of Object.keys(attempt.body)) {
          const answer = await raw(it, path, { headers: json, body: JSON.stringify({ ...attempt.body, [name]: hostile }) });
          expect(answer.status, `${name} = ${JSON.stringify(hostile).slice(0, 40)}`).toBeLessThan(500);
          expectDocumented(operation, answer);
        }
      }
    } else {
      if (id !== 'requestPasskeySignIn') expect(await refused({})).toBe(401);
      expect(await refused({ headers: { authorization: 'Bearer nonsense' } })).toBe(401);
      expect(await refused({ headers: { authorization: 'Basic x' } })).toBe(401);
      expect(await refused({ headers: { authorization: 'Bearer vk_01234567890123456789012345678901234567890123456' } })).toBe(403);
    }
    const fresh = (await attempts[id]?.(it)) ?? fail(id);
    const answer = await it.call(path, fresh.body, fresh.headers);
    expect(answer.status).toBe(fresh.status);
    expectDocumented(operation, answer);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('is refused with documented words when there were too many, and when the provider is away or does it itself', async () => {
    const it = await serviceFor(path, { rateLimit: 0.001, sendsMail });
    const attempt = (await attempts[id]?.(await serviceFor(path, { rateLimit: 0, sendsMail }))) ?? fail(id);
    await it.call(path, attempt.body, attempt.headers);
    const stopped = await it.call(path, attempt.body, attempt.headers);
    expect(stopped.status).toBe(429);
    expectDocumented(operation, stopped);
    expect(stopped.headers.get('retry-after')).toMatch(/^\d+$/);
    const provider = {
      name: 'oidc',
      register: undefined,
      issueToken: undefined,
      signOut: undefined,
      changePassword: undefined,
      requestPasswordReset: undefined,
      confirmPasswordReset: undefined,
      requestEmailVerification: undefined,
      confirmEmailVerification: undefined,
      finishSignIn: undefined,
      twoFactor: undefined,
      passkeys: undefined,
      signInWithPasskey: undefined,
    } as const;
    const elsewhere = await authService(database.url, { provider });
    const left = await elsewhere.call(path, attempt.body, attempt.headers);
    if (id === 'validateToken') expect(left.status).toBe(200);
    else expect(left).toMatchObject({ status: 404, body: { error: { code: 'NOT_SUPPORTED' } } });
    expectDocumented(operation, left);
  });
});
