// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { assistantRoute } from '#client/routes/assistant/assistantRoute.ts';
import { boxOf, type Choosable, chosenOf, tick } from '#client/routes/assistant/choices.ts';
import { renderPage } from './page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is chosen', () => {
  const change = (id: string, more: Partial<Choosable> = {}): Choosable => ({ id, state: 'PROPOSED', needsId: null, needsChoice: false, ...more });
  const none = new Map<string, boolean>();

  test('what needs no choice, and what was ticked; nothing that was decided', () => {
    const changes = [change('a'), change('b', { needsChoice: true }), change('c', { state: 'APPLIED' }), change('d', { state: 'OUTDATED' })];
    expect([...chosenOf(changes, none)]).toEqual(['a']);
    expect([...chosenOf(changes, tick(changes, none, ['b'], true))]).toEqual(['a', 'b']);
    expect([...chosenOf(changes, tick(changes, none, ['a'], false))]).toEqual([]);
  });

  test('a collection goes with what moves into it, and takes it along', () => {
    const changes = [change('new'), change('x', { needsId: 'new' }), change('y', { needsId: 'new', needsChoice: true })];
    expect([...chosenOf(changes, none)]).toEqual(['new', 'x']);
    expect([...chosenOf(changes, tick(changes, none, ['x'], false))]).toEqual([]);
    expect([...chosenOf(changes, tick(changes, none, ['new'], false))]).toEqual([]);
    expect([...chosenOf(changes, tick(changes, none, ['new'], true))]).toEqual(['new', 'x', 'y']);
  });

  test('the box of a kind', () => {
    const changes = [change('a'), change('b')];
    expect([new Set<string>(), new Set(['a']), new Set(['a', 'b'])].map((chosen) => boxOf(changes, chosen))).toEqual([false, 'indeterminate', true]);
  });
});

const noPage = { hasNextPage: false, endCursor: null };
const space = { __typename: 'Space', id: 'space_lab', name: 'Research Lab', answerModes: ['EXTRACTIVE'], statistics: { sourceCount: 3 }, assistantNeeds: [{ aim: 'TAG', sourceCount: 2 }], conversations: { edges: [], pageInfo: noPage } };
const sourcesOf = (ids: readonly string[], totalCount = ids.length) => ({ totalCount, edges: ids.map((id) => ({ node: { __typename: 'Source', id: `source_${id}`, title: `${id}.pdf` } })) });
const proposed = (id: string, more: object = {}) => ({
  __typename: 'ProposedChange', id, act: 'RENAME_SOURCE', before: 'scan.pdf', after: 'A History of Maps', tags: [], collectionName: null, reason: 'Its text begins so.', reasonCode: 'TITLE_IN_TEXT', reasonValues: [], needsId: null, needsChoice: false, state: 'PROPOSED',
  sources: sourcesOf([id]), ...more,
});
const step = { kind: 'RENAME', state: 'SUCCEEDED', title: 'Rename', sourceCount: 3, changeCount: 2 };

const message = (id: string, role: string, text: string) => ({ cursor: id, node: { __typename: 'Message', id, role, state: 'SUCCEEDED', text, createdAt: '2026-05-14T09:12:00.000Z', viewerCanStop: false } });

async function openRun(changes: readonly object[], { answer = {}, canEdit = true, earlier = null }: { answer?: object; canEdit?: boolean; earlier?: string | null } = {}) {
  const page = renderPage({ routes: () => [assistantRoute()], at: '/assistant/conversation_1' });
  await page.answer('AssistantPageQuery', { viewer: { spaces: { edges: [{ node: space }] } } });
  await page.answer('RunPageQuery', {
    node: {
      __typename: 'Conversation', id: 'conversation_1', title: 'Give clear titles', isShared: false, viewerCanEdit: true, space: { __typename: 'Space', id: 'space_lab', name: 'Research Lab', viewerCanEdit: canEdit },
      scope: { isWholeSpace: true, sourceCount: 3, text: null, collections: [], sources: [] }, 
      messages: { edges: [message('message_1', 'QUESTION', 'Give clear titles'), message('message_2', 'ANSWER', '')], pageInfo: { hasPreviousPage: earlier !== null, startCursor: earlier } },
    },
  });
  await page.answer('ProposalsQuery', {
    node: { __typename: 'Message', id: 'message_2', state: 'SUCCEEDED', failure: null, plan: [step], proposedChanges: { edges: changes.map((node, at) => ({ cursor: String(at), node })), pageInfo: noPage }, ...answer },
  });
  const article = await screen.findByRole('article', { name: 'Give clear titles' });
  await waitFor(() => expect(article.querySelector('ol')).not.toBeNull());
  return { ...page, article };
}

