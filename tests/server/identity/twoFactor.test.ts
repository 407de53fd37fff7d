import { expect, test } from 'vitest';
import type { SecondStep } from '#server/identity/identity.ts';
import { delayRules, TooManyAttemptsError } from '#server/identity/throttle.ts';
import { useDatabase } from '#tests/support/database.ts';
import { caller, type LocalVault, localVault, registered } from '#tests/support/identity.ts';
import { totpOf } from '#tests/support/totp.ts';

const database = useDatabase();

/** Somebody whose sign-in takes a second step; the code of now is used up. */
async function withTwoFactor(vault: LocalVault) {
  const account = await registered(vault);
  const { token } = await vault.identity.issueToken(account, caller);
  const { uri, recoveryCodes } = await vault.identity.twoFactor.setUp(token, account.password, caller);
  const renewed = await vault.identity.twoFactor.confirm(token, totpOf(uri), caller);
  return { ...account, uri, recoveryCodes, before: token, token: renewed.token };
}

async function challenged(vault: LocalVault, account: { email: string; password: string }): Promise<string> {
  const issued: unknown = await vault.identity.issueToken(account, caller);
  expect(issued).not.toHaveProperty('token');
  return (issued as SecondStep).challenge;
}

const rowOf = (vault: LocalVault, uid: string) => vault.database.prisma.authTwoFactor.findUniqueOrThrow({ where: { userId: uid } });

test('once confirmed, a password alone signs nobody in; the code of the app does, once', async () => {
  const vault = await localVault(database.url);
  const account = await registered(vault);
  const { token } = await vault.identity.issueToken(account, caller);
  const { uri, recoveryCodes } = await vault.identity.twoFactor.setUp(token, account.password, caller);
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  expect(new Set(recoveryCodes).size).toBe(10);
  // What is only set up asks nobody for a code.
  await expect(vault.identity.issueToken(account, caller)).resolves.toHaveProperty('token');
  await expect(vault.identity.twoFactor.confirm(token, '000000', caller)).rejects.toMatchObject({ reason: 'wrong-code' });
  const confirmed = await vault.identity.twoFactor.confirm(token, totpOf(uri), caller);
  await expect(vault.identity.verifyBearerToken(token)).rejects.toMatchObject({ reason: 'revoked' });
  await expect(vault.identity.verifyBearerToken(confirmed.token)).resolves.toMatchObject({ email: account.email });

  const challenge = await challenged(vault, account);
  await expect(vault.identity.verifyBearerToken(challenge)).rejects.toThrow();
  const code = totpOf(uri, 1);
  const signedIn = await vault.identity.finishSignIn({ challenge, code }, caller);
  expect(await vault.identity.verifyBearerToken(signedIn.token)).toMatchObject({ email: account.email, uid: account.person.uid });
  await expect(vault.identity.finishSignIn({ challenge, code }, caller)).rejects.toMatchObject({ reason: 'invalid-challenge' });
  // Somebody with the password looked over the shoulder.
  const sessions = () => vault.database.prisma.authSession.count({ where: { userId: account.person.uid } });
  const before = await sessions();
  await expect(vault.identity.finishSignIn({ challenge: await challenged(vault, account), code }, caller)).rejects.toMatchObject({ reason: 'wrong-code' });
  expect(await sessions()).toBe(before);
});

test('a recovery code signs in once, and what is left is counted', async () => {
  const vault = await localVault(database.url);
  const account = await withTwoFactor(vault);
  const [recoveryCode = ''] = account.recoveryCodes;
  await vault.identity.finishSignIn({ challenge: await challenged(vault, account), recoveryCode }, caller);
  expect((await rowOf(vault, account.person.uid)).recoveryCodesLeft).toBe(9);
  await expect(vault.identity.finishSignIn({ challenge: await challenged(vault, account), recoveryCode }, caller)).rejects.toMatchObject({ reason: 'wrong-code' });

  const newer = await vault.identity.twoFactor.newRecoveryCodes(account.token, account.password, caller);
  expect((await rowOf(vault, account.person.uid)).recoveryCodesLeft).toBe(10);
  await expect(
    vault.identity.finishSignIn({ challenge: await challenged(vault, account), recoveryCode: account.recoveryCodes[1] }, caller),
  ).rejects.toMatchObject({ reason: 'wrong-code' });
  await expect(vault.identity.finishSignIn({ challenge: await challenged(vault, account), recoveryCode: newer[0] }, caller)).resolves.toHaveProperty('token');
});

