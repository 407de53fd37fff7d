import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createThrottle, delayRules, rateRules, TooManyAttemptsError } from '#server/identity/throttle.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { useDatabase } from '#tests/support/database.ts';

const source = useDatabase();
let database: Database;
beforeAll(() => {
  database = openDatabase(source.url, { max: 4 });
});
beforeEach(() => database.pool.query('TRUNCATE "AuthThrottle"'));
afterAll(() => database.close());

const { calls, seconds } = rateRules.passwordReset;

test('a window takes so many calls of one subject, says how long to wait, and opens again', async () => {
  const throttle = createThrottle(database.pool, 1);
  for (let left = calls - 1; left >= 0; left--) {
    const state = await throttle.count('passwordReset', '192.0.2.1');
    expect(state).toEqual({ limit: calls, remaining: left, resetSeconds: expect.any(Number) });
  }
  const refused = await throttle.count('passwordReset', '192.0.2.1').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TooManyAttemptsError);
  expect(refused).toMatchObject({ scope: 'rate', state: { limit: calls, remaining: 0 } });
  expect((refused as TooManyAttemptsError).retryAfterSeconds).toBeGreaterThan(seconds - 60);
  expect((refused as TooManyAttemptsError).retryAfterSeconds).toBeLessThanOrEqual(seconds);
  await throttle.count('passwordReset', '192.0.2.2');
  await throttle.count('signOut', '192.0.2.1');

  await database.pool.query(`UPDATE "AuthThrottle" SET "expiresAt" = now() - interval '1 second'`);
  await throttle.count('passwordReset', '192.0.2.1');
});

test('the factor scales what is allowed; none leaves no trace', async () => {
  const strict = createThrottle(database.pool, 0.1);
  await strict.count('passwordReset', 'a');
  await expect(strict.count('passwordReset', 'a')).rejects.toBeInstanceOf(TooManyAttemptsError);
  await database.pool.query('TRUNCATE "AuthThrottle"');
  const off = createThrottle(database.pool, 0);
  for (let i = 0; i <= calls; i++) expect(await off.count('passwordReset', 'a')).toBeNull();
  expect((await database.pool.query('SELECT 1 FROM "AuthThrottle"')).rowCount).toBe(0);
});

test('with the smallest factor already the second attempt waits', async () => {
  const strict = createThrottle(database.pool, 0.01);
  expect(await strict.attempt('signIn', 'ada')).toBe(0);
  expect(await strict.attempt('signIn', 'ada')).toBeGreaterThan(0);
  expect(await strict.attempt('signIn', 'mira')).toBe(0);
  await strict.forgive('signIn', 'ada');
  expect(await strict.attempt('signIn', 'ada')).toBe(0);
});

test('the delay grows to a quarter of an hour and no further', async () => {
  const throttle = createThrottle(database.pool, 1);
  for (let i = 0; i < 40; i++) {
    expect(await throttle.attempt('signIn', 'ada')).toBe(0);
    await database.pool.query(`UPDATE "AuthThrottle" SET "blockedUntil" = "blockedUntil" - interval '1 hour'`);
  }
  expect(await throttle.attempt('signIn', 'ada')).toBe(0);
  const wait = await throttle.attempt('signIn', 'ada');
  expect(wait).toBeGreaterThan(890);
  expect(wait).toBeLessThanOrEqual(900);
});

test('an attempt that is taken back neither counts nor delays, and those before it do', async () => {
  const throttle = createThrottle(database.pool, 1);
  const { attempts } = delayRules.signIn;
  for (let i = 0; i < attempts; i++) expect(await throttle.attempt('signIn', 'ada')).toBe(0);
  await throttle.takeBack('signIn', 'ada');
  expect(await throttle.attempt('signIn', 'ada')).toBe(0);
  expect(await throttle.attempt('signIn', 'ada')).toBeGreaterThan(0);
  await database.pool.query(`UPDATE "AuthThrottle" SET "expiresAt" = now() - interval '1 second', "blockedUntil" = now() - interval '1 second'`);
  for (let i = 0; i < attempts; i++) expect(await throttle.attempt('signIn', 'ada')).toBe(0);
});

test('the table names nobody, and what is over is swept away', async () => {
  await database.pool.query(`INSERT INTO "AuthThrottle" VALUES ('old', 1, NULL, now() - interval '1 hour')`);
  const throttle = createThrottle(database.pool, 1);
  await throttle.count('token', '192.0.2.1');
  await throttle.attempt('signIn', 'ada@example.org');
  const { rows } = await database.pool.query<{ key: string }>('SELECT key FROM "AuthThrottle" ORDER BY key');
  expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['signIn', 'token']);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.1|ada/);
});