test('each change stands there before it happens, with a box; what was unticked is not applied', async () => {
  const page = await openRun([proposed('one'), proposed('two'), proposed('three', { act: 'TRASH_SOURCES', after: null, reasonCode: 'DEAD_LINK', reasonValues: ['gone.example'], needsChoice: true })]);
  expect(within(page.article).getAllByText('Its text begins so')).toHaveLength(2);
  expect(within(page.article).getByText('The page at gone.example was gone')).toBeDefined();
  expect(within(page.article).getByText('Your choice')).toBeDefined();
  expect(within(page.article).getByRole('link', { name: 'one.pdf' }).getAttribute('href')).toBe('/source/source_one');
  expect(within(page.article).getByText('2 of 3 changes chosen')).toBeDefined();
  fireEvent.click(within(page.article).getByRole('checkbox', { name: /^two/ }));
  fireEvent.click(within(page.article).getByRole('button', { name: 'Apply 1 change' }));
  expect(await page.asked('useRunMutationsApplyMutation')).toEqual({ input: { messageId: 'message_2', changeIds: ['one'], expectedCount: 1, undoable: true } });
  await page.answer('useRunMutationsApplyMutation', { applyProposedChanges: { __typename: 'ConflictError', code: 'CONFLICT' } });
  expect(await screen.findByText(/Some of it was changed meanwhile/)).toBeDefined();
});

test('what became of a change; one that this page does not know is shown and not offered', async () => {
  const { article } = await openRun([proposed('one', { state: 'APPLIED' }), proposed('two', { state: 'OUTDATED' }), proposed('three', { act: 'MAKE_CARDS', reasonCode: 'MODEL', reason: 'Because of this.' })]);
  for (const words of ['Done', 'Changed meanwhile', 'Because of this.', 'Other changes']) expect(within(article).getByText(words)).toBeDefined();
  expect(within(article).queryByRole('checkbox')).toBeNull();
  expect(within(article).queryByRole('button', { name: /Apply/ })).toBeNull();
});

test('who may not edit the space gets no boxes', async () => {
  const { article } = await openRun([proposed('one')], { canEdit: false });
  expect(within(article).queryByRole('checkbox')).toBeNull();
  expect(within(article).getByText(/You may look/)).toBeDefined();
});

test.each([
  ['nothing to change', { state: 'SUCCEEDED' }, 'Nothing to change'],
  ['not understood', { plan: [{ ...step, kind: 'NOT_UNDERSTOOD', sourceCount: null, changeCount: 0 }] }, /That was not understood/],
  ['none of its acts', { plan: [{ ...step, kind: 'NOT_AN_ACT', sourceCount: null, changeCount: 0 }] }, /are not among its acts/],
  ['stopped', { state: 'STOPPED' }, 'Stopped. Nothing was changed.'],
  ['interrupted', { state: 'INTERRUPTED', failure: { code: 'INTERNAL' } }, 'It broke off. Nothing was changed.'],
  ['without a budget', { state: 'FAILED', failure: { code: 'BUDGET' } }, /Today’s budget is used up/],
  ['without a model', { state: 'FAILED', failure: { code: 'NO_MODEL' } }, /none is set up/],
  ['a model that says nothing usable', { state: 'FAILED', failure: { code: 'MODEL_ERROR' } }, /no answer that can be used/],
] as const)('%s', async (_name, answer, words) => {
  const { article } = await openRun([], { answer });
  expect(within(article).getByText(words)).toBeDefined();
});

test('many changes of one kind stand there some at a time', async () => {
  const { article } = await openRun(Array.from({ length: 30 }, (_, at) => proposed(`n${at}`)));
  expect(within(article).getAllByRole('checkbox')).toHaveLength(9);
  fireEvent.click(within(article).getByRole('button', { name: '22 more' }));
  expect(within(article).getAllByRole('checkbox')).toHaveLength(31);
  expect(within(article).getByRole('button', { name: 'Apply 30 changes' })).toBeDefined();
});

test('when not all changes come, it says so, asks no more by itself, and reads on when it is told to', async () => {
  const page = await openRun([proposed('one')], { answer: { proposedChanges: { edges: [{ cursor: '0', node: proposed('one') }], pageInfo: { hasNextPage: true, endCursor: '0' } } } });
  await page.refuse('ProposalsPaginationQuery');
  expect(page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'ProposalsPaginationQuery')).toEqual([]);
  fireEvent.click(await within(page.article).findByRole('button', { name: 'Load all changes' }));
  await page.answer('ProposalsPaginationQuery', { node: { __typename: 'Message', id: 'message_2', proposedChanges: { edges: [{ cursor: '1', node: proposed('two') }], pageInfo: noPage } } });
  expect(await within(page.article).findByRole('button', { name: 'Apply 2 changes' })).toBeDefined();
});

