import { progressOf } from '#server/domain/processing/progress.ts';

type Entry = Parameters<typeof progressOf>[0][number];
type Given = Partial<Pick<Entry, 'durationMs' | 'partsDone' | 'parts'>>;

/** A stage of a run as it is logged. */
export const logged = (stage: Entry['stage'], outcome: Entry['outcome'], given: Given = {}): Entry => ({
  stage, outcome, durationMs: null, startedAt: '2026-05-14T09:12:00.000Z', partsDone: null, parts: null, ...given,
});

/** What the server answers as the progress of a source whose run is logged so. */
export function progressAfter(...log: Entry[]) {
  const { stages, startedAt, ...progress } = progressOf(log);
  return {
    __typename: 'SourceProgress',
    ...progress,
    startedAt: startedAt?.toISOString() ?? null,
    stages: stages.map(({ parts, ...stage }) => ({ ...stage, partsDone: parts?.done ?? null, parts: parts?.of ?? null })),
  };
}
