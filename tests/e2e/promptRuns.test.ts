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
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Run' });
  await dialog.getByText('No model is set for this space. Everything but running works. Add a key or an address of your own.', { exact: true }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Run', exact: true }).count()).toBe(0);
  await expectAccessible(page);
});

test('a prompt is run beside an earlier version: answers grow, survive a reload, are stopped and found again', async () => {
  const goOn = Promise.withResolvers<void>();
  async function* slowly(first: string) {
    yield first;
    await goOn.promise;
    yield ' Goodbye.';
  }
  const model = await startScriptedModel((call) => ({ pieces: slowly(`You said: ${call.text}`) }));
  const postgres = await startTemporaryPostgres();
  onTestFinished(() => postgres.stop());
  const shared = { DATABASE_URL: postgres.url, VAULT_DATA: temporaryFolder(), LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted', LLM_INPUT_PRICE: '2', LLM_OUTPUT_PRICE: '10' };
  const { port } = await startServer('web', shared);
  await startServer('worker', shared);
  const url = `http://127.0.0.1:${port}`;
  const somebody = await somebodyIn({ ...product, url, window: (options) => product.window({ ...options, baseURL: url }) });
  const { page, ask } = somebody;
  const id = await promptOf(somebody);
  await ask('mutation($input: SavePromptVersionInput!) { savePromptVersion(input: $input) { __typename } }', { input: { promptId: id } });
  await ask('mutation($input: UpdatePromptInput!) { updatePrompt(input: $input) { __typename } }', { input: { promptId: id, content: { messages: [{ role: 'USER', text: 'Welcome {{name}}.' }] } } });

  await page.goto(`/prompts/p/${id}`);
  await page.getByRole('textbox', { name: 'Value to try it with' }).fill('Ada');
  const open = () => page.getByRole('button', { name: 'Run', exact: true }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Run' });
  await dialog.getByRole('checkbox', { name: 'v1' }).press('Space');
  await dialog.getByRole('button', { name: 'Run', exact: true }).press('Enter');
  const ofDraft = dialog.getByRole('article', { name: 'scripted, Draft' });
  const ofVersion = dialog.getByRole('article', { name: 'scripted, v1' });
  await ofDraft.getByText('You said: Welcome Ada.', { exact: true }).waitFor();
  await ofVersion.getByText('You said: Greet Ada.', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.reload();
  await open();
  await ofVersion.getByText('You said: Greet Ada.', { exact: true }).waitFor();
  await ofVersion.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await ofVersion.getByText('Stopped', { exact: true }).waitFor();
  await eventually(async () => expect(model.aborted()).toBe(1));
  goOn.resolve();
  await ofDraft.getByText('You said: Welcome Ada. Goodbye.', { exact: true }).waitFor();
  await ofDraft.getByText('Done', { exact: true }).waitFor();
  await ofDraft.getByText(/^0\.0\d+$/).waitFor();
  await expectAccessible(page);

  // What the endpoint refuses is said in words, and both runs before are among what was.
  model.script = () => ({ status: 429 });
  await dialog.getByRole('button', { name: 'Run', exact: true }).press('Enter');
  await dialog.getByRole('alert').getByText('The model is asked too often right now. Wait a minute, then try again.', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await open();
  await dialog.getByText('History, 2 runs', { exact: true }).click();
  await ofVersion.getByText('Stopped', { exact: true }).waitFor();
  await ofDraft.getByText('Done', { exact: true }).waitFor();
  // What was begun last stands before the history.
  await ofDraft.first().getByText('Failed', { exact: true }).waitFor();
  await expect.poll(() => ofDraft.count()).toBe(2);
});
