import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();

test('a session that is ended in the profile signs the other browser out at once', async () => {
  const email = newEmail();
  const signIn = async (options?: Parameters<typeof product.window>[0]) => {
    const { page } = await product.window(options);
    await page.request.post('/auth/api/v1/registration', { data: { email, password: goodPassword, displayName: 'Mira' } });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();
    return page;
  };
  const other = await signIn({ viewport: { width: 390, height: 844 } });
  const page = await signIn();
  await page.goto('/profile');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await sessions.getByText('Active now').waitFor();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End all others' }).click();
  await untilAt(other, '/login');
  await page.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' });
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
});
