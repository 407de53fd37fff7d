import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { toastAfter } from '#tests/support/journeySteps.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';

const product = useProduct();

/** The content of the page: the navigation beside it has links of the same names. */
const mainOf = (page: Page) => page.getByRole('main');

async function createCollection(page: Page, button: string, name: string) {
  await mainOf(page).getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Collection' });
  await dialog.getByLabel('Collection Name').fill(name);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function createPrompt(page: Page, title: string) {
  await mainOf(page).getByRole('button', { name: 'New prompt', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Prompt' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await untilAt(page, (path) => path.startsWith('/prompts/p/prompt_'));
}

/** Opens the menu of a collection or a prompt and chooses there. */
async function choose(page: Page, of: string, action: string) {
  await mainOf(page).getByRole('button', { name: `Menu of ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Picks a place in the tree of a dialog and sends it. */
async function place(page: Page, dialogName: string, to: string, action: string) {
  const dialog = page.getByRole('dialog', { name: dialogName, exact: true });
  await dialog.getByRole('treeitem', { name: to }).click();
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const link = (page: Page, name: string) => mainOf(page).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => mainOf(page).getByRole('heading', { name, exact: true });
const shoot = async (page: Page, name: string) => {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/prompts-${name}.png` });
};

test('prompts are kept in collections: created, found, renamed, moved, copied, deleted and taken back', async () => {
  const { page } = await somebodyIn(product);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prompts', exact: true }).click();
  await heading(page, 'No collections yet').waitFor();
  // Dark, because nothing was chosen.
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  for (const tip of ['Organize', 'Share with your team', 'Search', 'Shortcuts']) await mainOf(page).getByText(tip, { exact: true }).waitFor();
  await shoot(page, 'empty');
  await expectAccessible(page);

  await createCollection(page, 'Create collection', 'Reading helpers');
  await createCollection(page, 'New collection', 'Old ones');
  await link(page, 'Old ones').waitFor();
  await link(page, 'Reading helpers').click();
  await heading(page, 'Reading helpers').waitFor();
  await heading(page, 'No prompts in this collection').waitFor();
  await shoot(page, 'folder-empty');
  await createCollection(page, 'New collection', 'Summaries');
  await link(page, 'Summaries').waitFor();

  await createPrompt(page, 'Summarize a source');
  await heading(page, 'Summarize a source').waitFor();
  await mainOf(page).getByRole('link', { name: 'Back' }).click();
  await link(page, 'Summarize a source').waitFor();
  await shoot(page, 'collection');
  await expectAccessible(page);

  await choose(page, 'Summarize a source', 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename Prompt' });
  await rename.getByLabel('Title').fill('Explain a source');
  await rename.getByRole('button', { name: 'Save', exact: true }).click();
  await link(page, 'Explain a source').waitFor();

  await choose(page, 'Explain a source', 'Copy to...');
  await toastAfter(page, 'Prompt copied', () => place(page, 'Copy Prompt', 'Summaries', 'Copy'));
  await mainOf(page).getByText('1 prompt', { exact: true }).waitFor();

  await choose(page, 'Explain a source', 'Move to...');
  await toastAfter(page, 'Prompt moved', () => place(page, 'Move Prompt', 'Old ones', 'Move'));
  await link(page, 'Explain a source').waitFor({ state: 'detached' });

  await choose(page, 'Summaries', 'Move to...');
  const move = page.getByRole('dialog', { name: 'Move Collection', exact: true });
  await move.getByRole('searchbox').fill('nowhere at all');
  await move.getByText('No collections found', { exact: true }).waitFor();
  await move.getByRole('searchbox').fill('');
  await toastAfter(page, 'Collection moved successfully', () => place(page, 'Move Collection', 'Old ones', 'Move'));
  await link(page, 'Summaries').waitFor({ state: 'detached' });

  await mainOf(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Collection', exact: true }).click();
  await heading(page, 'Collection').waitFor();
  await mainOf(page).getByRole('searchbox', { name: 'Search...' }).fill('explain');
  await link(page, 'Explain a source').first().waitFor();
  await eventually(async () => expect(await link(page, 'Explain a source').count()).toBe(2));
  await mainOf(page).getByText('No collections found', { exact: true }).waitFor();
  await mainOf(page).getByRole('searchbox', { name: 'Search...' }).fill('summar');
  await link(page, 'Summaries').waitFor();
  await shoot(page, 'search');
  await mainOf(page).getByRole('searchbox', { name: 'Search...' }).fill('explain');
  await eventually(async () => expect(await link(page, 'Explain a source').count()).toBe(2));
  await mainOf(page).getByRole('searchbox', { name: 'Search...' }).fill('nothing has these words');
  await mainOf(page).getByText('No results found.', { exact: true }).waitFor();
  await mainOf(page).getByRole('button', { name: 'Empty the search' }).click();

  await choose(page, 'Old ones', 'Copy to...');
  const copied = await toastAfter(page, 'Collection copied, with 2 prompts', () => place(page, 'Copy Collection', 'Collection', 'Copy'));
  await link(page, 'Old ones 2').waitFor();
  await copied.getByRole('button', { name: 'Undo', exact: true }).click();
  await link(page, 'Old ones 2').waitFor({ state: 'detached' });

  const told = await toastAfter(page, 'Collection deleted, with 2 prompts', () => choose(page, 'Old ones', 'Delete'));
  await link(page, 'Old ones').waitFor({ state: 'detached' });
  await told.getByRole('button', { name: 'Undo', exact: true }).click();
  await link(page, 'Old ones').click();
  await heading(page, 'Old ones').waitFor();
  await toastAfter(page, 'Prompt deleted', () => choose(page, 'Explain a source', 'Delete'));
  await heading(page, 'No prompts in this collection').waitFor();
});

test('the menu of the area leads on, and says it in the chosen language; another tab shows what is new', async () => {
  const { page } = await somebodyIn(product);
  const other = await page.context().newPage();
  await other.goto('/prompts');
  await heading(other, 'No collections yet').waitFor();
  await page.goto('/prompts');
  await heading(page, 'No collections yet').waitFor();
  await mainOf(page).getByRole('button', { name: 'Menu', exact: true }).click();
  for (const name of ['Home', 'Collections', 'Profile', 'Billing', 'Select Language', 'Select Team', 'Logout']) await page.getByRole('menuitem', { name, exact: true }).waitFor();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await shortcuts.waitFor();
  await page.keyboard.press('Escape');
  await shortcuts.waitFor({ state: 'detached' });

  await createCollection(page, 'New collection', 'Told to everybody');
  await link(other, 'Told to everybody').waitFor();
  await other.close();

  await mainOf(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Select Language', exact: true }).click();
  // By the keyboard: a pointer that jumps into a submenu may have left it before it is pressed there.
  await page.getByRole('menuitemradio', { name: 'العربية', exact: true }).press('Enter');
  await mainOf(page).getByRole('button', { name: 'مجموعة جديدة', exact: true }).waitFor();
  await eventually(async () => expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl'));
  // The button that has the focus again shows its name.
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await shoot(page, 'ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await shoot(page, 'ar-phone');
});

test('prompts come from elsewhere by paste and by file, go out again, and a whole import is taken back', async () => {
  const { page } = await somebodyIn(product);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prompts', exact: true }).click();
  await heading(page, 'No collections yet').waitFor();
  await mainOf(page).getByRole('button', { name: 'Import prompts', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import prompts', exact: true });
  await dialog.getByLabel('Text of the prompts').waitFor();
  await shoot(page, 'import');
  await expectAccessible(page);

  // As OpenAI takes a call; one of two cannot be taken.
  const call = { name: 'Say hello', model: 'gpt-4.1', messages: [{ role: 'system', content: 'You are kind.' }, { role: 'user', content: 'Greet {{name}}' }], temperature: 0.2, tools: [{ type: 'function' }] };
  await dialog.getByLabel('Text of the prompts').fill(JSON.stringify([call, { model: 'gpt-4.1', prompt: { id: 'pmpt_1' } }]));
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  await dialog.getByText('Read as OpenAI.').waitFor();
  await dialog.getByText('2 rows: 1 new, 0 there already, 0 twice in the file, 1 that cannot be taken. Nothing was added yet.').waitFor();
  await dialog.getByText('These have no place here and are left out: tools.').waitFor();
  await dialog.getByText('Say hello (say-hello)').waitFor();
  await dialog.getByText('What it says stands elsewhere: in another file, in a stored prompt, or in a fragment that is not here.').waitFor();
  await shoot(page, 'import-preview');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 1 prompt', exact: true }).click();
  await dialog.getByText('2 rows: 1 added, 0 there already, 0 twice in the file, 1 that could not be taken.').waitFor();
  await dialog.getByRole('button', { name: 'Show report', exact: true }).click();
  await dialog.getByRole('link', { name: 'Open', exact: true }).waitFor();
  await shoot(page, 'import-result');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await link(page, 'Say hello').waitFor();

  const download = page.waitForEvent('download');
  await mainOf(page).getByRole('button', { name: 'Menu of Say hello', exact: true }).click();
  // By keys: a pointer that a busy machine moves late closes what it has opened.
  await page.getByRole('menuitem', { name: 'Export', exact: true }).press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Markdown', exact: true }).press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('say-hello.md');
  const markdown = await readFile(await saved.path(), 'utf8');
  expect(markdown).toContain('# System\n\nYou are kind.\n\n# User\n\nGreet {{name}}\n');

  // The same again, from the file, into a collection: it is there already. With another text it is new.
  await createCollection(page, 'New collection', 'From files');
  await link(page, 'From files').click();
  await heading(page, 'From files').waitFor();
  for (const [text, outcome] of [
    [markdown, '1 row: 0 new, 1 there already, 0 twice in the file, 0 that cannot be taken. Nothing was added yet.'],
    [markdown.replace('Greet', 'Welcome'), '1 row: 1 new, 0 there already, 0 twice in the file, 0 that cannot be taken. Nothing was added yet.'],
  ] as const) {
    await mainOf(page).getByRole('button', { name: 'Import prompts', exact: true }).click();
    await dialog.getByRole('radio', { name: 'File', exact: true }).click();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'say-hello.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
    await dialog.getByText('Read as Markdown.').waitFor();
    await dialog.getByText(outcome).waitFor();
    if (text === markdown) await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  }
  await dialog.getByRole('button', { name: 'Import 1 prompt', exact: true }).click();
  await dialog.getByRole('button', { name: 'Undo import', exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await link(page, 'Say hello').waitFor();

  // A whole import is taken back where all of them are listed.
  await page.goto(new URL('/import', page.url()).href);
  const job = mainOf(page).getByRole('region', { name: 'say-hello.md' }).first();
  await job.getByRole('button', { name: 'Undo import', exact: true }).click();
  const confirm = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await confirm.getByText('1 prompt is deleted, and so are collections that this import made and that hold nothing else. What was there before stays.').waitFor();
  await confirm.getByRole('button', { name: 'Undo import', exact: true }).click();
  await page.getByText('Took back the import of say-hello.md').waitFor();
});
