import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AuthError } from '#server/identity/identityErrors.ts';
import { type AuthService, authService, registerBy } from '#tests/support/authService.ts';
import { useDatabase } from '#tests/support/database.ts';
import { goodPassword, newEmail, resetTokenIn } from '#tests/support/identity.ts';

const database = useDatabase();

const newKey = () => ({ 'idempotency-key': randomUUID() });

/** Everything that is kept of calls with a key. */
async function kept({ vault }: AuthService): Promise<string> {
  return JSON.stringify(await vault.database.prisma.authIdempotentAnswer.findMany());
}

test('a registration that comes twice happens once, and is answered twice', async () => {
  const it = await authService(database.url);
  const [key, input] = [newKey(), { email: newEmail(), password: goodPassword, displayName: 'Ada' }];
  const first = await it.call('/registration', input, key);
  expect(first.status).toBe(201);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  const again = await it.call('/registration', input, key);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get('content-type')).toContain('application/json');
  expect(again.headers.get('cache-control')).toBe('no-store');
  expect(again.headers.get('ratelimit-remaining')).not.toBeNull();
  expect(await it.call('/registration', input, newKey())).toMatchObject({ status: 409 });
});

test('another call with a key that was used is refused, and changes nothing', async () => {
  const it = await authService(database.url);
  const [key, input] = [newKey(), { email: newEmail(), password: goodPassword }];
  expect((await it.call('/registration', input, key)).status).toBe(201);
  for (const other of [{ email: newEmail() }, { password: 'eleven green herons' }, { displayName: 'Ada' }]) {
    expect(await it.call('/registration', { ...input, ...other }, key)).toMatchObject({
      status: 422,
      body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    });
  }
  expect((await it.call('/token', input)).status).toBe(200);
  expect((await it.call('/password-reset', { email: input.email }, key)).status).toBe(202);
});

test('of registrations at the same moment one runs, and all answer the same', async () => {
  let runs = 0;
  const it = await authService(database.url);
  const counting = await authService(database.url, {
    provider: {
      register: (registration, caller) => {
        runs++;
        return it.vault.identity.register(registration, caller);
      },
    },
  });
  const [key, input] = [newKey(), { email: newEmail(), password: goodPassword }];
  const answers = await Promise.all(Array.from({ length: 12 }, () => counting.call('/registration', input, key)));
  expect(runs).toBe(1);
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
});

test('a refused call is not stored: corrected, it may use its key again', async () => {
  const it = await authService(database.url);
  const [key, email] = [newKey(), newEmail()];
  expect((await it.call('/registration', { email, password: 'password12' }, key)).status).toBe(400);
  expect((await it.call('/registration', { email, password: goodPassword }, key)).status).toBe(201);

  const away = await authService(database.url, {
    provider: {
      requestPasswordReset: async () => {
        throw new AuthError('unavailable');
      },
    },
  });
  const reset = newKey();
  expect((await away.call('/password-reset', { email }, reset)).status).toBe(503);
  expect((await it.call('/password-reset', { email }, reset)).headers.get('idempotent-replayed')).toBeNull();
});

test('a reset asked for twice sends one mail; confirmed twice, it sets one password', async () => {
  const it = await authService(database.url);
  const { email } = await registerBy(it);
  const asked = newKey();
  for (const replayed of [null, 'true']) {
    const answer = await it.call('/password-reset', { email }, asked);
    expect(answer).toMatchObject({ status: 202, body: { data: { accepted: true } } });
    expect(answer.headers.get('idempotent-replayed')).toBe(replayed);
  }
  const token = resetTokenIn(await it.vault.mailer.next());
  const [confirmed, input] = [newKey(), { token, password: 'eleven green herons' }];
  for (const replayed of [null, 'true']) {
    const answer = await it.call('/password-reset/confirm', input, confirmed);
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(answer.headers.get('idempotent-replayed')).toBe(replayed);
  }
  await it.vault.identity.close();
  expect(it.vault.mailer.sent).toHaveLength(1);
  expect((await it.call('/password-reset/confirm', { ...input, password: 'twelve red foxes' }, confirmed)).status).toBe(422);
  expect((await it.call('/token', { email, password: input.password })).status).toBe(200);
});

