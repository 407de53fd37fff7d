import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';
import { startScriptedModel } from '#tests/support/scriptedModel.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { startTemporaryPostgres } from '#tests/support/temporaryPostgres.ts';

const product = useProduct();

async function promptOf({ ask, spaceId }: Pick<Awaited<ReturnType<typeof somebodyIn>>, 'ask' | 'spaceId'>) {
  const { createPrompt } = await ask<{ createPrompt: { prompt: { id: string } } }>('mutation($input: CreatePromptInput!) { createPrompt(input: $input) { ... on CreatePromptPayload { prompt { id } } } }', {
    input: { spaceId, title: 'Greeting', content: { messages: [{ role: 'USER', text: 'Greet {{name}}.' }] } },
  });
  return createPrompt.prompt.id;
}

test('without a model a prompt cannot be run, and it is said what is missing', async () => {
  const somebody = await somebodyIn(product);
  const { page } = somebody;
  await page.goto(`/prompts/p/${await promptOf(somebody)}`);
  await page.getByRole('link', { name: 'Run', exact: true }).click();
  await page.getByText('No model is set for this space. Everything but running works. Add a key or an address of your own.', { exact: false }).waitFor();
  await page.getByText('Once a model is set, answers appear here side by side, with tokens, time and cost.', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Run', exact: true }).getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(page);
});

test('versions and models answer side by side: what they write survives a reload, is stopped, run again, and found with what it was asked', async () => {
  const goOn = Promise.withResolvers<void>();
  async function* slowly(first: string) {
    yield first;
    await goOn.promise;
    yield ' Goodbye.';
  }
  const model = await startScriptedModel((call) => ({ pieces: slowly(`You said: ${call.text}`) }));
  const postgres = await startTemporaryPostgres();
  onTestFinished(() => postgres.stop());
  const shared = { DATABASE_URL: postgres.url, VAULT_DATA: temporaryFolder(), LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted', LLM_MORE_MODELS: 'other=3/15', LLM_INPUT_PRICE: '2', LLM_OUTPUT_PRICE: '10', LLM_DAILY_COST: '5' };
  const { port } = await startServer('web', shared);
  await startServer('worker', shared);
  const url = `http://127.0.0.1:${port}`;
  const somebody = await somebodyIn({ ...product, url, window: (options) => product.window({ ...options, baseURL: url }) });
  const { page, ask, add, completed } = somebody;
  const id = await promptOf(somebody);
  await ask('mutation($input: SavePromptVersionInput!) { savePromptVersion(input: $input) { __typename } }', { input: { promptId: id } });
  await ask('mutation($input: UpdatePromptInput!) { updatePrompt(input: $input) { __typename } }', { input: { promptId: id, content: { messages: [{ role: 'USER', text: 'Welcome {{name}}.' }] } } });

  await page.goto(`/prompts/p/${id}`);
  await page.getByRole('textbox', { name: 'Value to try it with' }).fill('Ada');
  await page.getByRole('link', { name: 'Run', exact: true }).click();
  expect(await page.getByRole('textbox', { name: 'Value of name' }).inputValue()).toBe('Ada');
  await page.getByRole('button', { name: 'Add column' }).press('Enter');
  await page.getByRole('radio', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Add column' }).press('Enter');
  // It says what it will cost before anything is asked.
  await page.getByRole('button', { name: /^Run, about 0\.0/ }).waitFor();
  expect(model.calls).toEqual([]);
  await page.keyboard.press('Control+Enter');
  const ofDraft = page.getByRole('article', { name: 'scripted, Draft' });
  const ofOther = page.getByRole('article', { name: 'other, Draft' });
  const ofVersion = page.getByRole('article', { name: 'scripted, v1' });
  await ofDraft.getByText('You said: Welcome Ada.', { exact: true }).waitFor();
  await ofOther.getByText('You said: Welcome Ada.', { exact: true }).waitFor();
  await ofVersion.getByText('You said: Greet Ada.', { exact: true }).waitFor();
  await page.getByText('3 of 3 writing', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.reload();
  await ofVersion.getByText('You said: Greet Ada.', { exact: true }).waitFor();
  await ofVersion.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await ofVersion.getByText('Stopped. What was written is kept.', { exact: true }).waitFor();
  await eventually(async () => expect(model.aborted()).toBe(1));
  goOn.resolve();
  await ofDraft.getByText('You said: Welcome Ada. Goodbye.', { exact: true }).waitFor();
  await ofOther.getByText('Done', { exact: true }).waitFor();
  await ofDraft.getByText(/^0\.0\d+$/).waitFor();
  await page.getByText(/^0\.0\d+ for this run$/).waitFor();
  await page.getByText(/^4\.\d\d of 5\.00 left today$|^5\.00 of 5\.00 left today$/).waitFor();
  await expectAccessible(page);

  // What the endpoint refuses is said in words, costs nothing, and is run again alone.
  model.script = () => ({ status: 429 });
  await page.getByRole('button', { name: /^Run again/ }).press('Enter');
  await ofDraft.getByRole('alert').getByText('The model is asked too often right now. Wait a minute, then try again.', { exact: true }).waitFor();
  await ofDraft.getByText('Nothing was charged.', { exact: true }).waitFor();
  model.script = (call) => ({ pieces: [`Again: ${call.text}`] });
  const before = model.calls.length;
  await ofDraft.getByRole('button', { name: 'Run this again' }).press('Enter');
  await ofDraft.getByText('Again: Welcome Ada.', { exact: true }).waitFor();
  expect(model.calls.length).toBe(before + 1);

  // A source fills the variable.
  const source = await add({ type: 'CONTENT', data: { title: 'The forgetting curve', text: 'Ebbinghaus learned lists of syllables.' } });
  await completed(source.id);
  await page.getByRole('combobox', { name: 'What fills name' }).click();
  await page.getByRole('option', { name: 'Source', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'The forgetting curve' }).click();
  await page.getByRole('button', { name: /^Run again/ }).press('Enter');
  await ofDraft.getByText(/Again: Welcome .*Ebbinghaus learned lists of syllables\./s).waitFor();

  // All of it is in the history, and each opens with what it was asked with.
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('10 runs', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search inputs and answers' }).fill('Goodbye');
  await page.getByText('2 runs', { exact: true }).waitFor();
  await page.getByRole('row', { name: /Welcome Ada\. Goodbye/ }).first().getByRole('link').press('Enter');
  await ofDraft.getByText('You said: Welcome Ada. Goodbye.', { exact: true }).waitFor();
  await ofVersion.getByText('You said: Greet Ada.', { exact: true }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Value of name' }).inputValue()).toBe('Ada');
});
