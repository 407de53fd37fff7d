import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/support/identity.ts';
import { undoAfter } from '#tests/support/journeySteps.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';
import { startScriptedModel } from '#tests/support/scriptedModel.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { startTemporaryPostgres } from '#tests/support/temporaryPostgres.ts';

const product = useProduct();

test('a prompt is tried on rows: they are written, run with a version, looked at, and taken back', async () => {
  const goOn = Promise.withResolvers<void>();
  async function* afterWaiting(text: string) {
    await goOn.promise;
    yield text;
  }
  const model = await startScriptedModel((call) => ({ pieces: afterWaiting(`Hello ${call.text.replace('Greet ', '')}`) }));
  const postgres = await startTemporaryPostgres();
  onTestFinished(() => postgres.stop());
  const shared = { DATABASE_URL: postgres.url, VAULT_DATA: temporaryFolder(), LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted', LLM_INPUT_PRICE: '2', LLM_OUTPUT_PRICE: '10' };
  const { port } = await startServer('web', shared);
  await startServer('worker', shared);
  const url = `http://127.0.0.1:${port}`;
  const somebody = await somebodyIn({ ...product, url, window: (options) => product.window({ ...options, baseURL: url }) });
  const { page, ask, spaceId } = somebody;
  const { createPrompt } = await ask<{ createPrompt: { prompt: { id: string } } }>('mutation($input: CreatePromptInput!) { createPrompt(input: $input) { ... on CreatePromptPayload { prompt { id } } } }', {
    input: { spaceId, title: 'Greeting', content: { messages: [{ role: 'USER', text: 'Greet {{name}}' }] } },
  });
  await ask('mutation($input: SavePromptVersionInput!) { savePromptVersion(input: $input) { __typename } }', { input: { promptId: createPrompt.prompt.id } });

  await page.goto(`/prompts/p/${createPrompt.prompt.id}`);
  await page.getByRole('link', { name: 'Tests', exact: true }).click();
  await page.getByText('No test rows yet', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New test set', exact: true }).click();
  const naming = page.getByRole('dialog', { name: 'New test set' });
  await naming.getByRole('textbox', { name: 'Name', exact: true }).fill('Greetings');
  await naming.getByRole('button', { name: 'Create', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Greetings', exact: true }).waitFor();

  const rows = page.getByRole('list', { name: 'Rows', exact: true });
  for (const [name, says, number] of [['Ada', 'Ada', 1], ['Bob', 'Robert', 2]] as const) {
    await page.getByRole('button', { name: 'Add a row', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add a row' });
    await dialog.getByRole('textbox', { name: 'name', exact: true }).fill(name);
    await dialog.getByRole('textbox', { name: 'Value of assertion 1', exact: true }).fill(says);
    if (number === 1) await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await rows.getByText(`Says: ${says}`, { exact: true }).waitFor();
  }
  // A pattern that is none is said, and nothing is lost.
  await rows.getByRole('button', { name: 'Edit row 2', exact: true }).press('Enter');
  const editing = page.getByRole('dialog', { name: 'Edit row' });
  await editing.getByRole('combobox', { name: 'Kind of assertion 1', exact: true }).press('Enter');
  await page.getByRole('option', { name: 'Matches the pattern', exact: true }).click();
  await editing.getByRole('textbox', { name: 'Value of assertion 1', exact: true }).fill('(');
  await editing.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await editing.getByRole('alert').getByText('An assertion cannot be read. A pattern must be a regular expression, a schema a JSON Schema.', { exact: true }).waitFor();
  await editing.getByRole('textbox', { name: 'Value of assertion 1', exact: true }).fill('^Robert');
  await editing.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await rows.getByText('Matches the pattern: ^Robert', { exact: true }).waitFor();

  // Everything is done by keys, too: to a row, from row to row, into it; another row; the run.
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  expect(await rows.getByRole('button', { name: 'Bob', exact: true }).evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press('k');
  expect(await rows.getByRole('button', { name: 'Ada', exact: true }).evaluate((row) => row === document.activeElement)).toBe(true);
  for (const [key, opens] of [['Enter', 'Edit row'], ['n', 'Add a row'], ['r', 'Run tests']] as const) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: opens, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: opens, exact: true }).waitFor({ state: 'detached' });
  }

  // A table of a spreadsheet is looked through first; closing it takes nothing back.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const importing = page.getByRole('dialog', { name: 'Import test rows' });
  await importing.locator('input[type=file]').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from('\uFEFFname;assert1\r\nAda;contains:Ada\r\nCleo;contains:Cleo\r\nDan;regex:(\r\n') });
  await expectAccessible(page);
  await importing.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  await importing.getByText('3 rows: 1 new, 1 there already, 0 twice in the file, 1 that cannot be taken. Nothing was added yet.', { exact: true }).waitFor();
  await importing.getByText('This is no test row that can be taken.').waitFor();
  await expectAccessible(page);
  await importing.getByRole('button', { name: 'Import 1 test row', exact: true }).press('Enter');
  const undoImport = importing.getByRole('button', { name: 'Undo import', exact: true });
  await undoImport.waitFor();
  await undoImport.press('Enter');
  const asking = page.getByRole('alertdialog', { name: 'Take this import back?' });
  await asking.getByText('1 test row is deleted. What was there before stays.', { exact: true }).waitFor();
  await asking.getByRole('button', { name: 'Undo import', exact: true }).press('Enter');
  await undoImport.waitFor({ state: 'detached' });
  await importing.getByRole('button', { name: 'Close', exact: true }).last().press('Enter');
  await expect.poll(() => rows.getByRole('listitem').count()).toBe(2);

  await page.getByRole('button', { name: 'Run tests', exact: true }).click();
  const running = page.getByRole('dialog', { name: 'Run tests' });
  await running.getByText(/^2 answers, about 0\.0\d+$/).waitFor();
  await running.getByRole('textbox', { name: 'At most', exact: false }).fill('0.5');
  await expectAccessible(page);
  await running.getByRole('button', { name: 'Run tests', exact: true }).press('Enter');
  const lastRun = page.getByRole('region', { name: 'Last run', exact: true });
  await lastRun.getByText('0 of 2 answers', { exact: true }).waitFor();
  await expectAccessible(page);
  goOn.resolve();
  await lastRun.getByText('Done, 2 of 2 answers', { exact: true }).waitFor();
  await lastRun.getByText('1 of 2 passed', { exact: true }).waitFor();
  await lastRun.getByText(/^0\.0\d+ of at most 0\.5$/).waitFor();
  const answers = page.getByRole('list', { name: 'Answers', exact: true });
  await expect.poll(() => answers.getByRole('listitem').count()).toBe(2);
  await page.getByRole('radio', { name: 'Failed', exact: true }).click();
  await expect.poll(() => answers.getByRole('listitem').count()).toBe(1);
  await answers.getByText('Matches the pattern: ^Robert', { exact: true }).waitFor();
  await answers.getByRole('button', { name: 'Bob', exact: true }).press('Enter');
  const answer = page.getByRole('dialog', { name: 'Bob' });
  await answer.getByText('Hello Bob', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });

  // What was run is there after a reload, too; a set that is deleted comes back.
  await page.reload();
  await lastRun.getByText('1 of 2 passed', { exact: true }).waitFor();
  const more = page.getByRole('button', { name: 'More for this test set', exact: true });
  await more.press('Enter');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export CSV', exact: true }).press('Enter')]);
  expect(saved.suggestedFilename()).toBe('Greetings.csv');
  await more.press('Enter');
  await undoAfter(page, 'Test set deleted', () => page.getByRole('menuitem', { name: 'Delete', exact: true }).press('Enter'));
  await lastRun.getByText('1 of 2 passed', { exact: true }).waitFor();
});