test('of many wishes the newest are there, and the earlier ones by a press', async () => {
  const page = await openRun([proposed('one')], { earlier: 'message_1' });
  fireEvent.click(screen.getByRole('button', { name: 'Earlier wishes' }));
  await page.answer('RunPagePaginationQuery', {
    node: { __typename: 'Conversation', id: 'conversation_1', messages: { edges: [message('message_0', 'QUESTION', 'Find dead links'), message('message_00', 'ANSWER', '')], pageInfo: { hasPreviousPage: false, startCursor: null } } },
  });
  expect((await screen.findAllByRole('article')).map((article) => article.querySelector('h2')?.textContent)).toEqual(['Find dead links', 'Give clear titles']);
  expect(screen.queryByRole('button', { name: 'Earlier wishes' })).toBeNull();
});

test('copies are counted, all of them, and it says which stays; of other changes it does not', async () => {
  const ids = Array.from({ length: 10 }, (_, at) => `s${at}`);
  const { article } = await openRun([proposed('one', { act: 'MERGE_SOURCES', after: null, reasonCode: 'SAME_TEXT', sources: sourcesOf(ids, 14) }), proposed('two', { act: 'MOVE_SOURCES', collectionName: 'Maps', sources: sourcesOf(['x', 'y']) })]);
  const [copies, moved] = within(article).getAllByRole('listitem').filter((row) => row.parentElement?.hasAttribute('data-changes'));
  if (!copies || !moved) throw new Error('Both are there.');
  expect(within(copies).getByText('and 13 copies')).toBeDefined();
  expect(within(copies).getByText('14 sources')).toBeDefined();
  fireEvent.click(within(copies).getByRole('button', { name: /^Details/ }));
  expect(within(copies).getByText('stays')).toBeDefined();
  expect(within(copies).getAllByText('goes to the trash')).toHaveLength(9);
  expect(within(copies).getByText('and 4 others')).toBeDefined();
  expect(within(moved).getByText('and 1 other')).toBeDefined();
  fireEvent.click(within(moved).getByRole('button', { name: /^Details/ }));
  expect(within(moved).getAllByRole('link').map((link) => link.textContent)).toEqual(['x.pdf', 'x.pdf', 'y.pdf']);
  expect(within(moved).queryByText('stays')).toBeNull();
});

test('Ctrl+A ticks all of a kind or none, Ctrl+Enter applies, and Ctrl+Z takes it back as the button beside does', async () => {
  const page = await openRun([proposed('one'), proposed('two'), proposed('three', { act: 'TRASH_SOURCES', after: null, reasonCode: 'DEAD_LINK', reasonValues: ['gone.example'], needsChoice: true })]);
  const kind = within(page.article).getByRole('region', { name: 'Put into the trash' });
  fireEvent.keyDown(kind, { key: 'a', ctrlKey: true });
  expect(within(page.article).getByRole('button', { name: 'Apply 3 changes' })).toBeDefined();
  fireEvent.keyDown(kind, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(kind, { key: 'Enter', ctrlKey: true });
  expect(await page.asked('useRunMutationsApplyMutation')).toMatchObject({ input: { changeIds: ['one', 'two'] } });
  const answer = (state: string) => ({ __typename: 'Message', id: 'message_2', state: 'SUCCEEDED', failure: null, plan: [step], proposedChanges: { edges: ['one', 'two'].map((id) => ({ cursor: id, node: proposed(id, { state }) })), pageInfo: noPage } });
  await page.answer('useRunMutationsApplyMutation', { applyProposedChanges: { __typename: 'ApplyProposedChangesPayload', undoId: 'undo_1', answer: answer('APPLIED') } });
  expect(await within(page.article).findByRole('button', { name: 'Undo' })).toBeDefined();
  fireEvent.keyDown(page.article.querySelector('h3') ?? page.article, { key: 'z', ctrlKey: true });
  expect(await page.asked('useUndoChangeMutation')).toEqual({ input: { undoId: 'undo_1' } });
  expect(page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'useUndoChangeMutation')).toHaveLength(1);
  expect(within(page.article).queryByRole('button', { name: 'Undo' })).toBeNull();
  await page.answer('useUndoChangeMutation', { undoChange: { __typename: 'ConflictError', code: 'CONFLICT' } });
  expect(await within(page.article).findByRole('button', { name: 'Undo' })).toBeDefined();
});

test('a press asks for what stands on it', async () => {
  const page = renderPage({ routes: () => [assistantRoute()], at: '/assistant/new' });
  await page.answer('AssistantPageQuery', { viewer: { spaces: { edges: [{ node: space }] } } });
  fireEvent.click(await screen.findByRole('button', { name: /^Tag.*2 sources/ }));
  expect(await page.asked('useStartConversationMutation')).toMatchObject({ input: { kind: 'ASSISTANT', aims: ['TAG'], mode: 'EXTRACTIVE', question: 'Tag what has no tags' } });
  const pressed = screen.getByRole<HTMLButtonElement>('button', { name: /^Tag.*2 sources/ });
  expect([pressed.disabled, pressed.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(pressed);
  expect(page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'useStartConversationMutation')).toHaveLength(1);
});
