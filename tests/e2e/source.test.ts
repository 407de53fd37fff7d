import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { toastAfter } from '#tests/support/journeySteps.ts';
import { pdfOf } from '#tests/support/pdf.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';
import { select, somebodyIn } from '#tests/support/reading.ts';
import { servePages } from '#tests/support/server.ts';

const product = useProduct();

const words = 'He asked how much less work it took to know it again, and he called the difference savings.';
const long = `<p>${'It is a modest definition and it has outlived every grander one, because it counts what is left. '.repeat(12)}</p>`;
const curve = `<!doctype html><html lang="en"><head><title>The forgetting curve</title></head><body><article><h1>The forgetting curve</h1>
  <p>In the winter of 1879 Hermann Ebbinghaus began to memorize nonsense. ${words} And so on.</p>${long.repeat(3)}
  <h2>The flat part is the story</h2>${long.repeat(4)}<h2>What to do with it</h2>${long.repeat(4)}</article></body></html>`;

const somebody = () => somebodyIn(product);

test('a page is read, highlighted, and read on where one was', async () => {
  const site = await servePages((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(curve));
  const { page, collection, add } = await somebody();
  const { id } = await add({ type: 'URI', data: `${site}/curve` });
  await page.goto(`/collection/${collection.id}`);
  await page.getByRole('link', { name: 'The forgetting curve' }).click();
  await untilAt(page, `/source/${id}`);
  await page.getByRole('heading', { level: 1, name: 'The forgetting curve' }).waitFor();
  // Whoever reads has the room: of the areas only the icons remain until they leave.
  const areas = page.getByRole('navigation', { name: 'Main' });
  await expect.poll(() => areas.getByText('Dashboard').count()).toBe(0);

  await page.getByRole('button', { name: 'Outline 2', exact: true }).click();
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: 'What to do with it' }).click();
  await eventually(async () => expect(await outline.locator('[aria-current]').textContent()).toBe('What to do with it'));
  await expect.poll(() => page.getByRole('progressbar', { name: 'Reading progress' }).getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(40);
  await expectAccessible(page);

  // Where the words are is the beginning: whoever rests there has read nothing yet.
  await page.getByRole('heading', { level: 1, name: 'The forgetting curve' }).scrollIntoViewIfNeeded();
  await select(page, words);
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Note about the highlight' }).fill('Use as the epigraph');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Use as the epigraph', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('vault-noted-yellow')?.size)).toBe(1);
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('button', { name: 'Highlights 1', exact: true }).click();
  await page.getByRole('button', { name: words }).click();
  await expect.poll(() => page.evaluate(() => [...(CSS.highlights.get('vault-chosen-yellow') ?? [])].map(String))).toEqual([words]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as Markdown' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('The forgetting curve - highlights.md');
  expect(await text(await saved.createReadStream())).toContain(`> ${words}\n\nUse as the epigraph\n`);

  await page.getByRole('button', { name: 'Related', exact: true }).click();
  await page.getByText('No other source here shares words with this one.').waitFor();
  await page.getByRole('radio', { name: 'Markdown' }).click();
  await page.getByRole('region', { name: /^Markdown of/ }).getByText(words).waitFor();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Reader' }).click();
  await page.getByRole('button', { name: 'Outline 2', exact: true }).click();
  await outline.getByRole('button', { name: 'The flat part is the story' }).click();
  const read = () => page.getByRole('progressbar', { name: 'Reading progress' }).getAttribute('aria-valuenow').then(Number);
  await expect.poll(read).toBeGreaterThan(15);

  const marked = page.getByRole('region', { name: 'The forgetting curve' }).getByText(words);
  // To look something up is not to read: it opens where one was, and reading on from there counts.
  await page.reload();
  // A reload comes back to where the page was scrolled to, in its own time; the words are at the beginning.
  await eventually(async () => {
    await marked.evaluate((words) => words.scrollIntoView({ block: 'center' }));
    expect(await read()).toBe(0);
  });
  await marked.hover();
  await page.mouse.wheel(0, 1000);
  await expect.poll(read).toBeGreaterThan(15);

  await page.keyboard.press('Escape');
  await untilAt(page, `/collection/${collection.id}`);
  await areas.getByText('Dashboard').waitFor();

  // With one source alone it is a beginning.
  await add({ type: 'NOTE', data: 'What to read next' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const begun = page.getByRole('region', { name: 'Continue reading' });
  await begun.getByRole('progressbar', { name: 'How much of The forgetting curve has been read' }).waitFor();
  await expectAccessible(page);
  const marking = await toastAfter(page, 'Marked as read', () => begun.getByRole('button', { name: 'Mark as read' }).click());
  await expect.poll(() => begun.count()).toBe(0);
  await marking.getByRole('button', { name: 'Undo', exact: true }).click();
  await begun.getByRole('link', { name: 'The forgetting curve' }).click();
  await untilAt(page, `/source/${id}`);
  await expect.poll(read).toBeGreaterThan(15);

  // Size, font and width are as one likes them, also after a reload.
  const look = () =>
    marked.evaluate((text) => {
      const { fontSize, fontFamily } = getComputedStyle(text);
      return [fontSize, fontFamily.split(',')[0], Math.round(text.getBoundingClientRect().width)];
    });
  await expect.poll(look).toEqual(['18px', '"Literata Variable"', 664]);
  await page.getByRole('button', { name: 'Text size and font' }).click();
  const choices = page.getByRole('dialog', { name: 'Text size and font' });
  await choices.getByRole('button', { name: 'Larger text' }).dblclick();
  await choices.getByRole('radio', { name: 'Sans' }).click();
  await choices.getByRole('radio', { name: 'Narrow' }).click();
  const chosen = ['20px', '"Inter Variable"', 560];
  await expect.poll(look).toEqual(chosen);
  await page.reload();
  await marked.waitFor();
  await expect.poll(look).toEqual(chosen);

  // On paper there is the text, all of it, dark on light; in a theme of the system's colours all that can be pressed has an edge.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(() => page.getByRole('button').count()).toBe(0);
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  const paper = page.getByRole('region', { name: 'The forgetting curve' });
  await expect.poll(() => paper.evaluate((text) => [text.scrollHeight - text.clientHeight, getComputedStyle(text).overflow])).toEqual([0, 'visible']);
  await expect.poll(() => marked.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect.poll(() => page.getByRole('button', { name: 'Edit', exact: true }).evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
});

test('a note opens ready to write and saves itself; its tasks are ticked; an earlier version comes back', async () => {
  const { page, add } = await somebody();
  const curve = await add({ type: 'NOTE', data: { title: 'The [flat] part', text: 'After two days.' } });
  const { id } = await add({ type: 'NOTE', data: { title: 'Margin notes', text: 'Savings survive.\n\n- [ ] Pair' } });
  await page.goto(`/source/${id}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  // A task goes on with the next one.
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nAsk **now**');
  // "Saved" stands there before anything is typed, too: what was ticked must have come.
  const saving = page.waitForResponse((response) => response.request().postData()?.includes('[x] Pair') ?? false);
  await page.getByRole('checkbox', { name: 'Pair' }).check();
  await expect.poll(async () => (await page.getByRole('checkbox').count())).toBe(2);
  await saving;
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Pair' }).isChecked()).toBe(true);
  // The marks are seen only where somebody writes.
  await page.getByText('Savings survive.').click();
  await expect.poll(() => page.locator('.cm-line').last().textContent()).toMatch(/Ask now$/);

  // The header comes by itself: one that came after the dialog would not stand behind it.
  await page.getByRole('button', { name: 'Account' }).waitFor();
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('region', { name: 'Earlier text' }).getByText('Savings survive.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Pair' }).isChecked()).toBe(false);

  await add({ type: 'NOTE', data: { title: 'An outline', text: `As in [the flat part](/sources/${curve.id})` } });
  await page.goto(`/source/${curve.id}`);
  const mentions = page.getByRole('complementary').locator('section', { hasText: 'Mentioned in' });
  await mentions.getByText('the flat part', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
  await expectAccessible(page);
  await mentions.getByRole('link', { name: 'An outline' }).click();
  await untilAt(page, (path) => path.startsWith('/source/') && !path.endsWith(curve.id));
});

test('a PDF opens at its second page, is searched and highlighted; its card shows the first', async () => {
  const { page, collection, upload } = await somebody();
  const between = Array.from({ length: 6 }, (_, index) => `Page ${index + 3}`);
  const { id } = await upload('memory.pdf', 'application/pdf', pdfOf(['The first page', 'The flat part', ...between, 'The last page']));
  // Its second page is read as soon as one rests there, before the search or after it; the jump to the last one is a look.
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"progress":0.125') ?? false);
  await page.goto(`/source/${id}?show=original&page=2`);
  await page.getByText('of 9').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Page', exact: true }).inputValue()).toBe('2');
  await page.getByText('The flat part').waitFor();
  await select(page, 'flat part');
  await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Highlight', exact: true }).click();
  const painted = (name: string) => page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map(String), name);
  await expect.poll(() => painted('vault-over-mark-yellow')).toEqual(['flat part']);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search in this PDF' }).fill('last');
  await page.getByText('1 of 1').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('9');

  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('2');
  await page.keyboard.press('Enter');
  await saved;
  // A PDF is looked at as it is, unless one chose its text.
  await page.goto(`/source/${id}`);
  await expect.poll(() => page.getByRole('textbox', { name: 'Page', exact: true }).inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Highlights 1', exact: true }).click();
  await page.getByText('Page 2', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'flat part' }).click();
  await expect.poll(() => painted('vault-over-chosen-yellow')).toEqual(['flat part']);
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await page.getByRole('radio', { name: 'Reader' }).click();
  await expect.poll(() => painted('vault-chosen-yellow')).toEqual(['flat part']);
  await expectAccessible(page);
  await page.goto(`/source/${id}`);
  await page.getByRole('radio', { name: 'Reader', checked: true }).waitFor();

  await page.goto(`/collection/${collection.id}`);
  const cover = page.getByRole('article').locator('img[src^="/files/"]');
  await expect.poll(() => cover.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

test('a failed page says why, and is read when it can be', async () => {
  let isThere = false;
  const site = await servePages((_request, response) => {
    response.statusCode = isThere ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8').end(isThere ? curve : 'Not found');
  });
  const { page, add } = await somebody();
  const { id } = await add({ type: 'URI', data: `${site}/later` });
  await page.goto(`/source/${id}`);
  const failure = page.getByRole('alert');
  await failure.getByText('This page does not exist. Check the address.').waitFor();
  await expectAccessible(page);
  isThere = true;
  await page.getByRole('article').getByRole('button', { name: 'Retry' }).first().click();
  await page.getByText('In the winter of 1879', { exact: false }).first().waitFor();
  await failure.waitFor({ state: 'detached' });
});

test('a page that is built by its script is read in a browser, and looked at as a browser shows and prints it', async () => {
  const site = await servePages((_request, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end('<!doctype html><html lang="en"><title>Tides</title><div id="root"></div><script>document.getElementById("root").innerHTML = "<article><h1>Tides of Halden</h1>" + "<p>The keeper of the lighthouse counts the boats that have come home before the storm.</p>".repeat(9) + "</article>"</script>'),
  );
  const { page, add } = await somebody();
  const { id } = await add({ type: 'URI', data: `${site}/tides` });
  await page.goto(`/source/${id}`);
  await page.getByText('The keeper of the lighthouse', { exact: false }).first().waitFor();
  await page.getByRole('radio', { name: 'Screenshot' }).click();
  const picture = page.getByRole('img', { name: /^Screenshot: / });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'PDF' }).click();
  await page.getByRole('region', { name: 'Tides' }).getByText('The keeper of the lighthouse', { exact: false }).first().waitFor();
});

test('a table of 200,000 rows is one: names on top, numbers at the end, and its last row a moment away', async () => {
  const { page, upload } = await somebody();
  const rows = Array.from({ length: 200_000 }, (_, n) => `${100_000 + n},"Lind, Bo",2026-03-14,${(n * 7) % 1_000}.50`);
  const { id } = await upload('sales.csv', 'text/csv', Buffer.from(['Order,Customer,Placed on,Total', ...rows].join('\n')));
  await page.goto(`/source/${id}`);
  const table = page.getByRole('table', { name: 'sales.csv' });
  await page.getByText('200,000 rows', { exact: true }).waitFor();
  await page.getByText('4 columns', { exact: true }).waitFor();
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('200001');
  await expect.poll(() => table.getByRole('columnheader').allTextContents()).toEqual(['Row', 'Order', 'Customer', 'Placed on', 'Total']);
  const first = table.getByRole('row').nth(1);
  await expect.poll(() => first.getByRole('cell').allTextContents()).toEqual(['100000', 'Lind, Bo', '2026-03-14', '0.50']);
  const alignments = await first.getByRole('cell').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
  expect(alignments).toEqual(['end', 'start', 'start', 'end']);
  await expectAccessible(page);
  // As far as the keyboard leads: no row of the middle is drawn for it.
  const region = page.getByRole('region', { name: 'Content of sales.csv' });
  await region.focus();
  await page.keyboard.press('End');
  await table.getByRole('cell', { name: '299999' }).waitFor();
  expect(await table.getByRole('row').count()).toBeLessThan(120);
  expect(await table.getByRole('columnheader', { name: 'Order' }).isVisible()).toBe(true);
  // And as text, to mark passages in.
  await page.getByRole('radio', { name: 'Reader' }).click();
  await page.getByRole('region', { name: 'sales.csv' }).getByRole('cell', { name: '100001' }).waitFor();
});

test('the text of a page that lets nobody in comes by paste and by file, and its address can be asked again', async () => {
  const site = await servePages((_request, response) => {
    response.statusCode = 403;
    response.end('Sign in');
  });
  const { page, add } = await somebody();
  const { id } = await add({ type: 'URI', data: `${site}/members/essay` });
  await page.goto(`/source/${id}`);
  await page.getByRole('heading', { name: 'Get the text another way' }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Paste the text/ }).click();
  const area = page.getByLabel('Text of the page');
  await area.waitFor();
  const copied = { text: 'Desirable difficulties\nSpacing helps.', html: '<h2>Desirable difficulties</h2><p>Spacing helps people remember, because each retrieval after a pause is harder than the one before it.</p>' };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    ({ text, html }) => navigator.clipboard.write([new ClipboardItem({ 'text/plain': new Blob([text], { type: 'text/plain' }), 'text/html': new Blob([html], { type: 'text/html' }) })]),
    copied,
  );
  await area.press('Control+V');
  await page.getByRole('button', { name: 'Use this text' }).click();
  await page.getByText('each retrieval after a pause').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Desirable difficulties' }).waitFor();
  await page.getByText('Read from a page that was handed in').waitFor();

  await page.getByRole('button', { name: 'Is some of the text missing?' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Upload the saved page/ }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'notes.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK') });
  await page.getByText('This is no saved page.').waitFor();
  await chooser.setFiles({ name: 'saved.html', mimeType: 'text/html', buffer: Buffer.from(curve) });
  await page.getByText('In the winter of 1879').first().waitFor();

  await page.getByRole('button', { name: 'Read its address again' }).click();
  await page.getByRole('heading', { name: 'Get the text another way' }).waitFor();
  const dismiss = page.getByRole('article').getByRole('button', { name: 'Dismiss' });
  await dismiss.click();
  await dismiss.waitFor({ state: 'hidden' });
});
