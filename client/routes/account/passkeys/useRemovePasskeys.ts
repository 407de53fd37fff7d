import { graphql } from 'react-relay/hooks';
import type { useRemovePasskeysMutation } from '#client/__generated__/useRemovePasskeysMutation.graphql.ts';
import { useCommand, type CommandCallbacks } from '#client/relay/useCommand.ts';

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
  const [run, isRemoving] = useCommand<useRemovePasskeysMutation>(mutation);
  const removePasskeys = (passkeyIds: string[], callbacks: Pick<CommandCallbacks<useRemovePasskeysMutation>, 'onDone' | 'onRefused'>) => run({ input: { passkeyIds } }, callbacks);
  return { removePasskeys, isRemoving };
}
