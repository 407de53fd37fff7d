import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
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
  const log = source?.processingLog ?? [];
  const run = log.at(-1)?.run ?? 0;
  const stages = source ? stagesOf(log.map(({ stage, outcome, durationMs, run, partsDone, parts }) => ({ stage, outcome, durationMs, run, partsDone, parts }))) : none;
  const now = percentOf(stages);
  const [furthest, setFurthest] = useState({ run, percent: now });
  // Stages that nobody expected make the whole longer; a line never goes back for that.
  const percent = furthest.run === run && now !== undefined && furthest.percent !== undefined ? Math.max(now, furthest.percent) : now;
  if (furthest.run !== run || furthest.percent !== percent) setFurthest({ run, percent });
  return { stages, percent };
}

const none: readonly StageProgress[] = [];
