import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';

const product = useProduct();

test('a note is begun by N, saved by itself, listed, and opened again on a phone', async () => {
  const { page, add } = await somebodyIn(product);
  await add({ type: 'NOTE', data: { title: 'Reading plan', text: 'Ebbinghaus tables, then the replication' } });
  await page.goto('/notes');
  const list = page.getByRole('list', { name: 'Notes' });
  await list.getByRole('link', { name: /Reading plan/ }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially('Margin notes');
  await page.keyboard.press('Enter');
  // It may be stored in more than one step: what was typed last must have come.
  const saving = page.waitForResponse((response) => response.request().postData()?.includes('is the unit of it all') ?? false);
  await page.keyboard.type('Savings, not memory, is the unit of it all');
  await saving;
  await page.getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => page.url()).toContain('/notes?note=source_');
  await list.getByRole('link', { name: /Margin notes/ }).waitFor();
  // Nothing of its letters is cut off, however far they reach below their line.
  const title = await page.getByRole('textbox', { name: 'Title' }).evaluate((field) => {
    const { font } = getComputedStyle(field);
    const brush = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    brush.font = font;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = brush.measureText('gpy,');
    return { height: field.clientHeight, letters: fontBoundingBoxAscent + fontBoundingBoxDescent };
  });
  expect(title.height).toBeGreaterThanOrEqual(title.letters);
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/notes.png` });
  await expectAccessible(page);
  await page.reload();
  await eventually(async () => expect(await page.getByRole('textbox', { name: 'Text' }).innerText()).toContain('Savings, not memory, is the unit of it all'));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Back to the notes' }).click();
  await list.getByRole('link', { name: /Reading plan/ }).click();
  await eventually(async () => expect(await page.getByRole('textbox', { name: 'Text' }).innerText()).toContain('Ebbinghaus tables'));
  if (folder) await page.screenshot({ path: `${folder}/notes-phone.png` });
  await page.goBack();
  await list.getByRole('link', { name: /Margin notes/ }).waitFor();
});

test('a note that is begun without a connection is there when it is back, also in another tab', async () => {
  const { page } = await somebodyIn(product);
  await page.goto('/notes?note=new');
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
  const context = page.context();
  await context.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.getByRole('textbox', { name: 'Title' }).fill('On the train');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nothing of this may be lost');
  await page.getByRole('alert').waitFor();
  await page.keyboard.type(', nor of this');
  // The tab ends, and what it had kept with it.
  await page.close({ runBeforeUnload: false });
  await context.unroute('**/graphql');

  const next = await context.newPage();
  await next.goto('/notes?note=new');
  await eventually(async () => expect(await next.getByRole('textbox', { name: 'Text' }).innerText()).toContain('Nothing of this may be lost, nor of this'));
  await next.getByText('Saved', { exact: true }).waitFor();
  await next.getByRole('list', { name: 'Notes' }).getByRole('link', { name: /On the train/ }).waitFor();
  await next.goto('/notes?note=new');
  await eventually(async () => expect(await next.getByRole('textbox', { name: 'Text' }).innerText()).not.toContain('Nothing'));
});

test('a note that was refused is stored by itself once there is a connection, without a second one', async () => {
  const { page } = await somebodyIn(product);
  await page.goto('/notes?note=new');
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
  const context = page.context();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Written under ground');
  await page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) }).waitFor();
  await page.keyboard.type(' and above it');
  await context.setOffline(false);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await eventually(async () => expect(await page.getByRole('textbox', { name: 'Text' }).innerText()).toContain('Written under ground and above it'));
  expect(await page.getByRole('list', { name: 'Notes' }).getByRole('link').count()).toBe(1);
});

test('a note whose answer was lost is stored once, with what was typed meanwhile, also after a reload', async () => {
  const { page } = await somebodyIn(product);
  await page.goto('/notes?note=new');
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
  let lost = 0;
  let isHeard = false;
  // It arrives and is stored; nobody hears of it.
  await page.route(/\/graphql$/, async (route) => {
    if (isHeard || !(route.request().postData() ?? '').includes('useAddSourcesMutation')) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Heard');
  await page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) }).waitFor();
  await page.keyboard.type(' twice');
  await page.reload();
  await page.getByRole('textbox', { name: 'Text' }).filter({ hasText: 'Heard twice' }).waitFor();
  await page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) }).waitFor();
  isHeard = true;
  // By itself.
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('textbox', { name: 'Text' }).filter({ hasText: 'Heard twice' }).waitFor();
  await page.getByRole('list', { name: 'Notes' }).getByRole('link').first().waitFor();
  expect(await page.getByRole('list', { name: 'Notes' }).getByRole('link').count()).toBe(1);
  expect(lost).toBeGreaterThan(1);
});

test('what is no note is not opened as one: it leads to its page', async () => {
  const { page, add } = await somebodyIn(product);
  const { id } = await add({ type: 'CONTENT', data: { title: 'A pasted text', text: 'Words of somebody else' } });
  await page.goto(`/notes?note=${id}`);
  await page.getByRole('heading', { name: 'This is not a note' }).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('textbox', { name: 'Text' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Open the source' }).click();
  await eventually(() => expect(new URL(page.url()).pathname).toBe(`/source/${id}`));
});

test('a picture pasted into a note that is not stored yet is shown in it, and where it is read', async () => {
  const { page } = await somebodyIn(product);
  await page.goto('/notes?note=new');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  // By this the page knows that what is held over it goes nowhere else.
  expect(await text.getAttribute('data-takes-pictures')).toBe('');
  const bytes = (await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } }).png().toBuffer()).toString('base64');
  const paste = (name: string, type: string, content: string) =>
    text.evaluate(
      (place, file) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0))], file.name, { type: file.type }));
        place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      { name, type, content },
    );
  await paste('A pond.png', 'image/png', bytes);
  const picture = text.getByRole('img', { name: 'A pond' });
  await eventually(async () => expect(await picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(60));
  await page.getByText('Saved', { exact: true }).waitFor();
  // What is none says so, and the words around it stay.
  await paste('Broken.png', 'image/png', btoa('no picture'));
  await text.getByText('Broken: This picture cannot be used.').waitFor();
  await page.keyboard.type('Words after it');
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectAccessible(page);
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/notes-picture.png` });
  await page.reload();
  await eventually(async () => expect(await picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(60));
  const id = new URL(page.url()).searchParams.get('note') ?? '';
  await page.goto(`/source/${id}?view=reader`);
  const read = page.getByRole('img', { name: 'A pond' });
  await eventually(async () => expect(await read.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(60));
});

