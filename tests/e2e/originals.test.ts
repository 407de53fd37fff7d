import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { epubOf } from '#tests/support/documents.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';
import { select, somebodyIn } from '#tests/support/reading.ts';

const product = useProduct();

const painted = (page: Page, name: string) => page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map(String), name);

const filler = '<p>The harbour lay still under a sky the colour of slate, and the boats knocked against their moorings.</p>'.repeat(40);
const evil = 'https://evil.example/x';

/** A chapter that would run, load and restyle what it can. */
const hostile = {
  title: 'The storm',
  head: `<script>window.ran = true</script><style>@import url(${evil}); nav, aside, header, [role="toolbar"] { display: none !important } * { background-image: url(${evil}); } p { background: u\\72l(${evil}); position: fixed; inset: 0 } @font-face { font-family: far; src: url(${evil}) } body { font-family: far }</style>`,
  body: `<h2>The storm</h2><p onclick="ran = true" style="background: url(${evil})">It broke at noon.</p><img src="${evil}" onerror="ran = true" alt="far"/><iframe src="${evil}"></iframe><svg xmlns="http://www.w3.org/2000/svg" onload="ran = true"><image href="${evil}"/></svg><a href="javascript:ran = true">The lamp</a>`,
};

test('a book is read chapter by chapter, searched and highlighted, as it is', async () => {
  const { page, upload } = await somebodyIn(product);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => sessionStorage.setItem('violated', `${event.violatedDirective} ${event.blockedURI}`));
  });
  const book = epubOf(
    [
      { title: 'The harbour', body: `<h2>The harbour</h2><p>Nobody came that day.</p>${filler}<p>See <a href="chapter-3.xhtml#lamp">the lamp</a>.</p>` },
      hostile,
      { title: 'The lamp', body: `<h2>The lamp</h2>${filler}<p id="lamp">Then the lamp went out.</p>${filler}` },
    ],
    { title: 'The harbour book', css: 'h2 { color: #7a2222 }' },
  );
  const { id } = await upload('harbour.epub', 'application/epub+zip', book);
  await page.goto(`/source/${id}`);
  await page.getByRole('radio', { name: 'Original' }).click();
  const chapter = page.getByRole('region', { name: 'The harbour book' });
  await chapter.getByText('Nobody came that day.').waitFor();
  await page.getByText('of 3', { exact: true }).waitFor();
  expect(await chapter.getByRole('heading', { name: 'The harbour' }).evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(122, 34, 34)');
  await expectAccessible(page);

  // What is marked here is marked in the text, and the list leads to it in what is open.
  await select(page, 'Nobody came');
  await page.keyboard.press('h');
  await expect.poll(() => painted(page, 'vault-mark')).toEqual(['Nobody came']);
  await page.getByRole('searchbox', { name: 'Search in this book' }).fill('lamp WENT out');
  await page.getByText('1 of 1').waitFor();
  await expect.poll(() => painted(page, 'vault-found-here')).toEqual(['lamp went out']);
  await expect.poll(() => page.getByRole('textbox', { name: 'Chapter', exact: true }).inputValue()).toBe('3');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Highlights 1' }).click();
  await page.getByText('Chapter 1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Nobody came' }).click();
  await expect.poll(() => painted(page, 'vault-chosen')).toEqual(['Nobody came']);
  await chapter.getByText('Nobody came that day.').waitFor();

  // Nothing in it runs, loads or restyles anything: nothing was even tried.
  await page.getByRole('button', { name: 'Next chapter' }).first().click();
  await chapter.getByText('It broke at noon.').waitFor();
  await page.getByText('The lamp', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('toolbar', { name: 'Book' }).waitFor();
  expect(await page.evaluate(() => ['ran' in window, sessionStorage.getItem('violated')])).toEqual([false, null]);
  expect(asked.filter((url) => !url.startsWith(product.url) && !url.startsWith('data:'))).toEqual([]);

  // By its table of contents, and by the keyboard.
  await page.getByRole('button', { name: 'Table of contents' }).click();
  await page.getByRole('navigation', { name: 'Table of contents' }).getByRole('button', { name: 'The harbour' }).click();
  await chapter.getByRole('link', { name: 'the lamp' }).click();
  await expect.poll(() => chapter.getByText('Then the lamp went out.').evaluate((words) => Math.round(words.getBoundingClientRect().top) < innerHeight)).toBe(true);
  await chapter.focus();
  await page.keyboard.press('ArrowLeft');
  await chapter.getByText('It broke at noon.').waitFor();

  // The next one is opened as one likes them, where one was.
  await page.goto(`/source/${id}`);
  await page.getByRole('radio', { name: 'Original', checked: true }).waitFor();
  await page.getByRole('radio', { name: 'Reader' }).click();
  await expect.poll(() => painted(page, 'vault-mark')).toEqual(['Nobody came']);

  const broken = await upload('broken.epub', 'application/epub+zip', book.subarray(0, book.length - 200));
  await page.goto(`/source/${broken.id}?show=original`);
  await page.getByRole('heading', { name: 'This document is damaged' }).waitFor();
  await page.getByRole('button', { name: 'Download' }).waitFor();
});
