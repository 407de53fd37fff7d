import { beforeEach, describe, expect, test } from 'vitest';
import { untilTold } from '#server/domain/changes/horizon.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { createStoredSource } from '#tests/server/search/storedSource.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

let owner: Person;
let spaceId: string;
let deckId: string;
beforeEach(async () => {
  owner = await given.person();
  spaceId = await given.space(owner);
  deckId = await makeDeck('Rivers');
});

const makeDeck = async (name: string, space = spaceId) => ((await as(owner).mutate('createDeck', { spaceId: space, name }, 'deck { id }')) as unknown as { deck: { id: string } }).deck.id;

interface Shown {
  readonly id: string;
  readonly front: string;
  readonly updatedAt: string;
  readonly support: string;
  readonly doubts: readonly object[];
  readonly citations: readonly { readonly quote: string; readonly state: string }[];
}
const shown = 'id kind front back tags state support doubts { start end } sourceChangedAt updatedAt author { id } citations { quote state owner { __typename ... on Card { id } } }';
const basic = (front: string, back = 'Yes.', more: object = {}) => ({ kind: 'BASIC', front, back, ...more });

async function add(cards: readonly object[], deck = deckId): Promise<Shown[]> {
  return ((await as(owner).mutate('createCards', { deckId: deck, cards }, `cards { ${shown} } deck { cardCount }`)) as unknown as { cards: Shown[] }).cards;
}

const refusal = async (person: Person, name: string, input: Record<string, unknown>) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await as(person).query(`mutation($input: ${type}!) { ${name}(input: $input) { ... on Error { code } ... on InvalidInputError { fields { path code } } } }`, { input });
  expect(errors).toBeUndefined();
  return data?.[name] as { code?: string; fields?: { path: string; code: string }[] };
};
const problems = async (name: string, input: Record<string, unknown>) => (await refusal(owner, name, input)).fields?.map(({ path, code }) => `${path} ${code}`);

async function due(person: Person, args = `deckId: "${deckId}"`) {
  const { data, errors } = await as(person).query(`{ viewer { dueCards(${args}) { learningCount newCount reviewCount nextDueAt pageInfo { hasNextPage endCursor } edges { node { front } } } } }`);
  expect(errors).toBeUndefined();
  const { edges, ...rest } = (data?.['viewer'] as { dueCards: { edges: { node: { front: string } }[]; learningCount: number; newCount: number; reviewCount: number; nextDueAt: string | null; pageInfo: { endCursor: string } } }).dueCards;
  return { ...rest, fronts: edges.map(({ node }) => node.front) };
}

const review = (person: Person, cardId: string, rating: string, reviewedAt?: Date) =>
  as(person).mutate('reviewCards', { reviews: [{ cardId, rating, ...(reviewedAt && { reviewedAt: reviewedAt.toISOString() }), durationMs: 6_000 }], undoable: true }, 'undoId cards { schedule { phase dueAt lapses choices { rating dueAt } reviews { totalCount } } }');

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

/** As often as it takes to sit, long ago. */
async function learn(person: Person, cardId: string, daysAgo = 30) {
  await review(person, cardId, 'EASY', ago(daysAgo));
}

