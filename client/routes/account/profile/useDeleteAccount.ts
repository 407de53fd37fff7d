import { graphql } from 'react-relay/hooks';
import type { useDeleteAccountMutation } from '#client/__generated__/useDeleteAccountMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      ... on DeleteAccountPayload {
        deletedUserId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Deletes the viewer's account for good. */
export function useDeleteAccount() {
  const [run, isDeleting] = useResultMutation<useDeleteAccountMutation>(mutation);
  const deleteAccount = (confirmation: string, callbacks: Pick<ResultMutationCallbacks<useDeleteAccountMutation>, 'onDone' | 'onRefused'>) => run({ input: { confirmation } }, callbacks);
  return { deleteAccount, isDeleting };
}
