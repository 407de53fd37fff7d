import type { SqlContext } from '../context.ts';

/** What was written by a transaction that is still under way comes later, with an earlier moment: as long as one may take, nothing is passed. */
const longestTransactionMs = 60_000;

/**
 * Notes how far somebody is with the new cards of decks: up to the card before the first that they have not seen. What becomes new afterwards stands behind it
 * (`Card.activeSince`). In the caller's transaction.
 */
export async function advanceProgress({ db, now }: SqlContext, userId: string, deckIds: string[]): Promise<void> {
  const until = new Date(now().getTime() - longestTransactionMs).toISOString();
  await db.$executeRaw`
    insert into "DeckProgress" ("userId", "deckId", "activeSince", "cardId")
    select ${userId}::uuid, deck.id, seen."activeSince", seen.id from unnest(${deckIds}::uuid[]) as deck(id)
    left join "DeckProgress" p on p."deckId" = deck.id and p."userId" = ${userId}::uuid
    left join lateral (
      select c."activeSince", c.id from "Card" c
      where c."deckId" = deck.id and c.state = 'ACTIVE' and c."deletedAt" is null and (p."cardId" is null or (c."activeSince", c.id) > (p."activeSince", p."cardId"))
        and not exists (select 1 from "CardSchedule" s where s."userId" = ${userId}::uuid and s."cardId" = c.id)
      order by c."activeSince", c.id limit 1) first on true
    cross join lateral (
      select c."activeSince", c.id from "Card" c
      where c."deckId" = deck.id and c."activeSince" < ${until}::timestamptz and (first.id is null or (c."activeSince", c.id) < (first."activeSince", first.id))
      order by c."activeSince" desc, c.id desc limit 1) seen
    on conflict ("userId", "deckId") do update set "activeSince" = excluded."activeSince", "cardId" = excluded."cardId"
      where (excluded."activeSince", excluded."cardId") > ("DeckProgress"."activeSince", "DeckProgress"."cardId")`;
}

/** Forgets how far somebody is where cards are new to them again. In the caller's transaction. */
export async function resetProgress({ db }: SqlContext, userId: string, cardIds: readonly string[]): Promise<void> {
  await db.$executeRaw`
    delete from "DeckProgress" p using "Card" c where p."userId" = ${userId}::uuid and p."deckId" = c."deckId" and c.id = any(${[...cardIds]}::uuid[])
      and not exists (select 1 from "CardSchedule" s where s."userId" = p."userId" and s."cardId" = c.id)`;
}