describe('cards', () => {
  test('are added by hand, all or none; what a card lacks is told by its place', async () => {
    const cards = await add([basic('Where does the Elbe end?', 'In the North Sea.', { tags: ['sea', 'sea', 'rivers'] }), { kind: 'CLOZE', front: 'The {{c1::Elbe}} ends in the {{c2::North Sea::which sea}}.' }]);
    expect(cards).toMatchObject([{ kind: 'BASIC', state: 'ACTIVE', tags: ['sea', 'rivers'], support: 'OWN', author: { id: owner.id } }, { kind: 'CLOZE', back: '', citations: [] }]);
    expect(await problems('createCards', { deckId, cards: [basic('Fine?'), basic(' '), basic('No answer?', ' '), { kind: 'CLOZE', front: 'No gap {{c1::}}' }] })).toEqual(['cards.1.front REQUIRED']);
    expect(await problems('createCards', { deckId, cards: [basic('Fine?'), basic('No answer?', ' '), { kind: 'CLOZE', front: 'No gap {{c1::}}' }] })).toEqual(['cards.1.back REQUIRED', 'cards.2.front MALFORMED']);
    const quote = { sourceId: publicId('Source', uuid(deckId)), quote: 'x' };
    expect(await problems('createCards', { deckId, cards: Array.from({ length: 26 }, () => basic('x', 'y', { citations: Array.from({ length: 20 }, () => quote) })) })).toEqual(['cards TOO_MANY']);
    expect(await problems('createCards', { deckId, cards: [] })).toEqual(['cards TOO_FEW']);
    expect(await problems('createCards', { deckId, cards: [basic('x'.repeat(20_001))] })).toEqual(['cards.0.front TOO_LONG']);
    expect(await vault.database.prisma.card.count({ where: { deckId: uuid(deckId) } })).toBe(2);
  });

  test('cite letter by letter; what their quotes do not have is told, and a source that changes marks them', async () => {
    const stored = await createStoredSource(vault, uuid(spaceId), { text: 'The Elbe reaches the North Sea after 1,094 kilometres. It rises in the Giant Mountains.', language: 'en', title: 'A river' });
    const system = vault.context({ kind: 'system', job: 'test' });
    await indexNow(system, [stored]);
    const citation = { sourceId: publicId('Source', stored), quote: 'the North Sea after 1,094 kilometres' };
    const [good, bad] = await add([basic('How long is the Elbe?', 'It has 1,094 kilometres.', { citations: [citation] }), basic('And how long?', 'It has 1,904 kilometres.', { citations: [citation] })]);
    if (!good || !bad) throw new Error('Both are made.');
    expect([good.support, good.doubts, good.citations]).toEqual(['SUPPORTED', [], [{ quote: citation.quote, state: 'FOUND', owner: { __typename: 'Card', id: good.id } }]]);
    expect([bad.support, bad.doubts]).toEqual(['PARTLY', [{ start: 7, end: 12 }]]);
    expect(await problems('createCards', { deckId, cards: [basic('x', 'y', { citations: [{ ...citation, quote: 'the South Sea' }] })] })).toEqual(['cards.0.citations.0.quote NOT_IN_SOURCE']);
    const elsewhere = publicId('Source', await createStoredSource(vault, uuid(await given.space(owner)), { text: 'Elsewhere.', language: 'en' }));
    expect(await problems('createCards', { deckId, cards: [basic('x', 'y', { citations: [{ sourceId: elsewhere, quote: 'Elsewhere' }] })] })).toEqual(['cards.0.citations.0.sourceId NOT_FOUND']);

    await vault.database.prisma.sourceText.update({ where: { sourceId: stored }, data: { plainText: 'Nothing of it stands here any more.' } });
    await indexNow(system, [stored]);
    const marked = async () => (await as(owner).query('query($id: ID!) { node(id: $id) { ... on Card { sourceChangedAt citations { state quote } } } }', { id: good.id })).data?.['node'] as { sourceChangedAt: string | null; citations: object[] };
    expect(await marked()).toEqual({ sourceChangedAt: expect.any(String), citations: [{ state: 'LOST', quote: citation.quote }] });
    await as(owner).mutate('updateCards', { cardIds: [good.id], sourceChangeSeen: true }, 'cards { id }');
    expect((await marked()).sourceChangedAt).toBeNull();
    await indexNow(system, [stored]);
    expect((await marked()).sourceChangedAt).toBeNull();
  });

  test('are listed newest first, by words, state and source, page by page', async () => {
    await add([basic('The Elbe?'), basic('The Rhine?', '100 % of it')]);
    const [third] = await add([basic('The Danube?')]);
    await as(owner).mutate('updateCards', { cardIds: [third?.id], state: 'SUSPENDED' }, 'cards { id }');
    const list = async (args: string) => {
      const { data, errors } = await as(owner).query(`query($id: ID!) { node(id: $id) { ... on Deck { cardCount cards(${args}) { totalCount edges { cursor node { front } } } } } }`, { id: deckId });
      expect(errors).toBeUndefined();
      const { cards } = data?.['node'] as { cards: { totalCount: number; edges: { node: { front: string } }[] } };
      return [cards.totalCount, ...cards.edges.map(({ node }) => node.front)];
    };
    expect((await list('first: 10'))[1]).toBe('The Danube?');
    expect(await list('states: [SUSPENDED]')).toEqual([1, 'The Danube?']);
    expect(await list('text: "the ELBE"')).toEqual([1, 'The Elbe?']);
    expect(await list('text: "100 %"')).toEqual([1, 'The Rhine?']);
    expect(await list('first: 1')).toEqual([3, 'The Danube?']);
    expect((await as(owner).query('query($id: ID!) { node(id: $id) { ... on Deck { cards(after: "x") { edges { cursor } } } } }', { id: deckId })).errors).toBeDefined();
  });

  test('change in every way, and all of it is taken back', async () => {
    const other = await makeDeck('Seas');
    const [one, two] = await add([basic('One?', 'First.', { tags: ['old'] }), basic('Two?')]);
    if (!one || !two) throw new Error('Both are made.');
    await learn(owner, one.id);
    const { undoId } = await as(owner).mutate('updateCards', { cardIds: [one.id, two.id], deckId: other, state: 'SUSPENDED', tags: ['new'], undoable: true }, 'undoId cards { state tags deck { name } } decks { name cardCount }');
    expect((await due(owner, `deckId: "${other}"`)).fronts).toEqual([]);
    await as(owner).mutate('undoChange', { undoId }, 'changedIds');
    const { data } = await as(owner).query('query($ids: [ID!]!) { nodes(ids: $ids) { ... on Card { state tags deck { name } schedule { phase } } } }', { ids: [one.id, two.id] });
    expect(data?.['nodes']).toEqual([{ state: 'ACTIVE', tags: ['old'], deck: { name: 'Rivers' }, schedule: { phase: 'REVIEW' } }, { state: 'ACTIVE', tags: [], deck: { name: 'Rivers' }, schedule: { phase: 'NEW' } }]);

    const text = { front: 'Once?', back: 'Twice.' };
    const changed = await as(owner).mutate('updateCards', { cardIds: [one.id], text, undoable: true }, 'undoId cards { front back }');
    expect(changed['cards']).toEqual([text]);
    expect(await refusal(owner, 'updateCards', { cardIds: [one.id], text: { ...text, ifUnchangedSince: one.updatedAt } })).toMatchObject({ code: 'CONFLICT' });
    expect(await problems('updateCards', { cardIds: [one.id, two.id], text })).toEqual(['text NOT_ALLOWED']);
    expect(await problems('updateCards', { cardIds: [one.id], text: { front: 'x', back: '' } })).toEqual(['text.back REQUIRED']);
    expect(await problems('updateCards', { cardIds: [one.id], state: 'PROPOSED' })).toEqual(['state NOT_ALLOWED']);
    expect(await refusal(owner, 'updateCards', { cardIds: [one.id], deckId: await makeDeck('Far', await given.space(owner)) })).toMatchObject({ code: 'CROSS_SPACE' });
    await as(owner).mutate('undoChange', { undoId: changed['undoId'] }, 'changedIds');
    expect((await as(owner).query('query($id: ID!) { node(id: $id) { ... on Card { front back } } }', { id: one.id })).data?.['node']).toEqual({ front: 'One?', back: 'First.' });
  });

  test('and decks are deleted, and come back with what everybody knew of them', async () => {
    const [one] = await add([basic('One?'), basic('Two?')]);
    if (!one) throw new Error('It is made.');
    await learn(owner, one.id);
    const gone = await as(owner).mutate('deleteCards', { cardIds: [one.id], undoable: true }, 'undoId deletedCardIds decks { cardCount }');
    expect(gone).toMatchObject({ deletedCardIds: [one.id], decks: [{ cardCount: 1 }] });
    expect(await as(owner).mutate('undoChange', { undoId: gone['undoId'] }, 'changed { ... on Deck { cardCount } }')).toMatchObject({ changed: [{ cardCount: 2 }] });
    const { undoId } = await as(owner).mutate('deleteDecks', { deckIds: [deckId], undoable: true }, 'undoId deletedDeckIds');
    expect((await as(owner).query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [deckId, one.id] })).data?.['nodes']).toEqual([null, null]);
    await as(owner).mutate('undoChange', { undoId }, 'changedIds');
    expect((await as(owner).query('query($id: ID!) { node(id: $id) { ... on Card { schedule { phase reviews { totalCount } } } } }', { id: one.id })).data?.['node']).toEqual({ schedule: { phase: 'REVIEW', reviews: { totalCount: 1 } } });
  });
});

