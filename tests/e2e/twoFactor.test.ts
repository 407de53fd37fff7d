import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';
import { totpOf } from '#tests/support/totp.ts';

const product = useProduct();

test('two-factor is set up with an authenticator app, asked for at the next sign-in, and turned off again', async () => {
  const { page, context } = await product.window({ permissions: ['clipboard-read', 'clipboard-write'] });
  const email = newEmail();
  await page.request.post('/auth/api/v1/registration', { data: { email, password: goodPassword, displayName: 'Mira' } });
  const giveCredentials = async () => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await giveCredentials();
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('This password is wrong.').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Copy' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  const uri = `otpauth://totp/vault?secret=${secret}`;

  await dialog.getByLabel('Code').fill('000000');
  await dialog.getByText('This code is wrong').waitFor();
  // Pasted with the space that apps show, it fills all boxes and sends itself.
  const code = totpOf(uri);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await dialog.getByLabel('Code').focus();
  await page.keyboard.press('ControlOrMeta+V');

  const codes = page.getByRole('alertdialog', { name: 'Keep these recovery codes' });
  await codes.waitFor();
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  expect(await codes.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  await codes.getByRole('checkbox', { name: 'I have put them where I will find them' }).click();
  await codes.getByRole('button', { name: 'Done' }).click();
  await page.getByText('10 of 10 left').waitFor();
  await expectAccessible(page);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await giveCredentials();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByText('This code is wrong').waitFor();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();

  await page.goto('/profile');
  await page.getByText('9 of 10 left').waitFor();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Set up two-factor' }).waitFor();
  await page.evaluate(() => localStorage.clear());
  await giveCredentials();
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();
});
