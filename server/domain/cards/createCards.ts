import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { CardKind } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../access/authorize.ts';
import { findQuotes, type NewQuote, quoteFields } from '../citations/citeQuotes.ts';
import type { DomainContext } from '../context.ts';
import { type FieldProblem, InvalidInputError } from '../errors.ts';
import { line, parseInput, text } from '../input.ts';
import { addCards, requireRoom } from './addCards.ts';
import { authorizeDeck } from './authorizeCards.ts';
import { hasGap } from '#server/cloze/clozePieces.ts';

export interface NewCard {
  readonly kind: CardKind;
  readonly front: string;
  readonly back?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly citations?: readonly NewQuote[] | undefined;
}

const side = text(20_000);
const front = side.refine((words) => words.trim() !== '', { message: 'A card asks something.', params: { code: 'REQUIRED' } });
export const cardFields = { front, back: side, tags: z.array(line(100, 'A tag has words.')).max(20), citations: z.array(z.object(quoteFields)).max(20) };

const card = z.object({ kind: z.enum(['BASIC', 'CLOZE']), front, back: side.default(''), tags: cardFields.tags.default([]), citations: cardFields.citations.default([]) });
const schema = z.object({ cards: z.array(card).min(1).max(1_000) });

/** Each is looked up in the text of its source: as many as a note may cite at once. */
const mostCitations = 500;

/** What the sides of a card lack, as problems of the input. */
export function problemsOfSides({ kind, front: asked, back }: { readonly kind: CardKind; readonly front: string; readonly back: string }, path: string): FieldProblem[] {
  if (kind === 'BASIC' && back.trim() === '') return [{ path: `${path}back`, message: 'A card answers something.', code: 'REQUIRED' }];
  if (kind === 'CLOZE' && !hasGap(asked)) return [{ path: `${path}front`, message: 'A cloze has gaps, such as {{c1::gap}}.', code: 'MALFORMED' }];
  return [];
}

/**
 * Adds cards by hand: all of them or none.
 * @throws LimitReachedError for more than 100,000 in one deck; InvalidInputError, for a quote that does not stand in its source too; NotFoundError, ForbiddenError, SpaceArchivedError
 */
export function createCards(outer: DomainContext, { deckId, ...input }: { readonly deckId: string | null; readonly cards: readonly NewCard[] }): Promise<{ deckId: string; cardIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const deck = await authorizeDeck(ctx, 'card.edit', deckId);
    const { cards } = parseInput(schema, input);
    await requireRoom(ctx, deck.id, cards.length);
    if (cards.reduce((sum, { citations }) => sum + citations.length, 0) > mostCitations) throw new InvalidInputError([{ path: 'cards', message: `At most ${mostCitations} quotes at once: add fewer cards at a time.`, code: 'TOO_MANY', limit: mostCitations }]);
    const wanted = cards.flatMap(({ citations }, at) => citations.map((quote, position) => ({ ...quote, at, position })));
    const { found, problems } = await findQuotes(ctx, deck.spaceId, wanted, (at) => `cards.${wanted[at]?.at}.citations.${wanted[at]?.position}`);
    const all = [...cards.flatMap((one, at) => problemsOfSides(one, `cards.${at}.`)), ...problems];
    if (all.length > 0) throw new InvalidInputError(all);
    const { userId } = requireUser(ctx);
    const quotesOf = (index: number) => wanted.flatMap(({ at }, place) => (at === index ? (found[place] ?? []) : []));
    const cardIds = await addCards(ctx, deck, cards.map((one, index) => ({ ...one, quotes: quotesOf(index) })), { state: 'ACTIVE', authorId: userId });
    return { deckId: deck.id, cardIds };
  });
}
