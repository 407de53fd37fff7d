import { DatabaseSync } from 'node:sqlite';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

async function deckOf(cards: readonly Record<string, unknown>[], name = 'Rivers: "all"') {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const reader = await it.member(spaceId, 'VIEWER');
  const ask = async <T>(query: string, variables: Record<string, unknown>, by: string | null = owner) => (await it.server.post(by, query, variables)).body as { data: T };
  const { data: made } = await ask<{ createDeck: { deck: { id: string } } }>('mutation($input: CreateDeckInput!) { createDeck(input: $input) { ... on CreateDeckPayload { deck { id } } } }', { input: { spaceId, name } });
  const id = made.createDeck.deck.id;
  const add = 'mutation($input: CreateCardsInput!) { createCards(input: $input) { ... on CreateCardsPayload { cards { id } } ... on Error { code } } }';
  const { data: added } = await ask<{ createCards: { cards: { id: string }[] } }>(add, { input: { deckId: id, cards } });
  const urlOf = async (args: string, by: string | null = owner) => (await ask<{ node: { downloadUrl: string } }>(`query($id: ID!) { node(id: $id) { ... on Deck { downloadUrl(${args}) } } }`, { id }, by)).data.node.downloadUrl;
  const save = async (args: string, by?: string) => fetch(it.server.url + (await urlOf(args, by)));
  const collection = async (args = '') => {
    const answer = await save(`format: APKG${args}`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const db = new DatabaseSync(':memory:');
    db.deserialize(files['collection.anki21'] as Uint8Array);
    return { answer, names: Object.keys(files), all: (sql: string) => db.prepare(sql).all() as Record<string, unknown>[] };
  };
  return { ask, save, urlOf, collection, owner, reader, id, server: it.server, cardIds: added.createCards.cards.map((card) => card.id) };
}

const basic = (front: string, back: string, tags: readonly string[] = []) => ({ kind: 'BASIC', front, back, tags });

test('a deck is saved as CSV: front, back, tags and kind, by whoever may see it', async () => {
  const { save, urlOf, server, reader, ask, id } = await deckOf([basic('=1+1', '2, "two"', ['sums', 'small, easy']), { kind: 'CLOZE', front: 'The {{c1::Nile}}\nis long.' }]);
  const answer = await save('format: CSV', reader);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8', 'content-disposition': expect.stringMatching(/^attachment; filename="Rivers/), 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store, no-transform',
  });
  expect(Papa.parse((await answer.text()).trim()).data).toEqual([
    ['front', 'back', 'tags', 'kind'],
    // What a table calculator would work out stands behind a mark.
    ["'=1+1", '2, "two"', 'sums, small\\, easy', 'basic'],
    ['The {{c1::Nile}}\nis long.', '', '', 'cloze'],
  ]);
  const addresses = [await urlOf('format: CSV'), await urlOf('format: APKG')];
  await ask('mutation($input: DeleteDecksInput!) { deleteDecks(input: $input) { __typename } }', { input: { deckIds: [id] } });
  for (const address of addresses) expect((await fetch(server.url + address)).status).toBe(404);
});

test('a deck is saved as a package of Anki: nothing of a card is run there, and who takes it takes their own reviews', async () => {
  const { collection, ask, cardIds, reader } = await deckOf([basic('*How* long?\n<script>alert(1)</script>', '[here](javascript:alert) & <b>'), { kind: 'CLOZE', front: 'The {{c1::Nile}} is {{c2::long::size}}.', tags: ['of water'] }], 'Rivers::Long');
  const reviewedAt = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString();
  const review = 'mutation($input: ReviewCardsInput!) { reviewCards(input: $input) { __typename } }';
  await ask(review, { input: { reviews: [{ cardId: cardIds[0], rating: 'GOOD', reviewedAt: reviewedAt(0), durationMs: 4_200 }, { cardId: cardIds[0], rating: 'EASY', reviewedAt: reviewedAt(1) }, { cardId: cardIds[0], rating: 'AGAIN', reviewedAt: reviewedAt(40) }] } });
  await ask(review, { input: { reviews: [{ cardId: cardIds[1], rating: 'HARD', reviewedAt: reviewedAt(0) }] } }, reader);
  await ask('mutation($input: UpdateCardsInput!) { updateCards(input: $input) { __typename } }', { input: { cardIds: [cardIds[1]], state: 'SUSPENDED' } });

  const { names, answer, all } = await collection(', withSchedule: true');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Rivers Long.apkg"/);
  expect(names).toEqual(['collection.anki21', 'media']);
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const [col] = all('select ver, models, decks, dconf, conf from col');
  const decks = Object.values(JSON.parse(String(col?.['decks'])) as Record<string, { name: string; id: number }>);
  expect(decks.map(({ name }) => name)).toEqual(['Default', 'Rivers: Long']);
  expect(Object.keys(JSON.parse(String(col?.['models'])) as object)).toHaveLength(2);
  const notes = all('select guid, tags, flds from notes order by id');
  expect(notes.map(({ guid }) => guid)).toEqual(cardIds);
  expect(notes.map(({ flds }) => String(flds).split('\u001F').slice(0, 2))).toEqual([
    ['<p><em>How</em> long?</p>\n&#60;script&#62;alert(1)&#60;/script&#62;', 'here &amp; &#60;b&#62;'],
    ['The {{c1::Nile}} is {{c1::long::size}}.', ''],
  ]);
  expect(notes.map(({ tags }) => tags)).toEqual(['', ' of_water ']);
  expect(all('select did, type, queue, reps, lapses from cards order by id')).toEqual([
    { did: decks[1]?.id, type: 3, queue: 1, reps: 3, lapses: 1 },
    { did: decks[1]?.id, type: 0, queue: -1, reps: 0, lapses: 0 },
  ]);
  expect(all('select id, ease, time, type from revlog order by id')).toEqual([
    { id: Date.UTC(2026, 0, 1), ease: 3, time: 4_200, type: 0 }, { id: Date.UTC(2026, 0, 2), ease: 4, time: 0, type: 0 }, { id: Date.UTC(2026, 1, 10), ease: 1, time: 0, type: 1 },
  ]);
  const without = await collection();
  expect(without.all('select count(*) as count from revlog')).toEqual([{ count: 0 }]);
  expect(without.all('select distinct type, reps from cards')).toEqual([{ type: 0, reps: 0 }]);
});

test('more cards than are read at once stand in their order; proposed and deleted ones stay here', async () => {
  const { collection, ask, cardIds } = await deckOf(Array.from({ length: 1_000 }, (_, n) => basic(`N${n}`, 'Yes.')));
  await ask('mutation($input: DeleteCardsInput!) { deleteCards(input: $input) { __typename } }', { input: { cardIds: cardIds.slice(0, 10) } });
  const { all } = await collection();
  const notes = all('select flds from notes order by id');
  expect(notes.map(({ flds }) => String(flds).split('\u001F')[0])).toEqual(Array.from({ length: 990 }, (_, n) => `N${n + 10}`));
});
