import { graphql } from 'react-relay/hooks';
import type { UpdateFeedsInput, useUpdateFeedsMutation } from '#client/__generated__/useUpdateFeedsMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdateFeedsMutation($input: UpdateFeedsInput!) {
    updateFeeds(input: $input) {
      ... on UpdateFeedsPayload {
        feeds {
          ...FeedRow_feed
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Changes feeds. */
export function useUpdateFeeds() {
  const [run, isUpdating] = useResultMutation<useUpdateFeedsMutation>(mutation);
  const updateFeeds = (input: UpdateFeedsInput, callbacks: { onDone: () => void; onRefused: (code: Refusal<useUpdateFeedsMutation>) => void }) => run({ input }, callbacks);
  return { updateFeeds, isUpdating };
}