describe('learning', () => {
  test('new cards come up to the limit of a day, reviews and steps as they fall due', async () => {
    await as(owner).mutate('updateDeck', { deckId, studySettings: { newPerDay: 2 } }, 'deck { studySettings { newPerDay reviewsPerDay desiredRetention } }');
    const cards = await add(['One?', 'Two?', 'Three?', 'Four?'].map((front) => basic(front)));
    const [one, two, three] = cards.map(({ id }) => id);
    if (!one || !two || !three) throw new Error('They are made.');
    expect(await due(owner)).toMatchObject({ newCount: 2, reviewCount: 0, learningCount: 0, nextDueAt: null });
    await learn(owner, three, 60);
    expect(await due(owner)).toMatchObject({ newCount: 2, reviewCount: 1 });
    const answered = await review(owner, one, 'AGAIN');
    expect(answered['cards']).toMatchObject([{ schedule: { phase: 'LEARNING', choices: [{ rating: 'AGAIN' }, { rating: 'HARD' }, { rating: 'GOOD' }, { rating: 'EASY' }] } }]);
    const now = await due(owner);
    expect(now).toMatchObject({ newCount: 1, reviewCount: 1 });
    expect(now.fronts).toEqual(expect.arrayContaining(['Two?', 'Three?']));
    expect((await due(owner, `first: 1, deckId: "${deckId}"`)).fronts).toHaveLength(1);
    const first = await due(owner, `first: 1, deckId: "${deckId}"`);
    expect([...first.fronts, ...(await due(owner, `first: 5, after: "${first.pageInfo.endCursor}", deckId: "${deckId}"`)).fronts]).toEqual(now.fronts);
    await review(owner, two, 'EASY');
    await review(owner, three, 'GOOD');
    expect(await due(owner)).toMatchObject({ newCount: 0, reviewCount: 0, fronts: [], nextDueAt: expect.any(String) });
    expect((await as(owner).query('{ viewer { dueCards(after: "x") { edges { cursor } } } }')).errors).toBeDefined();
    expect((await as(owner).query('{ viewer { dueCards(timeZone: "Mars/Phobos") { edges { cursor } } } }')).errors).toBeDefined();
  });

  test('what becomes new later comes behind what is new, also for those who are far in the deck', async () => {
    const cards = await add(['One?', 'Two?', 'Three?'].map((front) => basic(front)));
    const [one, two, three] = cards.map(({ id }) => id);
    if (!one || !two || !three) throw new Error('They are made.');
    await as(owner).mutate('updateCards', { cardIds: [two], state: 'SUSPENDED' }, 'cards { id }');
    // Long ago, so that nobody can be writing earlier cards still.
    await vault.database.pool.query(`update "Card" set "activeSince" = now() - interval '1 day' - (case id when $1 then 3 when $2 then 2 else 1 end) * interval '1 hour'`, [uuid(one), uuid(two)]);
    const { undoId } = await review(owner, one, 'EASY');
    await review(owner, three, 'EASY');
    expect(await vault.database.prisma.deckProgress.findMany({ select: { cardId: true } })).toEqual([{ cardId: uuid(three) }]);
    expect((await due(owner)).fronts).toEqual([]);
    await as(owner).mutate('updateCards', { cardIds: [two], state: 'ACTIVE' }, 'cards { id }');
    expect((await due(owner)).fronts).toEqual(['Two?']);
    await as(owner).mutate('undoChange', { undoId }, 'changedIds');
    expect((await due(owner)).fronts).toEqual(['One?', 'Two?']);
  });

  test('everybody has a schedule of their own; viewers learn, in archived spaces too, and change no card', async () => {
    const viewer = await given.member(spaceId, 'VIEWER');
    const [card] = await add([basic('One?')]);
    if (!card) throw new Error('It is made.');
    await learn(viewer, card.id, 3);
    await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
    await review(viewer, card.id, 'AGAIN');
    const phase = async (person: Person) => ((await as(person).query('query($id: ID!) { node(id: $id) { ... on Card { schedule { phase lapses } } } }', { id: card.id })).data?.['node'] as { schedule: object }).schedule;
    expect([await phase(viewer), await phase(owner)]).toEqual([{ phase: 'RELEARNING', lapses: 1 }, { phase: 'NEW', lapses: 0 }]);
    expect(await as(viewer).mutate('updateDeck', { deckId, studySettings: { desiredRetention: 0.8 } }, 'deck { studySettings { desiredRetention } }')).toMatchObject({ deck: { studySettings: { desiredRetention: 0.8 } } });
    expect(await refusal(viewer, 'updateDeck', { deckId, name: 'Mine' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(owner, 'updateDeck', { deckId, name: 'Mine' })).toMatchObject({ code: 'SPACE_ARCHIVED' });
  });

  test('what two devices have recorded offline counts once each, in the order of its moments', async () => {
    const [card] = await add([basic('One?')]);
    if (!card) throw new Error('It is made.');
    const answers = [{ rating: 'GOOD', days: 20 }, { rating: 'AGAIN', days: 12 }, { rating: 'GOOD', days: 11 }].map(({ rating, days }) => ({ cardId: card.id, rating, reviewedAt: ago(days).toISOString() }));
    await as(owner).mutate('reviewCards', { reviews: [answers[2], answers[0]] }, 'cards { id }');
    await as(owner).mutate('reviewCards', { reviews: [answers[1], answers[0]] }, 'cards { id }');
    const other = await given.member(spaceId, 'EDITOR');
    await as(other).mutate('reviewCards', { reviews: answers }, 'cards { id }');
    const schedule = async (person: Person) => (await as(person).query('query($id: ID!) { node(id: $id) { ... on Card { schedule { dueAt stability difficulty lapses phase reviews { totalCount edges { node { rating } } } } } } }', { id: card.id })).data?.['node'];
    expect(await schedule(owner)).toEqual(await schedule(other));
    expect(await schedule(owner)).toMatchObject({ schedule: { reviews: { totalCount: 3, edges: [{ node: { rating: 'GOOD' } }, { node: { rating: 'AGAIN' } }, { node: { rating: 'GOOD' } }] } } });
  });

  test('an answer is taken back; what nobody can have answered is refused', async () => {
    const [card, suspended] = await add([basic('One?'), basic('Two?')]);
    if (!card || !suspended) throw new Error('Both are made.');
    const { undoId } = await review(owner, card.id, 'EASY');
    await as(owner).mutate('undoChange', { undoId }, 'changedIds');
    expect((await as(owner).query('query($id: ID!) { node(id: $id) { ... on Card { schedule { phase dueAt reviews { totalCount } } } } }', { id: card.id })).data?.['node']).toEqual({ schedule: { phase: 'NEW', dueAt: null, reviews: { totalCount: 0 } } });
    await as(owner).mutate('updateCards', { cardIds: [suspended.id], state: 'SUSPENDED' }, 'cards { id }');
    await vault.database.pool.query(`insert into "CardReview" (id, "userId", "cardId", rating, "reviewedAt") select gen_random_uuid(), $1, $2, 'GOOD', now() - n * interval '1 minute' from generate_series(1, 2000) n`, [uuid(owner.id), uuid(card.id)]);
    expect(await problems('reviewCards', { reviews: [{ cardId: card.id, rating: 'GOOD' }] })).toEqual(['reviews TOO_MANY']);
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    expect(await problems('reviewCards', { reviews: [{ cardId: suspended.id, rating: 'GOOD' }, { cardId: card.id, rating: 'GOOD', reviewedAt: ahead }] })).toEqual(['reviews.0.cardId NOT_ALLOWED', 'reviews.1.reviewedAt TOO_LARGE']);
  });

  test('another retention moves the dates of what was reviewed', async () => {
    const [card] = await add([basic('One?')]);
    if (!card) throw new Error('It is made.');
    await learn(owner, card.id, 1);
    const dueAt = async () => ((await as(owner).query('query($id: ID!) { node(id: $id) { ... on Card { schedule { dueAt } } } }', { id: card.id })).data?.['node'] as { schedule: { dueAt: string } }).schedule.dueAt;
    const before = await dueAt();
    await as(owner).mutate('updateDeck', { deckId, studySettings: { desiredRetention: 0.97 } }, 'deck { id }');
    expect((await dueAt()) < before).toBe(true);
    expect(await problems('updateDeck', { deckId, studySettings: { desiredRetention: 0.5, newPerDay: -1 } })).toEqual(['studySettings.desiredRetention TOO_SMALL', 'studySettings.newPerDay TOO_SMALL']);
  });

  test('says how one did, and what is to come', async () => {
    const [one, two] = await add([basic('One?'), basic('Two?')]);
    if (!one || !two) throw new Error('Both are made.');
    await review(owner, one.id, 'EASY', ago(9));
    await review(owner, one.id, 'GOOD', ago(1));
    await review(owner, two.id, 'EASY', ago(9));
    await review(owner, two.id, 'AGAIN', ago(1));
    const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Deck { dueCount statistics(days: 30) { reviews again minutes retention } forecast(days: 3) { day reviews } } } }', { id: deckId });
    const { statistics, forecast } = data?.['node'] as { statistics: object; forecast: { reviews: number }[] };
    expect(statistics).toEqual({ reviews: 4, again: 1, minutes: 0.4, retention: 0.5 });
    expect(forecast).toHaveLength(3);
    expect(forecast[0]?.reviews).toBe(1);
    expect((await as(owner).query('query($id: ID!) { node(id: $id) { ... on Deck { forecast(days: 400) { day } } } }', { id: deckId })).errors).toBeDefined();
  });
});

