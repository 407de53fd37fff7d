import { authorizeSpace } from '#server/domain/access/authorize.ts';
import { decksTopic } from '#server/domain/events.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { changes } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { oncePerEvent } from '../base/oncePerEvent.ts';
import { Deck, loadDeck } from './Deck.ts';

interface DecksChange {
  readonly ids: readonly string[];
}

const DecksChanged = builder.objectRef<DecksChange>('DecksChanged').implement({
  description: 'Decks of a space are new, changed or gone, or cards in them.',
  fields: (t) => ({
    changedIds: t.idList({ description: 'Which decks.', resolve: ({ ids }) => ids.map((id) => encodePublicId('Deck', id)) }),
    decks: t.field({
      type: [Deck],
      description: 'Those of them that are there and that you may see, as they are now.',
      resolve: async ({ ids }, _args, ctx) => (await Promise.all(ids.map((id) => loadDeck(ctx, id)))).filter((row) => row !== undefined),
    }),
  }),
});

function changesIn(ctx: GraphQLContext, id: string | null): AsyncIterableIterator<DecksChange> {
  return changes(ctx, decksTopic(id ?? ''), async () => {
    await authorizeSpace(ctx, 'space.read', id);
    return { of: (ids) => [oncePerEvent(ids, 'decksChange', () => ({ ids }))] };
  });
}

builder.subscriptionField('decksChanged', (t) =>
  t.field({
    type: DecksChanged,
    authScopes: { signedIn: true },
    description: 'Every change of the decks of a space and of their cards. What somebody learns is not among it.',
    args: { spaceId: t.arg.id({ required: true, description: 'The space to watch.' }) },
    subscribe: (_root, { spaceId }, ctx) => changesIn(ctx, uuidOf('Space', spaceId)),
    resolve: (event) => event,
  }),
);
