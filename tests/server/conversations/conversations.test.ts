import { beforeEach, expect, test } from 'vitest';
import { answerQuestion } from '#server/domain/conversations/answerQuestion.job.ts';
import { beginAnswer } from '#server/domain/conversations/beginAnswer.ts';
import { writeExtractiveAnswer } from '#server/domain/conversations/writeAnswer.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;
const ctx = () => vault.context({ kind: 'system', job: answerQuestion.name });

const elbe = 'The Elbe rises in the Giant Mountains.\n\nIt reaches the North Sea near Cuxhaven after 1,094 kilometres.';

let owner: Person;
let spaceId: string;
let sourceId: string;
beforeEach(async () => {
  owner = await given.person();
  spaceId = await given.space(owner);
  sourceId = await addText(spaceId, 'A river', elbe);
});

async function addText(ofSpace: string, title: string, plainText: string): Promise<string> {
  const { id } = await vault.database.prisma.source.create({
    data: { spaceId: uuid(ofSpace), type: 'CONTENT', status: 'COMPLETED', title, language: 'en', text: { create: { plainText } } },
    select: { id: true },
  });
  await indexNow(ctx(), [id]);
  return id;
}

const newText = async (plainText: string | null) => {
  await vault.database.prisma.sourceText.update({ where: { sourceId }, data: { plainText } });
  await indexNow(ctx(), [sourceId]);
};

/** What the worker does with an answer that waits. */
async function work(answerId: string): Promise<void> {
  const answer = await beginAnswer(ctx(), uuid(answerId));
  if (answer) await writeExtractiveAnswer(ctx(), answer);
}

interface Answer {
  readonly id: string;
  readonly state: string;
  readonly mode: string;
  readonly isInSources: boolean | null;
  readonly text: string;
  readonly statements: readonly { readonly text: string; readonly support: string; readonly citations: readonly { readonly id: string; readonly quote: string; readonly prefix: string; readonly suffix: string; readonly state: string; readonly sourceTitle: string; readonly source: { readonly title: string } | null; readonly place: { readonly start: number; readonly end: number; readonly path: string } | null }[] }[];
  readonly passages: readonly { readonly text: string; readonly source: { readonly title: string } }[];
}
const answerFields = 'id state mode isInSources text statements { text support citations { id quote prefix suffix state sourceTitle source { title } place { start end path } } } passages { text source { title } }';

async function start(person: Person, input: Record<string, unknown>) {
  const answer = (await as(person).mutate('startConversation', { spaceId, ...input }, 'conversation { id title isShared } answer { id state }')) as unknown as { code?: string; message?: string; conversation: { id: string; title: string; isShared: boolean }; answer: { id: string; state: string } | null };
  return answer;
}

async function read(person: Person, id: string): Promise<Answer | null> {
  const { data, errors } = await as(person).query(`query($id: ID!) { node(id: $id) { ... on Message { ${answerFields} } } }`, { id });
  expect(errors).toBeUndefined();
  return data?.['node'] as Answer | null;
}

async function answered(person: Person, question: string) {
  const { conversation, answer } = await start(person, { question });
  await work(answer?.id ?? '');
  return { conversationId: conversation.id, answerId: answer?.id ?? '', answer: (await read(person, answer?.id ?? '')) as Answer };
}

test('a question is answered with sentences of the sources, word for word, each with its quote', async () => {
  const { conversation, answer } = await start(owner, { question: 'How long is the Elbe until it reaches the sea?' });
  expect(conversation.title).toBe('How long is the Elbe until it reaches the sea?');
  expect(answer?.state).toBe('WAITING');
  await work(answer?.id ?? '');
  const written = await read(owner, answer?.id ?? '');
  expect(written).toMatchObject({ state: 'SUCCEEDED', mode: 'EXTRACTIVE', isInSources: true });
  const [first] = written?.statements ?? [];
  expect(first).toMatchObject({ text: 'It reaches the North Sea near Cuxhaven after 1,094 kilometres.', support: 'SUPPORTED' });
  const [citation] = first?.citations ?? [];
  expect(citation).toMatchObject({ quote: first?.text, state: 'FOUND', source: { title: 'A river' } });
  expect(elbe.slice(citation?.place?.start, citation?.place?.end)).toBe(citation?.quote);
  expect(elbe).toContain(`${citation?.prefix}${citation?.quote}${citation?.suffix}`);
  expect(written?.text).toContain(`[^${citation?.id}]: “${citation?.quote}” (A river)`);
});

