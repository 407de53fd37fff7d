import { request } from 'node:http';
import { expect, test } from 'vitest';
import { encodePublicId } from '#server/domain/publicId.ts';
import { apiKeyHint, hashApiKey, newApiKeySecret } from '#server/identity/apiKeys.ts';
import { AuthError } from '#server/identity/identityErrors.ts';
import { totpOf } from '#tests/support/totp.ts';
import { authService, registerBy } from '#tests/support/authService.ts';
import { useDatabase } from '#tests/support/database.ts';
import { goodPassword, newEmail, resetTokenIn, verificationTokenIn } from '#tests/support/identity.ts';

const database = useDatabase();

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('the whole way of a script: register, sign in, validate, sign out', async () => {
  const it = await authService(database.url);
  const email = newEmail();
  const registered = await it.call('/registration', {
    email: ` ${email.toUpperCase()} `,
    password: goodPassword,
    displayName: 'Ada',
  });
  const user = { id: expect.stringMatching(/^user_[0-9a-z]{26}$/), email, displayName: 'Ada', photoURL: null };
  expect(registered).toMatchObject({ status: 201, body: { data: { user } } });
  expect(Object.keys(registered.body)).toEqual(['data']);
  expect(registered.headers.get('content-type')).toContain('application/json');
  expect(registered.headers.get('cache-control')).toBe('no-store');

  const signedIn = await it.call('/token', { email, password: goodPassword });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { data: { token: expect.any(String), user: registered.body.data.user } },
  });
  const { token, expiresAt } = signedIn.body.data;
  expect(new Date(expiresAt).toISOString()).toBe(expiresAt);

  const valid = await it.call('/token/validate', { token });
  expect(valid).toMatchObject({ status: 200, body: { data: { valid: true, user: registered.body.data.user } } });

  const out = await it.call('/sign-out', undefined, bearer(token));
  expect(out).toMatchObject({ status: 204, body: null });
  expect(await it.call('/token/validate', { token })).toMatchObject({ status: 200, body: { data: { valid: false } } });
  const again = await it.call('/sign-out', undefined, bearer(token));
  expect(again).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
  expect(again.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  expect(it.logged.join('')).not.toContain(email);
});

test('a registration without a name, and one with null', async () => {
  const it = await authService(database.url);
  for (const more of [{}, { displayName: null }, { displayName: '  ' }]) {
    const { body } = await it.call('/registration', { email: newEmail(), password: goodPassword, ...more });
    expect(body.data.user.displayName).toBeNull();
  }
});

test('an address that is taken is a conflict, in any case', async () => {
  const it = await authService(database.url);
  const { email } = await registerBy(it);
  expect(await it.call('/registration', { email: email.toUpperCase(), password: goodPassword })).toMatchObject({
    status: 409,
    body: { error: { code: 'CONFLICT', message: expect.any(String), fields: [{ path: 'email', code: 'TAKEN' }] } },
  });
});

test.each([
  [{}, { email: 'REQUIRED', password: 'REQUIRED' }],
  [
    { email: 'nonsense', password: '' },
    { email: 'INVALID_EMAIL', password: 'REQUIRED' },
  ],
  [
    { email: 7, password: null },
    { email: 'INVALID', password: 'INVALID' },
  ],
  [{ email: `${'a'.repeat(250)}@example.org`, password: goodPassword }, { email: 'INVALID_EMAIL' }],
  [{ email: 'a\0@example.org', password: goodPassword }, { email: 'INVALID_EMAIL' }],
  [{ email: 'ada@example.org', password: goodPassword, displayName: 'x'.repeat(101) }, { displayName: 'TOO_LONG' }],
  [{ email: 'ada@example.org', password: goodPassword, displayName: 'a\0b' }, { displayName: 'INVALID_CHARACTERS' }],
  [{ email: 'ada@example.org', password: goodPassword, displayName: '\ud800' }, { displayName: 'INVALID_CHARACTERS' }],
  [{ email: 'ada@example.org', password: goodPassword, displayName: {} }, { displayName: 'INVALID' }],
  [{ email: 'ada@example.org', password: 'short' }, { password: 'TOO_SHORT' }],
  [{ email: 'ada@example.org', password: 'x'.repeat(2_000) }, { password: 'TOO_LONG' }],
  [{ email: 'ada@example.org', password: 'yz'.repeat(101) }, { password: 'TOO_LONG' }],
  [{ email: 'ada@example.org', password: 'Password2024!' }, { password: 'COMMON' }],
  [{ email: 'ada@example.org', password: 'ADA@example.org' }, { password: 'EQUALS_EMAIL' }],
])('registration with %j says what is wrong', async (body, problems) => {
  const it = await authService(database.url);
  const answer = await it.call('/registration', body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'INVALID', message: expect.any(String) } } });
  const { fields } = answer.body.error;
  expect(Object.fromEntries(fields.map(({ path, code }) => [path, code]))).toEqual(problems);
  for (const { message } of fields) expect(message).toMatch(/\w/);
});

