import { graphql } from 'react-relay/hooks';
import type { useRetryFailedJobsMutation } from '#client/__generated__/useRetryFailedJobsMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRetryFailedJobsMutation($input: RetryFailedJobsInput!) {
    retryFailedJobs(input: $input) {
      ... on RetryFailedJobsPayload {
        retriedCount
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Lets the jobs of a queue that were given up run again. */
export function useRetryFailedJobs() {
  const [run, isRetrying] = useResultMutation<useRetryFailedJobsMutation>(mutation);
  const retryFailedJobs = (queue: string, callbacks: Pick<ResultMutationCallbacks<useRetryFailedJobsMutation>, 'onDone' | 'onRefused'>) => run({ input: { queue } }, callbacks);
  return { retryFailedJobs, isRetrying };
}
