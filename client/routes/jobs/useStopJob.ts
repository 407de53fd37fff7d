import { graphql } from 'react-relay/hooks';
import type { useStopJobMutation } from '#client/__generated__/useStopJobMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { partsOf, type SpaceJobKind } from './spaceJobKind.ts';

const mutation = graphql`
  mutation useStopJobMutation($input: StopRunsInput!, $isImport: Boolean!) {
    stopRuns(input: $input) {
      ... on StopRunsPayload {
        runs {
          id
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ImportJob_job @include(if: $isImport) @alias(as: "import")
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ExportJob_job @skip(if: $isImport) @alias(as: "export")
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Stops a job of a kind: what an import added until then is kept, an export makes no file. */
export function useStopJob(kind: SpaceJobKind) {
  const [run, isStopping] = useResultMutation<useStopJobMutation>(mutation);
  const stopJob = (runId: string, callbacks: { onRefused: (code: Refusal<useStopJobMutation>) => void }) => run({ input: { runIds: [runId] }, ...partsOf(kind) }, callbacks);
  return { stopJob, isStopping };
}
