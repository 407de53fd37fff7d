import { authorizeSpace, may } from '#server/domain/access/authorize.ts';
import { spaceTopic } from '#server/domain/events.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { readSharedSourcesOf } from '#server/domain/sources/read/readSources.ts';
import { builder } from '../base/builder.ts';
import { changes } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { oncePerEvent } from '../base/oncePerEvent.ts';
import { Source } from './Source.ts';

interface Change {
  readonly sourceId: string;
  readonly spaceId: string;
  /** All the sources that the same event is about. */
  readonly together: readonly string[];
}

const SourceStatusChanged = builder.objectRef<Change>('SourceStatusChanged').implement({
  description: 'A source is new, has changed, has moved or is gone.',
  fields: (t) => ({
    sourceId: t.id({ description: 'Which source.', resolve: ({ sourceId }) => encodePublicId('Source', sourceId) }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'The source as it is now, read under your rights; null when it is gone or not visible to you any more.',
      resolve: (change, _args, ctx) => readChanged(change, ctx),
    }),
  }),
});

async function readChanged({ sourceId, spaceId, together }: Change, ctx: GraphQLContext) {
  if (!(await may(ctx, 'space.read', spaceId))) return null;
  const sources = await oncePerEvent(together, 'sources', () => readSharedSourcesOf(spaceId, ctx.db, together));
  return sources.get(sourceId) ?? null;
}

function changesIn(ctx: GraphQLContext, id: string | null): AsyncIterableIterator<Change> {
  return changes(ctx, spaceTopic(id ?? ''), async () => {
    const { id: spaceId } = await authorizeSpace(ctx, 'space.read', id);
    return { of: (together) => oncePerEvent(together, 'changes', () => together.map((sourceId) => ({ sourceId, spaceId, together }))) };
  });
}

builder.subscriptionType({
  description: 'What happens, as it happens: over WebSocket (`graphql-transport-ws`) or server-sent events.',
  fields: (t) => ({
    sourceStatusChanged: t.field({
      type: SourceStatusChanged,
      authScopes: { signedIn: true },
      description:
        'Every change of a source in a space: added, another status, a stage of its processing, changed by a person, moved, put into the trash, restored, deleted. ' +
        'Events may come doubled or late; the last one about a source carries its latest state. More than 150 sources changed at once are told by `collectionsChanged` with `readAgain` instead.',
      args: { spaceId: t.arg.id({ required: true, description: 'The space to watch.' }) },
      subscribe: (_root, { spaceId }, ctx) => changesIn(ctx, uuidOf('Space', spaceId)),
      resolve: (event) => event,
    }),
  }),
});
