import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { expectAccessible, useProduct } from '#tests/support/product.ts';
import { somebodyIn } from '#tests/support/reading.ts';

const product = useProduct();

test('from an empty page to cards that are learned: a deck, cards of both kinds, a review by keys, what is taken back', async () => {
  const { page, ask, spaceId } = await somebodyIn(product);
  await page.goto('/flashcards');
  await page.getByRole('heading', { name: 'No cards yet', exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New deck', exact: true }).press('Enter');
  const naming = page.getByRole('dialog', { name: 'New deck' });
  await naming.getByRole('textbox', { name: 'Name', exact: true }).fill('Rivers');
  await expectAccessible(page);
  await naming.getByRole('button', { name: 'Create deck', exact: true }).press('Enter');

  await page.getByRole('heading', { name: 'Rivers', exact: true }).waitFor();
  await page.getByText('No cards in this deck yet', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add card', exact: true }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add card' });
  await adding.getByRole('textbox', { name: 'Question', exact: true }).fill('Where does the Elbe end?');
  await adding.getByRole('textbox', { name: 'Answer', exact: true }).fill('In the North Sea.');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add, and the next', exact: true }).press('Enter');
  await adding.getByText('1 card added', { exact: true }).waitFor();
  await adding.getByRole('radio', { name: 'Text with gaps', exact: true }).click();
  const text = adding.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('The Danube rises in Germany.');
  await text.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(4, 10);
  });
  await adding.getByRole('button', { name: 'Make a gap', exact: true }).click();
  expect(await text.inputValue()).toBe('The {{c1::Danube}} rises in Germany.');
  await adding.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await adding.waitFor({ state: 'detached' });
  await page.getByText('2 cards', { exact: true }).waitFor();
  await page.getByText('In the North Sea.', { exact: true }).waitFor();
  await expectAccessible(page);

  // By keys alone: the question, its answer, how well one knew it.
  await page.getByRole('link', { name: 'Review 2 cards', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Where does the Elbe end?', exact: true }).waitFor();
  await page.getByText('2 cards left', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await page.getByText('In the North Sea.', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('4');
  await page.getByText('1 card left', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Take back the last answer', exact: true, disabled: false }).press('Enter');
  await page.getByText('2 cards left', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Where does the Elbe end?', exact: true }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'How well did you know it?', exact: true }).getByRole('button', { name: /^Easy/ }).press('Enter');
  await page.getByText('1 card left', { exact: true }).waitFor();
  await page.getByText('[…]', { exact: true }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'How well did you know it?', exact: true }).waitFor();
  await page.keyboard.press('4');
  await page.getByRole('heading', { name: 'Done for today', exact: true }).waitFor();
  await page.getByText('2 cards, 2 remembered.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to decks', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Nothing is due', exact: true }).waitFor();
  await expectAccessible(page);

  // What somebody else adds is there without a reload, and a deck that was deleted comes back.
  const { node } = await ask<{ node: { decks: { edges: { node: { id: string } }[] } } }>('query($id: ID!) { node(id: $id) { ... on Space { decks { edges { node { id } } } } } }', { id: spaceId });
  const deckId = node.decks.edges[0]?.node.id ?? '';
  await ask('mutation($input: CreateCardsInput!) { createCards(input: $input) { __typename } }', { input: { deckId, cards: [{ kind: 'BASIC', front: 'How long is the Rhine?', back: '1,233 kilometres.' }] } });
  await page.getByRole('heading', { name: '1 card today', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Rivers', exact: true }).press('Enter');
  await page.getByText('3 cards', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Menu of Rivers', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete deck', exact: true }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  // The message stays as long as one points at it.
  await undo.hover();
  await page.getByRole('heading', { name: 'No cards yet', exact: true }).waitFor();
  await undo.press('Enter');
  await page.getByRole('heading', { name: 'Rivers', exact: true }).waitFor();
  await page.getByText('3 cards', { exact: true }).waitFor();
});

test('cards are made from the texts of a space: they are proposed, and nobody learns one before somebody has accepted it', async () => {
  const { page, ask, spaceId } = await somebodyIn(product);
  const text = 'Hermann Ebbinghaus measured in Berlin how fast a list of syllables is forgotten. After twenty minutes 58 percent of the work for learning the list is saved. Jaap Murre repeated the experiment in Amsterdam in 2015 and found nearly the same curve.';
  await ask('mutation($input: AddSourcesInput!) { addSources(input: $input) { __typename } }', { input: { spaceId, sources: [{ content: { text, title: 'Forgetting' } }] } });
  await eventually(async () => {
    const { node } = await ask<{ node: { sources: { edges: { node: { status: string } }[] } } }>('query($id: ID!) { node(id: $id) { ... on Space { sources { edges { node { status } } } } } }', { id: spaceId });
    expect(node.sources.edges.map(({ node: source }) => source.status)).toEqual(['COMPLETED']);
  });
  const { createDeck } = await ask<{ createDeck: { deck: { id: string } } }>('mutation($input: CreateDeckInput!) { createDeck(input: $input) { ... on CreateDeckPayload { deck { id } } } }', { input: { spaceId, name: 'Memory' } });
  await page.goto(`/flashcards/d/${createDeck.deck.id}`);
  await page.getByText('No cards in this deck yet', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Make cards', exact: true }).first().press('Enter');
  await page.getByText(/No model is set/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make cards', exact: true }).press('Enter');
  await page.getByText('3 cards proposed', { exact: true }).waitFor();
  await expectAccessible(page);

  // A reload finds the job and what it proposed.
  await page.reload();
  await page.getByText('3 cards proposed', { exact: true }).waitFor();
  await page.keyboard.press('a');
  await page.getByText('2 cards proposed', { exact: true }).waitFor();
  await page.keyboard.press('r');
  await page.getByText('1 card proposed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Accept 1 card', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Make others', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Make cards', exact: true }).press('Enter');
  // What the deck has, and what was rejected, is not proposed again.
  await page.getByText(/Nothing new was found there/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the deck', exact: true }).press('Enter');
  await page.getByText('2 cards', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Review 2 cards', exact: true }).press('Enter');
  await page.getByText('2 cards left', { exact: true }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Open at the quote', exact: true }).waitFor();
});
