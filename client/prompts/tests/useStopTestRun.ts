import { graphql } from 'react-relay/hooks';
import type { useStopTestRunMutation } from '#client/__generated__/useStopTestRunMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useStopTestRunMutation($input: StopRunsInput!) {
    stopRuns(input: $input) {
      ... on StopRunsPayload {
        runs {
          __typename
          # For the store, where the page sees it.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...TestRunCard_run @alias(as: "testRun")
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Stops a test run: the answers that it has are kept. */
export function useStopTestRun() {
  const [run, isStopping] = useResultMutation<useStopTestRunMutation>(mutation);
  const stopTestRun = (runId: string, callbacks: { onDone: () => void; onRefused: (code: Refusal<useStopTestRunMutation>) => void }) => run({ input: { runIds: [runId] } }, callbacks);
  return { stopTestRun, isStopping };
}
