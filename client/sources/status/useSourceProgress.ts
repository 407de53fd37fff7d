import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useSourceProgress_source$data, useSourceProgress_source$key } from '#client/__generated__/useSourceProgress_source.graphql.ts';
import { stageMessages, type KnownStage } from './sourceMessages.ts';

type LoadedStage = NonNullable<useSourceProgress_source$data['progress']>['stages'][number];

/** A stage of the processing of a source; those that are newer than this page are left out. */
export type StageProgress = LoadedStage & { readonly stage: KnownStage; readonly state: 'DONE' | 'RUNNING' | 'WAITING' };

/** How far the processing of a source is. `percent` is undefined before its first stage is done; null has no stages. */
export function useSourceProgress(ref: useSourceProgress_source$key | null): { stages: readonly StageProgress[]; percent: number | undefined } {
  const source = useFragment(
    graphql`
      fragment useSourceProgress_source on Source {
        progress {
          percent
          startedAt
          stages {
            stage
            state
            durationMs
            isRetrying
            partsDone
            parts
          }
        }
      }
    `,
    ref,
  );
  const startedAt = source?.progress?.startedAt ?? null;
  const now = source?.progress?.percent ?? undefined;
  const [furthest, setFurthest] = useState({ startedAt, percent: now });
  // Stages that nobody expected make the whole longer; a line never goes back for that.
  const percent = furthest.startedAt === startedAt && now !== undefined && furthest.percent !== undefined ? Math.max(now, furthest.percent) : now;
  if (furthest.startedAt !== startedAt || furthest.percent !== percent) setFurthest({ startedAt, percent });
  return { stages: source?.progress?.stages.flatMap(known) ?? none, percent };
}

const known = ({ stage, state, durationMs, isRetrying, partsDone, parts }: LoadedStage): readonly StageProgress[] =>
  Object.hasOwn(stageMessages, stage) && state !== '%future added value' ? [{ stage: stage as KnownStage, state, durationMs, isRetrying, partsDone, parts }] : [];
const none: readonly StageProgress[] = [];
