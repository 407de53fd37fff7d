import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { undoAfter } from '#tests/support/journeySteps.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';

const product = useProduct();

const task = '[Task]\nSummarize {{source}} for {{reader}}.';

async function withPrompt(text = task) {
  const somebody = await somebodyIn(product);
  const { createPrompt } = await somebody.ask<{ createPrompt: { prompt: { id: string } } }>(
    'mutation($input: CreatePromptInput!) { createPrompt(input: $input) { ... on CreatePromptPayload { prompt { id } } } }',
    { input: { spaceId: somebody.spaceId, title: 'Summarize a source', content: { messages: [{ role: 'USER', text }] } } },
  );
  const { id } = createPrompt.prompt;
  const draft = async () =>
    (
      await somebody.ask<{ node: { title: string; draft: { messages: { role: string; text: string }[]; params: Record<string, unknown> } } }>(
        'query($id: ID!) { node(id: $id) { ... on Prompt { title draft { messages { role text } params { model temperature stop } } } } }',
        { id },
      )
    ).node;
  return { ...somebody, id, address: `/prompts/p/${id}`, draft };
}

test('a prompt is written, measured, saved by itself and there again after a reload', async () => {
  const { page, address, draft } = await withPrompt();
  await page.goto(address);
  const user = page.getByRole('textbox', { name: 'User prompt', exact: true });
  const system = page.getByRole('textbox', { name: 'System message', exact: true });
  await eventually(async () => expect(await user.innerText()).toContain('Summarize {{source}} for {{reader}}.'));
  await page.getByRole('status').getByText('Ready to work', { exact: true }).waitFor();
  await expectAccessible(page);

  const panel = page.getByRole('complementary', { name: 'About this prompt' });
  await panel.getByRole('group', { name: 'User tokens' }).getByText('2 lines', { exact: true }).waitFor();
  await system.click();
  await page.keyboard.type('You are a careful librarian.');
  await panel.getByRole('group', { name: 'System tokens' }).getByText('5 words', { exact: true }).waitFor();
  await eventually(async () => expect((await draft()).draft.messages).toEqual([{ role: 'SYSTEM', text: 'You are a careful librarian.' }, { role: 'USER', text: task }]));
  await page.getByRole('toolbar', { name: 'Tools' }).getByText('Saved', { exact: true }).waitFor();
  await panel.getByText('Low', { exact: true }).waitFor();

  await page.getByRole('textbox', { name: 'Title of the prompt' }).fill('Summarize anything');
  await eventually(async () => expect((await draft()).title).toBe('Summarize anything'));

  // Undo by its button, then again what was undone.
  await system.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Be brief.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await eventually(async () => expect(await system.innerText()).not.toContain('Be brief.'));
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await eventually(async () => expect(await system.innerText()).toContain('Be brief.'));
  await eventually(async () => expect((await draft()).draft.messages[0]?.text).toContain('Be brief.'));

  await page.getByRole('tab', { name: 'LLM Params' }).click();
  const model = page.getByRole('combobox', { name: 'Model', exact: true });
  await model.getByText('Default model of this space').waitFor();
  await model.press('Enter');
  await page.getByRole('option', { name: 'Another one, by its name' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the model' }).fill('gpt-4');
  const temperature = page.getByRole('slider', { name: 'Temperature' });
  expect(await temperature.getAttribute('aria-valuetext')).toBe('As the model has it');
  await temperature.fill('0.5');
  await temperature.press('ArrowLeft');
  await page.getByRole('textbox', { name: 'Stop sequences' }).fill('END, ###');
  await eventually(async () => expect((await draft()).draft.params).toEqual({ model: 'gpt-4', temperature: 0.4, stop: ['END', '###'] }));
  await page.getByRole('spinbutton', { name: 'Top-p' }).fill('3');
  await page.getByText('A number from 0 to 1', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.reload();
  await eventually(async () => expect(await system.innerText()).toContain('You are a careful librarian. Be brief.'));
  await panel.getByText('Counted as gpt-4 counts', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Summarize anything' }).waitFor();
});

test('messages are added, moved and removed, found and replaced; a template takes their place and goes again', async () => {
  const { page, address, draft } = await withPrompt();
  await page.goto(address);
  const first = page.getByRole('textbox', { name: 'User prompt', exact: true });
  await eventually(async () => expect(await first.innerText()).toContain('[Task]'));
  await page.getByRole('button', { name: 'Add answer of the model' }).click();
  const answer = page.getByRole('textbox', { name: 'Answer of the model', exact: true });
  await answer.click();
  await page.keyboard.type('One sentence.');
  const roles = async () => (await draft()).draft.messages.map(({ role }) => role);
  await eventually(async () => expect(await roles()).toEqual(['USER', 'ASSISTANT']));
  await page.getByRole('button', { name: 'Actions of Answer of the model' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await eventually(async () => expect(await roles()).toEqual(['ASSISTANT', 'USER']));
  await page.getByRole('button', { name: 'Actions of Answer of the model' }).click();
  await page.getByRole('menuitem', { name: 'Remove message' }).click();
  await eventually(async () => expect(await roles()).toEqual(['USER']));

  await first.click();
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('Summarize');
  await page.getByRole('textbox', { name: 'Replace', exact: true }).fill('Condense');
  await page.getByRole('button', { name: 'replace all', exact: true }).click();
  await eventually(async () => expect((await draft()).draft.messages[0]?.text).toBe(task.replace('Summarize', 'Condense')));

  await page.getByRole('tab', { name: 'Templates' }).click();
  const library = page.getByRole('tabpanel', { name: 'Templates' });
  await library.getByText('30 templates', { exact: true }).waitFor();
  await library.getByRole('searchbox', { name: 'Search templates' }).fill('summarize');
  await undoAfter(page, 'Summary for a busy reader stands in the prompt now', () => library.getByRole('button', { name: 'Use Summary for a busy reader' }).click());
  await eventually(async () => expect((await draft()).draft.messages[0]?.text).toContain('Condense'));
});

test('without autosave a save is wanted; what is typed lies on this device, and another window is not written over', async () => {
  const { page, address, draft, ask, id } = await withPrompt();
  await page.goto(address);
  const user = page.getByRole('textbox', { name: 'User prompt', exact: true });
  await eventually(async () => expect(await user.innerText()).toContain('[Task]'));
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /^Autosave/ }).click();
  await user.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Mine.');
  await page.reload();
  await eventually(async () => expect(await user.innerText()).toContain('Mine.'));
  expect((await draft()).draft.messages[0]?.text).toBe(task);

  await ask('mutation($input: UpdatePromptInput!) { updatePrompt(input: $input) { __typename } }', { input: { promptId: id, content: { messages: [{ role: 'USER', text: 'Theirs.' }] } } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').getByText('Somebody changed this meanwhile. What you typed is kept here until you choose.', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByText('Show the other version', { exact: true }).click();
  await page.getByRole('alert').getByText('Theirs.').waitFor();
  // It is said for a moment only: whoever looks afterwards may come too late.
  await Promise.all([page.getByRole('status').getByText('Prompt saved', { exact: true }).waitFor(), page.getByRole('button', { name: 'Keep mine' }).click()]);
  await eventually(async () => expect((await draft()).draft.messages[0]?.text).toBe(`${task} Mine.`));
});

test('a version is saved with a comment, compared with the draft, and named by a label that is rolled back in one press', async () => {
  const { page, address, ask, id } = await withPrompt();
  const labels = async () =>
    (await ask<{ node: { labels: { name: string; version: { number: number } }[] } }>('query($id: ID!) { node(id: $id) { ... on Prompt { labels { name version { number } } } } }', { id })).node.labels.map(
      ({ name, version }) => `${name} v${version.number}`,
    );
  await page.goto(address);
  const user = page.getByRole('textbox', { name: 'User prompt', exact: true });
  await eventually(async () => expect(await user.innerText()).toContain('[Task]'));
  const open = () => page.getByRole('button', { name: 'Versions', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await open();
  await dialog.getByText('There is no version yet.', { exact: false }).waitFor();
  await dialog.getByRole('textbox', { name: /^What is new/ }).fill('The beginning');
  await dialog.getByRole('button', { name: 'Save version' }).click();
  await dialog.getByRole('radio', { name: /v1.*The beginning/ }).waitFor();
  await dialog.getByRole('button', { name: 'Move production to v1' }).click();
  await eventually(async () => expect(await labels()).toEqual(['production v1']));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await user.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Be brief.');
  await eventually(async () =>
    expect((await ask<{ node: { draft: { messages: { text: string }[] } } }>('query($id: ID!) { node(id: $id) { ... on Prompt { draft { messages { text } } } } }', { id })).node.draft.messages[0]?.text).toContain('Be brief.'),
  );
  await open();
  await dialog.getByRole('region', { name: 'The draft compared with v1' }).getByText('Be brief.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save version' }).click();
  await dialog.getByRole('radio', { name: /^v2/ }).check();
  await dialog.getByRole('button', { name: 'Move production to v2' }).click();
  await eventually(async () => expect(await labels()).toEqual(['production v2']));
  await dialog.getByRole('radio', { name: /^v1/ }).check();
  await dialog.getByRole('button', { name: 'Move production to v1' }).click();
  await eventually(async () => expect(await labels()).toEqual(['production v1']));
});

test('two versions are compared with each other, one is restored, and the restoring is undone', async () => {
  const { page, address, ask, id, draft } = await withPrompt('Be brief.');
  const write = (text: string) => ask('mutation($input: UpdatePromptInput!) { updatePrompt(input: $input) { __typename } }', { input: { promptId: id, content: { messages: [{ role: 'USER', text }] } } });
  const saveVersion = () => ask('mutation($input: SavePromptVersionInput!) { savePromptVersion(input: $input) { __typename } }', { input: { promptId: id } });
  await saveVersion();
  await write('Be kind.');
  await saveVersion();
  await write('Be exact.');
  await page.goto(address);
  const user = page.getByRole('textbox', { name: 'User prompt', exact: true });
  await eventually(async () => expect(await user.innerText()).toContain('Be exact.'));
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await dialog.getByRole('region', { name: 'The draft compared with v2' }).waitFor();

  // From the older to the newer one, whichever of them was picked first.
  await dialog.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: 'v1', exact: true }).click();
  const comparison = dialog.getByRole('region', { name: 'v2 compared with v1' });
  await eventually(async () => expect(await comparison.locator('del').allInnerTexts()).toEqual([expect.stringContaining('brief')]));
  expect(await comparison.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('kind')]);
  await dialog.getByText('What is struck out stands only in v1; what is underlined is new in v2.', { exact: true }).waitFor();
  await expectAccessible(page);

  await dialog.getByRole('radio', { name: /^v1/ }).check();
  await undoAfter(page, 'v1 stands in the draft now', async () => {
    await dialog.getByRole('button', { name: 'Restore v1', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => expect(await user.innerText()).toContain('Be brief.'));
    await eventually(async () => expect((await draft()).draft.messages).toEqual([{ role: 'USER', text: 'Be brief.' }]));
  });
  await eventually(async () => expect((await draft()).draft.messages).toEqual([{ role: 'USER', text: 'Be exact.' }]));
});

test('a prompt is saved as a file from its editor, with what was typed last', async () => {
  const { page, address } = await withPrompt();
  await page.goto(address);
  const user = page.getByRole('textbox', { name: 'User prompt', exact: true });
  await eventually(async () => expect(await user.innerText()).toContain('[Task]'));
  await user.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Name your sources.');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Markdown', exact: true }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Name your sources.');
});

test('variables have defaults, values of this device fill a preview, and fragments are put in and opened', async () => {
  const { page, address, ask, id, spaceId } = await withPrompt();
  await ask('mutation($input: CreatePromptInput!) { createPrompt(input: $input) { __typename } }', {
    input: { spaceId, title: 'House rules', name: 'house/rules', kind: 'FRAGMENT', content: { messages: [{ role: 'USER', text: 'Be {{tone}}.' }] } },
  });
  await page.goto(address);
  const user = page.getByRole('textbox', { name: 'User prompt', exact: true });
  await eventually(async () => expect(await user.innerText()).toContain('[Task]'));
  await user.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' {{> house/rules}}');
  const variables = page.getByRole('region', { name: 'Variables' });
  const reader = variables.getByRole('group', { name: 'reader' });
  await variables.getByRole('group', { name: 'tone' }).getByRole('textbox', { name: 'Value to try it with' }).fill('kind');
  await variables.getByRole('group', { name: 'source' }).getByRole('textbox', { name: 'Value to try it with' }).fill('a letter with {{braces}}');
  await reader.getByRole('combobox', { name: 'Default' }).click();
  await page.getByRole('option', { name: 'Text', exact: true }).click();
  await reader.getByRole('textbox', { name: 'Default text' }).fill('a child');
  await reader.getByRole('textbox', { name: 'What belongs there' }).fill('Who reads it');
  const notes = async () =>
    (
      await ask<{ node: { draft: { variables: { name: string; description: string; defaultFill: { text: string } | null }[] } } }>(
        'query($id: ID!) { node(id: $id) { ... on Prompt { draft { variables { name description defaultFill { text } } } } } }',
        { id },
      )
    ).node.draft.variables.find(({ name }) => name === 'reader');
  await eventually(async () => expect(await notes()).toEqual({ name: 'reader', description: 'Who reads it', defaultFill: { text: 'a child' } }));
  await page.reload();
  await variables.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByText('Summarize a letter with {{braces}} for a child. Be kind.').waitFor();
  await expectAccessible(page);
  await preview.getByRole('link', { name: 'House rules' }).click();
  await page.getByRole('heading', { level: 1, name: 'House rules' }).waitFor();
});

const wordy = '[Task]\nPlease summarize the text in order to help. Please summarize the text in order to help. Answer in one sentence, and say in great detail what is new.';

/** Opens a suggestion that may be open already: after each decision the next one is. */
async function unfold(suggestion: Locator) {
  const head = suggestion.getByRole('button').first();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.press('Enter');
}

test('a prompt is analyzed; a suggestion is shown in the text, applied, undone and dismissed, by keyboard as well', async () => {
  const { page, address, draft } = await withPrompt(wordy);
  await page.goto(address);
  const user = page.getByRole('textbox', { name: 'User prompt', exact: true });
  await eventually(async () => expect(await user.innerText()).toContain('[Task]'));
  const text = async () => (await draft()).draft.messages[0]?.text;
  const panel = page.getByRole('complementary', { name: 'About this prompt' });
  await Promise.all([page.getByRole('status').getByText('Analysis (simulation) received', { exact: true }).waitFor(), page.getByRole('button', { name: 'Analyze', exact: true }).click()]);
  const tab = panel.getByRole('tabpanel', { name: /^Suggestions/ });
  const redundant = tab.getByRole('article').filter({ hasText: 'This was said before' });
  await unfold(redundant);
  await user.locator('.cm-suggested-active').getByText('Please summarize the text in order to help.').waitFor();
  await expectAccessible(page);
  await Promise.all([page.getByRole('status').getByText('Suggestion applied', { exact: true }).waitFor(), redundant.getByRole('button', { name: 'Apply', exact: true }).press('Enter')]);
  await eventually(async () => expect((await text())?.match(/Please summarize/g)).toHaveLength(1));
  await redundant.waitFor({ state: 'detached' });
  // The next one has the focus, and what was taken away comes back with its suggestion.
  await eventually(async () => expect(await tab.getByRole('article').locator(':focus').count()).toBe(1));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await eventually(async () => expect(await text()).toBe(wordy));
  await redundant.waitFor();

  // What somebody types before it does not lose it.
  await user.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('New. ');
  await eventually(async () => expect(await text()).toBe(`New. ${wordy}`));
  await tab.getByRole('button', { name: /^Apply all/ }).click();
  await eventually(async () => expect((await text())?.match(/Please summarize/g)).toHaveLength(1));
  expect(await text()).toMatch(/^New\. \[Task\]/);

  // What cannot be done by itself is told, and can be put aside.
  const whole = tab.getByRole('article').filter({ hasText: 'Name a role' });
  await unfold(whole);
  await whole.getByText('No automatic action or range for this suggestion.', { exact: true }).waitFor();
  await whole.getByRole('button', { name: 'Dismiss' }).click();
  await whole.waitFor({ state: 'detached' });
  for (let left = await tab.getByRole('article').count(); left > 0; left -= 1) {
    const one = tab.getByRole('article').first();
    await unfold(one);
    await one.getByRole('button', { name: 'Dismiss' }).click();
    await eventually(async () => expect(await tab.getByRole('article').count()).toBe(left - 1));
  }
  await tab.getByText('No active suggestions.', { exact: true }).waitFor();
});

test('tools show what they would change before it is accepted; a section is added to be filled', async () => {
  const { page, address, draft } = await withPrompt(`${wordy}\n\n\n\n* one\n- two`);
  await page.goto(address);
  const user = page.getByRole('textbox', { name: 'User prompt', exact: true });
  await eventually(async () => expect(await user.innerText()).toContain('[Task]'));
  const text = async () => (await draft()).draft.messages[0]?.text;
  const toolbar = page.getByRole('toolbar', { name: 'Tools' });
  await toolbar.getByRole('button', { name: 'Format', exact: true }).click();
  const tab = page.getByRole('tabpanel', { name: 'Tools' });
  const proposal = tab.getByRole('group', { name: 'Proposed by Format' });
  await proposal.getByRole('region', { name: 'What would change in User prompt' }).getByText('- one').waitFor();
  await expectAccessible(page);
  await proposal.getByRole('button', { name: 'Reject' }).click();
  await proposal.getByRole('article').waitFor({ state: 'detached' });
  expect(await text()).toContain('* one');
  await toolbar.getByRole('button', { name: 'Format', exact: true }).click();
  await proposal.getByRole('button', { name: 'Accept' }).click();
  await eventually(async () => expect(await text()).toContain('\n\n- one\n- two'));
  await tab.getByRole('group', { name: 'The whole text' }).getByRole('button', { name: 'Format', exact: true }).click();
  await proposal.getByText('Format: there is nothing to change.', { exact: true }).waitFor();
  await tab.getByRole('button', { name: 'Undo', exact: true }).click();
  await eventually(async () => expect(await text()).toContain('* one'));

  await tab.getByRole('button', { name: 'Remove redundancy', exact: true }).click();
  await tab.getByRole('group', { name: 'Proposed by Remove redundancy' }).getByRole('button', { name: 'Accept' }).click();
  await eventually(async () => expect((await text())?.match(/Please summarize/g)).toHaveLength(1));

  await toolbar.getByRole('button', { name: 'Add section' }).press('Enter');
  const added = page.getByRole('status').getByText('Section [Rules] added', { exact: true }).waitFor();
  await page.getByRole('menuitem', { name: 'Rules', exact: true }).press('Enter');
  await added;
  await eventually(async () => expect(await text()).toMatch(/\n\n\[Rules\]\nFill this section$/));
  await page.keyboard.insertText('Be honest.');
  await eventually(async () => expect(await text()).toMatch(/\n\n\[Rules\]\nBe honest\.$/));
});

test('an analysis that is refused, or gets no answer, says so', async () => {
  const { page, address } = await withPrompt(wordy);
  await page.goto(address);
  const user = page.getByRole('textbox', { name: 'User prompt', exact: true });
  await eventually(async () => expect(await user.innerText()).toContain('[Task]'));
  const answer = { hold: Promise.withResolvers<void>(), isRefused: false };
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('useAnalysePromptMutation')) return route.fallback();
    await answer.hold.promise;
    return answer.isRefused ? route.fulfill({ json: { data: { analysePrompt: { __typename: 'SpaceArchivedError', __isError: 'SpaceArchivedError', code: 'SPACE_ARCHIVED' } } } }) : route.fulfill({ status: 500, body: 'no' });
  });
  const status = page.getByRole('status');
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await status.getByText('Contacting analysis server...', { exact: true }).waitFor();
  answer.hold.resolve();
  await status.getByText('Analysis error. See console.', { exact: true }).waitFor();
  answer.isRefused = true;
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await status.getByText(/^Analysis server error: /).waitFor();
});
