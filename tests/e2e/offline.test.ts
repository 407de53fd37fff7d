import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();
const email = newEmail();
let collectionId = '';

beforeAll(async () => {
  let token = '';
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await fetch(`${product.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  await post('/auth/api/v1/registration', { email, password: goodPassword, displayName: 'Mira Okafor' });
  token = (await post<{ token: string }>('/auth/api/v1/token', { email, password: goodPassword })).token;
  const spaceId = (await post<{ id: string }>('/vault/api/v1/spaces', { name: 'Bees', settings: {} })).id;
  collectionId = (await post<{ id: string }>(`/vault/api/v1/spaces/${spaceId}/collections`, { name: 'Research', settings: {} })).id;
  for (const title of ['Bees at noon', 'Bees at night']) {
    await post(`/vault/api/v1/spaces/${spaceId}/sources`, { type: 'NOTE', collectionId, data: { title, text: `${title}: what bees know of the hour.` } });
  }
});

async function openList(page: Page): Promise<Locator> {
  await page.goto(`/collection/${collectionId}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page.getByRole('main');
}

/** The text of a note on its own page; its card in the list says the same words. */
const text = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true }).getByText(`${title}: what bees know of the hour.`, { exact: true });

// No service worker and nothing stored: what is on the page must do.
test('going back to a list without a connection, after any time, shows what was there', async () => {
  const { page, context } = await product.window();
  await page.clock.install();
  const list = await openList(page);
  await list.getByRole('link', { name: 'Bees at night', exact: true }).waitFor();
  await list.getByRole('link', { name: 'Bees at noon', exact: true }).click();
  await untilAt(page, (path) => path.startsWith('/source/'));
  await text(page, 'Bees at noon').waitFor();

  await context.setOffline(true);
  await page.clock.fastForward('10:00');
  await page.goBack();
  await untilAt(page, `/collection/${collectionId}`);
  await list.getByRole('link', { name: 'Bees at night', exact: true }).waitFor();
  await list.getByRole('link', { name: 'Bees at noon', exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);

  // Nor does one that was not read before take the list away for good.
  await list.getByRole('link', { name: 'Bees at night', exact: true }).click();
  await page.getByRole('heading', { name: 'The vault does not answer' }).waitFor();
  await page.goBack();
  await list.getByRole('link', { name: 'Bees at night', exact: true }).waitFor();
  await context.setOffline(false);
  await list.getByRole('link', { name: 'Bees at night', exact: true }).click();
  await text(page, 'Bees at night').waitFor();
});

// Browsers do not ask a second time for a module that did not come.
test('a page whose code was lost on its way comes by itself', async () => {
  const { page } = await product.window();
  let isLost = true;
  await page.route('**/assets/NoteEd-*.js', (route) => (isLost ? route.abort() : route.continue()));
  const list = await openList(page);
  const link = list.getByRole('link', { name: 'Bees at noon', exact: true });
  await link.waitFor();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false;
  });
  await link.click();
  await text(page, 'Bees at noon').waitFor();
  expect(isLost).toBe(false);
});
