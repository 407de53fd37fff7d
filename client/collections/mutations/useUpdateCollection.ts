import { graphql } from 'react-relay/hooks';
import type {
  UpdateCollectionInput,
  useUpdateCollectionMutation,
} from '#client/__generated__/useUpdateCollectionMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdateCollectionMutation($input: UpdateCollectionInput!) {
    updateCollection(input: $input) {
      ... on UpdateCollectionPayload {
        collection {
          ...CollectionHeader_collection
        }
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

/** Renames, describes or re-parents a collection; a new name is seen at once. */
export function useUpdateCollection() {
  const [run, isUpdating] = useResultMutation<useUpdateCollectionMutation>(mutation);
  const updateCollection = (
    input: UpdateCollectionInput,
    callbacks: { onDone?: () => void; onRefused: (code: Refusal<useUpdateCollectionMutation>) => void },
  ) =>
    run(
      { input },
      {
        ...callbacks,
        optimisticUpdater: (store) => {
          if (input.name) store.get(input.collectionId)?.setValue(input.name, 'name');
        },
      },
    );
  return { updateCollection, isUpdating };
}
