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
  await page.keyboard.type('Savings, not memory, is the unit of it all');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(page.url()).toContain('/notes?note=source_');
  await list.getByRole('link', { name: /Margin notes/ }).waitFor();
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
