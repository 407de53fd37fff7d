import { graphql } from 'react-relay/hooks';
import type { useDeleteCollectionMutation } from '#client/__generated__/useDeleteCollectionMutation.graphql.ts';
import { useCommand, type Refusal } from '#client/relay/useCommand.ts';

const mutation = graphql`
  mutation useDeleteCollectionMutation($input: DeleteCollectionInput!) {
    deleteCollection(input: $input) {
      ... on DeleteCollectionPayload {
        deletedCollectionIds
        space {
          ...CollectionTree_space
          ...CollectionDialogs_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Deletes a collection for good, with all that is below it. */
export function useDeleteCollection() {
  const [run, isDeleting] = useCommand<useDeleteCollectionMutation>(mutation);
  const deleteCollection = (
    input: { collectionId: string; confirmation: string },
    { onDone, onRefused }: { onDone: (deletedIds: readonly string[]) => void; onRefused: (code: Refusal<useDeleteCollectionMutation>) => void },
  ) => run({ input }, { onDone: ({ deletedCollectionIds }) => onDone(deletedCollectionIds ?? []), onRefused });
  return { deleteCollection, isDeleting };
}
