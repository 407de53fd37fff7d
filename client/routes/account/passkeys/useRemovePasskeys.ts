import { graphql } from 'react-relay/hooks';
import type { useRemovePasskeysMutation } from '#client/__generated__/useRemovePasskeysMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRemovePasskeysMutation($input: RemovePasskeysInput!) {
    removePasskeys(input: $input) {
      ... on RemovePasskeysPayload {
        account {
          passkeys {
            id
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Takes passkeys of the viewer off. */
export function useRemovePasskeys() {
  const [run, isRemoving] = useResultMutation<useRemovePasskeysMutation>(mutation);
  const removePasskeys = (passkeyIds: string[], callbacks: Pick<ResultMutationCallbacks<useRemovePasskeysMutation>, 'onDone' | 'onRefused'>) => run({ input: { passkeyIds } }, callbacks);
  return { removePasskeys, isRemoving };
}
