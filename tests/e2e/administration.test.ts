import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '#tests/support/identity.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { makeRemovableFolder, startTemporaryPostgres, type TemporaryPostgres } from '#tests/support/temporaryPostgres.ts';

const product = useProduct();
let postgres: TemporaryPostgres;

beforeAll(async () => {
  postgres = await startTemporaryPostgres();
});
afterAll(() => postgres.stop());

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('who is first looks after the vault: invites, disables, enables, reads and saves the audit log; others find no such page', async () => {
  // A vault of its own: who comes first to the one that all files share is a matter of luck.
  const { port } = await startServer('all', { DATABASE_URL: postgres.url, VAULT_DATA: await makeRemovableFolder(), REGISTRATION: 'closed' });
  const window = (options = {}) => product.window({ baseURL: `http://127.0.0.1:${port}`, ...options });
  const { page: mira } = await window();
  await mira.request.post('/auth/api/v1/registration', { data: { email: 'mira@example.org', password: goodPassword, displayName: 'Mira' } });
  await mira.goto('/login');
  await signIn(mira, 'mira@example.org');
  await mira.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();
  await mira.goto('/admin');
  await mira.getByRole('row', { name: /Mira/ }).waitFor();
  await expectAccessible(mira);

  // Nobody else may register, but for those with a link.
  await mira.getByRole('button', { name: 'Invite' }).click();
  await mira.getByLabel('E-mail addresses').fill('tomas@example.org, mira@example.org');
  await mira.getByRole('button', { name: 'Invite 2 people' }).click();
  await mira.getByText('Mail is not set up: send this link').waitFor();
  await mira.getByRole('button', { name: 'Copy link, tomas@example.org' }).click();
  const link = await mira.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(mira, { within: '[role="dialog"]' });
  await mira.getByRole('button', { name: 'Done' }).click();
  await mira.getByRole('row', { name: /tomas@example\.org/ }).getByRole('cell', { name: 'Invited' }).waitFor();

  const { page: tomas } = await window();
  const refused = await tomas.request.post('/auth/api/v1/registration', { data: { email: 'tomas@example.org', password: goodPassword, displayName: 'Tomas' } });
  expect(refused.ok()).toBe(false);
  await tomas.goto(link);
  await tomas.getByLabel('Name').fill('Tomas');
  await tomas.getByLabel('E-mail').fill('tomas@example.org');
  await tomas.getByLabel('Password', { exact: true }).fill(goodPassword);
  const repeat = tomas.getByLabel('Repeat password');
  if (await repeat.isVisible()) await repeat.fill(goodPassword);
  await tomas.getByRole('button', { name: /account/ }).click();
  await tomas.getByRole('heading', { name: /^(Good |Welcome, )/ }).waitFor();
  for (const path of ['/admin', '/admin/registration', '/admin/audit-log']) {
    await tomas.goto(path);
    await tomas.getByRole('heading', { name: 'There is no page here' }).waitFor();
  }
  await tomas.goto('/profile');
  await tomas.getByRole('heading', { name: 'Sessions' }).waitFor();

  await mira.reload();
  const row = mira.getByRole('row', { name: /Tomas/ });
  await row.hover();
  await row.getByRole('button', { name: 'Disable' }).click();
  await row.getByRole('cell', { name: /^Disabled/ }).waitFor();
  // Their open window is signed out at once.
  await untilAt(tomas, '/login');
  await signIn(tomas, 'tomas@example.org');
  await tomas.getByRole('alert').waitFor();
  await row.getByRole('button', { name: 'Enable' }).click();
  await row.getByRole('cell', { name: 'Person' }).waitFor();
  await signIn(tomas, 'tomas@example.org');
  // Back where they were when the account was disabled.
  await tomas.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();

  await mira.getByRole('link', { name: 'Registration' }).click();
  await mira.getByText(/A variable of the server decides/).waitFor();
  await expectAccessible(mira);
  await mira.getByRole('link', { name: 'Audit log' }).click();
  const log = mira.getByRole('list', { name: 'Audit log' });
  await log.getByText('Enabled an account, tomas@example.org').waitFor();
  await log.getByText('Disabled an account, tomas@example.org').waitFor();
  await expectAccessible(mira);
  const saved = mira.waitForEvent('download');
  await mira.getByRole('button', { name: 'Export' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^Audit log \d{4}-\d{2}-\d{2}\.jsonl$/);
  const entries = (await text(await download.createReadStream())).trim().split('\n').map((line) => JSON.parse(line) as { action: string });
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['PERSON_INVITED', 'ACCOUNT_CREATED', 'ACCOUNT_DISABLED', 'SESSION_REVOKED', 'ACCOUNT_ENABLED']));
});
