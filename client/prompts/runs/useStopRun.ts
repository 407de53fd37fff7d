import { graphql } from 'react-relay/hooks';
import type { useStopRunMutation } from '#client/__generated__/useStopRunMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useStopRunMutation($input: StopRunsInput!) {
    stopRuns(input: $input) {
      ... on StopRunsPayload {
        runs {
          id
          # For the store: what is shown reads it there.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...RunAnswer_state @alias(as: "run")
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Stops runs: what came until then is kept. */
export function useStopRun() {
  const [run] = useResultMutation<useStopRunMutation>(mutation);
  return (runIds: readonly string[], callbacks: { onRefused: (code: Refusal<useStopRunMutation>) => void }) => run({ input: { runIds: [...runIds] } }, callbacks);
}
