// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as ConfirmEmailPage } from '#client/routes/auth/ConfirmEmailPage.tsx';
import { renderPage } from '../routes/page.tsx';

afterEach(cleanup);

async function openAndConfirm() {
  const page = renderPage({ routes: () => [{ path: '/confirm-email/:token', Component: ConfirmEmailPage }], at: '/confirm-email/abc' });
  const confirm = await screen.findByRole('button', { name: 'Confirm address' });
  expect(page.environment.mock.getAllOperations()).toEqual([]);
  await page.person.click(confirm);
  expect(await page.asked('useConfirmEmailChangeMutation')).toEqual({ input: { token: 'abc' } });
  return page;
}

test('the new address counts when the person says so, not by opening the link', async () => {
  const { answer } = await openAndConfirm();
  await answer('useConfirmEmailChangeMutation', { confirmEmailChange: { __typename: 'ConfirmEmailChangePayload', email: 'mira@halden.org' } });
  expect(await screen.findByRole('heading', { name: 'Address changed' })).toBeDefined();
  expect(screen.getByText(/you sign in with mira@halden\.org/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your spaces' }).getAttribute('href')).toBe('/');
});

test.each([
  ['NotFoundError', 'NOT_FOUND', /This link was used already, taken back, or is too old/],
  ['ConflictError', 'CONFLICT', /Somebody has an account with this address by now/],
  ['InvalidInputError', 'INVALID', /This cannot be taken as it is/],
])('%s is said in words', async (type, code, words) => {
  const { answer } = await openAndConfirm();
  await answer('useConfirmEmailChangeMutation', { confirmEmailChange: { __typename: type, code } });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByRole('button', { name: 'Confirm address' })).toBeDefined();
});

test('a vault that does not answer can be asked again', async () => {
  const { refuse } = await openAndConfirm();
  await refuse('useConfirmEmailChangeMutation');
  expect((await screen.findByRole('alert')).textContent).toContain('The address could not be changed.');
});
