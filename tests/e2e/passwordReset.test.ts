import { test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';

const product = useProduct();

test('a forgotten password is set again through the mailed link, once', async () => {
  const { page } = await product.window();
  const email = newEmail();
  const account = { email, password: goodPassword, displayName: 'Mira' };
  await page.request.post('/auth/api/v1/registration', { data: account });

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await expectAccessible(page);

  const link = await product.mailedLink(email, 'reset-password');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await expectAccessible(page);
  const better = 'eleven green lanterns';
  const setPassword = async () => {
    await page.getByLabel('New password').fill(better);
    await page.getByLabel('Repeat password').fill(better);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await setPassword();
  await page.getByText('Your password is set. Sign in with it.').waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('That e-mail and password do not match.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(better);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Good / }).waitFor();

  const { page: later } = await product.window();
  await later.goto(link);
  await later.getByLabel('New password').fill(better);
  await later.getByLabel('Repeat password').fill(better);
  await later.getByRole('button', { name: 'Set password' }).click();
  await later.getByText('This link was used already or is too old.').waitFor();
});
