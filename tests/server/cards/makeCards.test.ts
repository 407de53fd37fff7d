import { once } from 'node:events';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLanguageModel } from '#server/platform/models/openAiModel.ts';
import { createStoredSource } from '#tests/server/search/storedSource.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { type ModelReply, startModelServer } from '#tests/support/modelServer.ts';
import { startTestWorker } from '#tests/support/server.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const words = 'Hermann Ebbinghaus measured in Berlin how fast a list of syllables is forgotten. After twenty minutes 58 percent of the work for learning the list is saved.';

interface Made {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
  readonly undoId: string | null;
  readonly estimate: { readonly inputTokens: number; readonly outputTokens: number; readonly cost: number | null } | null;
  readonly failure: { readonly code: string } | null;
  readonly spend: readonly { readonly calls: number; readonly purpose: string }[];
}

/** Makes cards in a vault, with what is to be seen of it. */
function maker(vault: ReturnType<typeof useVault>) {
  const { as, given } = vault;
  let owner: Person;
  let spaceId: string;
  let deckId: string;
  beforeEach(async () => {
    owner = await given.person();
    spaceId = await given.space(owner);
    deckId = ((await as(owner).mutate('createDeck', { spaceId, name: 'Memory' }, 'deck { id }')) as unknown as { deck: { id: string } }).deck.id;
  });
  const jobFields = 'id kind state done total undoId estimate { inputTokens outputTokens cost } failure { code } spend { calls purpose }';
  const make = (input: Record<string, unknown> = {}, by = owner) =>
    as(by).query(`mutation($input: MakeCardsInput!) { makeCards(input: $input) { __typename ... on MakeCardsPayload { job { ${jobFields} } deck { id } } ... on Error { code } ... on InvalidInputError { fields { path code } } } }`, { input: { deckId, ...input } });
  const begin = async (input: Record<string, unknown> = {}) => {
    const { data, errors } = await make(input);
    expect(errors).toBeUndefined();
    return (data?.['makeCards'] as { job: Made }).job;
  };
  const refusal = async (input: Record<string, unknown>, by = owner) => (await make(input, by)).data?.['makeCards'] as { code?: string; fields?: unknown[] };
  const read = async (id: string) => (await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Job { ${jobFields} } } }`, { id })).data?.['node'] as Made;
  const reaches = (id: string, state: string) =>
    eventually(async () => {
      const job = await read(id);
      if (job.state !== state) throw new Error(`It is ${job.state} (${job.failure?.code})`);
      return job;
    });
  const proposed = async () => {
    const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Deck { cardCount cards(states: [PROPOSED]) { edges { node { id kind front back state support author { id } citations { quote } } } } } } }', { id: deckId });
    return (data?.['node'] as { cards: { edges: { node: { id: string; kind: string; front: string; back: string; support: string; author: object | null; citations: { quote: string }[] } }[] } }).cards.edges.map(({ node }) => node);
  };
  const approve = (jobId: string) => as(owner).mutate('approveJobs', { jobIds: [jobId] }, 'jobs { state }');
  return { owner: () => owner, spaceId: () => spaceId, deckId: () => deckId, begin, refusal, reaches, proposed, approve, read, add: (text: string, title = 'A source') => createStoredSource(vault, uuid(spaceId), { text, language: 'en', title }) };
}

describe('without a model', () => {
  const vault = useVault();
  const { as, given } = vault;
  const { owner, spaceId, deckId, begin, refusal, reaches, proposed, add } = maker(vault);

  test('sentences that matter get gaps; each stands upon its sentence, is accepted or turned down, and all that is left is taken back', async () => {
    await startTestWorker(vault.database.url);
    await add(words);
    const job = await reaches((await begin({ limit: 2 })).id, 'SUCCEEDED');
    expect(job).toMatchObject({ done: 1, total: 1, estimate: null, spend: [], failure: null });
    const cards = await proposed();
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(card).toMatchObject({ kind: 'CLOZE', author: null, support: 'SUPPORTED', citations: [{ quote: card.front.replace(/\{\{c1::(.*?)\}\}/, '$1') }] });
    await as(owner()).mutate('updateCards', { cardIds: [cards[0]?.id], state: 'ACTIVE' }, 'cards { state }');
    expect(await as(owner()).mutate('undoChange', { undoId: job.undoId }, 'changedIds')).toMatchObject({ __typename: 'UndoChangePayload' });
    expect(await proposed()).toEqual([]);
    const { data } = await as(owner()).query('query($id: ID!) { node(id: $id) { ... on Deck { cardCount } } }', { id: deckId() });
    expect(data?.['node']).toEqual({ cardCount: 1 });
  });

  test('what the deck has already, or somebody has turned down, is not proposed again', async () => {
    await startTestWorker(vault.database.url);
    await add(words);
    await reaches((await begin()).id, 'SUCCEEDED');
    const [first] = await proposed();
    await as(owner()).mutate('deleteCards', { cardIds: [first?.id] }, 'deletedCardIds');
    const left = await proposed();
    await reaches((await begin()).id, 'SUCCEEDED');
    expect(await proposed()).toEqual(left);
  });

  test('only from what is asked for: a source, never one in the trash or of another space', async () => {
    await startTestWorker(vault.database.url);
    await add(words);
    const other = await add('Kurt Lewin studied in Berlin how unfinished tasks are remembered by waiters. Bluma Zeigarnik wrote about unfinished tasks in 1927.');
    const job = await reaches((await begin({ scope: { sourceIds: [publicId('Source', other)] } })).id, 'SUCCEEDED');
    expect(job.total).toBe(1);
    expect((await proposed()).every(({ front }) => /Lewin|Zeigarnik/.test(front))).toBe(true);
    const elsewhere = await createStoredSource(vault, uuid(await given.space(owner())), { text: words, language: 'en' });
    expect(await refusal({ scope: { sourceIds: [publicId('Source', elsewhere)] } })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a space without texts gives no cards, and says that it is done', async () => {
    await startTestWorker(vault.database.url);
    const job = await reaches((await begin()).id, 'SUCCEEDED');
    expect(job).toMatchObject({ done: 0, total: 0, undoId: null });
  });

  test('questions need a model; numbers have bounds; too many at once are refused', async () => {
    expect(await refusal({ kinds: ['BASIC'] })).toMatchObject({ code: 'INVALID', fields: [{ path: 'kinds', code: 'NOT_ALLOWED' }] });
    expect(await refusal({ limit: 0 })).toMatchObject({ code: 'INVALID' });
    expect(await refusal({ limit: 501 })).toMatchObject({ code: 'INVALID' });
    expect(await refusal({ kinds: [] })).toMatchObject({ code: 'INVALID' });
    for (let count = 0; count < 5; count++) await begin();
    expect(await refusal({})).toMatchObject({ code: 'LIMIT_REACHED' });
  });

  test('whoever may only read makes none, and a stranger finds no deck', async () => {
    const viewer = await given.member(spaceId(), 'VIEWER');
    expect(await refusal({}, viewer)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal({}, await given.person())).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a job whose asker has left the space makes nothing more', async () => {
    const editor = await given.member(spaceId(), 'EDITOR');
    await add(words);
    const { data } = await as(editor).query('mutation($id: ID!) { makeCards(input: { deckId: $id }) { ... on MakeCardsPayload { job { id } } } }', { id: deckId() });
    await vault.database.prisma.membership.deleteMany({ where: { userId: uuid(editor.id), spaceId: uuid(spaceId()) } });
    await startTestWorker(vault.database.url);
    await eventually(async () => expect((await vault.database.prisma.job.findMany({ where: { id: uuid((data?.['makeCards'] as { job: { id: string } }).job.id) }, select: { state: true } }))[0]?.state).toBe('FAILED'));
    expect(await proposed()).toEqual([]);
  });
});

describe('with a model', () => {
  const vault = useVault({ hasModel: true, modelLimits: { inputPrice: 1, outputPrice: 2, dailyTokens: 100_000 } });
  const { as } = vault;
  const { owner, spaceId, begin, refusal, reaches, read, proposed, approve, add } = maker(vault);
  let fresh = 0;

  async function workWith(reply: (index: number, call: { readonly user: string }) => ModelReply) {
    const model = await startModelServer((call, index) => reply(index, call));
    await startTestWorker(vault.database.url, {}, { language: createLanguageModel({ baseUrl: model.baseUrl, model: 'scripted', timeoutMs: 20_000, retries: 0 }), modelLimits: { inputPrice: 1, outputPrice: 2, dailyTokens: 100_000 } });
    return model;
  }
  // What a model has answered to one text is never asked again.
  const text = () => `${words} Try ${(fresh += 1)} of this text is another one.`;
  const card = (more: object) => JSON.stringify({ kind: 'BASIC', front: 'How much work is saved after twenty minutes?', back: '58 percent.', quote: 'After twenty minutes 58 percent of the work for learning the list is saved.', ...more });

  test('it says first what it will cost, and asks once somebody has seen that; what does not stand in the source is no card', async () => {
    const model = await workWith(() =>
      [
        '```json',
        card({}),
        card({ front: 'Who was the first?', back: 'Wilhelm Wundt.', quote: 'Wilhelm Wundt was the first who measured memory at all.' }),
        card({ kind: 'CLOZE', front: '**Hermann Ebbinghaus** measured in {{c1::Berlin}}.', back: '', quote: 'Hermann Ebbinghaus measured in Berlin how fast a list of syllables is forgotten.' }),
        card({ kind: 'CLOZE', front: 'No gap at all.', back: '' }),
        'not JSON',
        '```',
      ].join('\n'),
    );
    await add(text());
    const asked = await reaches((await begin({ instructions: 'Mind the numbers.' })).id, 'AWAITING_APPROVAL');
    expect(model.calls).toHaveLength(0);
    expect(asked.estimate?.inputTokens).toBeGreaterThan(200);
    expect(asked.estimate?.cost).toBeCloseTo(((asked.estimate?.inputTokens ?? 0) + 2 * (asked.estimate?.outputTokens ?? 0)) / 1_000_000, 9);
    expect(await approve(asked.id)).toMatchObject({ jobs: [{ state: 'WAITING' }] });
    const job = await reaches(asked.id, 'SUCCEEDED');
    expect(job.spend).toEqual([{ calls: 1, purpose: 'CARDS' }]);
    expect(model.calls[0]?.user).toContain('Mind the numbers.');
    expect(model.calls[0]?.body).not.toHaveProperty('tools');
    expect((await proposed()).map(({ kind, front, back }) => ({ kind, front, back }))).toEqual(
      expect.arrayContaining([
        { kind: 'BASIC', front: 'How much work is saved after twenty minutes?', back: '58 percent.' },
        { kind: 'CLOZE', front: 'Hermann Ebbinghaus measured in {{c1::Berlin}}.', back: '' },
      ]),
    );
    expect(await proposed()).toHaveLength(2);
  });

  test('what was answered before is not paid again', async () => {
    const model = await workWith(() => card({}));
    await add(text());
    const first = await reaches((await begin()).id, 'AWAITING_APPROVAL');
    await approve(first.id);
    await reaches(first.id, 'SUCCEEDED');
    const again = await reaches((await begin()).id, 'AWAITING_APPROVAL');
    await approve(again.id);
    expect((await reaches(again.id, 'SUCCEEDED')).spend).toEqual([]);
    expect(model.calls).toHaveLength(1);
  });

  test.each([
    ['it refuses', { status: 429 }, 'MODEL_RATE_LIMITED'],
    ['it wants no key like this', { status: 401 }, 'MODEL_UNAUTHORIZED'],
    ['it chats', 'Sure! Here are your cards.', 'MODEL_ERROR'],
  ] as const)('when %s the job says why, and what was made before stays', async (_what, second, code) => {
    await workWith((index) => (index === 0 ? card({}) : second));
    await add(text());
    await add(text());
    const job = await reaches((await begin()).id, 'AWAITING_APPROVAL');
    await approve(job.id);
    expect((await reaches(job.id, 'FAILED')).failure).toEqual({ code });
    expect(await proposed()).toHaveLength(1);
  });

  test('a space that has spent what it may today is refused, when asking and when approving', async () => {
    await workWith(() => card({}));
    await add(text());
    const job = await reaches((await begin()).id, 'AWAITING_APPROVAL');
    await vault.database.prisma.modelUse.create({ data: { spaceId: uuid(spaceId()), stage: 'SUMMARY', model: 'scripted', inputTokens: 100_000, outputTokens: 10 } });
    expect(await approve(job.id)).toMatchObject({ __typename: 'BudgetExceededError', code: 'BUDGET_EXCEEDED' });
    expect(await refusal({})).toMatchObject({ code: 'BUDGET_EXCEEDED' });
  });

  test('one that is stopped while it waits asks nothing', async () => {
    const model = await workWith(() => card({}));
    await add(text());
    const job = await reaches((await begin()).id, 'AWAITING_APPROVAL');
    await as(owner()).mutate('stopRuns', { runIds: [job.id] }, 'runs { id }');
    expect(await approve(job.id)).toMatchObject({ code: 'CONFLICT' });
    await reaches(job.id, 'STOPPED');
    expect(model.calls).toHaveLength(0);
  });

  test('a worker that is killed while the model writes has made what it made for good; the next one asks for the rest, once', async () => {
    const [one, other] = [text(), text()];
    let isHanging = true;
    const model = await startModelServer(({ user }, index) => (index > 0 && isHanging ? null : card({ front: `Which try is ${/Try (\d+)/.exec(user)?.[1]}?`, back: 'This one.' })));
    const variables = { DATABASE_URL: vault.url, VAULT_DATA: temporaryFolder(), LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted', LLM_INPUT_PRICE: '1', LLM_OUTPUT_PRICE: '2' };
    const doomed = await startServer('worker', variables);
    for (const each of [one, other]) await add(each);
    const job = await reaches((await begin()).id, 'AWAITING_APPROVAL');
    await approve(job.id);
    await eventually(async () => expect(model.calls).toHaveLength(2));
    doomed.child.kill('SIGKILL');
    await once(doomed.child, 'exit');
    expect(await proposed()).toHaveLength(1);

    isHanging = false;
    await startServer('worker', variables);
    // Jobs of dead workers are looked for at the start, and then each minute.
    await eventually(async () => expect((await read(job.id)).state).toBe('SUCCEEDED'), { timeout: 150_000 });
    expect((await proposed()).map(({ front }) => front)).toHaveLength(2);
    expect(model.calls).toHaveLength(3);
    // What was asked of the endpoint by the one that was killed stands as paid: as estimated.
    expect((await read(job.id)).spend).toEqual([{ calls: 3, purpose: 'CARDS' }]);
  });
});
