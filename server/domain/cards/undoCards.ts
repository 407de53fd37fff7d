import { z } from 'zod';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { publishDecksChanged } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { validMs } from '../undo/saveUndo.ts';
import { authorizeCards } from './authorizeCards.ts';
import { resetProgress } from './deckProgress.ts';
import { reschedule } from './reschedule.ts';

const remembered = z.array(
  z.object({
    id: z.string(),
    deckId: z.string(),
    front: z.string(),
    back: z.string(),
    tags: z.array(z.string()),
    state: z.enum(['PROPOSED', 'ACTIVE', 'SUSPENDED']),
    updatedAt: z.string(),
    sourceChangedAt: z.string().nullable(),
    citationIds: z.array(z.string()),
  }),
);

/** Remembers how cards are before they change, for an hour, if `undoable`. In the caller's transaction. @returns the id of the undo */
export async function saveUndoOfCards(ctx: DomainContext, undoable: boolean | undefined, ids: string[]): Promise<string | null> {
  if (!undoable) return null;
  const id = newUuid();
  const rows = await ctx.db.$queryRaw`
    select c.id::text, c."deckId"::text as "deckId", c.front, c.back, c.tags, c.state::text as state, to_json(c."updatedAt") as "updatedAt", to_json(c."sourceChangedAt") as "sourceChangedAt",
      array(select q.id::text from "Citation" q where q."cardId" = c.id and q."isCited") as "citationIds" from "Card" c where c.id = any(${ids}::uuid[])`;
  await ctx.db.undo.create({
    data: { id, userId: requireUser(ctx).userId, expiresAt: new Date(ctx.now().getTime() + validMs), steps: { create: { position: 1, kind: 'CHANGE_CARDS', sourceIds: ids, details: remembered.parse(rows) } } },
    select: { id: true },
  });
  return id;
}

/** Makes cards as they were remembered; those that are gone are passed over. In the caller's transaction. @returns the decks that have changed @throws ForbiddenError, SpaceArchivedError */
export async function undoCards(ctx: DomainContext, details: unknown): Promise<string[]> {
  const were = remembered.safeParse(details).data ?? [];
  const there = await ctx.db.$queryRaw<{ id: string }[]>`
    select c.id::text from "Card" c join "Deck" d on d.id = c."deckId" and d."deletedAt" is null where c.id = any(${were.map(({ id }) => id)}::uuid[]) and c."deletedAt" is null`;
  if (there.length === 0) return [];
  const cards = await authorizeCards(ctx, 'card.edit', there.map(({ id }) => id));
  const decks = new Set(cards.map(({ deckId }) => deckId));
  for (const { id, deckId, citationIds, updatedAt: _, sourceChangedAt, ...sides } of were.filter((was) => there.some((now) => now.id === was.id))) {
    // A deck that is gone meanwhile is not gone back to.
    const deck = await ctx.db.deck.findFirst({ where: { id: deckId, deletedAt: null }, select: { id: true } });
    await ctx.db.card.update({ where: { id }, data: { ...sides, ...(deck && { deckId }), sourceChangedAt, updatedAt: ctx.now(), activeSince: ctx.now() }, select: { id: true } });
    if (deck) {
      await ctx.db.cardSchedule.updateMany({ where: { cardId: id }, data: { deckId } });
      decks.add(deckId);
    }
    await ctx.db.$executeRaw`update "Citation" set "isCited" = id = any(${citationIds}::uuid[]) where "cardId" = ${id}::uuid`;
  }
  for (const spaceId of new Set(cards.map((card) => card.spaceId))) await publishDecksChanged(ctx.db, spaceId, [...decks]);
  return [...decks];
}

/** Takes back reviews of the acting person: the cards are seen again as if they had not been. In the caller's transaction. @returns the decks that have changed */
export async function undoReviews(ctx: DomainContext, reviewIds: readonly string[]): Promise<string[]> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db.$queryRaw<{ cardId: string; deckId: string; spaceId: string }[]>(
    Prisma.sql`delete from "CardReview" r using "Card" c where c.id = r."cardId" and r.id = any(${[...reviewIds]}::uuid[]) and r."userId" = ${userId}::uuid returning c.id::text as "cardId", c."deckId"::text as "deckId", c."spaceId"::text as "spaceId"`,
  );
  const cardIds = [...new Set(rows.map(({ cardId }) => cardId))];
  await reschedule(ctx, userId, cardIds);
  await resetProgress(ctx, userId, cardIds);
  for (const [spaceId, inSpace] of Map.groupBy(rows, (row) => row.spaceId)) await publishDecksChanged(ctx.db, spaceId, [...new Set(inSpace.map(({ deckId }) => deckId))]);
  return [...new Set(rows.map(({ deckId }) => deckId))];
}
