import { expect, test } from 'vitest';
import { toastAfter } from '#tests/support/journeySteps.ts';
import { expectAccessible, untilAt, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';

const product = useProduct();

const sentence = 'Ebbinghaus called the difference savings, and he counted it in seconds.';
const filler = 'It is a modest definition and it has outlived every grander one, because it counts what is left. '.repeat(40);
const note = { type: 'NOTE', title: 'On relearning', data: `# On relearning\n\n${filler}\n\n${sentence}\n\n${filler}` };

test('a question is answered with the words of a note, which open where they stand', async () => {
  const { page, add, completed } = await somebodyIn(product);
  await completed((await add(note)).id);
  await page.goto('/chat');
  await page.getByRole('heading', { level: 1, name: 'Ask your sources' }).waitFor();
  await expectAccessible(page);

  const question = 'What did Ebbinghaus call the difference?';
  await page.getByRole('textbox', { name: 'What do you want to know?' }).fill(question);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: question });
  const mark = answer.getByRole('link', { name: 'Source 1, On relearning' });
  await mark.waitFor();
  await answer.getByText('Ebbinghaus called the difference savings, and he counted it in').waitFor();
  await answer.getByText('From your sources, word for word').waitFor();
  await untilAt(page, (path) => path.startsWith('/chat/conversation_'));
  const conversation = new URL(page.url()).pathname;
  await page.getByRole('complementary', { name: 'Conversations' }).getByRole('link', { name: question }).waitFor();

  await mark.focus();
  const card = page.getByRole('dialog', { name: 'Quote 1' });
  await card.getByText(sentence).waitFor();
  await card.getByText('Found word for word').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  await page.keyboard.press('Enter');
  await untilAt(page, (path) => path.startsWith('/source/'));
  const words = page.getByRole('region', { name: 'On relearning' }).getByText(sentence);
  await expect.poll(() => words.evaluate((element) => { const { top, bottom } = element.getBoundingClientRect(); return top > 0 && bottom < innerHeight; })).toBe(true);
  await page.goBack();
  await untilAt(page, conversation);
  await page.reload();
  await mark.waitFor();

  const elsewhere = 'Which dose of caffeine helps astronauts on Mars?';
  await page.getByRole('textbox', { name: 'Ask a follow-up' }).fill(elsewhere);
  await page.keyboard.press('Enter');
  const refused = page.getByRole('article', { name: elsewhere });
  await refused.getByText('Not in your sources').waitFor();
  await refused.getByText('1 source in My Space was searched. Nothing in it answers this.').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Savings');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Savings' }).waitFor();

  await page.getByRole('button', { name: 'More actions' }).click();
  const deleted = await toastAfter(page, 'Conversation deleted', () => page.getByRole('menuitem', { name: 'Delete' }).click());
  await untilAt(page, '/chat');
  const listed = page.getByRole('complementary', { name: 'Conversations' }).getByRole('link', { name: 'Savings' });
  await listed.waitFor({ state: 'detached' });
  await deleted.getByRole('button', { name: 'Undo', exact: true }).click();
  await listed.click();
  await mark.waitFor();
});

test('another window sees what is asked, and a phone has the list first', async () => {
  const { page, add, completed } = await somebodyIn(product);
  await completed((await add(note)).id);
  await page.goto('/chat');
  await page.getByRole('textbox', { name: 'What do you want to know?' }).fill('What did Ebbinghaus call the difference?');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Source 1, On relearning' }).waitFor();

  const other = await page.context().newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto('/chat');
  await other.getByRole('link', { name: 'What did Ebbinghaus call the difference?' }).click();
  await other.getByRole('link', { name: 'Source 1, On relearning' }).click();
  const sheet = other.getByRole('dialog', { name: 'Quote 1' });
  await sheet.getByText(sentence).waitFor();
  await expectAccessible(other);
  await other.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await page.getByRole('textbox', { name: 'Ask a follow-up' }).fill('Which dose of caffeine helps astronauts on Mars?');
  await page.keyboard.press('Enter');
  await other.getByText('Not in your sources').waitFor();
});

test('one source is asked beside its text, and the palette takes a question', async () => {
  const { page, add, completed } = await somebodyIn(product);
  const { id } = await add(note);
  await completed(id);
  await completed((await add({ ...note, data: `# Another\n\n${filler}\n\nEbbinghaus called the difference elsewhere something that another source says.` })).id);
  await page.goto(`/source/${id}`);
  const field = page.getByRole('complementary', { name: 'Source details' }).getByRole('textbox', { name: 'Ask this source' });
  await field.waitFor();
  await page.getByRole('region', { name: 'On relearning' }).focus();
  await page.keyboard.press('a');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await field.fill('What did Ebbinghaus call the difference?');
  await page.keyboard.press('Enter');
  await untilAt(page, (path) => path.startsWith('/chat/conversation_'));
  const answer = page.getByRole('article', { name: 'What did Ebbinghaus call the difference?' });
  await answer.getByRole('link', { name: 'Source 1, On relearning' }).waitFor();
  await answer.getByText('From your sources, word for word').waitFor();
  expect(await answer.getByRole('link', { name: 'Another' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Where to ask On relearning 1 source' }).waitFor();

  const saved = await toastAfter(page, 'Saved as a note in the Inbox', () => answer.getByRole('button', { name: 'Save as note' }).click());
  await saved.getByRole('button', { name: 'Open', exact: true }).click();
  await untilAt(page, (path) => path.startsWith('/source/'));
  await page.getByRole('link', { name: '[1]', exact: true }).waitFor();
  await page.goBack();
  await untilAt(page, (path) => path.startsWith('/chat/conversation_'));
  await answer.getByRole('link', { name: 'Source 1, On relearning' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('what does another source say?');
  await page.getByRole('option', { name: 'Ask your sources: what does another source say?' }).waitFor();
  await page.keyboard.press('Enter');
  const second = page.getByRole('article', { name: 'what does another source say?' });
  await second.getByRole('link', { name: /^Source \d, Another$/ }).first().waitFor();
});
