import { graphql, useFragment } from 'react-relay';
import type { useStages_source$key } from '#client/__generated__/useStages_source.graphql.ts';
import { percentOf, stagesOf, type StageProgress } from './processing.ts';

/** How far the newest run of a source's processing is. `percent` is undefined before its first stage is done; null has no stages. */
export function useStages(ref: useStages_source$key | null): { stages: readonly StageProgress[]; percent: number | undefined } {
  const source = useFragment(
    graphql`
      fragment useStages_source on Source {
        processingLog {
          stage
          outcome
          durationMs
          run
          partsDone
          parts
        }
      }
    `,
    ref,
  );
  if (!source) return none;
  const stages = stagesOf(
    source.processingLog.map(({ stage, outcome, durationMs, run, partsDone, parts }) => ({ stage, outcome, durationMs, run, partsDone, parts })),
  );
  return { stages, percent: percentOf(stages) };
}

const none = { stages: [], percent: undefined } as const;
