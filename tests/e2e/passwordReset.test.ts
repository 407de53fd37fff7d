import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';

const product = useProduct();

/** The link in the newest mail that was written to a file, with quoted-printable line ends undone. */
async function linkInMail(): Promise<string> {
  return eventually(async () => {
    const folder = join(product.dataFolder, 'mail');
    const [newest = ''] = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort().reverse();
    const mail = (await readFile(join(folder, newest), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const link = /http:\/\/\S+\/reset-password\/[^\s"<]+/.exec(mail)?.[0];
    expect(link).toBeDefined();
    return link as string;
  });
}

test('a forgotten password is set anew through the mailed link, once', async () => {
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

  const link = await linkInMail();
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
}, 120_000);
