import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { toastAfter, toastOf, undoAfter } from '#tests/support/journeySteps.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();

const post = async (path: string, body: unknown, token?: string): Promise<{ data: Record<string, unknown> }> => {
  const response = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data: Record<string, unknown> };
};

/** Mira with the collections Reading, Inbox (with Later in it) and many shelves; twelve texts in Reading, and more than a page in the first shelf. */
async function givenTwelve(): Promise<string> {
  const email = newEmail();
  await post('/auth/api/v1/registration', { email, password: goodPassword, displayName: 'Mira Okafor' });
  const signedIn = await post('/auth/api/v1/token', { email, password: goodPassword });
  const token = signedIn.data['token'] as string;
  const spaces = await post('/graphql', { query: '{ viewer { spaces(first: 1) { edges { node { id } } } } }' }, token);
  const spaceId = (spaces.data['viewer'] as { spaces: { edges: { node: { id: string } }[] } }).spaces.edges[0]?.node.id ?? '';
  const collection = async (name: string, parentId?: string) => {
    const answer = await post(
      '/graphql',
      {
        query: 'mutation ($input: CreateCollectionInput!) { createCollection(input: $input) { ... on CreateCollectionPayload { collection { id } } } }',
        variables: { input: { spaceId, name, parentId } },
      },
      token,
    );
    return (answer.data['createCollection'] as { collection: { id: string } }).collection.id;
  };
  const reading = await collection('Reading');
  await collection('Later', await collection('Inbox'));
  const shelves: string[] = [];
  for (let count = 1; count <= 24; count++) shelves.push(await collection(`Shelf ${count}`));
  const textsOf = (length: number) => Array.from({ length }, (_, index) => ({ content: { title: `Essay ${index + 1}`, text: 'Testing is not a neutral event.' } }));
  const add = (collectionId: string | undefined, sources: readonly object[]) =>
    post('/graphql', { query: 'mutation ($input: AddSourcesInput!) { addSources(input: $input) { __typename } }', variables: { input: { spaceId, collectionId, sources } } }, token);
  await add(reading, [...textsOf(11), { note: { title: 'Spindles', text: `Sleep spindles and memory. ${'They come in bursts, and nobody knows who counts them. '.repeat(12)}` } }]);
  await add(shelves[0], textsOf(100));
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await untilAt(page, (path) => path !== '/login');
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Picks a card up by its handle, which is the checkbox while one selects, and holds it over a collection. */
async function holdOver(page: Page, title: string, collection: string): Promise<void> {
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0 };
  await cardOf(page, title).hover();
  const from = await boxOf(cardOf(page, title).locator('[data-handle]'));
  const handle = { x: from.x + 12, y: from.y + 12 };
  await page.mouse.move(handle.x, handle.y);
  await expect.poll(() => page.evaluate(({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('[data-handle]')), handle)).toBe(true);
  await page.mouse.down();
  // What watches the pointer is loaded when it is first wanted, and says that it carries something: from then on it is carried somewhere.
  const carried = page.getByText(/^Drag to collection sidebar to (move|copy)$/);
  await expect
    .poll(async () => {
      await page.mouse.move(from.x + 80, from.y + 60, { steps: 4 });
      await page.mouse.move(from.x + 82, from.y + 62);
      return (await carried.isVisible()) && (await page.getByRole('status').filter({ hasText: /^(Picked up \d+ sources?|Over .*)$/ }).count()) === 1;
    })
    .toBe(true);
  const to = await boxOf(page.getByRole('treeitem', { name: new RegExp(`^${collection}`) }));
  await page.mouse.move(to.x + 60, to.y + 16, { steps: 8 });
}

/** How far the tree is scrolled. */
const treeScroll = (page: Page) =>
  page.getByRole('tree', { name: 'Collections' }).evaluate((tree) => {
    let box: Element | null = tree;
    while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
    return box?.scrollTop ?? 0;
  });

/**
 * While one is held: what it rests on opens, the tree scrolls at its edge, Escape puts it back. Then one is moved by its
 * handle, and two at once with Alt as copies; each taken back.
 */
async function dragging(page: Page): Promise<void> {
  await holdOver(page, 'Essay 2', 'Inbox');
  await page.getByRole('treeitem', { name: /^Later/ }).waitFor();
  const settings = await page.getByRole('button', { name: 'Space Settings' }).boundingBox();
  await page.mouse.move((settings?.x ?? 0) + 60, (settings?.y ?? 0) - 24, { steps: 4 });
  await expect.poll(() => treeScroll(page)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await page.getByText('Drag to collection sidebar to move').waitFor({ state: 'detached' });
  await page.mouse.up();
  await page.getByText('12 of 12 sources').waitFor();
  await page.getByRole('treeitem', { name: /^Reading/ }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => treeScroll(page)).toBe(0);

  await holdOver(page, 'Essay 1', 'Inbox');
  await page.getByText('Drag to collection sidebar to move').waitFor();
  await toastOf(page, 'Over Inbox').waitFor();
  await undoAfter(page, 'Moved 1 source to Inbox', () => page.mouse.up());
  await page.getByRole('treeitem', { name: /^Inbox 0 here/ }).waitFor();

  await page.getByRole('button', { name: 'Select Multiple' }).click();
  for (const title of ['Essay 1', 'Essay 2']) await page.getByRole('checkbox', { name: title, exact: true }).click();
  await holdOver(page, 'Essay 1', 'Inbox');
  await page.keyboard.down('Alt');
  await page.getByText('Drag to collection sidebar to copy').waitFor();
  await toastOf(page, 'Over Inbox').waitFor();
  await undoAfter(page, 'Copied 2 sources to Inbox', async () => {
    await page.mouse.up();
    await page.keyboard.up('Alt');
  });
  await page.getByRole('treeitem', { name: /^Inbox 0 here/ }).waitFor();
}

/** The toolbar with the two that are chosen. */
async function actingOnMany(page: Page): Promise<void> {
  const toolbar = page.getByRole('toolbar', { name: 'Selection' });
  const more = async (name: string) => {
    await toolbar.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await toolbar.getByText('2 sources selected').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), toolbar.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await more('Tag...');
  await page.getByRole('dialog', { name: 'Tag 2 Sources' }).getByRole('button', { name: 'draft', exact: true }).click();
  await toastAfter(page, 'Changed the tags of 2 sources', () => page.getByRole('button', { name: 'Save' }).click());
  await toastAfter(page, '2 sources are favorites', () => more('Add to favorites'));
  await toastAfter(page, 'Processing 2 sources again', () => more('Reprocess'));
  await toolbar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete 2 Sources' }).waitFor();
  await page.keyboard.press('Escape');
  await intoNewCollection(page);
  await page.getByRole('button', { name: 'Exit Selection' }).click();
  await toolbar.waitFor({ state: 'detached' });
  await page.getByRole('treeitem', { name: /^Epigraphs.*2 sources/ }).click();
  await page.getByRole('heading', { name: 'Epigraphs' }).waitFor();
  for (const title of ['Essay 1', 'Essay 2']) await cardOf(page, title).waitFor();
  await page.getByRole('treeitem', { name: /^Reading/ }).click();
  await page.getByText('12 of 12 sources').waitFor();
  // The tag on a card shows those that have it.
  await cardOf(page, 'Essay 1').getByRole('button', { name: 'draft' }).click();
  await page.getByText('2 of 12 sources').waitFor();
  await page.getByRole('button', { name: 'Tag draft', exact: true }).press('Backspace');
  await page.getByText('12 of 12 sources').waitFor();
}

/** The two are copied into a collection that is created while one looks for a place: it is chosen then. */
async function intoNewCollection(page: Page): Promise<void> {
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Copy', exact: true }).click();
  const selector = page.getByRole('dialog', { name: 'Copy 2 Sources' });
  await selector.getByRole('button', { name: 'Create New Collection' }).click();
  await page.getByRole('dialog', { name: 'Create Collection' }).getByLabel('Collection Name').fill('Epigraphs');
  await page.keyboard.press('Enter');
  await selector.getByRole('treeitem', { name: /^Epigraphs/, selected: true }).waitFor();
  await selector.getByRole('button', { name: 'Copy', exact: true }).click();
}

/** Both steps of Select All, of which the first is asked for again when more rows have come in between. */
async function chooseEverything(page: Page): Promise<void> {
  const toolbar = page.getByRole('toolbar', { name: 'Selection' });
  await page.getByRole('checkbox').first().click();
  const everything = toolbar.getByText('100 sources selected');
  await expect
    .poll(async () => {
      if (await everything.isVisible()) return true;
      await toolbar.getByRole('button', { name: /^Select All|all 100 results/, disabled: false }).click({ timeout: 1_000 }).catch(() => undefined);
      return everything.isVisible();
    })
    .toBe(true);
}

/** More than was loaded, by the second step of Select All, and back. */
async function actingOnAll(page: Page): Promise<void> {
  const toolbar = page.getByRole('toolbar', { name: 'Selection' });
  await page.getByRole('treeitem', { name: /^Shelf 1 / }).click();
  await page.getByText('100 of 100 sources').waitFor();
  await page.getByRole('button', { name: 'Select Multiple' }).click();
  await chooseEverything(page);
  await expectAccessible(page);
  const more = async (name: string) => {
    await toolbar.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const [download] = await Promise.all([page.waitForEvent('download'), toolbar.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await toastAfter(page, '100 sources are favorites', () => more('Add to favorites'));
  await toastAfter(page, 'Processing 100 sources again', () => more('Reprocess'));
  await more('Tag...');
  await page.getByRole('dialog', { name: 'Tag 100 Sources' }).getByRole('button', { name: 'review', exact: true }).click();
  await toastAfter(page, 'Changed the tags of 100 sources', () => page.getByRole('button', { name: 'Save' }).click());
  // What is still being read is read for the copies as well: a busy machine would be busier.
  await expect.poll(() => page.getByRole('banner').getByRole('link', { name: /processing$/ }).count(), { timeout: 300_000 }).toBe(0);
  const into = async (verb: 'Copy' | 'Move', shelf: string) => {
    await toolbar.getByRole('button', { name: verb, exact: true }).click();
    const selector = page.getByRole('dialog', { name: `${verb} 100 Sources` });
    await selector.getByRole('treeitem', { name: new RegExp(`^${shelf} `) }).click();
    await selector.getByRole('button', { name: verb, exact: true }).click();
  };
  const filled = (shelf: string) => page.getByRole('treeitem', { name: new RegExp(`^${shelf} .*100 sources`) }).waitFor();
  await into('Copy', 'Shelf 2');
  await filled('Shelf 2');
  const moved = await toastAfter(page, 'Moved 100 sources to Shelf 3', () => into('Move', 'Shelf 3'));
  await filled('Shelf 3');
  await moved.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('100 of 100 sources').waitFor();
  await page.getByRole('button', { name: 'Select Multiple' }).click();
  await chooseEverything(page);
  await toolbar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 100 Sources' });
  const trashed = await toastAfter(page, 'moved to the trash', () => question.getByRole('button', { name: 'Delete' }).click());
  await page.getByText('This collection is empty').waitFor();
  await trashed.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('100 of 100 sources').waitFor();
  await page.getByRole('treeitem', { name: /^Reading/ }).click();
  await page.getByText('12 of 12 sources').waitFor();
}

/** Space opens it, arrows walk on, Escape returns to the card. */
async function previewing(page: Page): Promise<void> {
  const preview = page.getByRole('complementary', { name: 'Quick preview' });
  await page.getByRole('link', { name: 'Spindles' }).focus();
  await page.keyboard.press(' ');
  await preview.getByRole('heading', { name: 'Spindles' }).waitFor();
  await preview.getByRole('button', { name: 'Show more' }).click();
  await preview.getByRole('button', { name: 'Show less' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Spindles' }).focus();
  await page.keyboard.press('ArrowUp');
  await preview.getByRole('heading', { name: /^Essay/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await preview.getByRole('heading', { name: 'Spindles' }).waitFor();
  // While one selects it shows what has the focus, not what the pointer passes.
  await page.keyboard.press('x');
  await page.getByText('1 source selected').waitFor();
  await page.keyboard.press('ArrowUp');
  await preview.getByRole('heading', { name: /^Essay/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await preview.getByRole('heading', { name: 'Spindles' }).waitFor();
  await page.keyboard.press('x');
  await page.getByText('1 source selected').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: /^Move to\.\.\./ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await preview.getByRole('link', { name: 'Open Full View' }).focus();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Spindles');
}

/** The preview takes a column away: the card at the end of its row, drawn in another one then, keeps the focus. */
async function previewingFromTheEdge(page: Page): Promise<void> {
  const card = page.getByRole('row').first().getByRole('heading').last().getByRole('link');
  const title = await card.textContent();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await card.focus();
  await page.keyboard.press(' ');
  await page.getByRole('complementary', { name: 'Quick preview' }).getByRole('heading', { name: title ?? '' }).waitFor();
  await expect.poll(focused).toBe(title);
  await page.keyboard.press('Escape');
  await page.getByRole('complementary', { name: 'Quick preview' }).waitFor({ state: 'detached' });
  await expect.poll(focused).toBe(title);
}

/** On a telephone, by touch alone: a finger that rests chooses, words say what can be done, and the preview comes from below. */
async function byTouch(email: string): Promise<void> {
  const { page, context } = await product.window({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signIn(page, email);
  await page.goto('/collection');
  await page.getByRole('button', { name: 'Collections', exact: true }).tap();
  await page.getByRole('treeitem', { name: /^Reading/ }).tap();
  await page.getByText('12 of 12 sources').waitFor();
  const devtools = await context.newCDPSession(page);
  const box = (await cardOf(page, 'Essay 11').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + box.width / 2, y: box.y + 60 }] });
  const toolbar = page.getByRole('toolbar', { name: 'Selection' });
  await toolbar.getByText('1 source selected').waitFor();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('link', { name: 'Essay 10' }).tap();
  await toolbar.getByText('2 sources selected').waitFor();
  for (const name of ['Copy', 'Move', 'Download', 'Delete']) expect((await toolbar.getByText(name, { exact: true }).boundingBox())?.width, name).toBeGreaterThan(20);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Exit Selection' }).tap();
  await page.getByRole('button', { name: 'Quick preview' }).tap();
  await page.getByRole('link', { name: 'Essay 10' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Essay 10' });
  await sheet.getByRole('link', { name: 'Open Full View' }).waitFor();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await context.close();
}

test('finding sources, choosing some, moving them and taking it back, and the way through the trash', async () => {
  const email = await givenTwelve();
  const { page } = await product.window();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  await signIn(page, email);
  await page.goto('/collection');
  await page.getByRole('treeitem', { name: /^Reading/ }).click();
  await page.getByText('12 of 12 sources').waitFor();
  await expectAccessible(page);

  // Search: not below three characters, then by itself; the address has it, and a reload shows the same.
  const search = page.getByRole('searchbox', { name: 'Search sources' });
  await search.fill('spi');
  await page.getByText('1 of 12 sources').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('spi');
  const hits = page.getByRole('grid', { name: 'Sources' }).locator('mark');
  await expect.poll(() => hits.allTextContents().then((all) => all.sort())).toEqual(['Spindles', 'spindles']);
  await expectAccessible(page);
  await page.reload();
  await page.getByText('1 of 12 sources').waitFor();
  await search.fill('nothing like it');
  await page.getByText('No results found.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByText('12 of 12 sources').waitFor();
  await expect.poll(() => search.inputValue()).toBe('');

  // Filter: at once, as a chip that Backspace removes.
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Note' }).click();
  await page.getByRole('button', { name: 'Show 1 source' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText('1 of 12 sources').waitFor();
  await page.getByRole('button', { name: 'Type Note', exact: true }).focus();
  await page.keyboard.press('Backspace');
  await page.getByText('12 of 12 sources').waitFor();

  // A range by the keyboard, then the second step of the toolbar.
  // The rows come after the button: until then the arrows go by the cards.
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('columnheader', { name: 'Modified' }).waitFor();
  await page.getByRole('link', { name: 'Essay 11' }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('3 sources selected').waitFor();
  await page.getByRole('button', { name: 'Add a source' }).waitFor({ state: 'detached' });
  await expectAccessible(page);

  // What can be done with them is in the palette too.
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: '3 sources selected' }).getByRole('option', { name: 'Move to...' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.type('move');
  await page.keyboard.press('Enter');
  const selector = page.getByRole('dialog', { name: 'Move 3 Sources' });
  await selector.getByText('Current').waitFor();
  await selector.getByRole('searchbox', { name: 'Search collections' }).fill('inb');
  await page.keyboard.press('Enter');
  await selector.getByRole('treeitem', { name: /^Inbox/, selected: true }).waitFor();
  await expectAccessible(page);
  const moved = await toastAfter(page, 'Moved 3 sources to Inbox', () => page.keyboard.press('Enter'));
  await page.getByText('9 of 9 sources').waitFor();
  await page.getByRole('treeitem', { name: /^Inbox 3 here/ }).waitFor();
  await moved.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('12 of 12 sources').waitFor();
  await page.getByRole('treeitem', { name: /^Inbox 0 here/ }).waitFor();

  // Sorted by name, in the address: the last one is the note.
  await page.getByRole('button', { name: 'Sort by: Modified' }).click();
  await page.getByRole('menuitemradio', { name: 'Name' }).click();
  await expect.poll(() => page.getByRole('row').last().getByRole('link').textContent()).toBe('Spindles');
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
  await previewing(page);
  await page.getByRole('radio', { name: 'Grid' }).click();
  await previewingFromTheEdge(page);
  await dragging(page);
  await actingOnMany(page);
  await actingOnAll(page);
  await byTouch(email);

  // The trash: by the key, back by its page.
  await page.getByRole('link', { name: 'Spindles' }).focus();
  await toastAfter(page, 'Source moved to the trash', () => page.keyboard.press('Delete'));
  await page.getByText('11 of 11 sources').waitFor();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('link', { name: 'Spindles' }).waitFor();
  await page.getByText('30 days left').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Select Spindles' }).click();
  await expectAccessible(page);
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('link', { name: 'Spindles' }).waitFor({ state: 'detached' });
  // What is left are the copies that were taken back.
  await page.getByRole('button', { name: 'Empty Trash' }).click();
  const question = page.getByRole('alertdialog', { name: 'Empty Trash' });
  await expectAccessible(page);
  await question.getByRole('textbox').fill('delete');
  await page.keyboard.press('Enter');
  await page.getByText('The trash is empty').waitFor();
  // Collections leads back to the list, as it was looked at.
  await page.getByRole('link', { name: 'Collections', exact: true }).click();
  await page.getByText('12 of 12 sources').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
  await page.getByRole('link', { name: 'Spindles' }).waitFor();

  // A collection goes to the trash, and only once DELETE is typed; its page is left, and Undo brings it back.
  await page.getByRole('treeitem', { name: /^Reading/ }).focus();
  await page.keyboard.press('Delete');
  const last = page.getByRole('alertdialog', { name: 'Delete Collection' });
  await last.getByText('Sources that go to the trash').waitFor();
  await last.getByLabel('Type DELETE to confirm').fill('yes');
  await page.keyboard.press('Enter');
  await last.getByText('Please type DELETE to confirm').waitFor();
  await expect.poll(() => last.getByRole('button', { name: 'Move to Trash' }).isDisabled()).toBe(true);
  await last.getByLabel('Type DELETE to confirm').fill('DELETE');
  const deleted = await toastAfter(page, 'Reading moved to the trash', () => last.getByRole('button', { name: 'Move to Trash' }).click());
  await untilAt(page, '/collection');
  await page.getByRole('treeitem', { name: /^Reading/ }).waitFor({ state: 'detached' });
  await deleted.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('treeitem', { name: /^Reading/ }).focus();

  // In the trash it is one line, with everything that went with it.
  await page.keyboard.press('Delete');
  await last.getByLabel('Type DELETE to confirm').fill('delete');
  await toastAfter(page, 'Reading moved to the trash', () => last.getByRole('button', { name: 'Move to Trash' }).click());
  await page.goto(new URL('/trash', page.url()).href);
  await page.getByRole('button', { name: 'Restore Reading' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore Reading' }).click();
  await page.getByText('The trash is empty').waitFor();
  await page.getByRole('link', { name: 'Collections', exact: true }).click();
  await page.getByRole('treeitem', { name: /^Reading/ }).waitFor();

  expect(failures).toEqual([]);
});
