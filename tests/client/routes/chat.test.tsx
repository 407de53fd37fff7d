// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chatRoute } from '#client/routes/chat/chatRoute.ts';
import { renderPage } from './page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const question = 'Who measured the Elbe?';
const source = { __typename: 'Source', id: 'source_1', title: 'The Elbe', author: null, sourceUrl: null };
const citation = {
  __typename: 'Citation', id: 'citation_1', quote: 'It was first measured by Anna Novak in 1874', prefix: '', suffix: ' with a chain.', state: 'FOUND', checkedAt: '2026-05-14T09:12:00.000Z', sourceTitle: 'The Elbe', source,
  place: { path: '/source/source_1?at=0-43', start: 0, end: 43, heading: null, page: null },
};
const statement = (id: string, text: string, support: string, more: object = {}) => ({ __typename: 'Statement', id, text, support, doubts: [], citations: [], ...more });
const said = 'Anna Novak measured it in 1875.';
const written = [
  statement('statement_1', 'Anna Novak measured the Elbe.', 'SUPPORTED', { citations: [citation] }),
  statement('statement_2', said, 'PARTLY', { doubts: [{ start: said.indexOf('1875'), end: said.indexOf('1875') + 4 }], citations: [{ ...citation, id: 'citation_2' }] }),
  statement('statement_3', 'It took two years.', 'UNSUPPORTED'),
];
const usualAnswer = {
  __typename: 'Message', id: 'message_2', role: 'ANSWER', text: '', viewerCanStop: false, createdAt: '2026-05-14T09:12:00.000Z', endedAt: '2026-05-14T09:12:04.100Z', state: 'SUCCEEDED', mode: 'MODEL', isInSources: true, addedWords: ['river'],
  failure: null, spend: [{ model: 'atlas-small', inputTokens: 3412, outputTokens: 268, cost: 0.004 }], statements: written, passages: [],
};
const asked = { __typename: 'Message', id: 'message_1', role: 'QUESTION', text: question, viewerCanStop: false, createdAt: '2026-05-14T09:12:00.000Z', endedAt: null, state: 'SUCCEEDED', mode: null, isInSources: null, addedWords: [], failure: null, spend: [], statements: [], passages: [] };
const budget = { unit: 'TOKENS', limit: 200_000, used: 82_300 };
const space = (answerModes: readonly string[]) => ({ __typename: 'Space', id: 'space_lab', name: 'Research Lab', answerModes, budget, statistics: { sourceCount: 3 }, conversations: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } });

async function openConversation(answer: object = {}, answerModes: readonly string[] = ['MODEL', 'EXTRACTIVE'], ofConversation: object = {}) {
  const page = renderPage({ routes: () => [chatRoute()], at: '/chat/conversation_1' });
  await page.answer('ChatPageQuery', { viewer: { spaces: { edges: [{ node: space(answerModes) }] } } });
  const conversation = {
    __typename: 'Conversation', id: 'conversation_1', title: question, isShared: false, viewerCanEdit: true, authorName: 'Mira Okafor', space: { __typename: 'Space', id: 'space_lab', name: 'Research Lab', viewerCanEdit: true },
    scope: { isWholeSpace: true, sourceCount: 3, text: null, collections: [], sources: [] }, ...ofConversation,
    messages: { edges: [asked, { ...usualAnswer, ...answer }].map((node) => ({ cursor: node.id, node })), pageInfo: { hasPreviousPage: false, startCursor: null } },
  };
  await page.answer('ConversationPageQuery', { node: conversation });
  return { ...page, article: await screen.findByRole('article', { name: question }) };
}

test('an answer of a model shows what bears each sentence out, which words nothing does, and what it cost', async () => {
  const { article } = await openConversation();
  expect(article.querySelector('[data-written]')).not.toBeNull();
  const [supported, partly, without] = [...article.querySelectorAll('p[data-support]')] as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(supported).getByRole('link', { name: 'Source 1, The Elbe' }).getAttribute('aria-description')).toBeNull();
  expect([...partly.querySelectorAll('u')].map((words) => words.textContent)).toEqual(['1875']);
  expect(within(partly).getByRole('link').getAttribute('aria-description')).toBe('“1875” is not in the quote.');
  expect(partly.textContent).toBe(`${said}1`);
  expect(without.textContent).toBe('It took two years.no source');
  expect(within(without).queryByRole('link')).toBeNull();
  expect(article.textContent).toContain('1 of 3 sentences sourced, 1 partly, 1 not');
  for (const words of ['atlas-small', '3,412 tokens in, 268 out', 'Cost 0.004', '4.1s', 'Looked for with words of your question before: river']) expect(within(article).getByText(words)).toBeDefined();
  expect(within(article).queryByText('From your sources, word for word')).toBeNull();
});

