import { graphql } from 'react-relay/hooks';
import type { DeleteSpaceInput, useDeleteSpaceMutation } from '#client/__generated__/useDeleteSpaceMutation.graphql.ts';
import { useCommand, type CommandCallbacks } from '#client/relay/useCommand.ts';

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
  const [run, isDeleting] = useCommand<useDeleteSpaceMutation>(mutation);
  const deleteSpace = (input: DeleteSpaceInput, callbacks: Pick<CommandCallbacks<useDeleteSpaceMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { deleteSpace, isDeleting };
}
