// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withGap } from '#client/routes/flashcards/cards/withGap.ts';
import { flashcardsRoute } from '#client/routes/flashcards/flashcardsRoute.ts';
import { intervalOf } from '#client/routes/flashcards/intervals.ts';
import { rememberSpace } from '#client/spaces/currentSpace.ts';
import { renderPage } from './page.tsx';

beforeEach(() => rememberSpace('space_lab'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a text gets the next gap where something is selected', () => {
  expect(withGap('The Elbe ends.', 4, 8)).toBe('The {{c1::Elbe}} ends.');
  expect(withGap('The {{c1::Elbe}} ends.', 17, 21)).toBe('The {{c1::Elbe}} {{c2::ends}}.');
  expect(withGap('The Elbe', 3, 3)).toBeNull();
});

test.each([
  [10_000, { value: 1, unit: 'minute' }],
  [600_000, { value: 10, unit: 'minute' }],
  [7_200_000, { value: 2, unit: 'hour' }],
  [23 * 86_400_000, { value: 23, unit: 'day' }],
  [61 * 86_400_000, { value: 2, unit: 'month' }],
  [900 * 86_400_000, { value: 2, unit: 'year' }],
] as const)('%i ms are said in one unit', (time, said) => expect(intervalOf(time)).toEqual(said));

const noPage = { hasNextPage: false, endCursor: null };
const study = { desiredRetention: 0.9, newPerDay: 20, reviewsPerDay: 200 };
const deckNode = { __typename: 'Deck', id: 'deck_1', name: 'Rivers', description: '', cardCount: 2, dueCount: 1, viewerCanEdit: true, space: { __typename: 'Space', id: 'space_lab' }, studySettings: study, proposed: { totalCount: 0 } };
const forecast = ['2026-05-14', '2026-05-15'].map((day, at) => ({ day: `${day}T00:00:00.000Z`, reviews: at + 1 }));
const listedDeck = { ...deckNode, statistics: { retention: 0.91 }, lastDays: { reviews: 10, again: 1, minutes: 4 }, forecast };
const due = (more: object = {}) => ({ learningCount: 0, newCount: 1, reviewCount: 2, nextDueAt: null, ...more });
const today = (decks: readonly object[], dueCards = due(), viewerCanEdit = true) => ({ node: { __typename: 'Space', id: 'space_lab', viewerCanEdit, decks: { edges: decks.map((node) => ({ node })) } }, viewer: { dueCards } });
const openAt = (at: string) => renderPage({ routes: () => [flashcardsRoute()], at });

