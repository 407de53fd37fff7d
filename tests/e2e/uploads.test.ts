import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';

const product = useProduct();
const megabyte = 1024 * 1024;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vault-uploads-'));
  await mkdir(join(folder, 'changed'));
  await mkdir(join(folder, 'Paper', 'Figures'), { recursive: true });
  await writeFile(join(folder, 'Paper', 'abstract.txt'), 'In short.');
  await writeFile(join(folder, 'Paper', 'Figures', 'caption.txt'), 'The curve.');
  await writeFile(join(folder, 'notes.txt'), 'In the winter of 1879 Hermann Ebbinghaus began to memorize nonsense.');
  await writeFile(join(folder, 'film.bin'), randomBytes(40 * megabyte));
  await writeFile(join(folder, 'changed', 'film.bin'), randomBytes(megabyte));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inCollection(): Promise<Page> {
  const { page } = await product.window();
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Mira Okafor');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: /^(Good .+|Welcome), Mira$/ }).waitFor();
  await page.goto('/collection');
  await page.getByRole('button', { name: 'New Collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Collection' });
  await dialog.getByLabel('Collection Name').fill('Research');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('treeitem', { name: /^Research/ }).click();
  // All sources, where one is until then, says of itself that it is empty, too.
  await page.getByRole('heading', { name: 'Research', exact: true, level: 1 }).waitFor();
  return page;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload File' });
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
/** Nothing is sorted in again while the pointer is over the cards: it goes elsewhere. */
async function completed(page: Page, title: string): Promise<void> {
  await page.mouse.move(4, 4);
  await card(page, title).getByText('Completed').waitFor();
}
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByRole('menuitem', { name: /^Upload file/ }).click();
  await dialogOf(page).waitFor();
}

/** Files or a text from outside, as the browser hands them to the page. */
async function bring(page: Page, how: 'drag' | 'drop' | 'paste', { names = [], text }: { names?: readonly string[]; text?: string }): Promise<void> {
  await page.evaluate(
    ({ how, names, text }) => {
      const data = new DataTransfer();
      for (const name of names) data.items.add(new File([`The words of ${name}`], name, { type: 'text/plain', lastModified: 1 }));
      if (text !== undefined) data.setData('text/plain', text);
      const fire = (type: string) => document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
      if (how === 'paste') document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
      else fire(how === 'drag' ? 'dragenter' : 'drop');
    },
    { how, names: [...names], text },
  );
}

/** Toasts are there for three seconds: whoever looks for one only after what brings it may come too late on a busy machine. */
const withToast = (seen: Promise<void>, act: Promise<void>) => Promise.all([seen, act]);