test('what is not in the sources is not answered; the nearest passages are named', async () => {
  const { answer } = await answered(owner, 'Which volcano erupted near the river in 2010 and closed airports?');
  expect(answer).toMatchObject({ state: 'SUCCEEDED', isInSources: false, statements: [], text: '' });
});

test('one question at a time; the next one goes on in the same conversation', async () => {
  const { conversation, answer } = await start(owner, { question: 'Where does the Elbe rise?' });
  const again = { conversationId: conversation.id, question: 'And where does it end?' };
  expect((await as(owner).mutate('askQuestion', again, 'answer { id }')).code).toBe('CONFLICT');
  await work(answer?.id ?? '');
  const next = (await as(owner).mutate('askQuestion', again, 'question { text position } answer { id state } conversation { messages { totalCount edges { node { role position } } } }')) as unknown as { question: { text: string; position: number }; conversation: { messages: { totalCount: number } } };
  expect(next.question).toEqual({ text: 'And where does it end?', position: 2 });
  expect(next.conversation.messages.totalCount).toBe(4);
});

test('an answer is asked for anew in its place, and only the newest', async () => {
  const { conversationId, answerId } = await answered(owner, 'Where does the Elbe rise?');
  const anew = (await as(owner).mutate('askQuestion', { conversationId, insteadOf: answerId }, 'question { text } answer { id } conversation { messages { totalCount } }')) as unknown as { question: { text: string }; answer: { id: string }; conversation: { messages: { totalCount: number } } };
  expect(anew.question.text).toBe('Where does the Elbe rise?');
  expect(anew.conversation.messages.totalCount).toBe(2);
  expect(await read(owner, answerId)).toBeNull();
  await work(anew.answer.id);
  expect((await as(owner).mutate('askQuestion', { conversationId, insteadOf: answerId }, 'answer { id }')).code).toBe('NOT_FOUND');
  expect((await as(owner).mutate('askQuestion', { conversationId }, 'answer { id }')).code).toBe('INVALID');
});

test('what is stopped stays stopped, also when its worker goes on', async () => {
  const { answer } = await start(owner, { question: 'Where does the Elbe rise?' });
  const taken = await beginAnswer(ctx(), uuid(answer?.id ?? ''));
  const stopped = (await as(owner).mutate('stopRuns', { runIds: [answer?.id] }, 'runs { id state ... on Message { role } }')) as unknown as { runs: unknown[] };
  expect(stopped.runs).toEqual([{ id: answer?.id, state: 'STOPPED', role: 'ANSWER' }]);
  if (taken) await writeExtractiveAnswer(ctx(), taken);
  expect(await read(owner, answer?.id ?? '')).toMatchObject({ state: 'STOPPED', statements: [] });
});

test('a conversation is its author’s alone until it is shared; others read it then, and change nothing', async () => {
  const { conversationId, answerId } = await answered(owner, 'Where does the Elbe rise?');
  const viewer = await given.member(spaceId, 'VIEWER');
  expect(await read(viewer, answerId)).toBeNull();
  await as(owner).mutate('updateConversation', { conversationId, isShared: true, title: 'Rivers' }, 'conversation { id }');
  expect((await read(viewer, answerId))?.statements.length).toBeGreaterThan(0);
  expect((await as(viewer).mutate('askQuestion', { conversationId, question: 'And?' }, 'answer { id }')).code).toBe('FORBIDDEN');
  expect((await as(viewer).mutate('deleteConversations', { conversationIds: [conversationId] }, 'deletedConversationIds')).code).toBe('FORBIDDEN');
  const { data } = await as(viewer).query('query($id: ID!) { node(id: $id) { ... on Space { conversations(text: "rivers") { totalCount edges { node { title viewerCanEdit authorName } } } } } }', { id: spaceId });
  expect(data?.['node']).toMatchObject({ conversations: { totalCount: 1, edges: [{ node: { title: 'Rivers', viewerCanEdit: false } }] } });
});