test('@ and words cite a sentence, checked by the server; its mark shows the quote and opens the source there', async () => {
  const { page, add, completed } = await somebodyIn(product);
  const river = await add({ type: 'CONTENT', data: { title: 'The Elbe', text: 'The Elbe rises in the Giant Mountains. It reaches the salty estuary near Cuxhaven after 1,094 kilometres. Ships use it.' } });
  const note = await add({ type: 'NOTE', data: { title: 'On rivers', text: 'The Elbe is long.' } });
  await completed(river.id);
  await completed(note.id);
  await page.goto(`/source/${note.id}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' It ends at sea: @salty estuary');
  const quote = 'It reaches the salty estuary near Cuxhaven after 1,094 kilometres.';
  await page.getByRole('listbox', { name: 'Sources and quotes' }).getByRole('option', { name: quote }).click();
  const mark = text.getByRole('link', { name: 'Source 1, The Elbe' });
  await mark.waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await eventually(async () => expect(await text.innerText()).toContain(`It ends at sea: “${quote}”`));
  await page.reload();
  await mark.focus();
  const card = page.getByRole('dialog', { name: 'Quote 1' });
  await card.getByText('Found word for word').waitFor();
  await expectAccessible(page);
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/notes-cite.png` });
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?&]at=\d+-\d+/);
  await page.getByText(quote).first().waitFor();
});
