import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();

test('who is signed in changes the password, and the other browser is signed out', async () => {
  const email = newEmail();
  const signIn = async (password: string) => {
    const { page } = await product.window();
    await page.request.post('/auth/api/v1/registration', { data: { email, password: goodPassword, displayName: 'Mira' } });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();
    return page;
  };
  const other = await signIn(goodPassword);
  const page = await signIn(goodPassword);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByText(`For ${email}`).waitFor();
  await expectAccessible(page);

  const change = async (current: string, next: string, repeated = next) => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Repeat the new password', { exact: true }).fill(repeated);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  const another = `${goodPassword} and more`;
  await change(goodPassword, another, 'something else');
  await page.getByText('The two passwords differ.').waitFor();
  await change('not what it is', another);
  await page.getByText('This is not your current password.').waitFor();
  expect(await page.getByRole('checkbox', { name: 'End the other session' }).isChecked()).toBe(true);
  // A toast says so, for a moment only: one looks for it from before.
  await Promise.all([page.getByText('Your password is changed').waitFor(), change(goodPassword, another)]);
  await untilAt(page, '/profile');
  await untilAt(other, '/login');
  await signIn(another);
});
