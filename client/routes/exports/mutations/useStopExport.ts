import { graphql } from 'react-relay/hooks';
import type { useStopExportMutation } from '#client/__generated__/useStopExportMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useStopExportMutation($input: StopRunsInput!) {
    stopRuns(input: $input) {
      ... on StopRunsPayload {
        runs {
          id
          ...ExportJob_job @alias(as: "job")
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Stops an export: no file is made. */
export function useStopExport() {
  const [run, isStopping] = useResultMutation<useStopExportMutation>(mutation);
  const stopExport = (runId: string, callbacks: { onRefused: (code: Refusal<useStopExportMutation>) => void }) => run({ input: { runIds: [runId] } }, callbacks);
  return { stopExport, isStopping };
}
