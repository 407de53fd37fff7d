import { expect, test } from 'vitest';
import { delayRules, rateRules } from '#server/identity/throttle.ts';
import { authService, registerBy } from '#tests/support/authService.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newEmail } from '#tests/support/identity.ts';

const database = useDatabase();

test('an account locks after five wrong passwords, whatever address the caller makes up', async () => {
  const it = await authService(database.url);
  const { email, password } = await registerBy(it);
  for (let i = 0; i < delayRules.signIn.attempts; i++) {
    const { status } = await it.call(
      '/token',
      { email, password: 'not it' },
      { 'x-forwarded-for': `198.51.100.${i}`, 'x-real-ip': `198.51.100.${i}` },
    );
    expect(status).toBe(401);
  }
  const locked = await it.call('/token', { email, password }, { 'x-forwarded-for': '198.51.100.99' });
  expect(locked).toMatchObject({ status: 429, body: { error: { code: 'ACCOUNT_LOCKED' } } });
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(delayRules.signIn.firstSeconds);
});

test('an address that tries many accounts is stopped, whatever address it makes up', async () => {
  const it = await authService(database.url);
  const attempt = (n: number) =>
    it.call('/token/validate', { token: 'x' }, { 'x-forwarded-for': `198.51.100.${n % 250}` });
  for (let i = 0; i < rateRules.tokenValidate.calls; i++) expect((await attempt(i)).status).toBe(200);
  const stopped = await attempt(1);
  expect(stopped).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('behind a trusted proxy the callers are told apart by what it adds, not by what they send', async () => {
  const it = await authService(database.url, { trustProxy: 'loopback', rateLimit: 0.1 });
  const allowed = rateRules.passwordReset.calls * 0.1;
  const attempt = (forwarded: string) =>
    it.call('/password-reset', { email: newEmail() }, { 'x-forwarded-for': forwarded });
  for (let i = 0; i < allowed; i++) expect((await attempt(`203.0.113.${i}, 198.51.100.1`)).status).toBe(202);
  expect((await attempt('203.0.113.77, 198.51.100.1')).status).toBe(429);
  expect((await attempt('203.0.113.77, 198.51.100.2')).status).toBe(202);
});

test('RATE_LIMIT=0 stops nobody, and speaks of no limit', async () => {
  const it = await authService(database.url, { rateLimit: 0 });
  for (let i = 0; i <= rateRules.passwordReset.calls; i++) {
    const { status, headers } = await it.call('/password-reset', { email: 'ada@example.org' });
    expect(status).toBe(202);
    expect([...headers.keys()].join()).not.toContain('ratelimit');
  }
});

const limitIn = (headers: Headers) => ({
  limit: Number(headers.get('ratelimit-limit') ?? Number.NaN),
  remaining: Number(headers.get('ratelimit-remaining') ?? Number.NaN),
});

test.each([
  ['/registration', 'registration', { email: 'ada@example.org', password: 'password12' }, 400],
  ['/token', 'token', { email: 'ada@example.org', password: 'not it' }, 401],
  ['/token/validate', 'tokenValidate', { token: 'x' }, 200],
  ['/sign-out', 'signOut', undefined, 401],
  ['/password-reset', 'passwordReset', { email: 'ada@example.org' }, 202],
  ['/password-reset/confirm', 'passwordResetConfirm', { token: 'x', password: 'eleven green herons' }, 400],
] as const)('%s says what is left of its limit, whatever it answers', async (path, rule, body, status) => {
  const it = await authService(database.url);
  const { calls, seconds } = rateRules[rule];
  for (const remaining of [calls - 1, calls - 2]) {
    const answer = await it.call(path, body);
    expect(answer.status).toBe(status);
    expect(limitIn(answer.headers)).toEqual({ limit: calls, remaining });
    const reset = Number(answer.headers.get('ratelimit-reset'));
    expect(reset).toBeGreaterThanOrEqual(seconds - 30);
    expect(reset).toBeLessThanOrEqual(seconds);
  }
});

test('a call that is one too many names the limit that stopped it, and when it is over', async () => {
  const it = await authService(database.url, { rateLimit: 0.01 });
  const allowed = rateRules.tokenValidate.calls * 0.01;
  for (let i = 0; i < allowed; i++) expect((await it.call('/token/validate', { token: 'x' })).status).toBe(200);
  const stopped = await it.call('/token/validate', { token: 'x' });
  expect(stopped.status).toBe(429);
  expect(limitIn(stopped.headers)).toEqual({ limit: allowed, remaining: 0 });
  expect(stopped.headers.get('ratelimit-reset')).toBe(stopped.headers.get('retry-after'));
});

test('too many reset mails for one account: the limit of the account is named', async () => {
  const it = await authService(database.url);
  const email = newEmail();
  const { calls } = rateRules.passwordResetOfAccount;
  for (let i = 0; i < calls; i++) expect((await it.call('/password-reset', { email })).status).toBe(202);
  const stopped = await it.call('/password-reset', { email });
  expect(stopped.status).toBe(429);
  expect(limitIn(stopped.headers)).toEqual({ limit: calls, remaining: 0 });
});

test('a browser that has signed in signs in again, whoever guesses at its address or elsewhere, by a cookie no script can read', async () => {
  const it = await authService(database.url, { trustProxy: 'loopback' });
  const account = await registerBy(it);
  const at = (address: string, headers: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...headers });
  const origin = { origin: 'https://vault.example.org' };
  const signedIn = await it.call('/token', account, at('203.0.113.5', origin));
  const [cookie = ''] = signedIn.headers.getSetCookie();
  expect(cookie).toMatch(/^vault_device=[\w-]{43}; Max-Age=34560000; Path=\/auth\/api\/v1; HttpOnly; Secure; SameSite=Strict$/);
  expect(signedIn.body.data).not.toHaveProperty('device');
  const shown = { cookie: cookie.split(';')[0] ?? '' };

  for (let i = 0; i < rateRules.token.calls; i++) await it.call('/token', { ...account, password: 'not it' }, at('203.0.113.5'));
  expect(await it.call('/token', account, at('203.0.113.5'))).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } });
  expect((await it.call('/token', account, at('203.0.113.5', { ...origin, ...shown }))).status).toBe(200);
  const forged = { cookie: `vault_device=${'A'.repeat(43)}` };
  expect((await it.call('/token', account, at('203.0.113.5', { ...origin, ...forged }))).status).toBe(429);
  expect((await it.call('/token', account, at('203.0.113.6'))).headers.getSetCookie()).toEqual([]);
});
