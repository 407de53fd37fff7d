import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { createFirebaseProvider } from '#server/identity/firebase/firebase.ts';
import type { IdentitySettings } from '#server/identity/identity.ts';
import { createThrottle } from '#server/identity/throttle.ts';
import {
  caller,
  goodPassword,
  recordingLog,
  recordingMailer,
  settings,
  silentLog,
  temporaryFolder,
} from '#tests/support/identity.ts';

const project = 'vault-under-test';
const seconds = () => Math.floor(Date.now() / 1_000);
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

interface Account {
  disabled?: boolean;
  validSince?: string;
}

/**
 * What stands in for Google: our key in place of theirs, one account, and tokens for the service account. The driver
 * speaks to it through an agent that leads every connection here, whatever host it was meant for.
 */
async function google() {
  const asked: string[] = [];
  const state: { account: Account | null; away: boolean; taken: boolean } = { account: {}, away: false, taken: false };
  const server = createServer((request, response) => {
    const path = `${request.headers.host}${request.url}`;
    asked.push(path);
    void bodyOf(request).then(() => {
      const [status, body] = state.away ? [500, 'away'] : answer(path);
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'public, max-age=600' })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const httpAgent = new Agent();
  httpAgent.createConnection = () => connect(port, '127.0.0.1');
  onTestFinished(() => {
    httpAgent.destroy();
    server.close();
  });

  function answer(path: string): [number, unknown] {
    if (path.includes('/x509/securetoken@system'))
      return [200, { one: publicKey.export({ type: 'spki', format: 'pem' }) }];
    if (path.includes('/token')) return [200, { access_token: 'access', expires_in: 3600, token_type: 'Bearer' }];
    if (path.includes('accounts:lookup'))
      return [200, state.account ? { users: [{ localId: 'ada', ...state.account }] } : {}];
    if (path.endsWith('/accounts'))
      return state.taken ? [400, { error: { message: 'EMAIL_EXISTS' } }] : [200, { localId: 'ada' }];
    return [404, { error: { message: 'NOT_FOUND' } }];
  }

  return { asked, state, httpAgent };
}

async function bodyOf(request: IncomingMessage): Promise<void> {
  for await (const _chunk of request);
}

/** A service account of our own making. */
function keyFile(): string {
  const file = join(temporaryFolder(), 'service-account.json');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(
    file,
    JSON.stringify({
      type: 'service_account',
      project_id: project,
      private_key_id: '1',
      private_key: pem,
      client_email: 'vault@example.org',
    }),
  );
  return file;
}

const sign = (
  claims: JWTPayload = {},
  { key = privateKey, kid = 'one', alg = 'RS256' }: { key?: KeyObject; kid?: string; alg?: string } = {},
) =>
  new SignJWT({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'ada',
    iat: seconds(),
    auth_time: seconds() - 5,
    exp: seconds() + 600,
    ...claims,
  })
    .setProtectedHeader({ alg, kid })
    .sign(key);

async function provider(
  more: Partial<IdentitySettings> = {},
  { log = silentLog, revocationSeconds = 0, timeoutMs = 8_000 } = {},
) {
  const stub = await google();
  const identity = createFirebaseProvider(
    settings('', { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: project, ...more }),
    { database: undefined as never, mailer: recordingMailer(), throttle: createThrottle(undefined as never, 0), log },
    { httpAgent: stub.httpAgent, revocationSeconds, timeoutMs },
  );
  onTestFinished(() => identity.close());
  return { identity, ...stub };
}

const lookups = (asked: string[]) => asked.filter((path) => path.includes('accounts:lookup')).length;

test('a token of the project says who somebody is; keys are fetched once', async () => {
  const { identity, asked } = await provider();
  const exp = seconds() + 60;
  const token = await sign({
    exp,
    email: 'ada@example.org',
    email_verified: true,
    name: 'Ada',
    picture: 'https://example.org/a.png',
    auth_time: 1_700_000_000,
  });
  expect(await identity.verifyBearerToken(token)).toEqual({
    provider: 'firebase',
    uid: 'ada',
    email: 'ada@example.org',
    emailVerified: true,
    name: 'Ada',
    photoUrl: 'https://example.org/a.png',
    expiresAt: new Date(exp * 1_000),
    sessionId: null,
    authTime: new Date(1_700_000_000_000),
  });
  expect(await identity.verifyBearerToken(await sign())).toMatchObject({
    email: null,
    emailVerified: false,
    name: null,
    photoUrl: null,
  });
  expect(asked).toHaveLength(1);
});

test('what does not count is refused with its reason', async () => {
  const { identity } = await provider();
  const [head, , signature] = (await sign()).split('.');
  const unsigned = new UnsecuredJWT({
    sub: 'eve',
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    exp: seconds() + 600,
  }).encode();
  const cases: [string, string, string][] = [
    ['expired', await sign({ exp: seconds() - 60 }), 'expired'],
    ['another project', await sign({ aud: 'other' }), 'malformed'],
    ['another issuer', await sign({ iss: 'https://securetoken.google.com/other' }), 'malformed'],
    ['no subject', await sign({ sub: undefined }), 'malformed'],
    ['not yet', await sign({ nbf: seconds() + 600 }), 'malformed'],
    ['a stranger signed', await sign({}, { key: stranger }), 'malformed'],
    ['an unknown key', await sign({}, { kid: 'nowhere' }), 'malformed'],
    ['another algorithm', await sign({}, { alg: 'RS512' }), 'malformed'],
    [
      'the claims were swapped',
      `${head}.${Buffer.from('{"sub":"eve"}').toString('base64url')}.${signature}`,
      'malformed',
    ],
    ['as the emulator signs', unsigned, 'malformed'],
    ['not JSON inside', 'a.b.c', 'malformed'],
    ['no token', 'nonsense', 'malformed'],
    ['nothing', '', 'malformed'],
  ];
  for (const [name, token, reason] of cases) {
    await expect(identity.verifyBearerToken(token), name).rejects.toMatchObject({ name: 'AuthError', reason });
  }
});

test('keys out of reach are 503 and not a bad token, and are asked for again', async () => {
  const { identity, state, httpAgent } = await provider();
  const token = await sign();
  state.away = true;
  await expect(identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'unavailable' });
  const { createConnection } = httpAgent;
  httpAgent.createConnection = () => connect(1, '127.0.0.1');
  await expect(identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'unavailable' });
  httpAgent.createConnection = createConnection;
  state.away = false;
  await expect(identity.verifyBearerToken(token)).resolves.toMatchObject({ uid: 'ada' });
});

