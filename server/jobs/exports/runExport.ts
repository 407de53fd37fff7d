import { personActor } from '#server/domain/access/personActor.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { DomainError, StorageFullError } from '#server/domain/errors.ts';
import { countExportedSources } from '#server/domain/exports/exportedSources.ts';
import { acceptExportFile, type ExportToRun, readExportToRun } from '#server/domain/exports/runExport.ts';
import { type JobFailure, type JobToRun, noteDone } from '#server/domain/runs/workOnJob.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { createPace } from '#server/platform/queue/pace.ts';
import type { ExportWriter, OnSource } from './formats/exportWriter.ts';
import { writeArchive } from './formats/writeArchive.ts';
import { writeBookmarksHtml } from './formats/writeBookmarksHtml.ts';
import { writeCsv } from './formats/writeCsv.ts';
import { writeJsonl } from './formats/writeJsonl.ts';
import { writeOpml } from './formats/writeOpml.ts';

const writers: Record<Exclude<ExportToRun['format'], 'VAULT_ZIP'>, ExportWriter> = { BOOKMARKS_HTML: writeBookmarksHtml, CSV: writeCsv, JSONL: writeJsonl, OPML: writeOpml };

/** Somebody has stopped it: nothing has failed. */
class StoppedError extends Error {}

/**
 * Writes an export from its beginning, also where somebody who was killed had begun: a file is kept once all of it is written. Under the rights
 * that whoever asked for it has at each moment. Answers why it failed; undefined: it did not.
 */
export async function runExport(outer: DomainContext, blobs: BlobStore, job: JobToRun, signal: AbortSignal): Promise<JobFailure | undefined> {
  if (job.startedById === null) return { code: 'NOT_FOUND', message: 'Whoever asked for this export has gone.' };
  const ctx: DomainContext = { ...outer, actor: personActor(job.startedById) };
  try {
    const wanted = await readExportToRun(outer, job.jobId);
    const total = wanted.format === 'OPML' ? null : await countExportedSources(ctx, wanted);
    await outer.db.job.updateMany({ where: { id: job.jobId, state: 'RUNNING' }, data: { total, done: 0 } });
    const count = createCount(outer, job, signal);
    const pieces = wanted.format === 'VAULT_ZIP' ? writeArchive(ctx, wanted, { blobs, includesFiles: wanted.includesFiles, onSource: count.onSource, onRead: count.onRead }) : encoded(writers[wanted.format](ctx, wanted, count.onSource));
    const file = await blobs.write(pieces, Number.MAX_SAFE_INTEGER);
    await noteDone(outer, job, count.done());
    await acceptExportFile(outer, job.jobId, file);
    return undefined;
  } catch (error) {
    if (error instanceof StoppedError) return undefined;
    if (error instanceof StorageFullError || (error instanceof Error && error.name === 'NoSpaceError')) return { code: 'STORAGE_FULL', message: 'The vault has no room for this file.' };
    if (error instanceof DomainError) return { code: 'NOT_FOUND', message: error.message };
    throw error;
  }
}

/** Counts the sources that are written, and tells it now and then. Both reject with StoppedError once somebody has stopped the job. */
function createCount(ctx: DomainContext, job: JobToRun, signal: AbortSignal): { readonly onSource: OnSource; readonly onRead: OnSource; readonly done: () => number } {
  const tells = createPace();
  let done = 0;
  const onRead = async () => {
    signal.throwIfAborted();
    if (tells() && !(await noteDone(ctx, job, done))) throw new StoppedError();
  };
  return {
    done: () => done,
    onRead,
    onSource: () => {
      done += 1;
      return onRead();
    },
  };
}

/** Strings as bytes, some thousand at a time: each piece is hashed and written by itself. */
async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < 65_536) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