test('what was answered before cost nothing, and says nothing of it', async () => {
  const { article } = await openConversation({ spend: [], addedWords: [] });
  expect(article.textContent).not.toMatch(/tokens|Cost|Looked for/);
});

test.each([
  ['TIMEOUT', 'The model did not answer in time. The first 3 sentences are kept.', 'Go on', 'MODEL'],
  ['MODEL_ERROR', 'The model’s answer broke off. The first 3 sentences are kept.', 'Go on', 'MODEL'],
  ['INTERNAL', 'The answer was interrupted. The first 3 sentences are kept.', 'Go on', 'MODEL'],
  ['NO_MODEL', 'This needs a language model, and none is set up.', 'Go on', 'MODEL'],
  ['MODEL_RATE_LIMITED', 'The model is asked too often right now. Wait a minute, then try again.', 'Go on', 'MODEL'],
  ['MODEL_QUOTA', 'What this vault may use of its model is used up. Tell whoever runs this vault.', 'Word for word', 'EXTRACTIVE'],
  ['MODEL_UNAUTHORIZED', 'The model does not accept this vault’s key. Tell whoever runs this vault.', 'Word for word', 'EXTRACTIVE'],
  ['MODEL_NOT_FOUND', 'This vault’s model does not exist where it is looked for. Tell whoever runs this vault.', 'Word for word', 'EXTRACTIVE'],
  ['BUDGET', 'Today’s budget is used up. Until midnight: word for word.', 'Word for word', 'EXTRACTIVE'],
])('%s has its words, and a way on', async (code, words, action, mode) => {
  const { article, person, asked: sent } = await openConversation({ state: 'FAILED', failure: { code } });
  expect(within(article).getByRole('status').textContent).toContain(words);
  await person.click(within(article).getByRole('button', { name: action }));
  expect(await sent('useAskQuestionMutation')).toMatchObject({ input: { conversationId: 'conversation_1', insteadOf: 'message_2', mode } });
});

