import { graphql } from 'react-relay/hooks';
import type { useRestoreCollectionsMutation } from '#client/__generated__/useRestoreCollectionsMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { markCollectionsThere } from '../deletedCollections.ts';

const mutation = graphql`
  mutation useRestoreCollectionsMutation($input: RestoreCollectionsInput!) {
    restoreCollections(input: $input) {
      ... on RestoreCollectionsPayload {
        restoredCollectionIds
        restoredSourceIds
        collections {
          space {
            ...CollectionTree_space
            ...CollectionDialogs_space
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Callbacks = { onDone: (restoredSourceIds: readonly string[]) => void; onRefused: (code: Refusal<useRestoreCollectionsMutation>) => void };

/** Takes a deleted collection out of the trash, with all that went with it. */
export function useRestoreCollections() {
  const [run, isRestoring] = useResultMutation<useRestoreCollectionsMutation>(mutation);
  const restoreCollection = (deletedCollectionId: string, { onDone, onRefused }: Callbacks) =>
    run(
      { input: { deletedCollectionIds: [deletedCollectionId] } },
      {
        onDone: ({ restoredCollectionIds = [], restoredSourceIds = [] }) => {
          markCollectionsThere(restoredCollectionIds);
          onDone(restoredSourceIds);
        },
        onRefused,
      },
    );
  return { restoreCollection, isRestoring };
}