test.each(['[]', 'null', '"x"', '7', '', '{', '{"email":', '\xff', '['.repeat(30_000)])(
  'a body of %j is refused as invalid',
  async (body) => {
    const it = await authService(database.url);
    for (const path of ['/registration', '/token', '/token/validate', '/password-reset', '/password-reset/confirm']) {
      const response = await fetch(it.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: Buffer.from(body, 'latin1'),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'INVALID' } });
    }
  },
);

test('only JSON is taken, and not too much of it, whatever the request says about its length', async () => {
  const it = await authService(database.url);
  const form = await fetch(`${it.address}/token`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a', password: 'b' }),
  });
  expect(form.status).toBe(415);
  expect(await form.json()).toMatchObject({ error: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  expect(await it.call('/token', { email: 'x'.repeat(70_000) })).toMatchObject({
    status: 413,
    body: { error: { code: 'TOO_LARGE' } },
  });

  const chunked = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(`${it.address}/token`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    sending.on('response', (response) => resolve(response.resume().statusCode));
    sending.on('error', reject);
    for (let i = 0; i < 5; i++) sending.write(' '.repeat(16_384));
    sending.end();
  });
  expect(chunked).toBe(413);
});

test('wrong password and unknown address: one answer', async () => {
  const it = await authService(database.url);
  const { email } = await registerBy(it);
  const wrong = await it.call('/token', { email, password: 'not the password' });
  const unknown = await it.call('/token', { email: newEmail(), password: 'not the password' });
  expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'WRONG_CREDENTIALS' } } });
  expect(wrong.headers.get('www-authenticate')).toBe('Bearer');
  expect(unknown.body).toEqual(wrong.body);
});

test('a password is reset by mail, in the language of the caller, and the answer tells nothing', async () => {
  const it = await authService(database.url);
  const { email, password } = await registerBy(it);
  // From where somebody has signed in, every request gets its mail.
  await it.call('/token', { email, password });
  const known = await it.call('/password-reset', { email }, { 'accept-language': 'zh-CN,en;q=0.5' });
  const unknown = await it.call('/password-reset', { email: newEmail() });
  expect(known).toMatchObject({ status: 202, body: { data: { accepted: true } } });
  expect(unknown.body).toEqual(known.body);
  expect((await it.vault.mailer.next()).subject).toContain('设置新密码');
  await it.call('/password-reset', { email, locale: 'es' }, { 'accept-language': 'zh' });
  const mail = await it.vault.mailer.next();
  expect(mail.subject).toContain('contraseña');

  const token = resetTokenIn(mail);
  const weak = await it.call('/password-reset/confirm', { token, password: 'qwertyuiop' });
  expect(weak).toMatchObject({
    status: 400,
    body: { error: { code: 'INVALID', fields: [{ path: 'password', code: 'COMMON' }] } },
  });
  expect(await it.call('/password-reset/confirm', { token, password: 'eleven green herons' })).toMatchObject({
    status: 204,
    body: null,
  });
  expect(await it.call('/password-reset/confirm', { token, password: 'eleven green herons' })).toMatchObject({
    status: 400,
    body: { error: { code: 'INVALID_RESET_TOKEN' } },
  });
  expect(await it.call('/password-reset/confirm', { token: 'a\0b', password: 'eleven green herons' })).toMatchObject({
    status: 400,
    body: { error: { code: 'INVALID', fields: [{ path: 'token', code: 'INVALID' }] } },
  });
  expect((await it.call('/token', { email, password: 'eleven green herons' })).status).toBe(200);
});