/** Nothing at the bottom of the page hides another: the tray, the toolbar of the selection or the button to add, a toast. */
async function standsApart(page: Page): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: /favorite/ });
  const expectApart = async (others: Record<string, Locator>) => {
    for (const [width, height] of [[1440, 900], [834, 900], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overlapping({ toast, tray: tray(page), ...others }), { message: `${width} px wide` }).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.getByRole('button', { name: 'Select Multiple' }).click();
  await page.getByRole('checkbox').last().click();
  const toolbar = page.getByRole('toolbar', { name: 'Selection' });
  await toolbar.getByRole('button', { name: 'More actions' }).click();
  // It stays while one has the focus in it.
  const focusUndo = () => toast.getByRole('button', { name: 'Undo' }).focus();
  await withToast(focusUndo(), page.getByRole('menuitem', { name: 'Add to favorites' }).click());
  await expectApart({ toolbar });
  await page.getByRole('button', { name: 'Exit Selection' }).click();
  await focusUndo();
  await expectApart({ add: page.getByRole('button', { name: 'Add a source' }) });
  await toast.getByRole('button', { name: 'Undo' }).click();
}

/** Which of these overlap, or are not there. */
async function overlapping(things: Record<string, Locator>): Promise<string[]> {
  const boxes = await Promise.all(Object.entries(things).map(async ([name, thing]) => ({ name, box: await thing.boundingBox() })));
  return boxes.flatMap(({ name, box }, index) => {
    if (!box) return `no ${name}`;
    const isHit = (other: typeof box | null) => other && box.x < other.x + other.width && other.x < box.x + box.width && box.y < other.y + other.height && other.y < box.y + box.height;
    return boxes.slice(index + 1).flatMap((other) => (isHit(other.box) ? `${name} and ${other.name}` : []));
  });
}

test('a file by the dialog, many by dropping and pasting', async () => {
  const page = await inCollection();
  await openDialog(page);
  const dialog = dialogOf(page);
  expect(await dialog.getByRole('button', { name: 'Upload' }).isDisabled()).toBe(true);
  await dialog.getByText('Click to select a file').waitFor();
  await dialog.getByText('Up to 1 GB a file.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Select file').setInputFiles(join(folder, 'notes.txt'));
  await dialog.getByText('68 Bytes').waitFor();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.waitFor({ state: 'detached' });
  await completed(page, 'notes.txt');

  await bring(page, 'drag', { names: ['one.txt'] });
  await page.getByText('Drop files to add them to Research').waitFor();
  await expectAccessible(page);
  await bring(page, 'drop', { names: ['one.txt', 'two.txt', 'three.txt', 'four.txt', 'five.txt'] });
  await page.getByText('Drop files to add them to Research').waitFor({ state: 'detached' });
  for (const name of ['one.txt', 'five.txt']) await completed(page, name);

  // A folder from the desktop, with a folder in it: collections below this one. The second time it joins them.
  const devtools = await page.context().newCDPSession(page);
  const dropFolder = async () => {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, x: 800, y: 400, data: { items: [], files: [join(folder, 'Paper')], dragOperationsMask: 1 } });
    }
  };
  const openPlace = () => page.getByRole('status').filter({ hasText: '2 files go to Research' }).getByRole('button', { name: 'Open' }).click();
  await withToast(openPlace(), dropFolder());
  await page.getByRole('heading', { name: 'Paper' }).waitFor();
  await completed(page, 'abstract.txt');
  await page.getByRole('treeitem', { name: /^Paper/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('treeitem', { name: /^Figures/ }).click();
  await completed(page, 'caption.txt');
  await page.getByRole('treeitem', { name: /^Research/ }).click();
  await card(page, 'five.txt').waitFor();
  await withToast(openPlace(), dropFolder());
  await expect.poll(() => card(page, 'abstract.txt').count()).toBe(2);
  await expect.poll(() => page.getByRole('treeitem').allTextContents().then((all) => all.map((name) => name.replace(/\d.*/, '')))).toEqual(['Research', 'Paper', 'Figures']);
  await page.getByRole('treeitem', { name: /^Research/ }).click();
  await card(page, 'five.txt').waitFor();

  await bring(page, 'paste', { names: ['pasted.txt'] });
  await completed(page, 'pasted.txt');
  await withToast(page.getByText('2 links added to Research').waitFor(), bring(page, 'paste', { text: 'http://127.0.0.1:9/a\nhttp://127.0.0.1:9/b' }));
  await bring(page, 'paste', { text: 'no address at all' });
  // Many by the dialog: what became of each line, and what is left to correct.
  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByRole('menuitem', { name: /^Add link/ }).click();
  const links = page.getByRole('dialog', { name: 'Add New URL' });
  await links.getByRole('button', { name: 'Add several' }).click();
  await links.getByLabel('URL Address').fill('http://127.0.0.1:9/new\nnot an address\nhttp://127.0.0.1:9/a');
  await links.getByRole('button', { name: 'Save' }).click();
  const outcome = page.getByRole('dialog', { name: '1 added, 1 was there already, 1 is not an address' });
  await expect.poll(() => outcome.getByRole('list', { name: 'Results' }).getByRole('listitem').allTextContents()).toEqual([
    'http://127.0.0.1:9/newAdded',
    expect.stringContaining('No web address. Correct it, or leave it out.'),
    expect.stringContaining('http://127.0.0.1:9/aAlready in this collection'),
  ]);
  expect(await outcome.getByLabel('Correct not an address').inputValue()).toBe('not an address');
  await expectAccessible(page);
  await outcome.getByRole('button', { name: 'Done' }).click();
  await outcome.waitFor({ state: 'detached' });
  // Also where no collection is open: into the space.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: /^Good/ }).waitFor();
  await withToast(page.getByText('Link added to Inbox').waitFor(), bring(page, 'paste', { text: 'http://127.0.0.1:9/from-the-dashboard' }));
  await bring(page, 'paste', { names: ['scan.txt'] });
  // Who leaves the page before it is all there breaks it off.
  await page.getByRole('link', { name: /^scan\.txt.*Completed/ }).first().waitFor();
  // Where nothing can be added it is said, and nothing lost: the file is still where it came from.
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await withToast(page.getByText('Open a collection, then drop files on it').waitFor(), bring(page, 'paste', { names: ['nowhere.txt'] }));
  await page.goto('/collection');
  // What arrived leaves the tray by itself.
  await tray(page).waitFor({ state: 'detached' });
});

