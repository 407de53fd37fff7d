import type { ProcessingStage } from '#server/platform/db/generated/client.ts';
import type { PresentRun, RunStage } from './processingLog.ts';

/** How far one stage of a run is. */
export interface StageProgress {
  readonly stage: ProcessingStage;
  readonly state: 'DONE' | 'RUNNING' | 'WAITING';
  /** How long it took; null unless it is done. */
  readonly durationMs: number | null;
  /** Whether it went wrong and will be tried again by itself. */
  readonly isRetrying: boolean;
  /** Of one that runs: how many of its parts are done, where it knows (pages of a document, pieces of a text). */
  readonly parts: { readonly done: number; readonly of: number } | null;
}

/** How far the processing of a source is. */
export interface SourceProgress {
  /** The stage that runs; null while none does. */
  readonly stage: ProcessingStage | null;
  /** The share of stages that are done, 0 to 100; null before there is any: nobody knows more. */
  readonly percent: number | null;
  /** When its first stage began; null while it waits for a worker. */
  readonly startedAt: Date | null;
  readonly stages: readonly StageProgress[];
}

/** In the order in which they run. */
const order = ['FETCH', 'RENDER', 'EXTRACT', 'RECOGNIZE', 'PREVIEW', 'SNAPSHOT', 'SUMMARY', 'TAGS', 'STRUCTURE', 'REWRITE', 'TRANSLATE', 'SAVE'] as const satisfies readonly ProcessingStage[];
/** Those that are expected of every source; the others show once they begin. */
const expected: ReadonlySet<ProcessingStage> = new Set(['FETCH', 'EXTRACT', 'SAVE']);

/** How far a run is; a stage that was tried more than once counts by its newest try. */
export function progressOf(log: PresentRun): SourceProgress {
  const [first] = log;
  const stages = stagesOf(log);
  return {
    stage: stages.find(({ state }) => state === 'RUNNING')?.stage ?? null,
    percent: percentOf(stages),
    startedAt: first ? new Date(first.startedAt) : null,
    stages,
  };
}

function stagesOf(log: PresentRun): StageProgress[] {
  const entryOf = (stage: ProcessingStage): RunStage | undefined => {
    const index = log.findLastIndex((entry) => entry.stage === stage);
    // What comes before it has begun since: it is done once more.
    return log.slice(index + 1).some((later) => order.indexOf(later.stage) < order.indexOf(stage)) ? undefined : log[index];
  };
  const newest = order.findLastIndex((stage) => entryOf(stage));
  return order.flatMap((stage, index): StageProgress[] => {
    const entry = entryOf(stage);
    // What was passed over does not come any more: a file is not fetched.
    if (!entry && (!expected.has(stage) || index < newest)) return [];
    const isRetrying = entry?.outcome === 'RETRYING';
    const state = !entry || isRetrying ? 'WAITING' : entry.outcome === 'SUCCEEDED' || entry.outcome === 'SKIPPED' ? 'DONE' : 'RUNNING';
    const of = state === 'RUNNING' ? (entry?.parts ?? 0) : 0;
    return [
      {
        stage,
        state,
        durationMs: state === 'DONE' ? (entry?.durationMs ?? null) : null,
        isRetrying,
        parts: of > 0 ? { done: Math.min(entry?.partsDone ?? 0, of), of } : null,
      },
    ];
  });
}

function percentOf(stages: readonly StageProgress[]): number | null {
  const done = stages.reduce((sum, { state, parts }) => sum + (state === 'DONE' ? 1 : parts ? parts.done / parts.of : 0), 0);
  return done === 0 ? null : Math.round((done / stages.length) * 100);
}
