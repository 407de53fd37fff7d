import type { builder } from '../base/builder.ts';
import { Card, loadCard } from './Card.ts';
import { Deck, loadDeck } from './Deck.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
type OutputFields<Changed> = PothosSchemaTypes.ObjectFieldBuilder<Types, Changed>;

/** The decks that a mutation has changed, as they are now. */
export const changedDecks = <Changed extends { readonly deckIds: readonly string[] }>(t: OutputFields<Changed>, description: string) =>
  t.field({ type: [Deck], description, resolve: async ({ deckIds }, _args, ctx) => (await Promise.all(deckIds.map((id) => loadDeck(ctx, id)))).filter((row) => row !== undefined) });

/** The cards that a mutation has changed, as they are now. */
export const changedCards = <Changed extends { readonly cardIds: readonly string[] }>(t: OutputFields<Changed>, description: string) =>
  t.field({ type: [Card], description, resolve: async ({ cardIds }, _args, ctx) => (await Promise.all(cardIds.map((id) => loadCard(ctx, id)))).filter((row) => row !== undefined) });
