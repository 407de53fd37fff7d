import { expect, test } from 'vitest';
import { plansOf } from '#tests/support/explain.ts';
import { countDueCards, listDueCards } from '#server/domain/cards/dueCards.ts';
import { advanceProgress } from '#server/domain/cards/deckProgress.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { given } = vault;

const count = 30_000;

test('of very many cards those that are due are found by their index; no statement reads all of them', async () => {
  const owner = await given.person();
  const spaceId = uuid(await given.space(owner));
  const userId = uuid(owner.id);
  const { pool, prisma } = vault.database;
  const { id: deckId } = await prisma.deck.create({ data: { spaceId, name: 'Rivers' } });
  await pool.query(
    `insert into "Card" (id, "spaceId", "deckId", kind, front, back, "createdAt", "activeSince") select gen_random_uuid(), $1, $2, 'BASIC', 'Question ' || n, 'Answer', now() - n * interval '1 hour', now() - n * interval '1 hour' from generate_series(1, ${count}) n`,
    [spaceId, deckId],
  );
  // All but fifty are known: a hundred fall due today, the others later.
  await pool.query(
    `insert into "CardSchedule" ("userId", "cardId", "deckId", "dueAt", phase, step, stability, difficulty, lapses, "reviewCount", "scheduledDays", "firstReviewedAt", "lastReviewedAt")
     select $1, id, $2, now() + (case when n <= 100 then -1 else n / 1000 + 2 end) * interval '1 day', 'REVIEW', 0, 3, 5, 0, 1, 3, now() - interval '90 days', now() - interval '9 days'
     from (select id, row_number() over (order by "createdAt") as n from "Card") c where n <= ${count - 50}`,
    [userId, deckId],
  );
  await pool.query('analyze "Card"; analyze "CardSchedule"; analyze "Deck"');
  const ctx = vault.context(owner.actor);
  const before = await listDueCards(ctx, userId, {}, 0, 200);
  // As after every answer.
  await advanceProgress(ctx, userId, [deckId]);
  const found = { ids: [] as string[], counts: { learning: 0, review: 0, new: 0 } };
  const plan = await plansOf(pool, 'from due', async () => {
    found.ids = await listDueCards(ctx, userId, {}, 0, 21);
    found.counts = await countDueCards(ctx, userId, {});
  });
  expect(found.ids).toEqual(before.slice(0, 21));
  expect(before).toHaveLength(120);
  expect(plan).toMatch(/Card_deckId_activeSince_id_idx/);
  expect(found.counts).toEqual({ learning: 0, review: 100, new: 20 });
  expect(plan).toMatch(/CardSchedule_userId_(deckId_)?dueAt_idx/);
  expect(plan).not.toMatch(/Seq Scan on "CardSchedule"/);
});
