import type { CDPSession, Locator } from 'playwright';
import { expect, test } from 'vitest';
import { toastAfter } from '#tests/support/journeySteps.ts';
import { givenLibrary } from '#tests/support/library.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();
const likely = 'Spindles, ripples and memory';
const odd = 'Zebra quartet';

/** A finger takes hold of something in its middle, draws it so far and, unless it shall stay there, lets go. */
async function draw(devtools: CDPSession, what: Locator, by: { x?: number; y?: number }, { isHeld = false } = {}): Promise<() => Promise<unknown>> {
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing is there to be drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 8; step++) await touch('touchMove', [{ x: x + ((by.x ?? 0) * step) / 8, y: y + ((by.y ?? 0) * step) / 8 }]);
  const letGo = () => touch('touchEnd', []);
  if (!isHeld) await letGo();
  return letGo;
}

test.each([
  ['en', 1],
  ['ar', -1],
] as const)('in %s a finger files, finishes and puts off what lies in the Inbox', async (locale, onward) => {
  const { page, context } = await product.window({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { ask } = await givenLibrary(page);
  const words = locale === 'en' ? { moved: 'Moved 1 source to Sleep', done: 'Done, kept in no collection', later: 'Comes back at the end', filed: 'Filed in Sleep', undo: 'Undo' } : { moved: 'Sleep', done: 'تم، محفوظ بلا مجموعة', later: 'يعود في النهاية', filed: 'Sleep', undo: 'تراجع' };
  const placeOf = async (title: string) => {
    const { viewer } = (await ask('{ viewer { spaces(first: 1) { edges { node { sources(first: 20) { edges { node { title isDone collection { name } } } } } } } } }')) as {
      viewer: { spaces: { edges: { node: { sources: { edges: { node: { title: string; isDone: boolean; collection: { name: string } | null } }[] } } }[] } };
    };
    const found = viewer.spaces.edges[0]?.node.sources.edges.find(({ node }) => node.title === title)?.node;
    return found?.collection?.name ?? (found?.isDone ? 'done' : 'Inbox');
  };
  await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
  const devtools = await context.newCDPSession(page);
  // Not by a tap: one that follows a flick at once stops it, as browsers have it, and presses nothing.
  const undo = async (toast: Locator) => toast.getByRole('button', { name: words.undo, exact: true }).click();

  // In the list: on, as one reads, it goes where it is suggested; back, it is done.
  await page.goto('/collection/inbox');
  const cardOf = (title: string) => page.getByRole('gridcell').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await cardOf(likely).locator('[data-suggested]').waitFor();
  const letGo = await draw(devtools, cardOf(likely), { x: onward * 120 }, { isHeld: true });
  await expect.poll(() => cardOf(likely).evaluate((card) => getComputedStyle(card, '::before').content)).toBe('"Sleep"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, { themes: ['light'] });
  const moved = await toastAfter(page, words.moved, letGo);
  await cardOf(likely).waitFor({ state: 'detached' });
  await expect.poll(() => placeOf(likely)).toBe('Sleep');
  await undo(moved);
  await cardOf(likely).locator('[data-suggested]').waitFor();
  const finished = await toastAfter(page, words.done, () => draw(devtools, cardOf(odd), { x: onward * -120 }));
  await cardOf(odd).waitFor({ state: 'detached' });
  await expect.poll(() => placeOf(odd)).toBe('done');
  await undo(finished);
  await cardOf(odd).waitFor();

  // What is suggested nowhere does not give way to where it cannot go, while it does the other way; let go where it stood, it stays.
  await expect.poll(() => cardOf(odd).locator('[data-suggested]').count()).toBe(0);
  const letStay = await draw(devtools, cardOf(odd), { x: onward * 120 }, { isHeld: true });
  expect(await cardOf(odd).getAttribute('data-swipe')).toBe(null);
  expect(await cardOf(odd).getByRole('article').evaluate((card) => getComputedStyle(card).translate)).toBe('none');
  await letStay();
  const letSpring = await draw(devtools, cardOf(odd), { x: onward * -60 }, { isHeld: true });
  await expect.poll(() => cardOf(odd).getAttribute('data-swipe')).toBe(onward === 1 ? 'left' : 'right');
  await letSpring();
  await expect.poll(() => cardOf(odd).getAttribute('data-swipe')).toBe(null);
  expect(await placeOf(odd)).toBe('Inbox');

  // One by one: up puts it off, and the next one is on top; then each to its side.
  await page.goto('/collection/inbox/sort');
  await untilAt(page, '/collection/inbox/sort');
  const top = page.locator('main [data-triage-card]').locator('visible=true');
  const isOnTop = (title: string) => expect.poll(() => top.getByRole('heading').allTextContents()).toEqual([title]);
  await expect.poll(() => top.count()).toBe(1);
  const first = (await top.getByRole('heading').textContent()) ?? '';
  const second = first === odd ? likely : odd;
  await toastAfter(page, words.later, () => draw(devtools, top, { y: -140 }));
  await isOnTop(second);
  await toastAfter(page, words.later, () => draw(devtools, top, { y: -140 }));
  await isOnTop(first);
  for (const title of [first, second]) {
    await isOnTop(title);
    await (title === odd ? toastAfter(page, words.done, () => draw(devtools, top, { x: onward * -140 })) : toastAfter(page, words.filed, () => draw(devtools, top, { x: onward * 140 })));
  }
  await expect.poll(() => placeOf(likely)).toBe('Sleep');
  await expect.poll(() => placeOf(odd)).toBe('done');
});
