import { graphql } from 'react-relay/hooks';
import type { useStopImportMutation } from '#client/__generated__/useStopImportMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useStopImportMutation($input: StopRunsInput!) {
    stopRuns(input: $input) {
      ... on StopRunsPayload {
        runs {
          id
          ...ImportJob_job @alias(as: "job")
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Stops an import: what it added until then is kept. */
export function useStopImport() {
  const [run, isStopping] = useResultMutation<useStopImportMutation>(mutation);
  const stopImport = (runId: string, callbacks: { onRefused: (code: Refusal<useStopImportMutation>) => void }) => run({ input: { runIds: [runId] } }, callbacks);
  return { stopImport, isStopping };
}
