import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { type CardState, Prisma } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { findQuotes, type NewQuote, storeCitations } from '../citations/citeQuotes.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError, CrossSpaceError, InvalidInputError, NotFoundError } from '../errors.ts';
import { publishDecksChanged } from '../events.ts';
import { parseIds, parseInput } from '../input.ts';
import type { Undoable } from '../undo/saveUndo.ts';
import { authorizeCards, authorizeDeck } from './authorizeCards.ts';
import { cardFields, problemsOfSides } from './createCards.ts';
import { mostCards } from './deleteDecks.ts';
import { saveUndoOfCards } from './undoCards.ts';

export interface UpdateCards extends Undoable {
  readonly cardIds: readonly (string | null)[];
  /** Into this deck of the same space. */
  readonly deckId?: string | null | undefined;
  /** Whether somebody looked at what became of their sources. */
  readonly sourceChangeSeen?: boolean | undefined;
  readonly state?: CardState | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Another text; only of one card. */
  readonly text?: { readonly front: string; readonly back: string; readonly citations?: readonly NewQuote[] | undefined; readonly ifUnchangedSince?: Date | undefined } | undefined;
}

const schema = z.object({
  state: z.enum(['ACTIVE', 'SUSPENDED'], 'A card is made ACTIVE or SUSPENDED.').optional(),
  tags: cardFields.tags.optional(),
  text: z.object({ front: cardFields.front, back: cardFields.back, citations: cardFields.citations.optional(), ifUnchangedSince: z.date().optional() }).optional(),
});

/**
 * Changes cards: all of them or none. Nobody's schedule changes.
 * @throws ConflictError for another text of a card that somebody has changed since; CrossSpaceError for a deck of another space; NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError
 */
export function updateCards(outer: DomainContext, { cardIds, deckId, sourceChangeSeen, undoable, ...input }: UpdateCards): Promise<{ cardIds: string[]; deckIds: string[]; undoId: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const { state, tags, text } = parseInput(schema, input);
    const ids = parseIds('cardIds', cardIds, mostCards);
    if (text && ids.length > 1) throw new InvalidInputError([{ path: 'text', message: 'Another text is given to one card at a time.', code: 'NOT_ALLOWED' }]);
    const cards = await authorizeCards(ctx, 'card.edit', ids);
    const there = cards.map(({ id }) => id);
    const deck = deckId === undefined ? null : await authorizeDeck(ctx, 'card.edit', deckId);
    if (deck && cards.some(({ spaceId }) => spaceId !== deck.spaceId)) throw new CrossSpaceError();
    const undoId = await saveUndoOfCards(ctx, undoable, there);
    if (text) await updateText(ctx, there[0] ?? '', text);
    const changed = [
      ...(state === undefined ? [] : [Prisma.sql`state = ${state}::"CardState"`]),
      // It comes behind those that are new already.
      ...(state === 'ACTIVE' || deck !== null ? [Prisma.sql`"activeSince" = ${ctx.now()}::timestamptz`] : []),
      ...(tags === undefined ? [] : [Prisma.sql`tags = ${[...new Set(tags)]}::text[]`]),
      ...(deck === null ? [] : [Prisma.sql`"deckId" = ${deck.id}::uuid`]),
      ...(sourceChangeSeen === true ? [Prisma.sql`"sourceChangedAt" = null`] : []),
    ];
    if (changed.length > 0) await ctx.db.$executeRaw`update "Card" set ${Prisma.join(changed)}, "updatedAt" = ${ctx.now()}::timestamptz where id = any(${there}::uuid[])`;
    if (deck) await ctx.db.cardSchedule.updateMany({ where: { cardId: { in: there } }, data: { deckId: deck.id } });
    const deckIds = [...new Set([...cards.map((card) => card.deckId), ...(deck ? [deck.id] : [])])];
    for (const [spaceId, inSpace] of Map.groupBy(cards, (card) => card.spaceId)) {
      await recordActivity(ctx, spaceId, 'CARDS_UPDATED', { count: inSpace.length });
      await publishDecksChanged(ctx.db, spaceId, deckIds);
    }
    return { cardIds: there, deckIds, undoId };
  });
}

type Text = NonNullable<z.infer<typeof schema>['text']>;

async function updateText(ctx: DomainContext, id: string, { front, back, citations, ifUnchangedSince }: Text): Promise<void> {
  const card = await ctx.db.card.findUnique({ where: { id }, select: { kind: true, spaceId: true, updatedAt: true } });
  if (!card) throw new NotFoundError('Card');
  if (ifUnchangedSince && card.updatedAt.getTime() !== ifUnchangedSince.getTime()) throw new ConflictError('Somebody has changed this card since you read it.');
  const problems = problemsOfSides({ kind: card.kind, front, back }, 'text.');
  const quotes = citations && (await findQuotes(ctx, card.spaceId, citations, (at) => `text.citations.${at}`));
  if (problems.length + (quotes?.problems.length ?? 0) > 0) throw new InvalidInputError([...problems, ...(quotes?.problems ?? [])]);
  await ctx.db.card.update({ where: { id }, data: { front, back, updatedAt: ctx.now() }, select: { id: true } });
  if (!quotes) return;
  // Those it had stay in the rows, to be cited again when this is undone.
  await ctx.db.citation.updateMany({ where: { cardId: id }, data: { isCited: false } });
  await storeCitations(ctx, card.spaceId, quotes.found.flatMap((quote, position) => (quote ? [{ quote, owner: { cardId: id, position } }] : [])));
}
