// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { createAuthService } from '#client/auth/authService.ts';
import { createExternalAuth } from '#client/auth/externalAuth.ts';
import { openProfile } from './profilePage.tsx';

afterEach(cleanup);

const account = { pendingEmail: null, viewerCanChangeEmail: true, hasPassword: true };
const tooOld = { __typename: 'ReauthenticationRequiredError', code: 'REAUTHENTICATION_REQUIRED' };

/** Signs in with the right password, and asks for a code where there is a second step. */
function signingIn({ needsCode = false } = {}) {
  const signIn = vi.fn(async ({ password }: { email: string; password: string }) => {
    if (password !== 'a longer secret') throw new AuthFailure('wrong-credentials', 'x');
    if (needsCode) throw new AuthFailure('two-factor-required', 'x', { challenge: 'c1' });
  });
  const finishSignIn = vi.fn(async () => undefined);
  return { ...createExternalAuth(createAuthService(), null), signIn, finishSignIn, signOut: vi.fn(async () => undefined) };
}

test('saves another name', async () => {
  const { person, asked, answer } = await openProfile(account);
  const name = screen.getByRole('textbox', { name: 'Display name' });
  expect(screen.getByRole('button', { name: 'Save name' }).getAttribute('aria-disabled')).toBe('true');
  await person.clear(name);
  await person.type(name, ' Mira O. {Enter}');
  expect(await asked('useUpdateProfileMutation')).toEqual({ input: { displayName: 'Mira O.' } });
  await answer('useUpdateProfileMutation', { updateProfile: { __typename: 'InvalidInputError', code: 'INVALID' } });
  expect(await screen.findByText(/This cannot be taken as it is/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Save name' }));
  await answer('useUpdateProfileMutation', { updateProfile: { __typename: 'UpdateProfilePayload', account: { user: { id: 'user_1', displayName: 'Mira O.' } } } });
  expect(await screen.findByRole('heading', { name: 'Mira O.' })).toBeDefined();
});

test('another address is asked for after signing in again, and the wish can be taken back', async () => {
  const auth = signingIn({ needsCode: true });
  const { person, asked, answer } = await openProfile(account, auth);
  await person.click(screen.getByRole('button', { name: 'Change address' }));
  await person.type(await screen.findByRole('textbox', { name: 'New address' }), 'mira@halden.org{Enter}');
  expect(await asked('useRequestEmailChangeMutation')).toEqual({ input: { email: 'mira@halden.org' } });
  await answer('useRequestEmailChangeMutation', { requestEmailChange: tooOld });

  await person.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('This password is wrong.')).toBeDefined();
  await person.clear(screen.getByLabelText('Password'));
  await person.type(screen.getByLabelText('Password'), 'a longer secret{Enter}');
  await person.type(await screen.findByRole('textbox', { name: 'Code, or a recovery code' }), '418 205{Enter}');
  expect(auth.finishSignIn).toHaveBeenCalledWith({ challenge: 'c1', code: '418205' });
  expect(await asked('useRequestEmailChangeMutation')).toEqual({ input: { email: 'mira@halden.org' } });
  const after = (pendingEmail: string | null) => ({ viewer: { account: { ...account, pendingEmail, user: { id: 'user_1', email: 'mira@researchlab.org' } } } });
  await answer('useRequestEmailChangeMutation', { requestEmailChange: { __typename: 'RequestEmailChangePayload', account: { pendingEmail: 'mira@halden.org' } } });
  await answer('EmailSectionRefetchQuery', after('mira@halden.org'));
  expect(await screen.findByText(/We sent a link to mira@halden\.org/)).toBeDefined();

  await person.click(screen.getByRole('button', { name: 'Cancel the change' }));
  expect(await asked('useRequestEmailChangeMutation')).toEqual({ input: { email: null } });
  await answer('useRequestEmailChangeMutation', { requestEmailChange: { __typename: 'RequestEmailChangePayload', account: { pendingEmail: null } } });
  await answer('EmailSectionRefetchQuery', after(null));
  expect(screen.queryByText(/We sent a link/)).toBeNull();
});

test.each([
  ['InvalidInputError', 'INVALID', /Enter a full e-mail address other than/],
  ['LimitReachedError', 'LIMIT_REACHED', /Wait an hour/],
])('an address that is refused with %s is said in words', async (type, code, words) => {
  const { person, answer } = await openProfile(account);
  await person.click(screen.getByRole('button', { name: 'Change address' }));
  await person.type(await screen.findByRole('textbox', { name: 'New address' }), 'mira{Enter}');
  await answer('useRequestEmailChangeMutation', { requestEmailChange: { __typename: type, code } });
  expect(await screen.findByText(words)).toBeDefined();
});

test('where others have the address, it cannot be changed here', async () => {
  await openProfile({ ...account, viewerCanChangeEmail: false });
  expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
});

test('the account is deleted once its address is typed, and this browser is signed out', async () => {
  const auth = signingIn();
  const { person, asked, answer } = await openProfile(account, auth);
  await person.click(screen.getByRole('button', { name: 'Delete account' }));
  const confirmation = await screen.findByRole('textbox', { name: 'Type mira@researchlab.org to confirm' });
  expect(screen.getByRole('button', { name: 'Delete Forever' }).getAttribute('aria-disabled')).toBe('true');
  await person.type(confirmation, 'Mira@researchlab.org{Enter}');
  expect(await asked('useDeleteAccountMutation')).toEqual({ input: { confirmation: 'Mira@researchlab.org' } });
  await answer('useDeleteAccountMutation', { deleteAccount: tooOld });
  await person.type(await screen.findByLabelText('Password'), 'a longer secret{Enter}');
  await answer('useDeleteAccountMutation', { deleteAccount: { __typename: 'LastOwnerError', code: 'LAST_OWNER' } });
  expect(await screen.findByText(/You are the last owner of a space/)).toBeDefined();
  expect(auth.signOut).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Delete Forever' }));
  await answer('useDeleteAccountMutation', { deleteAccount: { __typename: 'DeleteAccountPayload', deletedUserId: 'user_1' } });
  expect(auth.signOut).toHaveBeenCalledTimes(1);
});

test('the language of mails is saved as it is chosen, and stands as before when that is refused', async () => {
  const { person, asked, answer } = await openProfile({ ...account, language: 'ES' });
  const chosen = () => screen.getByRole('combobox', { name: 'Language of mails' }).textContent;
  const choose = async (language: string) => {
    await person.click(screen.getByRole('combobox', { name: 'Language of mails' }));
    await person.click(await screen.findByRole('option', { name: language }));
  };
  expect(chosen()).toBe('Español');
  await choose('中文');
  expect(await asked('useMailLanguageMutation')).toEqual({ input: { language: 'ZH' } });
  expect(chosen()).toBe('中文');
  await answer('useMailLanguageMutation', { updateProfile: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(chosen()).toBe('Español');
  await choose('English');
  await answer('useMailLanguageMutation', { updateProfile: { __typename: 'UpdateProfilePayload', account: { language: 'EN' } } });
  expect(chosen()).toBe('English');
});
