import { authorizeSpace, may } from '#server/domain/access/authorize.ts';
import { smartCollectionsTopic } from '#server/domain/events.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { readSmartCollectionsOf } from '#server/domain/smartCollections/readSmartCollections.ts';
import { builder } from '../base/builder.ts';
import { changes } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { oncePerEvent } from '../base/oncePerEvent.ts';
import { SmartCollection } from './SmartCollection.ts';

interface SmartChange {
  readonly spaceId: string;
  readonly ids: readonly string[];
}

const SmartCollectionsChanged = builder.objectRef<SmartChange>('SmartCollectionsChanged').implement({
  description: 'Smart collections of a space are new, changed or gone.',
  fields: (t) => ({
    smartCollectionIds: t.idList({ description: 'Which.', resolve: ({ ids }) => ids.map((id) => encodePublicId('SmartCollection', id)) }),
    smartCollections: t.field({
      type: [SmartCollection],
      description: 'Those of them that are there, as they are now.',
      resolve: async ({ spaceId, ids }, _args, ctx) =>
        (await may(ctx, 'space.read', spaceId)) ? oncePerEvent(ids, 'smartCollections', () => readSmartCollectionsOf(spaceId, ctx.db, ids)) : [],
    }),
  }),
});

function changesIn(ctx: GraphQLContext, id: string | null): AsyncIterableIterator<SmartChange> {
  return changes(ctx, smartCollectionsTopic(id ?? ''), async () => {
    const { id: spaceId } = await authorizeSpace(ctx, 'space.read', id);
    return { of: (ids) => [oncePerEvent(ids, 'smartChange', () => ({ spaceId, ids }))] };
  });
}

builder.subscriptionField('smartCollectionsChanged', (t) =>
  t.field({
    type: SmartCollectionsChanged,
    authScopes: { signedIn: true },
    description: 'Every change of the smart collections of a space: saved, renamed, given another filter, deleted, restored.',
    args: { spaceId: t.arg.id({ required: true, description: 'The space to watch.' }) },
    subscribe: (_root, { spaceId }, ctx) => changesIn(ctx, uuidOf('Space', spaceId)),
    resolve: (event) => event,
  }),
);