test('the change feed tells of decks and cards, and everybody of their own schedules', async () => {
  const [one] = await add([basic('One?')]);
  if (!one) throw new Error('It is made.');
  const other = await given.member(spaceId, 'VIEWER');
  const position = async (person: Person) => {
    await untilTold(vault.database.prisma);
    return ((await as(person).query('{ viewer { changePosition } }')).data?.['viewer'] as { changePosition: string }).changePosition;
  };
  const told = async (person: Person, after: string) => {
    await untilTold(vault.database.prisma);
    const { data, errors } = await as(person).query('query($after: String) { viewer { changes(first: 100, after: $after, kinds: [DECK, CARD, SCHEDULE]) { edges { node { kind action changedId } } } } }', { after });
    expect(errors).toBeUndefined();
    return (data?.['viewer'] as { changes: { edges: { node: { kind: string; action: string; changedId: string } }[] } }).changes.edges.map(({ node }) => `${node.action} ${node.kind} ${node.changedId}`).sort();
  };
  const [mine, theirs] = [await position(owner), await position(other)];
  await review(owner, one.id, 'GOOD');
  expect([await told(owner, mine), await told(other, theirs)]).toEqual([[`UPSERTED SCHEDULE ${one.id}`], []]);
  const { undoId } = await as(owner).mutate('deleteDecks', { deckIds: [deckId], undoable: true }, 'undoId');
  expect(await told(other, theirs)).toEqual([`DELETED CARD ${one.id}`, `DELETED DECK ${deckId}`]);
  await as(owner).mutate('undoChange', { undoId }, 'changedIds');
  expect(await told(other, theirs)).toEqual([`UPSERTED CARD ${one.id}`, `UPSERTED DECK ${deckId}`]);
});
