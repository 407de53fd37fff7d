import { expect, test } from 'vitest';
import { toastAfter } from '#tests/support/journeySteps.ts';
import { givenLibrary } from '#tests/support/library.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';

const product = useProduct();

test('a filter of the last days is saved, found again by the palette and from another space, and accessible', async () => {
  const { page } = await product.window();
  const { ask } = await givenLibrary(page);
  await page.goto('/collection/all');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await page.getByRole('button', { name: /^Show \d+ sources$/ }).click();
  // The dialog has one, too, until it is gone.
  await page.getByRole('region', { name: 'All sources' }).getByRole('button', { name: 'Save as smart collection' }).click();
  await page.getByLabel('Name').fill('This month');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'This month' }).waitFor();
  const saved = new URL(page.url());
  expect(saved.searchParams.get('days')).toBe('30');

  // Somewhere else, in a space of its own.
  const { createSpace } = (await ask('mutation { createSpace(input: { name: "Attic" }) { ... on CreateSpacePayload { space { id } } } }')) as { createSpace: { space: { id: string } } };
  await page.evaluate((id) => localStorage.setItem('vault.space', id), createSpace.space.id);
  await page.goto(`${saved.pathname}${saved.search}`);
  await page.getByRole('heading', { level: 1, name: 'This month' }).waitFor();
  await page.getByRole('link', { name: 'Cartography' }).waitFor();
  expect(await page.getByText('not there any more').count()).toBe(0);

  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Search or run a command' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('this mon');
  await page.getByRole('option', { name: /This month/ }).click();
  await page.getByRole('heading', { level: 1, name: 'This month' }).waitFor();

  for (const locale of ['en', 'zh', 'ar']) {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.goto(`${saved.pathname}${saved.search}`);
    await page.getByRole('heading', { level: 1, name: 'This month' }).waitFor();
    await page.getByRole('link', { name: 'Cartography' }).waitFor();
    await expectAccessible(page);
  }
});

test('words that no source has all of find those that have some, in the list and in the palette', async () => {
  const { page } = await product.window();
  await givenLibrary(page);
  await page.goto('/collection/all');
  const words = 'spindle astronauts in the cortex';
  await page.getByRole('searchbox', { name: 'Search sources' }).fill(words);
  await page.keyboard.press('Enter');
  await page.getByText('No results found.').waitFor();
  const offer = page.getByRole('button', { name: /^Show \d+ sources with some of these words$/ });
  await offer.waitFor();
  await expectAccessible(page);
  await offer.click();
  await page.getByRole('link', { name: 'Spindles and the hippocampus' }).waitFor();
  expect(new URL(page.url()).searchParams.get('sort')).toBe('best');
  await page.getByRole('button', { name: 'Sort by: Best match' }).waitFor();
  expect(await page.getByRole('article').first().getByRole('heading').textContent()).toBe('Spindles and the hippocampus');
  expect(await page.getByRole('link', { name: 'Cartography' }).count()).toBe(0);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('link', { name: 'Spindles and the hippocampus' }).waitFor();

  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Search or run a command' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(words);
  await page.getByRole('group', { name: 'Best match' }).getByRole('option', { name: /^Open Spindles and the hippocampus/ }).waitFor();
  await page.getByRole('option', { name: 'See all results' }).click();
  await page.getByRole('link', { name: 'Spindles and the hippocampus' }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=spindle+astronauts+in+the+cortex&sort=best');
});

test('the Inbox shows where a source belongs: one key puts it there, and Undo brings it back', async () => {
  const { page } = await product.window();
  await givenLibrary(page);
  await page.goto('/collection/inbox');
  await page.getByRole('button', { name: 'Move to Sleep' }).waitFor();
  expect(await page.getByRole('button', { name: /^Move to/ }).count()).toBe(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Spindles, ripples and memory' }).focus();
  const moved = await toastAfter(page, 'Moved 1 source to Sleep', () => page.keyboard.press('1'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Zebra quartet');
  await moved.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('link', { name: 'Spindles, ripples and memory' }).waitFor();
  await page.getByRole('button', { name: 'Move to Sleep' }).click();
  await page.getByRole('link', { name: 'Spindles, ripples and memory' }).waitFor({ state: 'detached' });
});

test('in the Inbox F stars what has the focus, T tags it and Shift E keeps it, without a mouse', async () => {
  const { page } = await product.window();
  const { ask } = await givenLibrary(page);
  await page.goto('/collection/inbox?view=list');
  const link = page.getByRole('link', { name: 'Zebra quartet', exact: true });
  const row = page.getByRole('row').filter({ has: link });
  await link.focus();
  await page.keyboard.press('f');
  await row.getByRole('button', { name: 'Favorite', exact: true, pressed: true }).waitFor();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Tag Source' });
  await dialog.getByRole('textbox', { name: 'Find or add a tag' }).focus();
  await page.keyboard.type('quartets');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'quartets', exact: true, pressed: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await row.getByRole('button', { name: 'quartets', exact: true }).waitFor();
  // The dialog gives the keys back to the row it was about.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Zebra quartet');
  await expectAccessible(page);
  const inboxOf = async () => ((await ask('{ viewer { spaces(first: 1) { edges { node { inboxCount } } } } }')) as { viewer: { spaces: { edges: { node: { inboxCount: number } }[] } } }).viewer.spaces.edges[0]?.node.inboxCount;
  const kept = await toastAfter(page, 'Done, kept in no collection', () => page.keyboard.press('Shift+E'));
  await link.waitFor({ state: 'detached' });
  expect(await inboxOf()).toBe(1);
  await kept.getByRole('button', { name: 'Undo', exact: true }).click();
  await link.waitFor();
  expect(await inboxOf()).toBe(2);
});
