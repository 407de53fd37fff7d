import { authorizeSpace } from '#server/domain/access/authorize.ts';
import { spaceTopic } from '#server/domain/events.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../builder.ts';
import type { GraphQLContext } from '../context.ts';
import { rereadSource } from '../rereading.ts';
import { Source } from './Source.ts';

const SourceStatusChanged = builder.objectRef<{ sourceId: string }>('SourceStatusChanged').implement({
  description: 'A source is new, has changed, has moved or is gone.',
  fields: (t) => ({
    sourceId: t.id({ description: 'Which source.', resolve: ({ sourceId }) => encodePublicId('Source', sourceId) }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'The source as it is at this moment, read under your rights; null when it is gone or not visible to you any more.',
      resolve: ({ sourceId }, _args, ctx, info) => rereadSource(ctx, info, sourceId),
    }),
  }),
});

async function* changesIn(ctx: GraphQLContext, spaceId: string | null): AsyncGenerator<{ sourceId: string }> {
  const events = ctx.subscribe(spaceTopic(spaceId ?? ''));
  await authorizeSpace(ctx, 'space.read', spaceId);
  for await (const ids of events) {
    for (const sourceId of ids) yield { sourceId };
  }
}

builder.subscriptionType({
  description: 'What happens, as it happens: over WebSocket (`graphql-transport-ws`) or server-sent events.',
  fields: (t) => ({
    sourceStatusChanged: t.field({
      type: SourceStatusChanged,
      authScopes: { signedIn: true },
      description:
        'Every change of a source in a space: added, another status, a stage of its processing, moved, put into the trash, restored, deleted. Events may come doubled or late; `source` is always the truth of the moment.',
      args: { spaceId: t.arg.id({ required: true, description: 'The space to watch.' }) },
      subscribe: (_root, { spaceId }, ctx) => changesIn(ctx, uuidOf('Space', spaceId)),
      resolve: (event) => event,
    }),
  }),
});