test('whoever has the password guesses five codes, then starts over, and after ten waits', async () => {
  const vault = await localVault(database.url);
  const account = await withTwoFactor(vault);
  for (let round = 0; round < 2; round++) {
    const challenge = await challenged(vault, account);
    for (let guess = 0; guess < 5; guess++) await expect(vault.identity.finishSignIn({ challenge, code: '000000' }, caller)).rejects.toMatchObject({ reason: 'wrong-code' });
    if (round === 0) await expect(vault.identity.finishSignIn({ challenge, code: totpOf(account.uri, 1) }, caller)).rejects.toMatchObject({ reason: 'invalid-challenge' });
  }
  await expect(vault.identity.finishSignIn({ challenge: await challenged(vault, account), code: totpOf(account.uri, 1) }, caller)).rejects.toBeInstanceOf(TooManyAttemptsError);
});

test('a challenge is nobody else’s, cannot be made up, and ends', async () => {
  const vault = await localVault(database.url);
  const [ada, mira] = [await withTwoFactor(vault), await withTwoFactor(vault)];
  const challenge = await challenged(vault, ada);
  await expect(vault.identity.finishSignIn({ challenge, code: totpOf(mira.uri, 1) }, caller)).rejects.toMatchObject({ reason: 'wrong-code' });
  for (const forged of ['', 'x', challenge.slice(0, -3), `2fa-${challenge}`]) {
    await expect(vault.identity.finishSignIn({ challenge: forged, code: totpOf(ada.uri, 1) }, caller)).rejects.toMatchObject({ reason: 'invalid-challenge' });
  }
  await vault.database.prisma.authVerification.updateMany({ where: { value: ada.person.uid }, data: { expiresAt: new Date(Date.now() - 1_000) } });
  await expect(vault.identity.finishSignIn({ challenge, code: totpOf(ada.uri, 1) }, caller)).rejects.toMatchObject({ reason: 'invalid-challenge' });
});

test('who only finds a browser open changes nothing: the password is asked, and guessing it is as slow as at sign-in', async () => {
  const vault = await localVault(database.url);
  const { token, password } = await withTwoFactor(vault);
  const { twoFactor } = vault.identity;
  await expect(twoFactor.turnOff(token, 'not the password', caller)).rejects.toMatchObject({ reason: 'wrong-credentials' });
  await expect(twoFactor.newRecoveryCodes(token, 'not the password', caller)).rejects.toMatchObject({ reason: 'wrong-credentials' });
  await expect(twoFactor.setUp(token, password, caller)).rejects.toMatchObject({ reason: 'two-factor-on' });
  for (let guess = 0; guess < delayRules.signIn.attempts; guess++) {
    await expect(twoFactor.turnOff(token, `guess ${guess}`, caller)).rejects.toMatchObject({ reason: 'wrong-credentials' });
  }
  await expect(twoFactor.turnOff(token, password, caller)).rejects.toBeInstanceOf(TooManyAttemptsError);
});

test('turned off, the password signs in again; a reset of the password turns nothing off', async () => {
  const vault = await localVault(database.url);
  const account = await withTwoFactor(vault);
  await vault.identity.requestPasswordReset(account.email, caller);
  const [, token = ''] = /reset-password\/(\S+)/.exec((await vault.mailer.next()).text) ?? [];
  const password = 'eleven green herons';
  await vault.identity.confirmPasswordReset({ token, password, revokeApiKeys: false }, caller);
  const signedIn = await vault.identity.finishSignIn({ challenge: await challenged(vault, { ...account, password }), recoveryCode: account.recoveryCodes[0] }, caller);

  const off = await vault.identity.twoFactor.turnOff(signedIn.token, password, caller);
  await expect(vault.identity.verifyBearerToken(signedIn.token)).rejects.toMatchObject({ reason: 'revoked' });
  await expect(vault.identity.verifyBearerToken(off.token)).resolves.toMatchObject({ email: account.email });
  await expect(vault.identity.issueToken({ email: account.email, password }, caller)).resolves.toHaveProperty('token');
  for (const act of [vault.identity.twoFactor.turnOff, vault.identity.twoFactor.newRecoveryCodes]) {
    await expect(act(off.token, password, caller)).rejects.toMatchObject({ reason: 'two-factor-off' });
  }
});

test('what is stored shows neither secret nor codes', async () => {
  const vault = await localVault(database.url);
  const account = await withTwoFactor(vault);
  const row = JSON.stringify(await rowOf(vault, account.person.uid));
  expect(row).not.toContain(new URL(account.uri).searchParams.get('secret'));
  for (const code of account.recoveryCodes) expect(row).not.toContain(code);
});
