import type { Db } from '#server/platform/db/database.ts';
import type { ProcessingStage } from '#server/platform/db/generated/client.ts';

/** What a stage has done of a source that is not complete yet: the next try goes on from there. */
export interface StageResult {
  readonly stage: ProcessingStage;
  /** SHA-256 of what went in: content and settings. With another key it is to be done anew. */
  readonly key: string;
  /** As JSON. */
  readonly value: unknown;
  readonly blobHash?: string | null;
}

/** The bytes that were kept with a result, as they were given. */
export async function bytesOfStage(db: Db, sourceId: string, stage: ProcessingStage): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db.stageResult.findUnique({ where: { sourceId_stage: { sourceId, stage } }, select: { bytes: true } });
  return row?.bytes ?? null;
}
