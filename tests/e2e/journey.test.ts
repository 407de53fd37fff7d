import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { toastAfter } from '#tests/support/journeySteps.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';
import { article, servePages } from '#tests/support/server.ts';

const product = useProduct();

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Mira Okafor');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const status = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('from registration to a saved page, live in two windows', async () => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const pages = await servePages((_request, response) => {
    void released.then(() => response.setHeader('content-type', 'text/html; charset=utf-8').end(article('The forgetting curve, revisited')));
  });
  const { page } = await product.window();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));

  const email = newEmail();
  await page.goto('/collection');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await expectAccessible(page);
  await register(page, email);
  await page.getByRole('heading', { name: /^(Good .+|Welcome), Mira$/ }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Collections', exact: true }).click();
  await page.getByRole('heading', { name: 'All sources' }).waitFor();
  await page.getByRole('link', { name: 'Collections', exact: true }).click();
  await page.getByText('Select a collection to see its sources').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New Collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Collection' });
  await expectAccessible(page);
  // What is modal is said of the body alone: what all elements inherit, the browser would look for at each of them.
  const modal = (selector: string) => page.locator(selector).evaluate((element) => [getComputedStyle(element).pointerEvents, getComputedStyle(element).getPropertyValue('--removed-body-scroll-bar-size')]);
  await expect.poll(() => modal('body')).toEqual(['none', '0px']);
  expect(await modal('#root')).toEqual(['auto', '']);
  await dialog.getByLabel('Collection Name').fill('Research');
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { name: /^Research/ }).waitFor();
  await page.getByRole('treeitem', { name: /^Research/ }).hover();
  await page.getByRole('button', { name: 'Menu of Research' }).click();
  await page.getByRole('menuitem', { name: 'Add sub-collection' }).click();
  await dialog.getByLabel('Collection Name').fill('Memory and learning');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('treeitem', { name: /^Memory and learning/ }).click();
  await page.getByText('This collection is empty').waitFor();
  await expectAccessible(page);

  const second = (await product.window()).page;
  await signIn(second, email);
  await untilAt(second, (path) => path !== '/login');
  await second.goto(page.url());
  await second.getByText('This collection is empty').waitFor();

  await page.getByRole('button', { name: 'New Collection' }).click();
  await dialog.getByLabel('Collection Name').fill('Reading list');
  await page.keyboard.press('Enter');
  await second.getByRole('treeitem', { name: /^Reading list/ }).waitFor();
  await page.getByRole('treeitem', { name: /^Memory and learning/ }).click();
  await page.getByRole('heading', { name: 'Memory and learning' }).waitFor();

  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByRole('menuitem', { name: 'Add link' }).click();
  await page.getByLabel('URL Address').fill(`${pages}/curve`);
  await page.getByRole('button', { name: 'Save' }).click();
  for (const window of [page, second]) {
    await window.getByText('Processing', { exact: true }).first().waitFor();
  }
  await expectAccessible(page);
  release();
  for (const window of [page, second]) {
    await status(window, 'The forgetting curve, revisited').getByText('Completed', { exact: true }).waitFor();
  }
  await expectAccessible(page);

  await status(page, 'The forgetting curve, revisited').getByRole('link', { name: 'The forgetting curve, revisited' }).click();
  await untilAt(page, (path) => path.startsWith('/source/source_'));
  // Its card has a heading of that name, too, as long as it is there.
  await page.getByRole('heading', { name: 'The forgetting curve, revisited', level: 1 }).waitFor();
  await page.getByText('In the winter of 1879 Hermann Ebbinghaus').first().waitFor();
  await expectAccessible(page);

  await page.goBack();
  await page.getByRole('heading', { name: 'Memory and learning', level: 1 }).waitFor();
  await status(page, 'The forgetting curve, revisited').hover();
  await page.getByRole('button', { name: 'Menu of The forgetting curve, revisited' }).click();
  const deleted = await toastAfter(page, 'Source moved to the trash', () => page.getByRole('menuitem', { name: 'Delete' }).click());
  for (const window of [page, second]) await window.getByText('This collection is empty').waitFor();
  await deleted.getByRole('button', { name: 'Undo', exact: true }).click();
  for (const window of [page, second]) await status(window, 'The forgetting curve, revisited').waitFor();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await untilAt(page, '/login');
  expect(failures).toEqual([]);
});
