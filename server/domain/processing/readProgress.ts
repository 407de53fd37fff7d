import type { Db } from '#server/platform/db/database.ts';
import { readPresentRuns } from './processingLog.ts';
import { progressOf, type SourceProgress } from './progress.ts';

/** How far the processing of these sources is, by id: one statement. Who asks has been found to see them, under way. */
export async function readProgress(db: Db, sourceIds: readonly string[]): Promise<Map<string, SourceProgress>> {
  const runs = await readPresentRuns(db, sourceIds);
  return new Map(sourceIds.map((id) => [id, progressOf(runs.get(id) ?? [])]));
}
