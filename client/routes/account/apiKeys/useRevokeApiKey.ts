import { graphql } from 'react-relay/hooks';
import type { RevokeApiKeyInput, useRevokeApiKeyMutation } from '#client/__generated__/useRevokeApiKeyMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRevokeApiKeyMutation($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) {
      ... on RevokeApiKeyPayload {
        apiKey {
          ...ApiKeyRow_apiKey
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Ends a key for good. */
export function useRevokeApiKey() {
  const [run, isRevoking] = useResultMutation<useRevokeApiKeyMutation>(mutation);
  const revokeApiKey = (input: RevokeApiKeyInput, callbacks: Pick<ResultMutationCallbacks<useRevokeApiKeyMutation>, 'onDone' | 'onRefused'>) =>
    run({ input }, callbacks);
  return { revokeApiKey, isRevoking };
}
