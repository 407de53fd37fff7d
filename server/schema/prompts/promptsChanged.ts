import { authorizeSpace } from '#server/domain/access/authorize.ts';
import { promptsTopic } from '#server/domain/events.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { changes } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { oncePerEvent } from '../base/oncePerEvent.ts';
import { loadPrompt, Prompt } from './Prompt.ts';
import { loadPromptCollection, PromptCollection } from './PromptCollection.ts';

interface PromptsChange {
  /** Public ids: an event is of several kinds. */
  readonly ids: readonly string[];
}

const isThere = <Row>(row: Row | undefined): row is Row => row !== undefined;
const ofKind = (kind: 'Prompt' | 'PromptCollection', ids: readonly string[]) => ids.flatMap((id) => uuidOf(kind, id) ?? []);

const PromptsChanged = builder.objectRef<PromptsChange>('PromptsChanged').implement({
  description: 'Prompts or prompt collections of a space are new, changed or gone.',
  fields: (t) => ({
    changedIds: t.idList({ description: 'Which, of both kinds.', resolve: ({ ids }) => [...ids] }),
    prompts: t.field({
      type: [Prompt],
      description: 'Those of the prompts that are there and that you may see, as they are now.',
      resolve: async ({ ids }, _args, ctx) => (await Promise.all(ofKind('Prompt', ids).map((id) => loadPrompt(ctx, id)))).filter(isThere),
    }),
    promptCollections: t.field({
      type: [PromptCollection],
      description: 'Those of the prompt collections that are there and that you may see, as they are now.',
      resolve: async ({ ids }, _args, ctx) => (await Promise.all(ofKind('PromptCollection', ids).map((id) => loadPromptCollection(ctx, id)))).filter(isThere),
    }),
  }),
});

function changesIn(ctx: GraphQLContext, id: string | null): AsyncIterableIterator<PromptsChange> {
  return changes(ctx, promptsTopic(id ?? ''), async () => {
    await authorizeSpace(ctx, 'space.read', id);
    return { of: (ids) => [oncePerEvent(ids, 'promptsChange', () => ({ ids }))] };
  });
}

builder.subscriptionField('promptsChanged', (t) =>
  t.field({
    type: PromptsChanged,
    authScopes: { signedIn: true },
    description: 'Every change of the prompts of a space and of their collections: created, renamed, moved, edited, deleted, brought back.',
    args: { spaceId: t.arg.id({ required: true, description: 'The space to watch.' }) },
    subscribe: (_root, { spaceId }, ctx) => changesIn(ctx, uuidOf('Space', spaceId)),
    resolve: (event) => event,
  }),
);
