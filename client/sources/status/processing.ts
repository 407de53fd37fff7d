/** What is needed of a `ProcessingEvent`. */
export type LoggedStage = {
  readonly stage: string;
  readonly outcome: string;
  readonly durationMs: number | null;
  readonly run: number;
  readonly partsDone?: number | null;
  readonly parts?: number | null;
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
  /** Of one that runs: how many of its parts are done, where it knows (pages of a document, pieces of a text). */
  readonly parts: { readonly done: number; readonly of: number } | null;
};

const OVER = ['SUCCEEDED', 'SKIPPED'];

/** How far the newest run is, stage by stage; a stage that was tried more than once counts by its newest try. */
export function stagesOf(log: readonly LoggedStage[]): readonly StageProgress[] {
  const run = Math.max(0, ...log.map((event) => event.run));
  const eventOf = (stage: string) => log.findLast((entry) => entry.run === run && entry.stage === stage);
  const newest = STAGES.findLastIndex((stage) => eventOf(stage));
  return STAGES.flatMap((stage, index) => {
    const event = eventOf(stage);
    // What was passed over does not come any more: a file is not fetched.
    if (!event && (!ALWAYS.has(stage) || index < newest)) return [];
    const isRetrying = event?.outcome === 'RETRYING';
    const state = !event || isRetrying ? 'next' : OVER.includes(event.outcome) ? 'done' : 'now';
    const of = state === 'now' ? (event?.parts ?? 0) : 0;
    return {
      stage,
      state,
      durationMs: state === 'done' ? (event?.durationMs ?? null) : null,
      isRetrying,
      parts: of > 0 ? { done: Math.min(event?.partsDone ?? 0, of), of } : null,
    };
  });
}

/** The share of stages that are done, with the parts of the one that runs, 0 to 100; undefined before there is any: nobody knows more. */
export function percentOf(stages: readonly StageProgress[]): number | undefined {
  const done = stages.reduce((sum, { state, parts }) => sum + (state === 'done' ? 1 : parts ? parts.done / parts.of : 0), 0);
  return done === 0 ? undefined : Math.round((done / stages.length) * 100);
}
