// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PasskeyClient } from '#client/auth/authClient.ts';
import { AuthFailure, type AuthFailureCode } from '#client/auth/authFailure.ts';
import { createAuthService } from '#client/auth/authService.ts';
import { createExternalAuth } from '#client/auth/externalAuth.ts';
import { passkeyObstacle } from '#client/auth/passkeySupport.ts';
import { openProfile } from './profilePage.tsx';

/** A browser that knows passkeys, as its scripts see it. */
const PublicKeyCredential = Object.assign(() => undefined, { parseCreationOptionsFromJSON: () => undefined, parseRequestOptionsFromJSON: () => undefined });

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const laptop = { id: 'passkey_1', name: 'MacBook, Touch ID', createdAt: '2026-05-03T10:00:00.000Z', lastUsedAt: '2026-11-20T10:00:00.000Z', isBackedUp: true };
const key = { ...laptop, id: 'passkey_2', name: 'YubiKey 5C', lastUsedAt: null, isBackedUp: false };
const accountWith = (...passkeys: object[]) => ({ viewerCanUseTwoFactor: true, hasPassword: true, passkeys, user: { id: 'user_1', email: 'mira@researchlab.org' } });

const failing = (code: AuthFailureCode) => () => Promise.reject(new AuthFailure(code, 'x'));
const done = () => Promise.resolve();
function passkeyClient(add: PasskeyClient['add'] = done) {
  const passkeys = { signIn: vi.fn(done), signInAgain: vi.fn<PasskeyClient['signInAgain']>(done), add: vi.fn(add), rename: vi.fn<PasskeyClient['rename']>(done) };
  return { ...createExternalAuth(createAuthService(), null), passkeys };
}

test('each passkey says when it was added and used, and whether other devices have it', async () => {
  await openProfile(accountWith(laptop, key), passkeyClient());
  const [first, second] = within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/MacBook, Touch ID.*added 3 May 2026, last used .*, kept on several devices/);
  expect(second?.textContent).toMatch(/YubiKey 5C.*never used$/);
});

test('whoever signed in a while ago adds one after signing in again, with a passkey as well as with the password', async () => {
  const auth = passkeyClient();
  auth.passkeys.add.mockImplementationOnce(failing('reauthentication-required'));
  const { person, answer } = await openProfile(accountWith(laptop), auth);
  await person.click(screen.getByRole('button', { name: 'Add passkey' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await person.clear(name);
  await person.type(name, ' YubiKey 5C {Enter}');
  auth.passkeys.signInAgain.mockImplementationOnce(failing('passkey-cancelled'));
  await person.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText(/No passkey was used/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await answer('PasskeysSectionRefetchQuery', { viewer: { account: accountWith(key, laptop) } });
  expect(await screen.findByText('YubiKey 5C')).toBeDefined();
  expect(auth.passkeys.add.mock.calls).toEqual([['YubiKey 5C'], ['YubiKey 5C']]);
});

test.each([
  ['passkey-known', /This device has a passkey for your account already/],
  ['passkey-limit', /You have 20 passkeys/],
  ['passkeys-elsewhere', /only at the address this vault was set up with/],
  ['wrong-passkey', /The passkey was not accepted/],
] satisfies [AuthFailureCode, RegExp][])('one that cannot be added for %s is said in words', async (code, words) => {
  const { person } = await openProfile(accountWith(), passkeyClient(failing(code)));
  await person.click(screen.getByRole('button', { name: 'Add passkey' }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Phone{Enter}');
  expect(await screen.findByText(words)).toBeDefined();
});

test('the last way of signing in stays, and the page says why', async () => {
  const { person, asked, answer } = await openProfile(accountWith(laptop), passkeyClient());
  await person.click(screen.getByRole('button', { name: 'Rename or remove MacBook, Touch ID' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this passkey?' });
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await asked('useRemovePasskeysMutation')).toEqual({ input: { passkeyIds: ['passkey_1'] } });
  await answer('useRemovePasskeysMutation', { removePasskeys: { __typename: 'ConflictError', code: 'CONFLICT' } });
  expect(await within(dialog).findByText(/This is the last way you can sign in/)).toBeDefined();
});

test('a browser that cannot is told of it, and offers what is there to be removed', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await openProfile(accountWith(laptop), passkeyClient());
  expect(await screen.findByText(/This browser cannot use passkeys/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rename or remove MacBook, Touch ID' })).toBeDefined();
});

test.each([
  ['https://vault.example.org', null],
  ['http://localhost:4000', null],
  ['http://127.0.0.1:4000', 'address'],
  ['https://[2001:db8::1]', 'address'],
])('at %s passkeys meet the obstacle %s', (address, obstacle) => {
  const at = { location: new URL(address) as unknown as Location, isSecureContext: true, PublicKeyCredential };
  expect(passkeyObstacle(at)).toBe(obstacle);
  expect(passkeyObstacle({ ...at, isSecureContext: false })).toBe('address');
});
