import { graphql } from 'react-relay/hooks';
import type { DeleteFeedAddressesInput, useDeleteFeedAddressesMutation } from '#client/__generated__/useDeleteFeedAddressesMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useDeleteFeedAddressesMutation($input: DeleteFeedAddressesInput!, $connections: [ID!]!) {
    deleteFeedAddresses(input: $input) {
      ... on DeleteFeedAddressesPayload {
        deletedFeedAddressIds @deleteEdge(connections: $connections)
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Ends addresses of feeds, which leave the list `connection`. */
export function useDeleteFeedAddresses(connection: string) {
  const [run, isDeleting] = useResultMutation<useDeleteFeedAddressesMutation>(mutation);
  const deleteFeedAddresses = (input: DeleteFeedAddressesInput, callbacks: { onDone: () => void; onRefused: (code: Refusal<useDeleteFeedAddressesMutation>) => void }) =>
    run({ input, connections: [connection] }, callbacks);
  return { deleteFeedAddresses, isDeleting };
}
