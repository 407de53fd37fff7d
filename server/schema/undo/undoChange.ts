import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { type ChangeUndone, undoChange } from '#server/domain/sources/undo/undoChange.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { loadNode } from '../base/nodes.ts';
import { changedCollections, changedSourceIds, changedSources } from '../sources/changedSources.ts';

const mostChanged = 1_000;

/** What has changed, collections first: whoever shows them needs their places. */
const nodesOf = ({ collectionIds, sourceIds, promptCollectionIds = [], promptIds = [], conversationIds = [], testSetIds = [], deckIds = [], workIds = [] }: ChangeUndone) => [
  ...collectionIds.map((id) => ({ typename: 'Collection', id }) as const),
  ...sourceIds.map((id) => ({ typename: 'Source', id }) as const),
  ...promptCollectionIds.map((id) => ({ typename: 'PromptCollection', id }) as const),
  ...promptIds.map((id) => ({ typename: 'Prompt', id }) as const),
  ...conversationIds.map((id) => ({ typename: 'Conversation', id }) as const),
  ...deckIds.map((id) => ({ typename: 'Deck', id }) as const),
  ...workIds.map((id) => ({ typename: 'Work', id }) as const),
  ...testSetIds.map((id) => ({ typename: 'TestSet', id }) as const),
];

builder.relayMutationField(
  'undoChange',
  {
    description: 'What to take back.',
    inputFields: (t) => ({ undoId: t.id({ required: true, description: 'The `undoId` that the mutation answered, at most an hour ago, or `Job.undoId`.' }) }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Takes back what you did to many sources with one call, the deletion of a collection, of prompts or of works, what you did to flashcards, or an import: all of it or nothing, once. Sources that were deleted for good since then are passed over.',
    resolve: (_root, { input: { undoId } }, ctx) => undoChange(ctx, uuidOf('Undo', undoId)),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      changedSourceIds: changedSourceIds(t, 'The sources that are as they were.'),
      sources: changedSources(t),
      collections: changedCollections(t),
      changedIds: t.idList({ description: 'The ids of all of it.', resolve: (changed) => nodesOf(changed).map(({ typename, id }) => encodePublicId(typename, id)) }),
      changed: t.field({
        type: [builder.nodeInterfaceRef()],
        description: 'Whatever is as it was, of any kind; of more than 1,000 the first 1,000.',
        resolve: async (changed, _args, ctx) => {
          const nodes = await Promise.all(nodesOf(changed).slice(0, mostChanged).map((each) => loadNode(ctx, each)));
          return nodes.filter((node) => node !== null);
        },
      }),
    }),
  },
);
