import type { Db } from '#server/platform/db/database.ts';
import type { ProcessingStage } from '#server/platform/db/generated/client.ts';

/** The output of a stage of a source that is not complete yet: the next attempt resumes there. */
export interface StageResult {
  readonly stage: ProcessingStage;
  /** SHA-256 of what went in: content and settings. With another key the stage runs again. */
  readonly key: string;
  /** As JSON. */
  readonly value: unknown;
  readonly blobHash?: string | null;
}

/** The bytes that were saved with a result. */
export async function bytesOfStage(db: Db, sourceId: string, stage: ProcessingStage): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db.stageResult.findUnique({ where: { sourceId_stage: { sourceId, stage } }, select: { bytes: true } });
  return row?.bytes ?? null;
}
