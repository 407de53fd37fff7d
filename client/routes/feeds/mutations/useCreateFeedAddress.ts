import { graphql } from 'react-relay/hooks';
import type { CreateFeedAddressInput, useCreateFeedAddressMutation } from '#client/__generated__/useCreateFeedAddressMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCreateFeedAddressMutation($input: CreateFeedAddressInput!, $connections: [ID!]!) {
    createFeedAddress(input: $input) {
      ... on CreateFeedAddressPayload {
        feedAddress @prependNode(connections: $connections, edgeTypeName: "FeedAddressEdge") {
          id
          ...FeedAddressRow_feedAddress
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Makes an address at the front of the list `connection`. */
export function useCreateFeedAddress(connection: string) {
  const [run, isCreating] = useResultMutation<useCreateFeedAddressMutation>(mutation);
  const createFeedAddress = (input: CreateFeedAddressInput, callbacks: { onDone: () => void; onRefused: (code: Refusal<useCreateFeedAddressMutation>) => void }) =>
    run({ input, connections: [connection] }, callbacks);
  return { createFeedAddress, isCreating };
}
