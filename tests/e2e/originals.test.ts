import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { docx, docxOf, epubOf, pptxOf } from '#tests/support/documents.ts';
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

/** Notes whatever leaves the product, and whatever the browser's policy had to stop. */
async function watch(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => sessionStorage.setItem('violated', `${event.violatedDirective} ${event.blockedURI}`));
  });
  return async () => ({
    ran: await page.evaluate(() => 'ran' in window),
    violated: await page.evaluate(() => sessionStorage.getItem('violated')),
    elsewhere: asked.filter((url) => !url.startsWith(product.url) && !url.startsWith('data:')),
  });
}

const untouched = { ran: false, violated: null, elsewhere: [] };

test('a book is read chapter by chapter, searched and highlighted, as it is', async () => {
  const { page, upload, completed } = await somebodyIn(product);
  const seen = await watch(page);
  const book = epubOf(
    [
      { title: 'The harbour', body: `<h2>The harbour</h2><p>Nobody came that day.</p>${filler}<p>See <a href="chapter-3.xhtml#lamp">the lamp</a>.</p>` },
      hostile,
      { title: 'The lamp', body: `<h2>The lamp</h2>${filler}<p id="lamp">Then the lamp went out.</p>${filler}` },
    ],
    { title: 'The harbour book', css: 'h2 { color: #7a2222 }' },
  );
  const { id } = await upload('harbour.epub', 'application/epub+zip', book);
  // Before it has been read it is shown as it is, and nothing in it can be marked.
  await completed(id);
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
  await expect.poll(() => painted(page, 'vault-mark-yellow')).toEqual(['Nobody came']);
  await page.getByRole('searchbox', { name: 'Search in this book' }).fill('lamp WENT out');
  await page.getByText('1 of 1').waitFor();
  await expect.poll(() => painted(page, 'vault-found-here')).toEqual(['lamp went out']);
  await expect.poll(() => page.getByRole('textbox', { name: 'Chapter', exact: true }).inputValue()).toBe('3');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Highlights 1', exact: true }).click();
  await page.getByText('Chapter 1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Nobody came' }).click();
  await expect.poll(() => painted(page, 'vault-chosen-yellow')).toEqual(['Nobody came']);
  await chapter.getByText('Nobody came that day.').waitFor();

  // Nothing in it runs, loads or restyles anything: nothing was even tried.
  await page.getByRole('button', { name: 'Next chapter' }).first().click();
  await chapter.getByText('It broke at noon.').waitFor();
  await chapter.getByText('The lamp', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('toolbar', { name: 'Book' }).waitFor();
  expect(await seen()).toEqual(untouched);

  // By its table of contents, and by the keyboard.
  await page.getByRole('button', { name: 'Table of contents' }).click();
  await page.getByRole('navigation', { name: 'Table of contents' }).getByRole('button', { name: 'The harbour' }).click();
  // The button of the contents has the focus again before another takes it.
  await page.getByRole('navigation', { name: 'Table of contents' }).waitFor({ state: 'detached' });
  await chapter.getByRole('link', { name: 'the lamp' }).click();
  await expect.poll(() => chapter.getByText('Then the lamp went out.').evaluate((words) => Math.round(words.getBoundingClientRect().top) < innerHeight)).toBe(true);
  await chapter.press('ArrowLeft');
  await chapter.getByText('It broke at noon.').waitFor();

  // The next one is opened as one likes them, where one was.
  await page.goto(`/source/${id}`);
  await page.getByRole('radio', { name: 'Original', checked: true }).waitFor();
  await page.getByRole('radio', { name: 'Reader' }).click();
  await expect.poll(() => painted(page, 'vault-mark-yellow')).toEqual(['Nobody came']);

  const broken = await upload('broken.epub', 'application/epub+zip', book.subarray(0, book.length - 200));
  await page.goto(`/source/${broken.id}?show=original`);
  await page.getByRole('heading', { name: 'This document is damaged' }).waitFor();
  await page.getByRole('button', { name: 'Download' }).waitFor();
});

test('a document has its pages and a presentation its slides, with what was marked in the text', async () => {
  const { page, upload, completed } = await somebodyIn(product);
  const seen = await watch(page);
  const sentences = Array.from({ length: 90 }, (_, at) => docx.paragraph(`The harbour lay still under a sky the colour of slate, day ${at + 1}.`));
  const body = [docx.heading('Tides'), docx.numbered('They come in'), docx.link('A trap', 'rId8'), '<w:altChunk r:id="rId9"/>', ...sentences, docx.newPage, docx.numbered('They go out'), docx.paragraph('Nobody was asked.')];
  // More than has room on one page, and nobody said where that ends.
  const report = docxOf(body.join(''), { points: [['rId8', 'hyperlink', 'javascript:ran = true', true], ['rId9', 'aFChunk', 'chunk.html']], files: { 'word/chunk.html': `<script>ran = true</script><img src="${evil}">` } });
  const { id } = await upload('tides.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', report);
  await completed(id);
  await page.goto(`/source/${id}`);
  await page.getByText('Nobody was asked.').waitFor();
  await select(page, 'Nobody was');
  await page.keyboard.press('h');
  await expect.poll(() => painted(page, 'vault-mark-yellow')).toEqual(['Nobody was']);
  await page.getByRole('radio', { name: 'Original' }).click();
  await page.getByText(/^of [3-6]$/).waitFor();
  await expect.poll(() => painted(page, 'vault-mark-yellow')).toEqual(['Nobody was']);
  await page.getByText('A trap').click();
  await page.getByRole('button', { name: 'Highlights 1', exact: true }).click();
  await page.getByText(/^Page [3-6]$/).waitFor();
  // The last page goes on counting.
  const pages = page.getByRole('region', { name: 'tides.docx' });
  const numberOf = (words: string) => pages.getByText(words).evaluate((item) => getComputedStyle(item.closest('p') ?? item, '::before').content);
  expect(await numberOf('They go out')).toContain('counter(docx-num-1-0');
  await expectAccessible(page);

  const slides = pptxOf(Array.from({ length: 30 }, (_, at) => ({ title: `Tide ${at + 1}`, lines: [`It came in at ${at + 1}`] })));
  const deck = await upload('tides.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', slides);
  await page.goto(`/source/${deck.id}`);
  // What was chosen for documents is not chosen for presentations.
  await page.getByRole('radio', { name: 'Reader', checked: true }).waitFor();
  await page.getByRole('radio', { name: 'Original' }).click();
  const shown = page.getByRole('region', { name: 'tides.pptx' });
  await shown.getByRole('heading', { name: 'Tide 1', exact: true }).waitFor();
  await page.getByText('of 30', { exact: true }).waitFor();
  // Only what is near is drawn.
  expect(await shown.getByRole('heading').count()).toBeLessThan(12);
  await page.getByRole('textbox', { name: 'Slide', exact: true }).fill('20');
  await page.keyboard.press('Enter');
  await shown.getByRole('heading', { name: 'Tide 20', exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search in this presentation' }).fill('came in at 7');
  await page.getByText('1 of 1').waitFor();
  await expect.poll(() => painted(page, 'vault-found-here')).toEqual(['came in at 7']);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expectAccessible(page);
  expect(await seen()).toEqual(untouched);
});
