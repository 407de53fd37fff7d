import { graphql } from 'react-relay/hooks';
import type { useDeleteCollectionsForeverMutation } from '#client/__generated__/useDeleteCollectionsForeverMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useDeleteCollectionsForeverMutation($input: DeleteCollectionsForeverInput!) {
    deleteCollectionsForever(input: $input) {
      ... on DeleteCollectionsForeverPayload {
        deletedSourceCount
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Callbacks = { onDone: () => void; onRefused: (code: Refusal<useDeleteCollectionsForeverMutation>) => void };

/** Deletes a collection in the trash for good, with all that went with it. */
export function useDeleteCollectionsForever() {
  const [run, isDeleting] = useResultMutation<useDeleteCollectionsForeverMutation>(mutation);
  const deleteCollectionForever = (deletedCollectionId: string, { onDone, onRefused }: Callbacks) =>
    run({ input: { deletedCollectionIds: [deletedCollectionId] } }, { onDone: () => onDone(), onRefused });
  return { deleteCollectionForever, isDeleting };
}
