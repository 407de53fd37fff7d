import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();
const email = newEmail();

beforeAll(async () => {
  const answer = await fetch(`${product.url}/auth/api/v1/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: goodPassword, displayName: 'Mira Okafor' }),
  });
  expect(answer.ok).toBe(true);
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** What the share sheet of a phone does with the chosen things. */
const share = (page: Page, words: Record<string, string>, files: readonly string[] = []) =>
  page.evaluate(
    ([fields, names]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement('textarea');
        Object.assign(field, { name, value });
        form.append(field);
      }
      const given = new DataTransfer();
      for (const name of names) given.items.add(new File([`${name}: what bees know of the hour.`], name, { type: 'text/plain' }));
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'files', multiple: true, files: given.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [words, files] as const,
  );

/** What lies in the space of whoever is signed in. */
const sourcesOf = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('vault.session') ?? '{}') as { token: string };
    const read = async (path: string) => (await (await fetch(`/vault/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })).json()) as { data: { spaces: { id: string }[]; sources: { sourceUrl: string | null }[] } };
    const [space] = (await read('/spaces')).data.spaces;
    return (await read(`/spaces/${space?.id}/sources`)).data.sources;
  });

test('what a phone shares is asked about, also signed out and without a connection, and then lies in the Inbox', async () => {
  const { page, context } = await product.window({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
  await page.goto('/collection/inbox');
  await signIn(page);
  await untilAt(page, '/collection/inbox');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  // Texts and files, and nothing of it before it is asked for.
  await share(page, { title: 'Noon', text: 'Bees know the hour.' }, ['hive.txt', 'comb.txt']);
  await page.getByRole('heading', { name: 'Shared with the vault' }).waitFor();
  for (const words of ['Noon: Bees know the hour.', 'hive.txt', 'comb.txt']) await page.getByRole('listitem').filter({ hasText: words }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to Inbox' }).click();
  await untilAt(page, '/collection/inbox');
  for (const title of ['Noon', 'hive.txt', 'comb.txt']) await page.getByRole('link', { name: title }).first().waitFor();

  // Discarded: nothing comes of it, and it is not there the next time.
  await share(page, { text: 'Nobody wants this.' });
  await page.getByRole('button', { name: 'Discard' }).click();
  await untilAt(page, '/collection/inbox');
  await page.goto('/share');
  await page.getByRole('heading', { name: 'Nothing was shared', exact: true }).waitFor();

  // A link, as Android hands it over: in the text, after its title.
  await share(page, { title: 'The hive', text: `The hive\n${product.url}/healthz?bees` });
  await page.getByRole('listitem').filter({ hasText: '/healthz?bees' }).waitFor();
  await page.getByRole('button', { name: 'Add to Inbox' }).click();
  await untilAt(page, '/collection/inbox');
  await expect.poll(async () => (await sourcesOf(page)).filter(({ sourceUrl }) => sourceUrl?.endsWith('/healthz?bees')).length).toBe(1);

  // Signed out it waits for the sign-in.
  await page.evaluate(() => localStorage.removeItem('vault.session'));
  await page.goto('/login');
  await page.getByLabel('E-mail').waitFor();
  await share(page, { text: 'Kept until somebody signs in.' });
  await signIn(page);
  await page.getByRole('listitem').filter({ hasText: 'Kept until somebody signs in.' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to Inbox' }).click();
  await page.getByText('Failed to create source. What was shared stays here: try again.').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add to Inbox' }).click();
  await untilAt(page, '/collection/inbox');
  await page.getByRole('link', { name: 'Kept until somebody signs in.' }).first().waitFor();
});

test('what is shared where the vault is installed waits there without a connection, and is gone after signing out', async () => {
  const { page, context } = await product.window({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
  // As in the window of what is installed; a browser without a screen installs nothing.
  await page.addInitScript(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) => asked(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.goto('/collection/inbox');
  await signIn(page);
  await untilAt(page, '/collection/inbox');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const isKept = (name: string) => page.evaluate(async (part) => (await (await caches.open('vault-assets')).keys()).some(({ url }) => url.includes(part)), name);
  await expect.poll(() => isKept('/ShareP-')).toBe(true);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/', { cacheName: 'vault-shell' })) !== undefined)).toBe(true);
  await context.setOffline(true);
  await share(page, { text: 'Shared on a train.' });
  await page.getByText('It stays on this device until there is a connection.', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Add to Inbox' }).isDisabled()).toBe(true);
  await context.setOffline(false);
  await expect.poll(() => page.getByRole('button', { name: 'Add to Inbox' }).isEnabled()).toBe(true);

  // Not added before somebody signs out: the next person finds nothing of it.
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await untilAt(page, '/login');
  await signIn(page);
  await untilAt(page, (path) => path !== '/login');
  await page.goto('/share');
  await page.getByRole('heading', { name: 'Nothing was shared', exact: true }).waitFor();
});

test('without a service worker the address says what to do', async () => {
  const { page } = await product.window();
  await page.goto('/login');
  await page.getByLabel('E-mail').waitFor();
  await share(page, { text: 'It cannot be kept.' });
  await signIn(page);
  await page.getByRole('heading', { name: 'What was shared did not arrive' }).waitFor();
});
