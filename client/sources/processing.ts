/** What is needed of a `ProcessingEvent`. */
export type LoggedStage = {
  readonly stage: string;
  readonly outcome: string;
  readonly durationMs: number | null;
  readonly run: number;
};

const STAGES = ['FETCH', 'EXTRACT', 'PREVIEW', 'SNAPSHOT', 'SUMMARY', 'TAGS', 'STRUCTURE', 'REWRITE', 'TRANSLATE', 'SAVE'] as const;
/** Those that are expected of every source; the others show once they begin. */
const ALWAYS: ReadonlySet<string> = new Set(['FETCH', 'EXTRACT', 'SAVE']);

export type StageProgress = {
  readonly stage: (typeof STAGES)[number];
  readonly state: 'done' | 'now' | 'next';
  readonly durationMs: number | null;
  /** It went wrong and will be tried again by itself. */
  readonly isRetrying: boolean;
};

const OVER = ['SUCCEEDED', 'SKIPPED'];

/** How far the newest run is, stage by stage; a stage that was tried more than once counts by its newest try. */
export function stagesOf(log: readonly LoggedStage[]): readonly StageProgress[] {
  const run = Math.max(0, ...log.map((event) => event.run));
  return STAGES.flatMap((stage) => {
    const event = log.findLast((entry) => entry.run === run && entry.stage === stage);
    if (!event && !ALWAYS.has(stage)) return [];
    const isRetrying = event?.outcome === 'RETRYING';
    const state = !event || isRetrying ? 'next' : OVER.includes(event.outcome) ? 'done' : 'now';
    return { stage, state, durationMs: state === 'done' ? (event?.durationMs ?? null) : null, isRetrying };
  });
}

/** The share of stages that are done, 0 to 100; undefined before the first is: nobody knows more. */
export function percentOf(stages: readonly StageProgress[]): number | undefined {
  const done = stages.filter(({ state }) => state === 'done').length;
  return done === 0 ? undefined : Math.round((done / stages.length) * 100);
}
