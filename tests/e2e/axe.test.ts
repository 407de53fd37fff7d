import { expect, test } from 'vitest';
import { inaccessible, useProduct } from '#tests/support/product.ts';
import { servePages } from '#tests/support/server.ts';

const product = useProduct();

test('axe finds what is wrong in one theme alone, in a part of a page and in its frames, and nothing else', async () => {
  const { page } = await product.window();
  let body = '';
  const site = await servePages((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><title>A page</title><style>[data-theme='dark'] { background: #000; color: #111 }</style><main><h1>A page</h1>${body}</main></html>`),
  );
  const show = async (shown: string) => {
    body = shown;
    await page.goto(site);
  };

  await show('<p style="background: #fff">Words that can be read.</p>');
  expect(await inaccessible(page, { themes: ['light'] })).toEqual([]);
  expect(await inaccessible(page, { within: 'p' })).toEqual([]);
  expect(await inaccessible(page)).toEqual([expect.stringMatching(/^dark: color-contrast: <h1>/)]);

  await show('<img src="data:,">');
  expect(await inaccessible(page, { within: 'h1', themes: ['light'] })).toEqual([]);
  expect(await inaccessible(page, { themes: ['light'] })).toEqual([expect.stringMatching(/^light: image-alt: <img/)]);
  await show('<iframe title="Within" srcdoc="<!doctype html><html lang=en><title>Within</title><h1>Within</h1><img src=data:,></html>"></iframe>');
  await page.frameLocator('iframe').getByRole('heading').waitFor();
  expect(await inaccessible(page, { themes: ['light'] })).toEqual([expect.stringMatching(/image-alt: <img/)]);
});
