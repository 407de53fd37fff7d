import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { newEmail } from '#tests/support/identity.ts';
import { register, toastAfter } from '#tests/support/journeySteps.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();

const COUNT = 30;
const titles = Array.from({ length: COUNT }, (_, index) => `Paper ${index + 1}`);
/** Thirty links in no folder, the last one twice, and a line that is no web address. Nothing answers at any of them. */
const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>${[...titles, `Paper ${COUNT}`].map((title, index) => `<DT><A HREF="http://127.0.0.1:9/paper/${Math.min(index + 1, COUNT)}">${title}</A>`).join('\n')}
<DT><A HREF="javascript:alert(1)">A script</A></DL>`;

const bookmarksFile = { name: 'bookmarks.html', mimeType: 'text/html', buffer: Buffer.from(bookmarks) };

test('bookmarks come in by a file once one has seen what would come, are sorted by keys, and are taken back', async () => {
  const { page } = await product.window();
  await register(page, 'Mira Okafor', newEmail());
  await page.goto('/import');
  await page.getByRole('heading', { name: 'Import', level: 1 }).waitFor();
  await expectAccessible(page);

  // The file is previewed, row by row, and nothing is added.
  await page.getByLabel('File to import').setInputFiles(bookmarksFile);
  await page.getByRole('button', { name: 'Preview' }).click();
  const card = page.getByRole('region', { name: 'bookmarks.html' });
  await card.getByText('32 rows: 30 new, 0 there already, 1 twice in the file, 1 that cannot be taken. Nothing was added yet.').waitFor();
  await card.getByText('This is no web address.').waitFor();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  await page.reload();
  await page.getByText('javascript:alert(1)').first().waitFor();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.reload();

  await card.getByRole('button', { name: 'Import 30 sources' }).click();
  await card.getByText('32 rows: 30 added, 0 there already, 1 twice in the file, 1 that could not be taken.').waitFor();
  await card.getByRole('button', { name: 'Show report' }).click();
  await expect.poll(() => card.getByRole('link', { name: 'Open' }).count()).toBeGreaterThan(0);
  await expectAccessible(page);

  await sortingByKeys(page);
  await takingAway(page);

  // All of it goes again, also what was sorted meanwhile.
  await page.goto('/import');
  await card.getByRole('button', { name: 'Undo import' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take this import back?' });
  await toastAfter(page, 'Took back the import of bookmarks.html', () => question.getByRole('button', { name: 'Undo import' }).click());
  await page.goto('/collection/all');
  await page.getByRole('heading', { name: 'No sources yet' }).waitFor();
});

/** What came in goes out again, as a file for browsers; every fifth lies in the trash. */
async function takingAway(page: Page): Promise<void> {
  await page.goto('/export');
  await page.getByRole('heading', { name: 'Export', level: 1 }).waitFor();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'What to export' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Bookmarks (HTML)' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const card = page.getByRole('region', { name: /^My Space .*\.html$/ });
  const [download] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Download' }).click()]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.match(/<A HREF="http:\/\/127\.0\.0\.1:9\/paper\/\d+"/g)).toHaveLength(COUNT - COUNT / 5);
  await expectAccessible(page);
}

/** The whole Inbox, one key for each source: the next one is on top before it is pressed. */
async function sortingByKeys(page: Page): Promise<void> {
  await page.goto('/collection/inbox');
  await page.getByText(`${COUNT} of ${COUNT} sources`).waitFor();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('s');
  await untilAt(page, '/collection/inbox/sort');
  const position = (number: number) => page.getByText(`${number} of ${COUNT}`, { exact: true }).waitFor();
  const onTop = () => page.locator('main [data-triage-card]').locator('visible=true').getByRole('heading').last().textContent();
  await position(1);
  const began = Date.now();
  // Most are done, some go to the trash, and one is taken back and then done.
  await press('d');
  await position(2);
  await press('z');
  await position(1);
  for (let number = 1; number <= COUNT; number++) {
    await expect.poll(onTop).toMatch(/^Paper \d+$/);
    await press(number % 5 === 0 ? 'd' : 'e');
    if (number < COUNT) await position(number + 1);
  }
  await page.getByRole('heading', { name: 'The Inbox is empty' }).waitFor();
  const seconds = (Date.now() - began) / 1000;
  process.stdout.write(`${COUNT} sources sorted with ${keys} keys in ${seconds.toFixed(1)} s\n`);
  expect(keys).toBe(COUNT + 3);
  await expectAccessible(page);
  await page.getByText('Done, in no collection').waitFor();
  await page.getByText('In the trash for 30 days').waitFor();
}
