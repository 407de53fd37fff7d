import { graphql } from 'react-relay/hooks';
import type { CreateFeedsInput, useCreateFeedsMutation } from '#client/__generated__/useCreateFeedsMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCreateFeedsMutation($input: CreateFeedsInput!) {
    createFeeds(input: $input) {
      ... on CreateFeedsPayload {
        feeds {
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Adds feeds to a space and answers how many there are of those that were named. */
export function useCreateFeeds() {
  const [run, isCreating] = useResultMutation<useCreateFeedsMutation>(mutation);
  const createFeeds = (input: CreateFeedsInput, callbacks: { onDone: (count: number) => void; onRefused: (code: Refusal<useCreateFeedsMutation>) => void }) =>
    run({ input }, { onDone: ({ feeds = [] }) => callbacks.onDone(feeds.length), onRefused: callbacks.onRefused });
  return { createFeeds, isCreating };
}