test('progress, pause, another page, a reload with the file chosen again, cancelling', async () => {
  const page = await inCollection();
  // The first step is taken, the ones after it fail until the line is back.
  let line: 'good' | 'one step' | 'dead' = 'one step';
  await page.route('**/vault/api/v1/uploads/*', (route) => {
    const isDead = line === 'dead' && route.request().method() !== 'DELETE';
    if (line === 'one step' && route.request().method() === 'PATCH') line = 'dead';
    return isDead ? route.abort('connectionfailed') : route.continue();
  });
  await openDialog(page);
  await dialogOf(page).getByLabel('Select file').setInputFiles(join(folder, 'film.bin'));
  await dialogOf(page).getByRole('button', { name: 'Upload' }).click();
  const row = tray(page).getByRole('listitem').filter({ hasText: 'film.bin' });
  await row.getByText(/^Connection lost at 16 MB of 40 MB/).waitFor();
  await expect.poll(() => row.getByRole('progressbar', { name: 'Progress of film.bin' }).getAttribute('aria-valuenow')).toBe('40');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Pause film.bin' }).click();
  await row.getByText('Paused at 16 MB of 40 MB').waitFor();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: /^Good/ }).waitFor();
  await row.getByText('Paused at 16 MB of 40 MB').waitFor();

  await page.reload();
  await row.getByText('Choose the same file to go on where it stopped').waitFor();
  await row.locator('input[type=file]').setInputFiles(join(folder, 'changed', 'film.bin'));
  await row.getByText('This is another file').waitFor();
  line = 'good';
  const offsets: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
  });
  await row.locator('input[type=file]').setInputFiles(join(folder, 'film.bin'));
  await tray(page).waitFor({ state: 'detached' });
  expect(offsets[0]).toBe(String(16 * megabyte));
  await page.getByRole('link', { name: 'Collections', exact: true }).click();
  await page.getByRole('treeitem', { name: /^Research/ }).click();
  await completed(page, 'film.bin');

  line = 'dead';
  await bring(page, 'drop', { names: ['unwanted.txt'] });
  await tray(page).waitFor();
  await standsApart(page);
  await tray(page).getByRole('button', { name: 'Cancel unwanted.txt' }).click();
  await card(page, 'unwanted.txt').waitFor({ state: 'detached' });
});

test('a full disk is said in words and can be tried again; a refused announcement stays in the dialog', async () => {
  const page = await inCollection();
  let isFull = true;
  await page.route('**/vault/api/v1/uploads/*', (route) =>
    isFull
      ? route.fulfill({ status: 507, contentType: 'application/json', body: JSON.stringify({ error: { code: 'STORAGE_FULL', message: 'Full' } }) })
      : route.continue(),
  );
  await bring(page, 'drop', { names: ['late.txt'] });
  await tray(page).getByRole('alert').getByText('The vault has no room left').waitFor();
  isFull = false;
  await tray(page).getByRole('button', { name: 'Retry late.txt' }).click();
  await completed(page, 'late.txt');

  await openDialog(page);
  await dialogOf(page).getByLabel('Select file').setInputFiles(join(folder, 'notes.txt'));
  await page.route('**/graphql', (route) => route.abort());
  await dialogOf(page).getByRole('button', { name: 'Upload' }).click();
  await dialogOf(page).getByText('Failed to create source. Please try again.').waitFor();
  await page.unroute('**/graphql');
  await dialogOf(page).getByRole('button', { name: 'Upload' }).click();
  await completed(page, 'notes.txt');
});
