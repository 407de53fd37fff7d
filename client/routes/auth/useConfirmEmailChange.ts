import { graphql } from 'react-relay/hooks';
import type { useConfirmEmailChangeMutation } from '#client/__generated__/useConfirmEmailChangeMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useConfirmEmailChangeMutation($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      ... on ConfirmEmailChangePayload {
        email
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Makes an address that of the account, with the token of the link in the mail there; nobody has to be signed in. */
export function useConfirmEmailChange() {
  const [run, isConfirming] = useResultMutation<useConfirmEmailChangeMutation>(mutation);
  const confirmEmailChange = (
    token: string,
    callbacks: { onDone: (email: string) => void; onRefused: (code: Refusal<useConfirmEmailChangeMutation>) => void },
  ) => run({ input: { token } }, { onDone: ({ email }) => email !== undefined && callbacks.onDone(email), onRefused: callbacks.onRefused });
  return { confirmEmailChange, isConfirming };
}
