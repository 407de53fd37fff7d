import { expect, test } from 'vitest';
import { goodPassword, newEmail } from '#tests/support/identity.ts';
import { givenLibrary } from '#tests/support/library.ts';
import { untilAt, useProduct } from '#tests/support/product.ts';

const product = useProduct();

test('a tablet held upright shows the tree beside the list, one held narrower in a drawer', async () => {
  const email = newEmail();
  await fetch(`${product.url}/auth/api/v1/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: goodPassword, displayName: 'Mira Okafor' }),
  });
  const { page } = await product.window({ viewport: { width: 834, height: 1112 } });
  await page.goto('/collection/all');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const tree = page.getByRole('complementary', { name: 'Vault' });
  await tree.getByRole('link', { name: /Inbox/ }).click();
  await untilAt(page, '/collection/inbox');
  await page.getByRole('heading', { name: 'Inbox', exact: true }).waitFor();
  for (const [width, isBeside] of [[834, true], [768, true], [767, false]] as const) {
    await page.setViewportSize({ width, height: 1112 });
    await expect.poll(() => tree.count()).toBe(isBeside ? 1 : 0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the head of an Inbox that has something to sort is one line on a tablet', async () => {
  const { page } = await product.window({ viewport: { width: 834, height: 1112 } });
  await givenLibrary(page);
  const topOf = async (role: 'button' | 'link', name: RegExp) => (await page.getByRole('main').getByRole(role, { name }).boundingBox())?.y;
  for (const [locale, names] of [
    ['en', { preview: /^Quick preview$/, select: /^Select Multiple$/, sort: /^Sort one by one/ }],
    ['es', { preview: /^Vista rápida$/, select: /^Seleccionar varias$/, sort: /^Ordenar de una en una/ }],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.goto('/collection/inbox');
    await page.getByRole('main').getByRole('link', { name: names.sort }).waitFor();
    for (const width of [1024, 834, 768]) {
      await page.setViewportSize({ width, height: 1112 });
      await expect.poll(async () => [...new Set([await topOf('button', names.preview), await topOf('button', names.select), await topOf('link', names.sort)])]).toHaveLength(1);
    }
  }
});
