import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { newEmail } from '#tests/support/identity.ts';
import { register, toastAfter } from '#tests/support/journeySteps.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();

async function createCollection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New Collection' }).click();
  await page.getByLabel('Collection Name').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name }).waitFor();
}

const collection = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const tree = async (page: Page) => (await page.getByRole('treeitem').allTextContents()).map((text) => text.replace(/\d.*/, ''));
const expectTree = (page: Page, names: string[]) => eventually(async () => expect(await tree(page)).toEqual(names));

async function dragByHandle(page: Page, row: Locator, to: { row: Locator; at: 'top' | 'middle' | 'far below' }): Promise<void> {
  const from = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const target = (await to.row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(from.x + 1, from.y + 16);
  await page.mouse.down();
  // What watches the pointer is loaded when it is first wanted, and draws what is carried: from then on it is carried somewhere.
  await expect.poll(async () => {
    await page.mouse.move(from.x + 12, from.y + 10, { steps: 3 });
    await page.mouse.move(from.x + 14, from.y + 12);
    return row.getAttribute('data-dimmed');
  }).toBe('true');
  await page.mouse.move(target.x + 40, target.y + { top: 3, middle: 16, 'far below': 160 }[to.at], { steps: 6 });
  await page.mouse.up();
}

test('the shell: collections, palette, members, notifications, keys, settings', async () => {
  const { page, context } = await product.window();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  const email = newEmail();
  await register(page, 'Mira Okafor', email);

  // Collections: create, rename in place, reorder by key and by handle, undo, still so after a reload.
  // In a new vault the field for the first source has the keys until one leaves it.
  await page.keyboard.press('Escape');
  // The second key comes soon after the first, or is one by itself: a busy machine may need more than one try.
  await eventually(async () => {
    await Promise.all([page.keyboard.press('g'), page.keyboard.press('c')]);
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 5_000 }).toBe('/collection/all');
  });
  for (const name of ['Research', 'Reading', 'Writing']) await createCollection(page, name);
  await collection(page, 'Reading').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Reading list');
  await page.keyboard.press('Enter');
  await expect.poll(() => collection(page, 'Reading list').evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowUp');
  const moved = await toastAfter(page, 'Collection moved successfully', () => page.keyboard.press(' '));
  await expectTree(page, ['Reading list', 'Research', 'Writing']);
  await moved.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectTree(page, ['Research', 'Reading list', 'Writing']);
  await dragByHandle(page, collection(page, 'Writing'), { row: collection(page, 'Research'), at: 'top' });
  await expectTree(page, ['Writing', 'Research', 'Reading list']);
  // Who leaves the page before it is stored may not find it there.
  const stored = page.waitForResponse((response) => response.request().postData()?.includes('useMoveCollectionMutation') ?? false);
  await dragByHandle(page, collection(page, 'Reading list'), { row: collection(page, 'Research'), at: 'middle' });
  await eventually(async () => expect(await collection(page, 'Reading list').getAttribute('aria-level')).toBe('2'));
  await stored;
  await page.reload();
  await expectTree(page, ['Writing', 'Research', 'Reading list']);
  await expectAccessible(page);
  // The empty space below is the top.
  await dragByHandle(page, collection(page, 'Reading list'), { row: collection(page, 'Reading list'), at: 'far below' });
  await eventually(async () => expect(await collection(page, 'Reading list').getAttribute('aria-level')).toBe('1'));
  await expectTree(page, ['Writing', 'Research', 'Reading list']);

  // The palette finds what is there, and does what it says.
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Type a command or search...').fill('go to reading');
  await page.getByRole('option', { name: 'Go to Reading list' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Reading list' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Type a command or search...').fill('xyzzy');
  await page.getByText('No commands found').waitFor();
  await page.keyboard.press('Escape');
  const command = async (words: string) => {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Type a command or search...').fill(words);
    await page.keyboard.press('Enter');
  };
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const before = await theme();
  await command('toggle theme');
  await expect.poll(theme).not.toBe(before);
  await command('toggle theme');
  await expect.poll(theme).toBe(before);
  await command('settings');
  await untilAt(page, '/settings');
  await command('go to reading');
  await page.getByRole('heading', { name: 'Reading list' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard Shortcuts' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Space Settings: rename; invite; who is invited accepts in a window of their own.
  await page.getByRole('button', { name: 'Space Settings' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Research Lab');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Space: Research Lab' }).waitFor();
  await page.getByRole('button', { name: 'Space Settings' }).click();
  await page.getByRole('tab', { name: 'Members' }).click();
  const adaEmail = newEmail();
  await page.getByLabel('Invite by e-mail').fill(adaEmail);
  await page.keyboard.press('Enter');
  await page.getByText(`Mail sent to ${adaEmail}.`).waitFor();
  await page.getByRole('button', { name: `Copy link, ${adaEmail}` }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const ada = (await product.window()).page;
  await register(ada, 'Ada Lovelace', adaEmail);
  await ada.goto(new URL(await product.mailedLink(adaEmail, 'invitation')).pathname);
  await ada.getByRole('heading', { name: 'Join Research Lab' }).waitFor();
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'Accept' }).click();
  await ada.getByRole('button', { name: 'Space: Research Lab' }).waitFor();
  await collection(ada, 'Research').waitFor();
  await untilAt(ada, '/collection/all');

  // A space that is created becomes current, and stays so; the old one is a press away.
  await page.getByRole('button', { name: 'Space: Research Lab' }).click();
  await page.getByRole('button', { name: 'New Space' }).click();
  await page.getByRole('form', { name: 'New Space' }).getByLabel('Name').fill('Deep Sea');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Space: Deep Sea' }).waitFor();
  await page.getByText('No collections yet').waitFor();
  await page.reload();
  await page.getByText('No collections yet').waitFor();

  // Whose account is older than the space is told under the bell, and stands in it with the link that was handed over.
  await page.getByRole('button', { name: 'Space Settings' }).click();
  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByLabel('Invite by e-mail').fill(adaEmail);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Copy link, ${adaEmail}` }).click();
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await ada.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await ada.getByText(/invites you to Deep Sea as Editor/).waitFor();
  await ada.getByText(/^Accept it with the link that .* sends you\.$/).first().waitFor();
  await ada.goto(new URL(link).pathname);
  await ada.getByRole('button', { name: 'Accept' }).click();
  await ada.getByRole('button', { name: 'Space: Deep Sea' }).waitFor();
  await untilAt(ada, '/collection/all');
  await ada.reload();
  await ada.getByRole('button', { name: 'Space: Deep Sea' }).waitFor();
  await ada.close();

  await page.getByRole('button', { name: 'Space: Deep Sea' }).click();
  await page.getByRole('dialog', { name: 'Spaces' }).getByRole('button', { name: 'Research Lab' }).click();
  await collection(page, 'Research').click();
  // Until it is there, the list of the other space has a button to add, too.
  await page.getByRole('heading', { name: 'Research', exact: true }).waitFor();

  // A source that cannot be read is told, live.
  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByRole('menuitem', { name: 'Add link' }).click();
  await page.getByLabel('URL Address').fill('http://nowhere.invalid/page');
  await page.getByRole('button', { name: 'Save' }).click();
  // Another space has nothing of the selection, nor has this one when one comes back to it.
  await page.getByRole('button', { name: 'Select Multiple' }).click();
  await page.getByRole('checkbox', { name: /nowhere/ }).click();
  await page.getByText('1 source selected').waitFor();
  await page.getByRole('button', { name: 'Space: Research Lab' }).click();
  await page.getByRole('dialog', { name: 'Spaces' }).getByRole('button', { name: 'Deep Sea' }).click();
  await page.getByText('No collections yet').waitFor();
  await untilAt(page, '/collection/all');
  await page.getByRole('toolbar', { name: 'Selection' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Space: Deep Sea' }).click();
  await page.getByRole('dialog', { name: 'Spaces' }).getByRole('button', { name: 'Research Lab' }).click();
  await page.getByRole('heading', { name: 'Research', exact: true }).waitFor();
  await page.getByRole('link', { name: /nowhere/ }).first().waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByText(/^Could not read/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await page.getByRole('link', { name: 'See all notifications' }).click();
  // What opened under the bell has such a heading, too, until it is gone.
  await page.getByRole('main').getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
  await expectAccessible(page);

  // A key works until it is revoked.
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('What it is for').fill('Nightly import');
  await page.keyboard.press('Enter');
  const secret = await page.getByLabel('Secret').inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const withKey = async () => (await fetch(`${product.url}/vault/api/v1/spaces`, { headers: { authorization: `Bearer ${secret}` } })).status;
  expect(await withKey()).toBe(200);
  await page.getByRole('button', { name: 'Revoke Nightly import' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('Revoked', { exact: true }).waitFor();
  await expectAccessible(page);
  await eventually(async () => expect(await withKey()).toBe(401));

  // Settings of this device; everything fits 320 px from right to left; signing out signs out the other tab.
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await expectAccessible(page);
  // Of what the bell tells is kept with the account; to an address that nobody has proven no mails go.
  await page.getByRole('checkbox', { name: 'An import has ended: App' }).click();
  await page.reload();
  await expect.poll(() => page.getByRole('checkbox', { name: 'An import has ended: App' }).getAttribute('aria-checked')).toBe('false');
  await page.getByText('Mails go to confirmed addresses only. Confirm yours, then choose here.').waitFor();
  expect(await page.getByRole('checkbox', { name: 'A source could not be read: E-mail' }).isDisabled()).toBe(true);
  for (const path of ['/collection', '/dashboard', '/notifications', '/settings', '/profile', '/api-keys']) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await page.locator('main').waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBeLessThanOrEqual(320);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/collection');
  await collection(page, 'Research').waitFor();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expect.poll(async () => (await collection(page, 'Research').boundingBox())?.x).toBeGreaterThan(720);

  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await untilAt(page, '/login');
  // It leaves its page too: no question reaches it meanwhile.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('theme')).catch(() => 'on its way')).toBeNull();
  expect(failures).toEqual([]);
});
