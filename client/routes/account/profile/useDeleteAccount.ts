import { graphql } from 'react-relay/hooks';
import type { useDeleteAccountMutation } from '#client/__generated__/useDeleteAccountMutation.graphql.ts';
import { useCommand, type CommandCallbacks } from '#client/relay/useCommand.ts';

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
  const [run, isDeleting] = useCommand<useDeleteAccountMutation>(mutation);
  const deleteAccount = (confirmation: string, callbacks: Pick<CommandCallbacks<useDeleteAccountMutation>, 'onDone' | 'onRefused'>) => run({ input: { confirmation } }, callbacks);
  return { deleteAccount, isDeleting };
}