test('an API key validates, but is not signed out', async () => {
  const it = await authService(database.url);
  const { id } = await it.vault.database.prisma.user.create({
    data: { provider: 'local', uid: newEmail(), displayName: 'Ada' },
  });
  const secret = newApiKeySecret();
  await it.vault.database.prisma.apiKey.create({
    data: { userId: id, name: 'script', secretHash: hashApiKey(secret), hint: apiKeyHint(secret), scopes: ['read'] },
  });
  expect(await it.call('/token/validate', { token: secret })).toMatchObject({
    body: { data: { valid: true, user: { id: encodePublicId('User', id), displayName: 'Ada' } } },
  });
  expect(await it.call('/token/validate', { token: newApiKeySecret() })).toMatchObject({
    status: 200,
    body: { data: { valid: false } },
  });
  expect(await it.call('/sign-out', undefined, bearer(secret))).toMatchObject({
    status: 403,
    body: { error: { code: 'FORBIDDEN' } },
  });
});

test('signing out takes a bearer token', async () => {
  const it = await authService(database.url);
  const missing = await it.call('/sign-out');
  expect(missing).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
  expect(missing.headers.get('www-authenticate')).toBe('Bearer');
  expect(await it.call('/sign-out', undefined, { authorization: 'Basic YTpi' })).toMatchObject({ status: 401 });
});

test('a provider that is away is 503, never 401', async () => {
  const away = async () => {
    throw new AuthError('unavailable', { cause: new Error('auth/network-error') });
  };
  const it = await authService(database.url, {
    provider: { verifyBearerToken: away, register: away, issueToken: away, signOut: away, confirmPasswordReset: away },
  });
  const credentials = { email: 'ada@example.org', password: goodPassword };
  for (const answer of [
    await it.call('/registration', credentials),
    await it.call('/token', credentials),
    await it.call('/token/validate', { token: 'x.y.z' }),
    await it.call('/sign-out', undefined, bearer('x.y.z')),
    await it.call('/password-reset/confirm', { token: 'x', password: goodPassword }),
  ]) {
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('www-authenticate')).toBeNull();
  }
});

test('what the provider leaves to others says so', async () => {
  const it = await authService(database.url, {
    provider: {
      name: 'oidc',
      register: undefined,
      issueToken: undefined,
      signOut: undefined,
      requestPasswordReset: undefined,
      confirmPasswordReset: undefined,
    },
  });
  for (const path of ['/registration', '/token', '/sign-out', '/password-reset', '/password-reset/confirm', '/email-verification', '/email-verification/confirm']) {
    expect(await it.call(path, {})).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_SUPPORTED', message: expect.stringContaining('oidc') } },
    });
  }
});

test('a vault that sends no mail says that it cannot confirm addresses', async () => {
  const it = await authService(database.url);
  for (const path of ['/email-verification', '/email-verification/confirm']) {
    expect(await it.call(path, {})).toMatchObject({ status: 404, body: { error: { code: 'MAIL_NOT_SET_UP', message: expect.stringContaining('SMTP_URL') } } });
  }
});

test('a registration mails a link that proves the address, which is told alike to whoever asks again', async () => {
  const it = await authService(database.url, { sendsMail: true });
  const registered = it.vault.mailer.next();
  const { email, password } = await registerBy(it);
  const token = verificationTokenIn(await registered);
  const asked = await it.call('/email-verification', { email, locale: 'zh' });
  expect(await it.call('/email-verification', { email: newEmail() })).toMatchObject({ status: asked.status, body: asked.body });
  expect(await it.vault.mailer.next()).toMatchObject({ to: email, subject: expect.stringContaining('确认') });

  expect(await it.call('/email-verification/confirm', { token: `${token}x` })).toMatchObject({ status: 400, body: { error: { code: 'INVALID_VERIFICATION_TOKEN' } } });
  expect((await it.call('/email-verification/confirm', { token })).status).toBe(204);
  expect((await it.call('/email-verification', { email })).status).toBe(202);
  await it.vault.identity.close();
  expect(it.vault.mailer.sent).toHaveLength(2);
  expect((await it.call('/token', { email, password })).status).toBe(200);
});

