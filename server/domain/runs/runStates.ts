import type { RunState } from '#server/platform/db/generated/client.ts';

export type { RunState };

const finalStates: ReadonlySet<RunState> = new Set<RunState>(['SUCCEEDED', 'FAILED', 'STOPPED', 'INTERRUPTED']);

/** Whether a run has ended, in whatever way. */
export const hasEnded = (state: RunState): boolean => finalStates.has(state);
