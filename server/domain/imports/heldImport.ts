import type { ImportFormat, RunState } from '#server/platform/db/generated/client.ts';
import type { SqlContext } from '../context.ts';
import type { DuplicateHandling } from '../sources/add/addSources.ts';

export interface ImportToRun {
  readonly jobId: string;
  readonly spaceId: string;
  /** Under whose rights; null once they have gone. */
  readonly startedById: string | null;
  readonly state: RunState;
  readonly format: ImportFormat;
  /** What the file turned out to be; null until it was looked through. */
  readonly foundFormat: ImportFormat | null;
  readonly fileName: string;
  readonly blobHash: string | null;
  readonly collectionId: string | null;
  readonly promptCollectionId: string | null;
  readonly testSetId: string | null;
  readonly deckId: string | null;
  readonly duplicates: DuplicateHandling;
  readonly tags: readonly string[];
  readonly skipsDryRun: boolean;
  readonly isApproved: boolean;
  readonly donePlace: number;
  readonly doneNumber: number;
  readonly done: number;
}

/** An import, whose job is held until the transaction ends, so that it is stopped before or after; null when it is gone. */
export async function heldImport({ db }: SqlContext, jobId: string): Promise<ImportToRun | null> {
  const [held] = await db.$queryRaw<ImportToRun[]>`
    select j.id::text as "jobId", j."spaceId"::text as "spaceId", j."startedById"::text as "startedById", j.state::text, j.done, i.format::text, i."foundFormat"::text as "foundFormat", i."fileName", i."blobHash",
      i."collectionId"::text as "collectionId", i."promptCollectionId"::text as "promptCollectionId", i."testSetId"::text as "testSetId", i."deckId"::text as "deckId", i.duplicates, i.tags, i."skipsDryRun", i."isApproved", i."donePlace", i."doneNumber"
    from "Job" j join "Import" i on i."jobId" = j.id where j.id = ${jobId}::uuid for no key update of j`;
  return held ?? null;
}