test('a reset link ends all API keys when it is asked to, and takes nothing but true and false for that', async () => {
  const it = await authService(database.url);
  const { email } = await registerBy(it);
  await it.call('/password-reset', { email });
  const token = resetTokenIn(await it.vault.mailer.next());
  const reset = { token, password: 'eleven green herons' };
  expect(await it.call('/password-reset/confirm', { ...reset, revokeApiKeys: 'yes' })).toMatchObject({ status: 400, body: { error: { fields: [{ path: 'revokeApiKeys' }] } } });
  const user = await it.vault.database.prisma.user.findFirstOrThrow({ where: { email } });
  // Newer than the proof of the address: it ends for being asked to.
  await it.vault.database.prisma.authUser.update({ where: { id: user.uid }, data: { emailVerified: true, emailVerifiedAt: new Date(0) } });
  const secret = newApiKeySecret();
  await it.vault.database.prisma.apiKey.create({ data: { userId: user.id, name: 'script', secretHash: hashApiKey(secret), hint: apiKeyHint(secret), scopes: ['read'] } });
  expect((await it.call('/password-reset/confirm', { ...reset, revokeApiKeys: true })).status).toBe(204);
  expect(await it.call('/token/validate', { token: secret })).toMatchObject({ body: { data: { valid: false } } });
});

test('a bug answers 500 and keeps what it was about to itself', async () => {
  const it = await authService(database.url, {
    provider: {
      issueToken: async ({ password }) => {
        throw new Error(`the password\nwas ${password}`);
      },
    },
  });
  const answer = await it.call('/token', { email: 'ada@example.org', password: goodPassword });
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'INTERNAL' } } });
  expect(JSON.stringify(answer.body)).not.toContain(goodPassword);
  expect(it.logged.join('')).toContain('an auth call failed');
  expect(it.logged.join('')).not.toContain(goodPassword);
});

test('other methods and addresses are refused in the same form', async () => {
  const it = await authService(database.url);
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD']) {
    const response = await fetch(`${it.address}/token`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('OPTIONS, POST');
    expect(response.headers.get('cache-control')).toBe('no-store');
    if (method !== 'HEAD') expect(await response.json()).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED' } });
  }
  expect(await it.call('/nothing', {})).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
});

test('a script that knows of no second step reads an error that says what is missing; the audit log tells who turned it on', async () => {
  const it = await authService(database.url);
  const { email, password } = await registerBy(it);
  const headers = bearer((await it.call('/token', { email, password })).body.data.token);
  const { body } = await it.call('/two-factor/setup', { password }, headers);
  expect((await it.call('/two-factor/confirm', { code: totpOf(body.data.uri) }, headers)).status).toBe(200);
  const { id } = await it.vault.database.prisma.user.findFirstOrThrow({ where: { email } });
  expect(await it.vault.database.prisma.auditEntry.count({ where: { userId: id, action: 'TWO_FACTOR_ENABLED', ipAddress: '127.0.0.1' } })).toBe(1);

  const refused = await it.call('/token', { email, password });
  expect(refused).toMatchObject({ status: 401, body: { error: { code: 'TWO_FACTOR_REQUIRED', message: expect.stringContaining('/token/two-factor') } } });
  const { challenge } = refused.body.error;
  expect(await it.call('/token/two-factor', { challenge })).toMatchObject({ status: 400, body: { error: { fields: [{ path: 'code', code: 'REQUIRED' }] } } });
  expect(await it.call('/token/two-factor', { challenge: 'x; other=1', code: '123456' })).toMatchObject({ status: 400 });
  const code = totpOf(body.data.uri, 1);
  expect(await it.call('/token/two-factor', { challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({ status: 200, body: { data: { token: expect.any(String), user: { email } } } });
});
