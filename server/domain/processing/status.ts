import type { SourceStatus } from '#server/platform/db/generated/client.ts';

/** Where each status may go. A retry starts over; a passing failure goes back and waits. */
const next = {
  UPLOADING: ['PENDING', 'FAILED'],
  PENDING: ['PROCESSING', 'FAILED'],
  PROCESSING: ['COMPLETED', 'FAILED', 'PENDING'],
  COMPLETED: ['PENDING'],
  FAILED: ['PENDING', 'UPLOADING'],
} as const satisfies Record<SourceStatus, readonly SourceStatus[]>;

/** The statuses from which a source may come to `status`. */
export function statusesBefore(status: SourceStatus): SourceStatus[] {
  return (Object.keys(next) as SourceStatus[]).filter((from) => (next[from] as readonly SourceStatus[]).includes(status));
}
