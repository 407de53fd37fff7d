import { z } from 'zod';
import type { DomainContext } from '#server/domain/context.ts';
import { mergeSourceCounts } from '#server/domain/counts/sourceCounts.ts';
import { sweepBlobs } from '#server/domain/sources/files/blobs.ts';
import { sweepTrash } from '#server/domain/sources/trash/sweepTrash.ts';
import { giveUpUploads } from '#server/domain/sources/files/uploads.ts';
import { removeDeletedSpaces } from '#server/domain/spaces/removeDeletedSpaces.ts';
import { removeDeletedSpacesJob } from '#server/domain/spaces/removeDeletedSpaces.job.ts';
import { sweepRecords } from '#server/domain/sweepRecords.ts';
import { defineJob } from '#server/platform/queue/job.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';

const noPayload = z.unknown();

/** Every night: what has lain in the trash for 30 days is deleted for good. */
export function emptyTrashProcessor(ctx: DomainContext): Processor {
  const work = processor(defineJob('emptyTrash', noPayload), async () => {
    const swept = await sweepTrash(ctx);
    ctx.log.info(swept, 'Deleted what was in the trash for 30 days');
  });
  return { ...work, cron: '20 2 * * *' };
}

/** Every hour: uploads that stopped a day ago fail with a reason, and their bytes are removed. */
export function giveUpUploadsProcessor(ctx: DomainContext, blobs: BlobStore): Processor {
  const work = processor(defineJob('giveUpUploads', noPayload), async () => {
    for (const sourceId of await giveUpUploads(ctx)) await blobs.incoming.remove(sourceId);
    // Parts of deleted sources, and files that dead processes left behind.
    await blobs.incoming.sweep(new Date(ctx.now().getTime() - 48 * 3_600_000));
  });
  return { ...work, cron: '40 * * * *' };
}

/** Every night: expired records are removed. */
export function sweepRecordsProcessor(ctx: DomainContext): Processor {
  const work = processor(defineJob('sweepRecords', noPayload), async () => {
    ctx.log.info(await sweepRecords(ctx), 'Removed expired records');
  });
  return { ...work, cron: '10 3 * * *' };
}

/** Every night: what ended connections have counted is added up. */
export function mergeSourceCountsProcessor(ctx: DomainContext): Processor {
  const work = processor(defineJob('mergeSourceCounts', noPayload), async () => {
    ctx.log.info({ rows: await mergeSourceCounts(ctx.db) }, 'Merged the counts of sources');
  });
  return { ...work, cron: '0 3 * * *' };
}

/** When a space was deleted, and every night, should that have failed too often: its rows are removed. */
export function removeDeletedSpacesProcessor(ctx: DomainContext): Processor {
  const work = processor(removeDeletedSpacesJob, async () => {
    ctx.log.info(await removeDeletedSpaces(ctx), 'Removed the rows of deleted spaces');
  });
  return { ...work, cron: '30 2 * * *' };
}

/** Every night, after the trash: blobs that no source refers to are removed. */
export function sweepBlobsProcessor(ctx: DomainContext, blobs: BlobStore): Processor {
  const work = processor(defineJob('sweepBlobs', noPayload), async () => {
    const swept = await sweepBlobs(ctx, blobs.remove);
    ctx.log.info(swept, 'Removed unreferenced blobs');
  });
  return { ...work, cron: '50 2 * * *' };
}

/** Every ten minutes: while the disk is almost full, the bytes of what was deleted are not kept until the night. */
export function makeRoomProcessor(ctx: DomainContext, blobs: BlobStore): Processor {
  const work = processor(defineJob('makeRoom', noPayload), async () => {
    if (ctx.diskSpace?.hasRoomFor(0) === false) ctx.log.info(await sweepBlobs(ctx, blobs.remove), 'Removed unreferenced blobs to make room');
  });
  return { ...work, cron: '*/10 * * * *' };
}