test('a sign-out that comes twice is answered twice, for its own token only', async () => {
  const it = await authService(database.url);
  const credentials = await registerBy(it);
  const signIn = async () => ({ authorization: `Bearer ${(await it.call('/token', credentials)).body.data.token}` });
  const [key, one, other] = [newKey(), await signIn(), await signIn()];
  expect((await it.call('/sign-out', undefined, { ...one, ...key })).status).toBe(204);
  expect((await it.call('/sign-out', undefined, { ...one, ...key })).status).toBe(204);
  expect((await it.call('/sign-out', undefined, { ...other, ...key })).status).toBe(422);
  expect((await it.call('/sign-out', undefined, key)).status).toBe(401);
  expect((await it.call('/sign-out', undefined, other)).status).toBe(204);
});

test('a token is no answer to keep: each call with the key makes one, and validating says what is true now', async () => {
  const it = await authService(database.url);
  const [key, credentials] = [newKey(), await registerBy(it)];
  const tokens = [];
  for (let i = 0; i < 2; i++) tokens.push((await it.call('/token', credentials, key)).body.data.token);
  expect(new Set(tokens).size).toBe(2);
  const [token] = tokens;
  expect((await it.call('/token/validate', { token }, key)).body.data).toMatchObject({ valid: true });
  await it.call('/sign-out', undefined, { authorization: `Bearer ${token}` });
  expect((await it.call('/token/validate', { token }, key)).body.data).toMatchObject({ valid: false });
});

test('what is kept shows no key, password or token', async () => {
  const it = await authService(database.url);
  await it.vault.database.prisma.authIdempotentAnswer.deleteMany();
  const [key, credentials] = [newKey(), { email: newEmail(), password: goodPassword }];
  await it.call('/registration', credentials, key);
  const { token } = (await it.call('/token', credentials, key)).body.data;
  await it.call('/sign-out', undefined, { authorization: `Bearer ${token}`, ...key });
  await it.call('/password-reset', { email: credentials.email }, key);
  const reset = resetTokenIn(await it.vault.mailer.next());
  await it.call('/password-reset/confirm', { token: reset, password: 'eleven green herons' }, key);
  const all = await kept(it);
  expect(JSON.parse(all)).toHaveLength(4);
  for (const secret of [goodPassword, 'eleven green herons', token, reset, key['idempotency-key']]) {
    expect(all).not.toContain(secret);
  }
});

test('a call that crashed is given up, an answer forgotten after a day, and both are swept away', async () => {
  const it = await authService(database.url);
  const rows = it.vault.database.prisma.authIdempotentAnswer;
  await rows.deleteMany();
  const [key, email] = [newKey(), newEmail()];
  const ask = () => it.call('/password-reset', { email }, key);
  await ask();
  const [row] = await rows.findMany();
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(86_400_000 - 60_000);
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(86_400_000 + 1_000);

  await it.vault.database.pool.query(
    `UPDATE "AuthIdempotentAnswer" SET status = NULL, body = NULL, "expiresAt" = now() + interval '300 milliseconds'`,
  );
  expect((await ask()).headers.get('idempotent-replayed')).toBeNull();
  expect((await ask()).headers.get('idempotent-replayed')).toBe('true');

  await rows.updateMany({ data: { expiresAt: new Date(0) } });
  const later = await authService(database.url);
  await later.call('/password-reset', { email: newEmail() }, newKey());
  expect(await rows.count()).toBe(1);
});

test.each(['', 'a b', 'x'.repeat(256), 'ключ'])('a key of %j is refused', async (key) => {
  const it = await authService(database.url);
  const answer = await it.call(
    '/registration',
    { email: newEmail(), password: goodPassword },
    { 'idempotency-key': Buffer.from(key).toString('latin1') },
  );
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'INVALID', fields: [{ path: 'Idempotency-Key' }] } } });
});