test('how to answer is chosen where the vault has a model, and remembered', async () => {
  const { person, asked: sent } = await openConversation();
  await person.click(screen.getByRole('button', { name: 'How to answer In sentences' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Word for word' }));
  await screen.findByRole('button', { name: 'How to answer Word for word' });
  expect(localStorage.getItem('vault.answerMode')).toBe('EXTRACTIVE');
  await person.type(screen.getByRole('textbox', { name: 'Ask a follow-up' }), 'And when?{Enter}');
  expect(await sent('useAskQuestionMutation')).toMatchObject({ input: { question: 'And when?', mode: 'EXTRACTIVE' } });
});

test('when the budget is used up it says so, keeps the question, and goes on word for word', async () => {
  const { person, answer } = await openConversation();
  await person.type(screen.getByRole('textbox', { name: 'Ask a follow-up' }), 'And when?{Enter}');
  await answer('useAskQuestionMutation', { askQuestion: { __typename: 'BudgetExceededError', __isError: 'BudgetExceededError', code: 'BUDGET_EXCEEDED' } });
  expect(await screen.findByText('This space has used up today’s budget for models. It goes on when the next day begins (0:00 UTC).')).toBeDefined();
  expect(screen.getByText('Today’s budget is used up. Until midnight: word for word.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'How to answer Word for word' })).toBeDefined();
  expect(screen.getByDisplayValue('And when?')).toBeDefined();
});

test('without a model there is nothing to choose', async () => {
  await openConversation({ mode: 'EXTRACTIVE', spend: [] }, ['EXTRACTIVE']);
  expect(screen.queryByRole('button', { name: /How to answer/ })).toBeNull();
  expect(screen.getByText('From your sources, word for word')).toBeDefined();
  expect(screen.getByText('Answers come from your sources, or not at all.')).toBeDefined();
});

test('a question about one source is asked there, in its space, once; what cannot be asked stands in the field', async () => {
  const page = renderPage({ routes: () => [chatRoute()], at: { pathname: '/chat/new', state: { ask: question, sourceId: 'source_1', spaceId: 'space_other' } } });
  await page.answer('ChatPageQuery', { viewer: { spaces: { edges: [{ node: space(['EXTRACTIVE']) }] } } });
  expect(await page.asked('useStartConversationMutation')).toEqual({ input: { spaceId: 'space_other', question, scope: { sourceIds: ['source_1'] }, mode: 'EXTRACTIVE' } });
  expect(page.router.state.location.state).toBeNull();
  await page.answer('useStartConversationMutation', { startConversation: { __typename: 'SpaceArchivedError', __isError: 'SpaceArchivedError', code: 'SPACE_ARCHIVED' } });
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What do you want to know?' })).value).toBe(question);
});

test('the next question waits while an answer is written, and is asked by itself when that has ended', async () => {
  const { person, tell, asked: sent } = await openConversation({ state: 'RUNNING', endedAt: null, viewerCanStop: true });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask a follow-up' });
  await person.type(field, 'And the Oder?{Enter}');
  expect(screen.getByText('It is asked as soon as this answer is done.')).toBeDefined();
  expect(field.value).toBe('And the Oder?');
  await tell('useAnswerGrewSubscription', { answerGrew: { message: usualAnswer } });
  expect(await sent('useAskQuestionMutation')).toMatchObject({ input: { conversationId: 'conversation_1', question: 'And the Oder?' } });
  expect(field.value).toBe('');
});

test('an answer is kept as a note with its sources', async () => {
  const { article, person, asked: sent } = await openConversation();
  await person.click(within(article).getByRole('button', { name: 'Save as note' }));
  const { input } = (await sent('useAddSourcesMutation')) as { input: { spaceId: string; sources: { note: { title: string; text: string } }[] } };
  expect(input.spaceId).toBe('space_lab');
  expect(input.sources[0]?.note.title).toBe(question);
  expect(input.sources[0]?.note.text).toContain('Anna Novak measured the Elbe.[\\[1\\]](/source/');
  expect(within(article).getByRole('button', { name: 'Copy with sources' })).toBeDefined();
});

test('what the conversation took stands below the field, what the space has spent today below the list; both are read again when an answer has ended', async () => {
  const { person, tell, asked: sent, answer } = await openConversation({ state: 'RUNNING', endedAt: null, viewerCanStop: true });
  await answer('ConversationSpendQuery', { node: { __typename: 'Conversation', id: 'conversation_1', spend: [{ inputTokens: 3412, outputTokens: 268, cost: 0.004 }], space: space(['MODEL']) } });
  expect(await screen.findByText('This conversation: 3,680 tokens, cost 0.004')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Show conversations' }));
  const list = within(await screen.findByRole('dialog', { name: 'Conversations' }));
  expect(list.getByText('Today in Research Lab')).toBeDefined();
  expect(list.getByText('41%')).toBeDefined();
  expect(list.getByText('82,300 of 200,000 tokens')).toBeDefined();
  await tell('useAnswerGrewSubscription', { answerGrew: { message: usualAnswer } });
  expect(await sent('ConversationSpendQuery')).toEqual({ conversationId: 'conversation_1' });
  await answer('ConversationSpendQuery', { node: { __typename: 'Conversation', id: 'conversation_1', spend: [{ inputTokens: 5000, outputTokens: 1000, cost: null }], space: { ...space(['MODEL']), budget: { unit: 'COST', limit: 2, used: 0.001234 } } } });
  expect(await screen.findByText('This conversation: 6,000 tokens')).toBeDefined();
  expect(list.getByText('Cost 0.0012 of 2.00')).toBeDefined();
});

test('without a model nothing is said of what is spent', async () => {
  await openConversation({ mode: 'EXTRACTIVE', spend: [] }, ['EXTRACTIVE']);
  expect(screen.queryByText(/Today in/)).toBeNull();
  expect(screen.queryByText(/This conversation/)).toBeNull();
});

test('a conversation is exported whole, page by page, also by whom it is shared with', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:1', revokeObjectURL: vi.fn() });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { person, answer, asked: sent } = await openConversation({}, ['EXTRACTIVE'], { viewerCanEdit: false });
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Export as Markdown']);
  await person.click(screen.getByRole('menuitem', { name: 'Export as Markdown' }));
  expect(await sent('useExportConversationQuery')).toEqual({ id: 'conversation_1', after: null });
  const page = (nodes: readonly object[], endCursor: string | null) => ({ node: { __typename: 'Conversation', id: 'conversation_1', messages: { pageInfo: { hasNextPage: endCursor !== null, endCursor }, edges: nodes.map((node) => ({ node })) } } });
  await answer('useExportConversationQuery', page([asked, usualAnswer], 'c2'));
  expect(await sent('useExportConversationQuery')).toEqual({ id: 'conversation_1', after: 'c2' });
  await answer('useExportConversationQuery', page([{ ...asked, id: 'message_3', text: 'And on *Mars*?' }, { ...usualAnswer, id: 'message_4', isInSources: false, statements: [] }], null));
  await waitFor(() => expect(names).toEqual(['Who measured the Elbe.md']));
  const text = await saved[0]?.text();
  expect(text).toContain('# Who measured the Elbe?\n\n## Who measured the Elbe?\n\nAnna Novak measured the Elbe.[^1-1]');
  expect(text).toContain('\n\n[^1-1]: “It was first measured by Anna Novak in 1874”');
  expect(text?.endsWith('\n\n## And on \\*Mars\\*?\n\nNot in your sources\n')).toBe(true);
  click.mockRestore();
});
