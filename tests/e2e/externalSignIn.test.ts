import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/support/identity.ts';
import { clientId, clientSecret, startIssuer } from '#tests/support/issuer.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';
import { freePort, startServer } from '#tests/support/serverProcess.ts';
import { startTemporaryPostgres } from '#tests/support/temporaryPostgres.ts';

const product = useProduct();

test('somebody signs in at an issuer, stays signed in, and signs out', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const issuer = await startIssuer(`${url}/auth/oidc/callback`);
  issuer.add('mira', { email: 'mira@example.org', email_verified: true, name: 'Mira Halden' });
  const postgres = await startTemporaryPostgres();
  onTestFinished(() => postgres.stop());
  await startServer('web', {
    PORT: String(port),
    DATABASE_URL: postgres.url,
    VAULT_DATA: temporaryFolder(),
    IDENTITY: 'oidc',
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: 'Halden Lab',
  });
  const { page } = await product.window({ baseURL: url });

  const signInAtIssuer = async () => {
    await page.getByRole('heading', { name: 'Sign in at the issuer' }).waitFor();
    await page.getByLabel('Name').fill('mira');
    await page.getByRole('button', { name: 'Go on' }).click();
  };

  await page.goto('/profile');
  const signIn = page.getByRole('button', { name: 'Sign in with Halden Lab' });
  await signIn.waitFor();
  await untilAt(page, '/login');
  expect(await page.getByRole('textbox').count()).toBe(0);
  await expectAccessible(page);
  await signIn.click();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.getByRole('alert').getByText('Halden Lab let nobody in').waitFor();
  await expectAccessible(page);

  await signIn.click();
  await signInAtIssuer();
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await sessions.getByText('Active now').waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile');
  await page.reload();
  await sessions.getByText('Active now').waitFor();
  expect(await sessions.getByRole('listitem').count()).toBe(1);
  // Nothing that opens the account is left in the browser but the session itself.
  expect((await page.context().cookies(url)).map(({ name }) => name)).not.toContain('vault_sign_in');

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await signIn.waitFor();
  // At the issuer they are signed in still.
  await signIn.click();
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();

  // The issuer has not said when it asked for the password: it is asked to do that now.
  await page.goto('/profile');
  const deleteAccount = async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByLabel('Type mira@example.org to confirm').fill('mira@example.org');
    await page.getByRole('button', { name: 'Delete Forever' }).click();
  };
  await deleteAccount();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.waitFor();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await again.getByRole('button', { name: 'Sign in with Halden Lab' }).click();
  await signInAtIssuer();
  await sessions.getByText('Active now').waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile');
  await deleteAccount();
  await signIn.waitFor();
});
