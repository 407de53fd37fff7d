// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { flashcardsRoute } from '#client/routes/flashcards/flashcardsRoute.ts';
import { rememberSpace } from '#client/spaces/currentSpace.ts';
import { renderPage } from './page.tsx';

beforeEach(() => rememberSpace('space_lab'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const noPage = { hasNextPage: false, endCursor: null };
const proposal = (id: string, more: object = {}) => ({ __typename: 'Card', id, kind: 'CLOZE', front: `The {{c1::${id}}} ends.`, back: '', tags: [], state: 'PROPOSED', updatedAt: '2026-05-14T09:12:00.000Z', citations: [{ id: `citation_${id}`, quote: `The ${id} ends.`, sourceTitle: 'Rivers', place: { path: '/source/a' } }], ...more });
const deck = (cards: readonly object[] = [], answerModes = ['EXTRACTIVE'], viewerCanEdit = true) => ({
  node: {
    __typename: 'Deck', id: 'deck_1', name: 'Rivers', viewerCanEdit, space: { __typename: 'Space', id: 'space_lab', name: 'Lab', answerModes },
    proposed: { totalCount: cards.length }, cards: { totalCount: cards.length, edges: cards.map((node) => ({ cursor: 'c', node })), pageInfo: noPage },
  },
});
const withJob = (asked: { node: object }, made: object) => ({ node: ({ id }: { id: string }) => (id === 'job_1' ? made : asked.node) });
const job = (more: object = {}) => ({ __typename: 'Job', id: 'job_1', state: 'RUNNING', done: 1, total: 3, viewerCanStop: true, estimate: null, failure: null, ...more });
const openAt = (at = '/flashcards/make/deck_1') => renderPage({ routes: () => [flashcardsRoute()], at });
const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
/** What a refusal says in a toast is an item of a list, too: only the cards are named. */
const shown = () => screen.getAllByRole('listitem', { name: /ends\.$/ }).map((item) => item.getAttribute('aria-label'));

test('without a model it says what is made, asks how many, and shows how far it is', async () => {
  const page = openAt();
  await page.answer('MakePageQuery', deck());
  expect(await screen.findByText(/No model is set/)).toBeDefined();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  const form = within(screen.getByRole('form', { name: 'Make cards' }));
  fireEvent.change(form.getByLabelText('At most'), { target: { value: '501' } });
  expect(form.getByRole('button', { name: 'Make cards' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(form.getByLabelText('At most'), { target: { value: '7' } });
  fireEvent.click(form.getByRole('button', { name: 'Make cards' }));
  expect(await page.asked('useMakeCardsMutation')).toEqual({ input: { deckId: 'deck_1', limit: 7, scope: {} } });
  await page.answer('useMakeCardsMutation', { makeCards: { __typename: 'MakeCardsPayload', job: job({ total: null }) } });
  expect(page.router.state.location.search).toBe('?job=job_1');
  await page.answer('MakePageQuery', withJob(deck(), job()));
  expect(await screen.findByText('1 of 3 sources read')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Make cards' }).getAttribute('aria-valuenow')).toBe('33');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await page.asked('useMakeCardsStopMutation')).toEqual({ input: { runIds: ['job_1'] } });
});

test('with a model it asks for kinds and wishes, and says what it will cost before anything is asked', async () => {
  const page = openAt();
  await page.answer('MakePageQuery', deck([], ['MODEL', 'EXTRACTIVE']));
  fireEvent.click(await screen.findByRole('radio', { name: 'Questions' }));
  fireEvent.change(screen.getByLabelText(/What to mind/), { target: { value: 'Only numbers' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make cards' }));
  expect(await page.asked('useMakeCardsMutation')).toEqual({ input: { deckId: 'deck_1', limit: 20, scope: {}, kinds: ['BASIC'], instructions: 'Only numbers' } });
  await page.answer('useMakeCardsMutation', { makeCards: { __typename: 'BudgetExceededError', code: 'BUDGET_EXCEEDED' } });
  expect((await screen.findByRole('alert')).textContent).toContain('budget');
  cleanup();
  const waiting = openAt('/flashcards/make/deck_1?job=job_1');
  await waiting.answer('MakePageQuery', withJob(deck([], ['MODEL']), job({ state: 'AWAITING_APPROVAL', estimate: { inputTokens: 4_000, outputTokens: 1_800, cost: 0.0076 } })));
  expect(await screen.findByText('A model reads 3 sources: about 5,800 tokens, cost 0.0076.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Make them' }));
  expect(await waiting.asked('useMakeCardsApproveMutation')).toEqual({ input: { jobIds: ['job_1'] } });
});

test.each([
  [{ state: 'FAILED', failure: { code: 'BUDGET' }, viewerCanStop: false }, /budget/],
  [{ state: 'FAILED', failure: { code: 'MODEL_ERROR' }, viewerCanStop: false }, /no usable answer/],
  [{ state: 'FAILED', failure: { code: 'NOT_FOUND' }, viewerCanStop: false }, /deck is gone/],
  [{ state: 'STOPPED', viewerCanStop: false }, /Stopped/],
  [{ state: 'SUCCEEDED', viewerCanStop: false }, /Nothing new/],
])('a job that ended as %o says so, and leads back to the form', async (ended, words) => {
  const page = openAt('/flashcards/make/deck_1?job=job_1');
  await page.answer('MakePageQuery', withJob(deck(), job(ended)));
  expect(await screen.findByText(words)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Make others' }));
  expect(page.router.state.location.search).toBe('');
});

test('proposals are accepted and rejected by keys, at once; a refusal brings them back', async () => {
  const page = openAt();
  await page.answer('MakePageQuery', deck([proposal('Elbe'), proposal('Rhine'), proposal('Spree')]));
  expect(await screen.findByText('3 cards proposed')).toBeDefined();
  await press('j');
  await press('a');
  expect(await page.asked('useCardMutationsUpdateMutation')).toEqual({ input: { cardIds: ['Rhine'], state: 'ACTIVE', undoable: true } });
  expect(shown()).toEqual(['The Elbe ends.', 'The Spree ends.']);
  await press('r');
  expect(await page.asked('useCardMutationsDeleteMutation')).toEqual({ input: { cardIds: ['Spree'], undoable: true } });
  expect(shown()).toEqual(['The Elbe ends.']);
  await page.answer('useCardMutationsDeleteMutation', { deleteCards: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(shown()).toEqual(['The Elbe ends.', 'The Spree ends.']);
  await press('e');
  expect(await screen.findByRole('dialog', { name: 'Edit card' })).toBeDefined();
});

test('all that are shown are accepted at once', async () => {
  const page = openAt();
  await page.answer('MakePageQuery', deck([proposal('Elbe'), proposal('Rhine')]));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept all 2 cards' }));
  expect(await page.asked('useCardMutationsUpdateMutation')).toEqual({ input: { cardIds: ['Elbe', 'Rhine'], state: 'ACTIVE', undoable: true } });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('whoever may not edit finds no such page', async () => {
  const page = openAt();
  await page.answer('MakePageQuery', deck([], ['EXTRACTIVE'], false));
  expect(await screen.findByText('This deck is not here')).toBeDefined();
});
