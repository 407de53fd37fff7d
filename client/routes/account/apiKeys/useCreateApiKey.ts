import { graphql } from 'react-relay/hooks';
import type { CreateApiKeyInput, useCreateApiKeyMutation } from '#client/__generated__/useCreateApiKeyMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCreateApiKeyMutation($input: CreateApiKeyInput!, $connections: [ID!]!) {
    createApiKey(input: $input) {
      ... on CreateApiKeyPayload {
        secret
        apiKey @prependNode(connections: $connections, edgeTypeName: "ApiKeyEdge") {
          ...ApiKeyRow_apiKey
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Makes a key at the front of the list `connection`, and answers its secret, this once. */
export function useCreateApiKey(connection: string) {
  const [run, isCreating] = useResultMutation<useCreateApiKeyMutation>(mutation);
  const createApiKey = (
    input: CreateApiKeyInput,
    callbacks: { onDone: (secret: string) => void; onRefused: (code: Refusal<useCreateApiKeyMutation>) => void },
  ) =>
    run(
      { input, connections: [connection] },
      { onDone: ({ secret }) => secret !== undefined && callbacks.onDone(secret), onRefused: callbacks.onRefused },
    );
  return { createApiKey, isCreating };
}