test('a provider that does not answer is away before the caller gives up', async () => {
  const { identity, httpAgent } = await provider({}, { timeoutMs: 50 });
  const mute = createServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void mute.close());
  httpAgent.createConnection = () => connect((mute.address() as AddressInfo).port, '127.0.0.1');
  await expect(identity.verifyBearerToken(await sign())).rejects.toMatchObject({ reason: 'unavailable' });
});

test('with a service account tokens that were revoked, and accounts that are gone, count no more', async () => {
  const { identity, state } = await provider({ GOOGLE_APPLICATION_CREDENTIALS: keyFile() });
  const token = await sign();
  await expect(identity.verifyBearerToken(token)).resolves.toMatchObject({ uid: 'ada' });
  state.account = { validSince: String(seconds() + 60) };
  await expect(identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'revoked' });
  state.account = { disabled: true };
  await expect(identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'disabled' });
  state.account = null;
  await expect(identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'unknown-user' });
  state.account = {};
  state.away = true;
  await expect(identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'unavailable' });
});

test('revocation is asked for once in a while and not at every request', async () => {
  const { identity, asked } = await provider({ GOOGLE_APPLICATION_CREDENTIALS: keyFile() }, { revocationSeconds: 30 });
  const token = await sign();
  for (let i = 0; i < 3; i++) await identity.verifyBearerToken(token);
  expect(lookups(asked)).toBe(1);
  await identity.verifyBearerToken(await sign({ auth_time: seconds() - 9 }));
  expect(lookups(asked)).toBe(2);
});