test('other spaces are asked for oneself alone, and what is quoted of one goes when one has left it', async () => {
  const reader = await given.person();
  const mine = await given.space(reader, 'Mine');
  const membership = await vault.database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid(reader.id), role: 'VIEWER' } });
  const scope = { spaceIds: [spaceId] };
  expect(await start(reader, { spaceId: mine, scope, isShared: true })).toMatchObject({ code: 'INVALID', message: expect.stringContaining('scope.spaceIds') });
  const { conversation, answer } = await start(reader, { spaceId: mine, scope, question: 'Where does the Elbe rise?' });
  await work(answer?.id ?? '');
  expect((await read(reader, answer?.id ?? ''))?.statements.length).toBeGreaterThan(0);
  await as(reader).mutate('updateConversation', { conversationId: conversation.id, scope: {} }, 'conversation { id }');
  expect((await as(reader).mutate('updateConversation', { conversationId: conversation.id, isShared: true }, 'conversation { id }')).code).toBe('INVALID');
  await vault.database.prisma.membership.delete({ where: { id: membership.id } });
  expect(await read(reader, answer?.id ?? '')).toMatchObject({ statements: [], passages: [], text: '' });
  const { conversation: later } = await start(reader, { spaceId: mine, question: 'Where does the Elbe rise?' });
  expect(later).toBeDefined();
});

test('a text that is read again: its quotes are found, moved, changed or lost, never elsewhere', async () => {
  const { answerId } = await answered(owner, 'How many kilometres until it reaches the sea?');
  const state = async () => {
    const [citation] = (await read(owner, answerId))?.statements[0]?.citations ?? [];
    return { state: citation?.state, text: citation?.place ? (await vault.database.prisma.sourceText.findUniqueOrThrow({ where: { sourceId } })).plainText?.slice(citation.place.start, citation.place.end) : null, quote: citation?.quote };
  };
  const quote = 'It reaches the North Sea near Cuxhaven after 1,094 kilometres.';
  await newText(`${elbe} More.`);
  expect(await state()).toEqual({ state: 'FOUND', text: quote, quote });
  await newText(`First of all. ${elbe} More.`);
  expect(await state()).toEqual({ state: 'MOVED', text: quote, quote });
  await newText('Something else altogether.');
  expect(await state()).toEqual({ state: 'LOST', text: null, quote });
  // It is back, elsewhere than where it stood last.
  await newText(elbe);
  expect(await state()).toEqual({ state: 'MOVED', text: quote, quote });
  await vault.database.prisma.source.delete({ where: { id: sourceId } });
  expect(await state()).toEqual({ state: 'LOST', text: null, quote });
});

test('deleted conversations are gone, and come back with undo', async () => {
  const { conversationId, answerId } = await answered(owner, 'Where does the Elbe rise?');
  const { undoId } = (await as(owner).mutate('deleteConversations', { conversationIds: [conversationId], undoable: true }, 'deletedConversationIds undoId')) as unknown as { undoId: string };
  expect(await read(owner, answerId)).toBeNull();
  expect(await as(owner).mutate('undoChange', { undoId }, 'changedIds changed { id }')).toMatchObject({ changedIds: [conversationId], changed: [{ id: conversationId }] });
  expect(await read(owner, answerId)).not.toBeNull();
});

test('an archived space is read and not asked', async () => {
  const { answerId, conversationId } = await answered(owner, 'Where does the Elbe rise?');
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  expect((await start(owner, { question: 'And?' })).code).toBe('SPACE_ARCHIVED');
  expect((await as(owner).mutate('askQuestion', { conversationId, question: 'And?' }, 'answer { id }')).code).toBe('SPACE_ARCHIVED');
  expect(await read(owner, answerId)).not.toBeNull();
});

test('what cannot be is refused in words', async () => {
  expect(await start(owner, { question: '  ' })).toMatchObject({ code: 'INVALID', message: expect.stringContaining('Ask something') });
  expect(await start(owner, { question: 'x'.repeat(4_001) })).toMatchObject({ code: 'INVALID' });
  expect(await start(owner, { question: 'Why?', mode: 'MODEL' })).toMatchObject({ code: 'NO_MODEL' });
  expect(await start(owner, { scope: { collectionIds: Array.from({ length: 101 }, () => 'collection_01h455vb4pex5vsknk084sn02q') } })).toMatchObject({ code: 'INVALID' });
  expect(await start(owner, { scope: { collectionIds: ['collection_01h455vb4pex5vsknk084sn02q'] } })).toMatchObject({ code: 'NOT_FOUND' });
});
