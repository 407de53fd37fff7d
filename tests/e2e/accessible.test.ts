import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { newEmail } from '#tests/support/identity.ts';
import { fillSpace, register } from '#tests/support/journeySteps.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';

const product = useProduct();

/** What stands in the catalogue of a language. */
async function textsOf(locale: 'en' | 'zh'): Promise<(key: string) => string> {
  const texts = JSON.parse(await readFile(new URL(`../../client/i18n/messages/${locale}.json`, import.meta.url), 'utf8')) as Record<string, string>;
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no ${key} in ${locale}.`);
    return text;
  };
}

test('every page, dialog and menu is accessible, in English, Chinese and Arabic, light and dark', async () => {
  const { page, context } = await product.window();
  const moves = await watchMotion(context);
  const email = newEmail();
  await register(page, 'Noa Lindqvist', email);
  const [collectionPath, sourcePath] = await fillSpace(page, email);
  for (const locale of ['en', 'zh'] as const) {
    const text = await textsOf(locale);
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    // The other English pages are looked at in other journeys.
    const paths = { en: ['/collection/all', '/trash', '/profile', '/confirm-email/unknown', '/nowhere'], zh: ['/dashboard', '/collection', '/collection/all', sourcePath, '/trash', '/notifications', '/profile', '/settings', '/transactions', '/api-keys', '/confirm-email/unknown', '/nowhere'] };
    for (const path of paths[locale]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
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
  // In Arabic the parts are the same: what is looked at is how they are laid out, and the colours of letters of another face.
  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  for (const path of ['/dashboard', collectionPath, sourcePath, '/settings']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir, document.documentElement.scrollWidth - innerWidth])).toEqual(['ar', 'rtl', 0]);
    await expectAccessible(page, { themes: ['light', 'dark'] });
  }
  // The panel that the button above it folds is on the right.
  expect(await page.getByRole('banner').locator('[data-points]').first().evaluate((icon) => getComputedStyle(icon).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  for (const path of ['/dashboard', collectionPath, sourcePath]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await unseenFocus(page), path).toEqual([]);
  }
  await page.goto(collectionPath);
  await page.getByRole('article').first().waitFor();
  // Two stops from the beginning of the page, not through header, navigation, tree and tools.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Skip to content');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Skip to sources');
  await page.getByRole('link', { name: 'Skip to sources' }).press('Enter');
  await expect.poll(() => page.getByRole('article').first().evaluate((first) => first.contains(document.activeElement))).toBe(true);
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
