import { expect, test } from 'vitest';
import type { Caller } from '#server/identity/identity.ts';
import { delayRules, TooManyAttemptsError } from '#server/identity/throttle.ts';
import { useDatabase } from '#tests/support/database.ts';
import { caller, type LocalVault, localVault, registered, wrongTimes } from '#tests/support/identity.ts';

const database = useDatabase();

const { attempts } = delayRules.signIn;
const from = (address: string): Caller => ({ ...caller, address });
const browser: Caller = { ...caller, address: '203.0.113.5', keepsCookies: true };

/** What many machines can try before all strangers have to wait; each tries twice. */
async function guessFromEverywhere(vault: LocalVault, email: string): Promise<number> {
  for (let tried = 0; tried < 1_000; tried++) {
    const guess = vault.identity.issueToken({ email, password: `guess ${tried}` }, from(`198.51.100.${Math.floor(tried / 2)}`));
    const error = await guess.catch((reason: unknown) => reason);
    if (error instanceof TooManyAttemptsError) return tried;
    expect(error).toMatchObject({ reason: 'wrong-credentials' });
  }
  return Number.POSITIVE_INFINITY;
}

/** As if the delays had run their time. */
const waitOut = (vault: LocalVault) => vault.database.pool.query(`UPDATE "AuthThrottle" SET "blockedUntil" = now() - interval '1 second' WHERE "blockedUntil" > now()`);

test('wrong passwords of a stranger lock out nobody but the stranger', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  await wrongTimes(vault, account.email, attempts, from('198.51.100.1'));
  await expect(vault.identity.issueToken(account, from('198.51.100.1'))).rejects.toBeInstanceOf(TooManyAttemptsError);
  await expect(vault.identity.issueToken(account, caller)).resolves.toHaveProperty('token');
});

test('guessing from many addresses is as slow, while a known device and a known address sign in', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  const { device } = await vault.identity.issueToken(account, browser);
  await vault.identity.issueToken(account, caller);

  expect(await guessFromEverywhere(vault, account.email)).toBe(delayRules.signInOfUnknownCallers.attempts);
  await expect(vault.identity.issueToken(account, from('203.0.113.77'))).rejects.toBeInstanceOf(TooManyAttemptsError);
  await expect(vault.identity.issueToken(account, { ...browser, address: '203.0.113.77', device })).resolves.toHaveProperty('token');
  await expect(vault.identity.issueToken(account, caller)).resolves.toHaveProperty('token');

  // What the owner does gives strangers no further guesses.
  await waitOut(vault);
  expect(await guessFromEverywhere(vault, account.email)).toBe(1);
  const waiting = await vault.identity.issueToken(account, from('198.51.100.200')).catch((error: unknown) => error);
  expect((waiting as TooManyAttemptsError).retryAfterSeconds).toBeGreaterThan(delayRules.signInOfUnknownCallers.firstSeconds);
});

test('whoever sits at the same address holds no known device up, and a made-up device is none', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  const { device } = await vault.identity.issueToken(account, browser);
  await wrongTimes(vault, account.email, attempts, { ...browser, device: null });
  for (const forged of [null, 'x', `${device}x`, 'A'.repeat(43)]) {
    await expect(vault.identity.issueToken(account, { ...browser, device: forged })).rejects.toBeInstanceOf(TooManyAttemptsError);
  }
  await expect(vault.identity.issueToken(account, { ...browser, device })).resolves.toMatchObject({ device });
});

test('a known device, perhaps a stolen one, has no more tries than anybody, and none of its own at another account', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  const { device } = await vault.identity.issueToken(account, browser);
  const thief = { ...from('198.51.100.9'), device };
  await wrongTimes(vault, account.email, attempts, thief);
  await expect(vault.identity.issueToken(account, thief)).rejects.toBeInstanceOf(TooManyAttemptsError);
  // Moving on to the next address does not help.
  await expect(vault.identity.issueToken(account, { ...thief, address: '198.51.100.10' })).rejects.toBeInstanceOf(TooManyAttemptsError);

  const other = await registered(vault);
  await guessFromEverywhere(vault, other.email);
  await expect(vault.identity.issueToken(other, { ...thief, address: '198.51.100.11' })).rejects.toBeInstanceOf(TooManyAttemptsError);
});

test('two people share a browser, which keeps one device; scripts get none', async () => {
  const vault = await localVault(database.url);
  const [ada, mira] = [await registered(vault), await registered(vault)];
  const { device } = await vault.identity.issueToken(ada, browser);
  expect(device).toMatch(/^[\w-]{43}$/);
  expect((await vault.identity.issueToken(mira, { ...browser, device })).device).toBe(device);
  expect((await vault.identity.issueToken(ada, { ...browser, device: 'A'.repeat(43) })).device).not.toBe('A'.repeat(43));
  expect((await vault.identity.issueToken(ada, caller)).device).toBeNull();
});

test('a reset lets its caller in, whatever strangers are trying meanwhile', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  await guessFromEverywhere(vault, account.email);
  await vault.identity.requestPasswordReset(account.email, browser);
  const { text } = await vault.mailer.next();
  const [, token = ''] = /reset-password\/(\S+)/.exec(text) ?? [];
  const { device } = await vault.identity.confirmPasswordReset({ token, password: 'eleven green herons', revokeApiKeys: false }, browser);
  await guessFromEverywhere(vault, account.email);
  await expect(vault.identity.issueToken({ email: account.email, password: 'eleven green herons' }, { ...browser, address: '203.0.113.9', device })).resolves.toHaveProperty('token');
});

test('what is stored names neither devices nor addresses, and keeps the fifty used last', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  const { device } = await vault.identity.issueToken(account, browser);
  await vault.database.pool.query(
    `INSERT INTO "AuthKnownCaller" ("userId", key, "lastUsedAt") SELECT $1, 'address:' || n, now() - make_interval(mins => n) FROM generate_series(1, 60) n`,
    [account.person.uid],
  );
  await vault.identity.issueToken(account, { ...browser, device });
  const rows = await vault.database.prisma.authKnownCaller.findMany({ where: { userId: account.person.uid }, orderBy: { key: 'asc' } });
  expect(rows.filter(({ key }) => key.startsWith('address:'))).toHaveLength(50);
  expect(rows.filter(({ key }) => key.startsWith('device:'))).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(browser.address);
  expect(JSON.stringify(rows)).not.toContain(device);
});
