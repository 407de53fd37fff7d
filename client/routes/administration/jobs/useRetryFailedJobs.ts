import { graphql } from 'react-relay/hooks';
import type { useRetryFailedJobsMutation } from '#client/__generated__/useRetryFailedJobsMutation.graphql.ts';
import { useCommand, type CommandCallbacks } from '#client/relay/useCommand.ts';

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
  const [run, isRetrying] = useCommand<useRetryFailedJobsMutation>(mutation);
  const retryFailedJobs = (queue: string, callbacks: Pick<CommandCallbacks<useRetryFailedJobsMutation>, 'onDone' | 'onRefused'>) => run({ input: { queue } }, callbacks);
  return { retryFailedJobs, isRetrying };
}