test('registration creates the account at the provider, once', async () => {
  const { identity, state } = await provider({ GOOGLE_APPLICATION_CREDENTIALS: keyFile() });
  const registration = { email: 'ada@example.org', password: goodPassword, displayName: 'Ada' };
  await expect(identity.register?.(registration, caller)).resolves.toMatchObject({ provider: 'firebase', uid: 'ada' });
  await expect(identity.register?.({ ...registration, password: 'qwertyuiop' }, caller)).rejects.toMatchObject({
    problem: 'COMMON',
  });
  state.taken = true;
  await expect(identity.register?.(registration, caller)).rejects.toMatchObject({ reason: 'email-taken' });
  state.away = true;
  await expect(identity.register?.(registration, caller)).rejects.toMatchObject({ reason: 'unavailable' });
});

test('no error or log line carries a password or the request it was in', async () => {
  const { log, lines } = recordingLog();
  const { identity, httpAgent } = await provider({ GOOGLE_APPLICATION_CREDENTIALS: keyFile() }, { log });
  httpAgent.createConnection = () => connect(1, '127.0.0.1');
  const error = await identity
    .register?.({ email: 'ada@example.org', password: goodPassword, displayName: null }, caller)
    .catch((raw: unknown) => raw);
  await identity.requestPasswordReset?.('ada@example.org', caller);
  await identity.close();
  const seen = JSON.stringify([error, (error as Error).cause, (error as Error).stack, lines], (_key, value: unknown) =>
    value instanceof Error ? Object.assign({ message: value.message, stack: value.stack }, value) : value,
  );
  expect(lines.join('')).toContain('password reset mail failed');
  expect(seen).not.toContain(goodPassword);
  expect(seen).not.toContain('ada@example.org');
});

test('what it can do follows from what it was given', async () => {
  const { log, lines } = recordingLog();
  const bare = (await provider({}, { log })).identity;
  expect(lines.join('')).toContain('GOOGLE_APPLICATION_CREDENTIALS is not set');
  expect([bare.register, bare.requestPasswordReset, bare.confirmPasswordReset, bare.issueToken, bare.signOut]).toEqual(
    Array(5).fill(undefined),
  );
  const { identity } = await provider({ GOOGLE_APPLICATION_CREDENTIALS: keyFile(), FIREBASE_API_KEY: 'key' });
  expect([identity.register, identity.requestPasswordReset, identity.confirmPasswordReset]).toEqual(
    Array(3).fill(expect.any(Function)),
  );
  expect([identity.issueToken, identity.signOut]).toEqual([undefined, undefined]);
  expect(identity.clientConfig).toEqual({
    identity: 'firebase',
    firebase: { apiKey: 'key', authDomain: `${project}.firebaseapp.com`, projectId: project },
  });
});

test('a key file that cannot be read is said in one line', () => {
  const start = (more: Partial<IdentitySettings>) =>
    createFirebaseProvider(settings('', { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: project, ...more }), {
      database: undefined as never,
      mailer: recordingMailer(),
      throttle: createThrottle(undefined as never, 0),
      log: silentLog,
    });
  const broken = join(temporaryFolder(), 'key.json');
  writeFileSync(broken, '{"private_key": "very secret');
  for (const file of ['/nowhere/key.json', broken]) {
    expect(() => start({ GOOGLE_APPLICATION_CREDENTIALS: file })).toThrow(
      /^GOOGLE_APPLICATION_CREDENTIALS="[^"]*" cannot be used.*$/,
    );
    expect(() => start({ GOOGLE_APPLICATION_CREDENTIALS: file })).not.toThrow(/secret/);
  }
});
