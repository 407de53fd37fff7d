import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();

async function register(page: Page, name: string, email: string): Promise<void> {
  await page.request.post('/auth/api/v1/registration', { data: { email, password: goodPassword, displayName: name } });
  await page.goto('/login');
  await signIn(page, email);
  await page.getByRole('heading', { name: /^Good / }).waitFor();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

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
  await page.mouse.move(from.x + 12, from.y + 10, { steps: 3 });
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
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await untilAt(page, '/collection');
  for (const name of ['Research', 'Reading', 'Writing']) await createCollection(page, name);
  await collection(page, 'Reading').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Reading list');
  await page.keyboard.press('Enter');
  await collection(page, 'Reading list').waitFor();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(' ');
  // It stays while one points at it.
  await page.getByText('Collection moved successfully').hover();
  await expectTree(page, ['Reading list', 'Research', 'Writing']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTree(page, ['Research', 'Reading list', 'Writing']);
  await dragByHandle(page, collection(page, 'Writing'), { row: collection(page, 'Research'), at: 'top' });
  await expectTree(page, ['Writing', 'Research', 'Reading list']);
  await dragByHandle(page, collection(page, 'Reading list'), { row: collection(page, 'Research'), at: 'middle' });
  await eventually(async () => expect(await collection(page, 'Reading list').getAttribute('aria-level')).toBe('2'));
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
  await page.getByText(`An invitation is on its way to ${adaEmail}.`).waitFor();
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

  // A space that is created becomes current, and stays so; the old one is a press away.
  await page.getByRole('button', { name: 'Space: Research Lab' }).click();
  await page.getByRole('button', { name: 'New Space' }).click();
  await page.getByRole('form', { name: 'New Space' }).getByLabel('Name').fill('Deep Sea');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Space: Deep Sea' }).waitFor();
  await page.getByText('No collections yet').waitFor();
  await page.reload();
  await page.getByText('No collections yet').waitFor();
  await page.getByRole('button', { name: 'Space: Deep Sea' }).click();
  await page.getByRole('dialog', { name: 'Spaces' }).getByRole('button', { name: 'Research Lab' }).click();
  await collection(page, 'Research').click();

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
  await untilAt(page, '/collection');
  expect(await page.getByRole('toolbar', { name: 'Selection' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Space: Deep Sea' }).click();
  await page.getByRole('dialog', { name: 'Spaces' }).getByRole('button', { name: 'Research Lab' }).click();
  await page.getByText('Select a collection to see its sources').waitFor();
  await collection(page, 'Research').click();
  await page.getByRole('link', { name: /nowhere/ }).first().waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click({ timeout: 60_000 });
  await page.getByRole('dialog', { name: 'Notifications' }).getByText(/^Could not read/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await page.getByRole('link', { name: 'See all notifications' }).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
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
  await page.getByText('Revoked').waitFor();
  await expectAccessible(page);
  await eventually(async () => expect(await withKey()).toBe(401));

  // Settings of this device; everything fits 320 px from right to left; signing out signs out the other tab.
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await expectAccessible(page);
  for (const path of ['/collection', '/dashboard', '/notifications', '/settings', '/profile', '/api-keys']) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await page.locator('main').waitFor();
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/collection');
  await collection(page, 'Research').waitFor();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const row = await collection(page, 'Research').boundingBox();
  expect(row?.x).toBeGreaterThan(720);

  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('heading', { name: /^Good / }).waitFor();
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await untilAt(page, '/login');
  // It leaves its page too: no question reaches it meanwhile.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('theme')).catch(() => 'on its way')).toBeNull();
  expect(failures).toEqual([]);
});

/** What stands in the catalogue of a language. */
async function textsOf(locale: 'en' | 'zh'): Promise<(key: string) => string> {
  const texts = JSON.parse(await readFile(new URL(`../../client/i18n/messages/${locale}.json`, import.meta.url), 'utf8')) as Record<string, string>;
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no ${key} in ${locale}.`);
    return text;
  };
}

test('every page, dialog and menu is accessible, in English and Chinese, light and dark', async () => {
  const { page, context } = await product.window();
  const moves = await watchMotion(context);
  const email = newEmail();
  await register(page, 'Noa Lindqvist', email);
  const [collectionPath, sourcePath] = await fillSpace(page, email);
  for (const locale of ['en', 'zh'] as const) {
    const text = await textsOf(locale);
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    // The other English pages are looked at in other journeys.
    const paths = { en: ['/collection/all', '/trash', '/profile', '/nowhere'], zh: ['/dashboard', '/collection', '/collection/all', sourcePath, '/trash', '/notifications', '/profile', '/settings', '/api-keys', '/nowhere'] };
    for (const path of paths[locale]) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, { themes: locale === 'en' ? ['light', 'dark'] : ['dark'] });
    }
    await page.goto(collectionPath);
    await page.getByRole('article').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);

    const button = (key: string, values: Record<string, string> = {}) =>
      page.getByRole('button', { name: Object.entries(values).reduce((name, [key, value]) => name.replace(`{${key}}`, value), text(key)), exact: true }).first();
    const item = (key: string) => page.getByRole('menuitem', { name: new RegExp(`^${text(key)}`) }).first();
    const look = async (role: 'dialog' | 'alertdialog' | 'menu') => {
      await page.getByRole(role).first().waitFor();
      await expectAccessible(page, { within: `[role="${role}"]`, themes: locale === 'en' ? ['light', 'dark'] : ['dark'] });
    };
    const leave = async () => {
      await page.keyboard.press('Escape');
      await page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').waitFor({ state: 'detached' });
    };
    const openSourceMenu = async () => {
      await page.getByRole('article').last().hover();
      await page.getByRole('article').last().getByRole('button').last().click();
      await page.getByRole('menu').waitFor();
    };
    const openTreeMenu = async () => {
      await page.getByRole('treeitem', { selected: true }).hover();
      await button('collections.menu', { name: 'Below' }).click();
      await page.getByRole('menu').waitFor();
    };

    for (const key of ['sources.addLink', 'sources.addContent', 'sources.addFile']) {
      await button('sources.add').click();
      if (key === 'sources.addLink') await look('menu');
      await item(key).click();
      await look('dialog');
      await leave();
    }
    await openSourceMenu();
    await look('menu');
    await leave();
    for (const key of ['sources.edit', 'sources.copyTo', 'sources.moveTo', 'sources.tagAction']) {
      await openSourceMenu();
      await item(key).click();
      await look('dialog');
      await leave();
    }
    await openTreeMenu();
    await look('menu');
    await leave();
    for (const [key, role] of [['collections.edit', 'dialog'], ['collections.addSubCollection', 'dialog'], ['common.delete', 'alertdialog']] as const) {
      await openTreeMenu();
      await item(key).click();
      await look(role);
      if (key === 'collections.addSubCollection') {
        // And the list of parents.
        await page.getByRole('dialog').getByRole('combobox').click();
        await page.getByRole('listbox').waitFor();
        await expectAccessible(page, { within: 'body', themes: ['light', 'dark'] });
        await page.keyboard.press('Escape');
        await page.getByRole('listbox').waitFor({ state: 'detached' });
      }
      await leave();
    }
    await button('app.account').click();
    await look('menu');
    await leave();
    await page.getByRole('button', { name: text('sources.sortedBy').replace('{sort}', text('sources.sort.modified')) }).click();
    await look('menu');
    await leave();
    await page.getByRole('button', { name: new RegExp(`^${text('spaces.current').replace('{name}', '')}`) }).click();
    await look('dialog');
    await button('spaces.new').click();
    await look('dialog');
    await leave();
    for (const [name, role] of [['sources.filter', 'dialog'], ['collections.spaceSettings', 'dialog']] as const) {
      await button(name).click();
      await look(role);
      await leave();
    }
    await page.getByRole('button', { name: new RegExp(`^${text('notifications.title')}`) }).click();
    await look('dialog');
    await leave();
    for (const key of ['Control+k', '?']) {
      await page.keyboard.press(key);
      await look('dialog');
      await leave();
    }
  }
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  for (const path of ['/dashboard', collectionPath, sourcePath]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await unseenFocus(page), path).toEqual([]);
  }
  await page.goto(collectionPath);
  await page.getByRole('button', { name: 'Space Settings' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).waitFor();
  expect(await unseenFocus(page, '[role="dialog"]'), 'Space Settings').toEqual([]);
  await page.keyboard.press('Escape');
  // No motion is wanted here: whatever opened and closed, nothing moved.
  expect(await moves(page)).toEqual([]);
});

/**
 * Walks by Tab through a page, or the dialog in front of it, until it begins again. Answers what showed nothing by an
 * outline or a shadow, on itself or on what is drawn for it, while it had the focus, and what can have it but was not reached.
 */
async function unseenFocus(page: Page, within = 'body'): Promise<string[]> {
  const step = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body) return 'the end';
      if (element.hasAttribute('data-walked')) return 'known';
      element.setAttribute('data-walked', '');
      const drawn: Element[] = [element, element.previousElementSibling, element.nextElementSibling].filter((each) => each !== null);
      for (let box = element.parentElement; box && drawn.length < 6; box = box.parentElement) drawn.push(box);
      const look = () =>
        drawn.flatMap((each) =>
          [null, '::before', '::after'].map((part) => {
            const { outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor } = getComputedStyle(each, part);
            // What is drawn before or after may be a line of its own.
            return [outlineStyle === 'none' ? '' : [outlineStyle, outlineWidth, outlineColor].join(' '), boxShadow, part ? backgroundColor : ''].join(' ');
          }),
        );
      const focused = look().join('|');
      element.blur();
      const isSeen = look().join('|') !== focused;
      element.focus({ focusVisible: true });
      return isSeen ? '' : `not seen: ${element.outerHTML.slice(0, 160)}`;
    });
  const unseen: string[] = [];
  // It may begin in the middle of a page: then the end comes once on the way.
  for (let ends = 0, found = ''; ends < 2 && found !== 'known'; ) {
    await page.keyboard.press('Tab');
    found = await step();
    if (found === 'the end') ends++;
    else if (found !== 'known' && found) unseen.push(found);
  }
  const missed = await page.evaluate((root) => {
    const front = document.querySelector(root) ?? document.body;
    const focusable = 'a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, [tabindex="0"]';
    return [...front.querySelectorAll<HTMLElement>(focusable)]
      // A group that hands the focus on to one of its own is no stop itself.
      .filter((each) => !(each.matches('[role="tablist"], [role="radiogroup"]') && each.querySelector('[data-walked]')))
      .filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }) && !each.hasAttribute('data-walked'))
      .map((each) => `not reached: ${each.outerHTML.slice(0, 160)}`);
  }, within);
  return [...unseen, ...missed];
}

/** Notes whatever moves on the pages of a context; answers how to ask for it. */
async function watchMotion(context: BrowserContext): Promise<(page: Page) => Promise<string[]>> {
  const seen: string[] = [];
  await context.exposeFunction('tellMotion', (what: string) => void seen.push(what));
  await context.addInitScript(() => {
    const tell = (event: AnimationEvent | TransitionEvent) => {
      const element = event.target as Element;
      const isLong = element.getAnimations({ subtree: true }).some((animation) => Number(animation.effect?.getComputedTiming().duration) > 1);
      if (isLong) (window as unknown as { tellMotion: (what: string) => void }).tellMotion(`${event.type} ${'propertyName' in event ? event.propertyName : event.animationName} ${element.outerHTML.slice(0, 120)}`);
    };
    document.addEventListener('animationstart', tell, true);
    document.addEventListener('transitionrun', tell, true);
  });
  return async (page) => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return [...new Set(seen)];
  };
}

/** The widths of the design guide: phone, tablet, desktop, wide. */
const widths = [390, 834, 1440, 2560] as const;
const narrowest = 320;
/** Where the pictures of every screen are kept. */
const pictures = process.env['SCREENSHOTS'] ?? join('dist', 'screenshots');

/** What a person could reach only by scrolling sideways: the page itself, and buttons, links and fields beyond its edge. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const canScroll = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
      }
      return false;
    };
    const isBeyond = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1) && getComputedStyle(element).visibility !== 'hidden' && !canScroll(element);
    };
    const found = [...document.querySelectorAll('a, button, input, [role="button"]')].filter(isBeyond).map((element) => element.outerHTML.slice(0, 160));
    return document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways', ...found] : found;
  });

/** What a finger would miss: whatever can be pressed and is less than 44 px high or wide, except within sentences and rows of a list. */
const tooSmallForFingers = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.getBoundingClientRect().width > 1 && !element.closest('[aria-hidden="true"]');
    const front = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')].filter(shown).at(-1) ?? document.body;
    const pressable = 'a[href], button:enabled, input, textarea, [role="checkbox"], [role="radio"], [role="tab"], [role^="menuitem"], [role="option"], [role="treeitem"], [role="switch"], [role="combobox"]';
    const wrong: string[] = [];
    for (const element of [...front.querySelectorAll(pressable)].filter(shown)) {
      if (element.closest('p') && element.matches('a')) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(middle.x + x, middle.y + y);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      };
      // Behind what lies over it: it is pressed elsewhere.
      if (!isHit(0, 0)) continue;
      const reach = (x: number, y: number) => {
        let steps = 0;
        while (steps < 44 && isHit(x * (steps + 1), y * (steps + 1))) steps++;
        return steps;
      };
      const [width, height] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
      // Whole pixels are counted: the last on either side may be there in part.
      const least = element.closest('[role="row"]') ? 40 : 42;
      if (width < least || height < least) wrong.push(`${width}x${height} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)} ${element.tagName}`);
    }
    return [...new Set(wrong)];
  });

/** Every page, and what opens on them, by touch on a telephone and a tablet. */
async function lookByTouch(storageState: Awaited<ReturnType<BrowserContext['storageState']>>, paths: readonly string[], collectionPath: string): Promise<void> {
  const { page, context } = await product.window({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, storageState });
  const expectLarge = (what: string) => expect.poll(() => tooSmallForFingers(page), { message: what }).toEqual([]);
  for (const [width, height] of [[390, 844], [834, 1112]] as const) {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectLarge(`${path} at ${width} px`);
    }
    await page.goto(`${collectionPath}?type=note&status=COMPLETED`);
    await page.getByRole('button', { name: /^Remove filter/ }).first().waitFor();
    await expectLarge(`chips at ${width} px`);
    const open = async (button: RegExp, role: 'dialog' | 'menu', item?: RegExp) => {
      await page.getByRole('button', { name: button }).first().tap();
      if (item) await page.getByRole('menuitem', { name: item }).first().tap();
      await page.getByRole(role).first().waitFor();
      await expectLarge(`${button.source} ${item?.source ?? ''} at ${width} px`);
      if (width === 390) {
        await page.setViewportSize({ width: narrowest, height: 640 });
        await expect.poll(() => beyondTheEdge(page), { message: `${button.source} ${item?.source ?? ''} at ${narrowest} px` }).toEqual([]);
        await page.setViewportSize({ width, height });
      }
      await page.keyboard.press('Escape');
      await page.locator('[role="dialog"], [role="menu"]').waitFor({ state: 'detached' });
    };
    await open(/^Filter/, 'dialog');
    await open(/^Sort by/, 'menu');
    await open(/^Account/, 'menu');
    await open(/^Space:/, 'dialog');
    await open(/^Add a source/, 'menu');
    for (const item of [/^Add link/, /^Add content/, /^Upload file/]) await open(/^Add a source/, 'dialog', item);
    for (const item of [/^Edit/, /^Move to/, /^Tag/]) await open(/^Menu of A note/, 'dialog', item);
    await open(/^Menu of Below/, 'dialog', /^Add sub-collection/);
    await open(/^Notifications/, 'dialog');
    await open(/^Search or run a command/, 'dialog');
  }
  await context.close();
}

test('every screen fits from 320 px on, in both reading directions, and fingers; pictures of all of them', async () => {
  const { page, context } = await product.window();
  const email = newEmail();
  for (const path of ['/login', '/register', '/password-reset']) await lookAt(page, path, '');
  await register(page, 'Noa Lindqvist', email);
  const [collectionPath, sourcePath] = await fillSpace(page, email);
  const paths = ['/', '/collection', '/collection/all', collectionPath, sourcePath, '/trash', '/notifications', '/profile', '/settings', '/api-keys', '/nowhere'];
  for (const path of paths) await lookAt(page, path, '');
  await lookByTouch(await context.storageState(), paths, collectionPath);
  // No language of ours reads from right to left yet: Arabic shows English texts, mirrored.
  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  for (const path of paths.slice(0, 6)) {
    await lookAt(page, path, 'rtl-', [390, 1440]);
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  }
});

/** Opens a page, takes its picture at the widths, and sees that it fits the narrowest. */
async function lookAt(page: Page, path: string, prefix: string, at: readonly number[] = widths): Promise<void> {
  await mkdir(pictures, { recursive: true });
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const name = prefix + (path === '/' ? 'dashboard' : path.slice(1).replaceAll('/', '-').replace(/_\w+/, ''));
  for (const width of at) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.screenshot({ path: join(pictures, `${name}-${width}.png`) });
  }
  // 720 px: a window of 1440 zoomed to 200 %.
  for (const width of [720, narrowest]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => beyondTheEdge(page), { message: `${prefix}${path} at ${width} px` }).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A collection below another, with a link and a note in it. Answers where the collection and the note are. */
async function fillSpace(page: Page, email: string): Promise<[string, string]> {
  const answerOf = async (path: string, data: unknown, headers = {}) => (await (await page.request.post(path, { data, headers })).json()) as { data: Record<string, string> };
  const { data: session } = await answerOf('/auth/api/v1/token', { email, password: goodPassword });
  const headers = { authorization: `Bearer ${session['token']}` };
  const spaces = (await (await page.request.get('/vault/api/v1/spaces', { headers })).json()) as { data: { spaces: { id: string }[] } };
  const space = `/vault/api/v1/spaces/${spaces.data.spaces[0]?.id}`;
  const { data: parent } = await answerOf(`${space}/collections`, { name: 'A collection with a rather long name', description: 'What belongs here', settings: {} }, headers);
  const { data: collection } = await answerOf(`${space}/collections`, { name: 'Below', parentId: parent['id'], description: 'Some words about it', settings: {} }, headers);
  await answerOf(`${space}/sources`, { type: 'URI', data: 'http://127.0.0.1:9/a-rather-long-address/that/has/no/spaces/in/it.html', collectionId: collection['id'] }, headers);
  const text = Array.from({ length: 40 }, (_, index) => `## Part ${index}\n\nSome words about it.`).join('\n\n');
  const { data: note } = await answerOf(`${space}/sources`, { type: 'NOTE', data: { title: 'A note with a rather long title', text }, collectionId: collection['id'] }, headers);
  return [`/collection/${collection['id']}`, `/source/${note['id']}`];
}
