import { graphql } from 'react-relay/hooks';
import type { DeleteSpaceInput, useDeleteSpaceMutation } from '#client/__generated__/useDeleteSpaceMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useDeleteSpaceMutation($input: DeleteSpaceInput!) {
    deleteSpace(input: $input) {
      ... on DeleteSpacePayload {
        deletedSpaceId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Deletes a space for good, with all that is in it. */
export function useDeleteSpace() {
  const [run, isDeleting] = useResultMutation<useDeleteSpaceMutation>(mutation);
  const deleteSpace = (input: DeleteSpaceInput, callbacks: Pick<ResultMutationCallbacks<useDeleteSpaceMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { deleteSpace, isDeleting };
}
