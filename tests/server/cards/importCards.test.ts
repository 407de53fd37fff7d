import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { countsOf, importer } from '#tests/support/imports.ts';
import { ankiPackage, vaultPackage } from './formats/ankiPackages.ts';

const database = useDatabase();

async function learner() {
  const it = await importer(database.url);
  await it.work();
  const ask = async <T>(query: string, variables?: Record<string, unknown>) => (await it.ask(query, variables)) as unknown as T;
  const { createDeck } = await ask<{ createDeck: { deck: { id: string } } }>('mutation($input: CreateDeckInput!) { createDeck(input: $input) { ... on CreateDeckPayload { deck { id } } } }', { input: { spaceId: it.spaceId, name: 'Rivers' } });
  const deckId = createDeck.deck.id;
  type Deck = { id: string; name: string; cards: { edges: { node: { front: string; back: string; state: string; tags: string[]; author: object | null; schedule: { dueAt: string | null; phase: string; reviews: { totalCount: number } } } }[] } };
  const decks = async () => {
    const { node } = await ask<{ node: { decks: { edges: { node: Deck }[] } } }>('query($id: ID!) { node(id: $id) { ... on Space { decks(first: 50) { edges { node { id name cards(first: 100) { edges { node { front back state tags author { id } schedule { dueAt phase reviews { totalCount } } } } } } } } } } }', { id: it.spaceId });
    return node.decks.edges.map(({ node: { cards, ...deck } }) => ({ ...deck, cards: cards.edges.map((edge) => edge.node) }));
  };
  const approve = async (id: string) => {
    await it.act('approveJobs', id);
    return it.reaches(id, 'SUCCEEDED', 'FAILED');
  };
  const undo = async (undoId: string | null) => ask<{ undoChange: { changedIds?: string[]; code?: string } }>('mutation($input: UndoChangeInput!) { undoChange(input: $input) { ... on UndoChangePayload { changedIds } ... on Error { code } } }', { input: { undoId } });
  return { ...it, ask, deckId, decks, approve, undo };
}

const card = (front: string, more: object = {}) => ({ kind: 'BASIC' as const, front, back: 'Yes.', tags: [], isSuspended: false, reviews: [], ...more });

test('a table of cards is looked through and comes into its deck; what is there is not doubled; all of it is taken back', async () => {
  const { deckId, lookThrough, approve, decks, undo } = await learner();
  const into = { format: 'CARDS_CSV', fileName: 'cards.csv', into: { deckId }, tags: ['imported'] };
  const table = 'front,back,tags\nNile?,long,water\nOb?,\nNile?,long,water\n{{c1::Amazon}},\n';
  const job = await lookThrough(table, into);
  expect(job).toMatchObject({ state: 'AWAITING_APPROVAL', importPlan: { format: 'CARDS_CSV', lostFields: [] } });
  expect(job.rows.edges.map(({ node }) => [node.outcome, node.field])).toEqual([['ADDED', null], ['FAILED', 'back'], ['REPEATED', null], ['ADDED', null]]);
  expect((await decks())[0]?.cards).toEqual([]);
  const done = await approve(job.id);
  expect(done).toMatchObject({ done: 4, total: 4, result: { __typename: 'Deck', id: deckId } });
  expect((await decks())[0]?.cards.map(({ front, tags, state, author }) => ({ front, tags, state, author }))).toEqual([
    { front: '{{c1::Amazon}}', tags: ['imported'], state: 'ACTIVE', author: null }, { front: 'Nile?', tags: ['imported', 'water'], state: 'ACTIVE', author: null },
  ]);
  expect(countsOf(await lookThrough(table, into))).toEqual({ ALREADY_THERE: 2, REPEATED: 1, FAILED: 1 });
  expect(await undo(done.undoId)).toEqual({ undoChange: { changedIds: [deckId] } });
  expect((await decks()).map(({ name, cards }) => [name, cards.length])).toEqual([['Rivers', 0]]);
});

test('a package of Anki makes its decks in a space, with what its owner has answered; decks that are there are filled; undo leaves what was there', async () => {
  const { spaceId, carryOut, decks, undo } = await learner();
  const reviews = [{ rating: 'GOOD' as const, reviewedAt: new Date('2026-01-01T10:00:00Z'), durationMs: 4_000 }, { rating: 'EASY' as const, reviewedAt: new Date('2026-01-05T10:00:00Z'), durationMs: null }];
  const into = { format: 'APKG', fileName: 'rivers.apkg', into: { spaceId } };
  const first = await carryOut(Buffer.from(vaultPackage([card('Nile?', { reviews }), card('Ob?', { isSuspended: true })])), into);
  expect(first).toMatchObject({ state: 'SUCCEEDED', failure: null });
  const [rivers] = await decks();
  expect(rivers?.cards.map(({ front, state, schedule }) => [front, state, schedule.phase, schedule.reviews.totalCount])).toEqual([['Ob?', 'SUSPENDED', 'NEW', 0], ['Nile?', 'ACTIVE', 'REVIEW', 2]]);
  const other = await carryOut(Buffer.from(ankiPackage([{ type: 'Basic', fields: ['Amazon?', 'wide'], deck: 'Rivers' }, { type: 'Basic', fields: ['Alps?', 'high'], deck: 'Hills' }, { type: 'Basic', fields: ['<img src="a.jpg">', 'x'], deck: 'Hills' }], 18)), into);
  expect(other).toMatchObject({ state: 'SUCCEEDED', importPlan: { format: 'APKG', lostFields: ['media: a.jpg'] } });
  expect(countsOf(other)).toEqual({ ADDED: 2, FAILED: 1 });
  expect((await decks()).map(({ name, cards }) => [name, cards.length])).toEqual([['Hills', 1], ['Rivers', 3]]);
  await undo(other.undoId);
  expect((await decks()).map(({ name, cards }) => [name, cards.length])).toEqual([['Rivers', 2]]);
});

test('what is no package fails with what to do, and nothing comes; packages and tables of cards go into decks, and nothing else does', async () => {
  const { spaceId, deckId, carryOut, start, decks } = await learner();
  expect(await carryOut('no package', { format: 'APKG', fileName: 'x.apkg', into: { deckId } })).toMatchObject({ state: 'FAILED', failure: { code: 'UNSUPPORTED' } });
  expect((await decks())[0]?.cards).toEqual([]);
  for (const [input, code] of [[{ format: 'CARDS_CSV', into: { spaceId } }, 'INVALID'], [{ format: 'CSV', into: { deckId } }, 'INVALID'], [{ format: 'PROMPTS', into: { deckId } }, 'INVALID'], [{ format: 'APKG', into: { deckId: 'deck_01h455vb4pex5vsknk084sn02q' } }, 'NOT_FOUND']] as const) {
    expect(await start('front\nx\n', { fileName: 'x.csv', ...input })).toMatchObject({ code });
  }
});
