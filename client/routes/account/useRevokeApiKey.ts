import { graphql } from 'react-relay/hooks';
import type { RevokeApiKeyInput, useRevokeApiKeyMutation } from '#client/__generated__/useRevokeApiKeyMutation.graphql.ts';
import { useCommand, type CommandCallbacks } from '#client/relay/useCommand.ts';

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
  const [run, isRevoking] = useCommand<useRevokeApiKeyMutation>(mutation);
  const revokeApiKey = (input: RevokeApiKeyInput, callbacks: Pick<CommandCallbacks<useRevokeApiKeyMutation>, 'onDone' | 'onRefused'>) =>
    run({ input }, callbacks);
  return { revokeApiKey, isRevoking };
}
