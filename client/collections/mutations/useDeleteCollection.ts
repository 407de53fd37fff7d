import { graphql } from 'react-relay/hooks';
import type { useDeleteCollectionMutation } from '#client/__generated__/useDeleteCollectionMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useDeleteCollectionMutation($input: DeleteCollectionInput!) {
    deleteCollection(input: $input) {
      ... on DeleteCollectionPayload {
        undoId
        deletedCollectionIds
        deletedSourceCount
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

/** What was put into the trash. */
export type TrashedCollection = {
  readonly name: string;
  /** It and all that were below it. */
  readonly collectionIds: readonly string[];
  readonly sourceCount: number;
  readonly undoId: string | null | undefined;
};

/** Puts a collection into the trash, with all that is below it. */
export function useDeleteCollection() {
  const [run, isDeleting] = useResultMutation<useDeleteCollectionMutation>(mutation);
  const deleteCollection = (
    { name, ...input }: { collectionId: string; name: string; confirmation: string },
    { onDone, onRefused }: { onDone: (trashed: TrashedCollection) => void; onRefused: (code: Refusal<useDeleteCollectionMutation>) => void },
  ) =>
    run(
      { input: { ...input, undoable: true } },
      {
        onDone: ({ deletedCollectionIds = [], deletedSourceCount = 0, undoId }) => onDone({ name, collectionIds: deletedCollectionIds, sourceCount: deletedSourceCount, undoId }),
        onRefused,
      },
    );
  return { deleteCollection, isDeleting };
}
