import { graphql } from 'react-relay/hooks';
import type { DeleteFeedsInput, useDeleteFeedsMutation } from '#client/__generated__/useDeleteFeedsMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useDeleteFeedsMutation($input: DeleteFeedsInput!, $connections: [ID!]!) {
    deleteFeeds(input: $input) {
      ... on DeleteFeedsPayload {
        deletedFeedIds @deleteEdge(connections: $connections)
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Deletes feeds, which leave the list `connection`. */
export function useDeleteFeeds(connection: string) {
  const [run, isDeleting] = useResultMutation<useDeleteFeedsMutation>(mutation);
  const deleteFeeds = (input: DeleteFeedsInput, callbacks: { onDone: () => void; onRefused: (code: Refusal<useDeleteFeedsMutation>) => void }) => run({ input, connections: [connection] }, callbacks);
  return { deleteFeeds, isDeleting };
}
