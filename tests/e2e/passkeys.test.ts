import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';

const product = useProduct();

/** A device that has just seen its person's finger. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

test('a passkey is added under two-factor, signs in by itself, is renamed, and taken off again', async () => {
  // Browsers have no passkeys at bare IP addresses.
  const { page, context } = await product.window({ baseURL: product.url.replace('127.0.0.1', 'localhost') });
  await addAuthenticator(context, page);
  const email = newEmail();
  await page.request.post('/auth/api/v1/registration', { data: { email, password: goodPassword, displayName: 'Mira' } });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();

  await page.goto('/profile');
  await page.getByText('You have no passkey yet.').waitFor();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Chrome on Linux');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await passkeys.getByText('Chrome on Linux').waitFor();
  await passkeys.getByText('never used').waitFor();
  // The same device a second time.
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('This device has a passkey for your account already.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();

  await page.goto('/profile');
  await passkeys.getByText('last used').waitFor();
  await passkeys.getByRole('button', { name: 'Rename or remove Chrome on Linux' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename passkey' });
  await rename.getByLabel('Name').fill('My laptop');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await passkeys.getByRole('button', { name: 'Rename or remove My laptop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const remove = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await remove.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no passkey yet.').waitFor();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This vault does not know that passkey').waitFor();
  await expectAccessible(page);
});

test('where browsers have no passkeys, the profile says what they need, and the sign-in page offers none', async () => {
  const { page } = await product.window();
  const email = newEmail();
  await page.request.post('/auth/api/v1/registration', { data: { email, password: goodPassword, displayName: 'Mira' } });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();
  await page.goto('/profile');
  await page.getByText('Passkeys need a name as address, such as https://vault.example.org or http://localhost:4000.').waitFor();
  expect(await page.getByRole('button', { name: 'Add passkey' }).count()).toBe(0);
});
