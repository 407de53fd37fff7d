import { expect, test } from 'vitest';
import { expectAccessible, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';

const product = useProduct();

test('an owner sees what the vault asks a model, copies it into prompts, and lets the copy stand in for it', async () => {
  const { page, ask } = await somebodyIn(product);
  const dialog = page.getByRole('dialog', { name: 'Space Settings' });
  const summary = dialog.getByRole('region', { name: 'Summary', exact: true });
  const open = async () => {
    await page.goto('/collection');
    await page.getByRole('button', { name: 'Space Settings' }).click();
    await dialog.getByRole('tab', { name: 'Prompts', exact: true }).click();
    await summary.waitFor();
  };
  const choose = async (select: string, option: string) => {
    await summary.getByRole('combobox', { name: select, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  await open();
  await dialog.getByText('This vault has no language model yet: prompts count once it has one.', { exact: true }).waitFor();
  await summary.getByText('What the vault asks', { exact: true }).click();
  await summary.getByText('Summarize the text in three to five sentences {{language}}, in one paragraph without headings.', { exact: true }).waitFor();
  await expectAccessible(page);

  await summary.getByRole('button', { name: 'Copy into prompts', exact: true }).click();
  await page.waitForURL(/\/prompts\/p\/prompt_/);
  const promptId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByText('Summarize the text in three to five sentences').waitFor();

  // What has no saved version cannot stand in for anything.
  await open();
  await summary.getByRole('combobox', { name: 'Prompt for Summary', exact: true }).click();
  expect(await page.getByRole('option', { name: 'Summary (no saved version)', exact: true }).getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  const { savePromptVersion } = await ask<{ savePromptVersion: { version: { id: string } } }>('mutation($input: SavePromptVersionInput!) { savePromptVersion(input: $input) { ... on SavePromptVersionPayload { version { id } } } }', { input: { promptId, labels: ['production', 'staging'] } });
  expect(savePromptVersion.version.id).toMatch(/^promptversion_/);

  await open();
  await choose('Prompt for Summary', 'Summary');
  await page.getByText('The vault asks with this prompt now', { exact: true }).waitFor();
  expect(await summary.getByRole('combobox', { name: 'Label for Summary', exact: true }).textContent()).toBe('production');
  await choose('Label for Summary', 'staging');
  await ask('mutation($input: SetPromptLabelInput!) { setPromptLabel(input: $input) { __typename } }', { input: { promptId, label: 'staging' } });
  await open();
  await summary.getByText('No version of it is called staging any more: the vault asks in its own words.', { exact: true }).waitFor();
  await expectAccessible(page);
  await choose('Prompt for Summary', 'The vault’s own words');
  await page.getByText('The vault asks in its own words again', { exact: true }).waitFor();
  await summary.getByRole('button', { name: 'Copy into prompts', exact: true }).waitFor();
});
