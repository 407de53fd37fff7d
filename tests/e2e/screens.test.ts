import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { newEmail } from '#tests/support/identity.ts';
import { fillSpace, register } from '#tests/support/journeySteps.ts';
import { useProduct } from '#tests/support/product.ts';

const product = useProduct();

/** The widths of the design guide: phone, tablet, desktop, wide. */
const widths = [390, 834, 1440, 2560] as const;
const narrowest = 320;
/** The folder for a picture of every screen, for somebody who wants to look at them. */
const { SCREENSHOTS: pictures } = process.env;

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
  const sizes = [[390, 844], [834, 1112]] as const;
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expectLarge(`${path} at ${width} px`);
    }
  }
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
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

test('every screen fits from 320 px on, in both reading directions, and fingers', async () => {
  const { page, context } = await product.window();
  const email = newEmail();
  for (const path of ['/login', '/register', '/password-reset', '/reset-password/unknown', '/verify-email/unknown', '/confirm-email/unknown']) await lookAt(page, path, '');
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

/** Opens a page and sees that it fits the widths and the narrowest; takes its pictures if they are wanted. */
async function lookAt(page: Page, path: string, prefix: string, at: readonly number[] = widths): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const name = prefix + (path === '/' ? 'dashboard' : path.slice(1).replaceAll('/', '-').replace(/_\w+/, ''));
  for (const width of at) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await expect.poll(() => beyondTheEdge(page), { message: `${prefix}${path} at ${width} px` }).toEqual([]);
    if (pictures) await page.screenshot({ path: join(pictures, `${name}-${width}.png`) });
  }
  // 720 px: a window of 1440 zoomed to 200 %.
  for (const width of [720, narrowest]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => beyondTheEdge(page), { message: `${prefix}${path} at ${width} px` }).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