test('today says what is due, in which decks, and what is to come', async () => {
  const page = openAt('/flashcards');
  await page.answer('TodayPageQuery', today([listedDeck]));
  expect(await screen.findByRole('heading', { name: '3 cards today' })).toBeDefined();
  expect(screen.getByText('2 due, 1 new')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Start review' }).getAttribute('href')).toBe('/flashcards/review');
  const row = screen.getByRole('row', { name: /Rivers/ });
  expect(within(row).getByText('91%')).toBeDefined();
  expect(within(row).getByRole('link', { name: 'Review Rivers' }).getAttribute('href')).toBe('/flashcards/review/deck_1');
  expect(screen.getByText('Today: 1 card')).toBeDefined();
});

test('the first deck is made from the empty page; who may only look is told so', async () => {
  const page = openAt('/flashcards');
  await page.answer('TodayPageQuery', today([]));
  fireEvent.click(await screen.findByRole('button', { name: 'New deck' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New deck' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Rivers ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create deck' }));
  expect(await page.asked('useDeckMutationsCreateMutation')).toEqual({ input: { spaceId: 'space_lab', name: 'Rivers', description: '' } });
  await page.answer('useDeckMutationsCreateMutation', { createDeck: { __typename: 'LimitReachedError', code: 'LIMIT_REACHED' } });
  expect((await dialog.findByRole('alert')).textContent).not.toBe('');
  cleanup();
  const looking = openAt('/flashcards');
  await looking.answer('TodayPageQuery', today([], due(), false));
  expect(await screen.findByText(/Who may edit this space/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New deck' })).toBeNull();
});

const card = (id: string, more: object = {}) => ({
  __typename: 'Card', id, kind: 'BASIC', front: `${id}?`, back: 'Yes.', tags: [], state: 'ACTIVE', updatedAt: '2026-05-14T09:12:00.000Z', sourceChangedAt: null,
  schedule: { phase: 'NEW', dueAt: null, isLeech: false, choices: ['AGAIN', 'HARD', 'GOOD', 'EASY'].map((rating, at) => ({ rating, dueAt: new Date(Date.now() + (at + 1) * 600_000).toISOString() })) },
  deck: { __typename: 'Deck', id: 'deck_1', name: 'Rivers', viewerCanEdit: true }, citations: [], ...more,
});

test('the cards of a deck are listed with what became of them; one is suspended, and taken back', async () => {
  const page = openAt('/flashcards/d/deck_1');
  const cards = [card('one', { sourceChangedAt: '2026-05-14T09:12:00.000Z' }), card('two', { state: 'SUSPENDED', kind: 'CLOZE', front: 'The {{c1::Elbe::river}}' })];
  await page.answer('DeckPageQuery', { node: { ...deckNode, cards: { totalCount: 2, edges: cards.map((node) => ({ cursor: node.id, node })), pageInfo: noPage } } });
  expect(await screen.findByText('2 cards')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Its source has changed' })).toBeDefined();
  expect(screen.getByText('[river]')).toBeDefined();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Menu of one?' }), { button: 0, pointerType: 'mouse' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  expect(await page.asked('useCardMutationsUpdateMutation')).toEqual({ input: { cardIds: ['one'], state: 'SUSPENDED', undoable: true } });
});

test('a card with gaps is written: without a gap it is not sent, and the next one follows at once', async () => {
  const page = openAt('/flashcards/d/deck_1');
  await page.answer('DeckPageQuery', { node: { ...deckNode, cardCount: 0, cards: { totalCount: 0, edges: [], pageInfo: noPage } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add card' }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Text with gaps' }));
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Text');
  fireEvent.change(text, { target: { value: 'The Elbe ends.' } });
  expect(dialog.getByRole('button', { name: 'Add' }).getAttribute('aria-disabled')).toBe('true');
  text.setSelectionRange(4, 8);
  fireEvent.click(dialog.getByRole('button', { name: 'Make a gap' }));
  expect(text.value).toBe('The {{c1::Elbe}} ends.');
  fireEvent.click(dialog.getByRole('button', { name: 'Add, and the next' }));
  expect(await page.asked('useCardMutationsCreateMutation')).toEqual({ input: { deckId: 'deck_1', cards: [{ kind: 'CLOZE', front: 'The {{c1::Elbe}} ends.', back: '', tags: [] }] } });
  await page.answer('useCardMutationsCreateMutation', { createCards: { __typename: 'CreateCardsPayload', deck: { ...deckNode, cardCount: 1 } } });
  expect(await dialog.findByText('1 card added')).toBeDefined();
  expect(text.value).toBe('');
});

describe('a review', () => {
  const dueOf = (cards: readonly object[], more: object = {}) => ({ viewer: { dueCards: { ...due({ newCount: cards.length, reviewCount: 0 }), edges: cards.map((node) => ({ node })), ...more } } });

  test('asks, answers, and goes on by keys alone; the last answer is taken back', async () => {
    const page = openAt('/flashcards/review');
    await page.answer('ReviewPageQuery', dueOf([card('one'), card('two')]));
    expect(await screen.findByRole('heading', { name: 'one?' })).toBeDefined();
    expect(screen.queryByText('Yes.')).toBeNull();
    fireEvent.keyDown(document.body, { key: '3' });
    expect(page.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).not.toContain('useReviewCardsMutation');
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(screen.getByText('Yes.')).toBeDefined();
    expect(screen.getByRole('button', { name: /Good/ }).textContent).toContain('in 30 min');
    fireEvent.keyDown(document.body, { key: '1' });
    expect(await page.asked('useReviewCardsMutation')).toMatchObject({ input: { reviews: [{ cardId: 'one', rating: 'AGAIN' }], undoable: true } });
    expect(screen.getByRole('heading', { name: 'two?' })).toBeDefined();
    await page.answer('useReviewCardsMutation', { reviewCards: { __typename: 'ReviewCardsPayload', undoId: 'undo_1' } });
    // Until what is due is read again, the card that was answered does not come back.
    expect(screen.getByRole('heading', { name: 'two?' })).toBeDefined();
    expect(screen.getByText('1 card left')).toBeDefined();
    await page.answer('ReviewPageQuery', dueOf([card('two')]));
    expect(await screen.findByText('1 card left')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'z' });
    expect(await page.asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
  });

  test('whoever is faster than the server loses no answer', async () => {
    const page = openAt('/flashcards/review');
    await page.answer('ReviewPageQuery', dueOf([card('one'), card('two')]));
    await screen.findByRole('heading', { name: 'one?' });
    for (const key of [' ', '4', ' ', '3']) fireEvent.keyDown(document.body, { key });
    const sent = page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'useReviewCardsMutation').map(({ request }) => (request.variables as { input: { reviews: { cardId: string; rating: string }[] } }).input.reviews[0]);
    expect(sent.map((review) => [review?.cardId, review?.rating])).toEqual([['one', 'EASY'], ['two', 'GOOD']]);
    expect(screen.queryByRole('heading', { name: 'Done for today' })).toBeNull();
    await page.answer('useReviewCardsMutation', { reviewCards: { __typename: 'ReviewCardsPayload', undoId: 'undo_1' } });
    await page.answer('ReviewPageQuery', dueOf([card('two')]));
    expect(screen.queryByRole('heading', { name: 'two?' })).toBeNull();
    await page.answer('useReviewCardsMutation', { reviewCards: { __typename: 'ReviewCardsPayload', undoId: 'undo_2' } });
    await page.answer('ReviewPageQuery', dueOf([], { newCount: 0 }));
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeDefined();
  });

  test('it ends also where what is due was read without the last card before its answer came back', async () => {
    const page = openAt('/flashcards/review');
    await page.answer('ReviewPageQuery', dueOf([card('one'), card('two')]));
    await screen.findByRole('heading', { name: 'one?' });
    for (const key of [' ', '4', ' ', '3']) fireEvent.keyDown(document.body, { key });
    await page.answer('useReviewCardsMutation', { reviewCards: { __typename: 'ReviewCardsPayload', undoId: 'undo_1' } });
    await page.answer('ReviewPageQuery', dueOf([], { newCount: 0 }));
    expect(screen.queryByRole('heading', { name: 'Done for today' })).toBeNull();
    await page.answer('useReviewCardsMutation', { reviewCards: { __typename: 'ReviewCardsPayload', undoId: 'undo_2' } });
    await page.answer('ReviewPageQuery', dueOf([], { newCount: 0 }));
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeDefined();
    expect(screen.getByText(/^2 cards, 2 remembered\./)).toBeDefined();
  });

  test('an answer that was not saved is said, and the card is there again', async () => {
    const page = openAt('/flashcards/review/deck_1');
    await page.answer('ReviewPageQuery', dueOf([card('one')]));
    fireEvent.click(await screen.findByRole('button', { name: /Show the answer/ }));
    fireEvent.click(screen.getByRole('button', { name: /Easy/ }));
    await page.answer('useReviewCardsMutation', { reviewCards: { __typename: 'NotFoundError', code: 'NOT_FOUND' } });
    expect(await screen.findByRole('heading', { name: 'one?' })).toBeDefined();
  });

  test('where a card is from stands below its answer, and leads there', async () => {
    const page = openAt('/flashcards/review');
    const citation = { __typename: 'Citation', id: 'citation_1', quote: 'It ends in the North Sea.', sourceTitle: 'A river', place: { path: '/source/source_1?at=3-9' } };
    await page.answer('ReviewPageQuery', dueOf([card('one', { citations: [citation] })]));
    fireEvent.click(await screen.findByRole('button', { name: /Show the answer/ }));
    expect(screen.getByText('It ends in the North Sea.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open at the quote' }).getAttribute('href')).toBe('/source/source_1?at=3-9');
  });

  test('ends where nothing is due, with the way back', async () => {
    const page = openAt('/flashcards/review');
    await page.answer('ReviewPageQuery', dueOf([], { newCount: 0, nextDueAt: new Date(Date.now() + 86_400_000 * 2).toISOString() }));
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to decks' }).getAttribute('href')).toBe('/flashcards');
  });
});
