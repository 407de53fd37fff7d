import { graphql } from 'react-relay/hooks';
import type { useRequestEmailChangeMutation } from '#client/__generated__/useRequestEmailChangeMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
    requestEmailChange(input: $input) {
      ... on RequestEmailChangePayload {
        account {
          pendingEmail
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Asks for another address, or with null takes that back. */
export function useRequestEmailChange() {
  const [run, isRequesting] = useResultMutation<useRequestEmailChangeMutation>(mutation);
  const requestEmailChange = (email: string | null, callbacks: Pick<ResultMutationCallbacks<useRequestEmailChangeMutation>, 'onDone' | 'onRefused'>) => run({ input: { email } }, callbacks);
  return { requestEmailChange, isRequesting };
}
