import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { onceMore } from '#tests/support/journeySteps.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';

const product = useProduct();

test('a forgotten password is set again through the mailed link, once, and ends the API keys', async () => {
  const { page } = await product.window();
  const email = newEmail();
  const account = { email, password: goodPassword, displayName: 'Mira' };
  await page.request.post('/auth/api/v1/registration', { data: account });
  const { data: before } = (await (await page.request.post('/auth/api/v1/token', { data: account, ...onceMore })).json()) as { data: { token: string } };
  const createKey = 'mutation { createApiKey(input: { name: "script", scopes: [READ] }) { ... on CreateApiKeyPayload { secret } } }';
  const made = await page.request.post('/graphql', { data: { query: createKey }, headers: { authorization: `Bearer ${before.token}` }, ...onceMore });
  const { data: key } = (await made.json()) as { data: { createApiKey: { secret: string } } };
  const counts = async () => ((await (await page.request.post('/auth/api/v1/token/validate', { data: { token: key.createApiKey.secret }, ...onceMore })).json()) as { data: { valid: boolean } }).data.valid;
  expect(await counts()).toBe(true);

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
  await page.getByRole('checkbox', { name: 'Revoke all API keys of the account, too' }).click();
  await setPassword();
  await page.getByText('Your password is set. Sign in with it.').waitFor();
  expect(await counts()).toBe(false);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('That e-mail and password do not match.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(better);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();

  const { page: later } = await product.window();
  await later.goto(link);
  await later.getByLabel('New password').fill(better);
  await later.getByLabel('Repeat password').fill(better);
  await later.getByRole('button', { name: 'Set password' }).click();
  await later.getByText('This link was used already or is too old.').waitFor();
});

test('the address of a new account is confirmed through the mailed link', async () => {
  const { page } = await product.window();
  const email = newEmail();
  await page.request.post('/auth/api/v1/registration', { data: { email, password: goodPassword, displayName: 'Mira' } });
  await page.goto(await product.mailedLink(email, 'verify-email'));
  await page.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByRole('heading', { name: 'Address confirmed' }).waitFor();
  await expectAccessible(page);

  await page.goto('/verify-email/nonsense');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByRole('link', { name: 'Request a new one' }).click();
  await page.getByLabel('E-mail').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('a link is on its way').waitFor();
});
