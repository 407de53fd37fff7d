import type { DomainContext } from '#server/domain/context.ts';
import { fileLimitsOf } from '#server/domain/sources/files/fileLimits.ts';
import { addEntriesJob } from '#server/domain/sources/entries/addEntries.job.ts';
import { type AdditionToDo, additionFailureOf, additionToDo, failAddition, nameOfEntry, type TakenEntry, takeEntries } from '#server/domain/sources/entries/takeEntries.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { type BlobStore, BlobTooLargeError } from '#server/platform/storage/blobStore.ts';
import { NoSpaceError } from '#server/platform/storage/noSpace.ts';
import { sniffMimeType } from '#server/platform/storage/sniffMimeType.ts';
import { ExtractError, MachineBusyError } from '../extract/extractError.ts';
import type { UnpackedEntry, Unpacker } from '../extract/process/unpacker.ts';

interface AddEntriesDependencies {
  readonly ctx: DomainContext;
  readonly blobs: BlobStore;
  readonly unpacker: Unpacker;
}

/** So many are added in one transaction, or those of so long: people see them come. */
const most = 100;
const longestMs = 1_000;

/**
 * The processor of `addEntries`: takes entries out of a file, stores them as they come, and adds them. What was added is noted with how far it is,
 * so a worker that is killed is followed by one that goes on there.
 */
export function addEntriesProcessor(deps: AddEntriesDependencies): Processor {
  const { ctx } = deps;
  return processor(addEntriesJob, async ({ additionId }, { signal, isLastTry }) => {
    if (isLastTry) return failAddition(ctx, additionId, { code: 'INTERNAL', message: 'Taking these files out stopped the worker again and again. The rest is left where it is.' });
    try {
      for (;;) {
        const addition = await additionToDo(ctx, additionId);
        if (!addition || !(await addSome(deps, addition, signal))) return;
      }
    } catch (error) {
      if (signal.aborted || error instanceof MachineBusyError) throw error;
      const failure = failureOf(error);
      if (!failure) throw error;
      await failAddition(ctx, additionId, failure);
    }
  });
}

/** @returns whether there may be more to do */
async function addSome({ ctx, blobs, unpacker }: AddEntriesDependencies, { id, sourceId, hash, mimeType, fileName, positions }: AdditionToDo, signal: AbortSignal): Promise<boolean> {
  const largest = fileLimitsOf(ctx).largestFile;
  const state = { taken: [] as TakenEntry[], since: Date.now(), goesOn: true };
  const add = async () => {
    const taken = state.taken;
    state.taken = [];
    state.since = Date.now();
    if (taken.length > 0) state.goesOn = await takeEntries(ctx, id, taken);
  };
  await using file = await blobs.localPath(hash);
  const take = async (entry: UnpackedEntry) => {
    signal.throwIfAborted();
    if (!state.goesOn) throw new EndedError();
    state.taken.push(await store(blobs, entry, largest, () => nameOfEntry(ctx, sourceId, entry.position)));
    if (state.taken.length >= most || Date.now() - state.since > longestMs) await add();
  };
  try {
    await unpacker.unpack({ file: { path: file.path, contentType: mimeType, charset: null, url: 'about:blank', fileName }, positions, largest, take });
  } catch (error) {
    if (error instanceof EndedError) return false;
    // What came before is good.
    if (error instanceof ExtractError) await add();
    throw error;
  }
  await add();
  return state.goesOn;
}

/** Somebody has undone it: nothing more is taken out. */
class EndedError extends Error {}

async function store(blobs: BlobStore, { position, bytes }: UnpackedEntry, largest: number, nameOf: () => Promise<string>): Promise<TakenEntry> {
  try {
    const { hash, size } = await blobs.write(bytes, largest);
    return { position, hash, size, mimeType: await sniffMimeType(blobs, hash, { name: await nameOf(), mimeType: 'application/octet-stream' }) };
  } catch (error) {
    if (error instanceof ExtractError && !(error instanceof MachineBusyError)) return { position, refused: { code: error.code, message: error.message } };
    if (error instanceof BlobTooLargeError) return { position, refused: { code: 'TOO_LARGE', message: 'It is larger than files may be here. It is not taken out.' } };
    throw error;
  }
}

function failureOf(error: unknown) {
  if (error instanceof ExtractError) return { code: error.code, message: error.message };
  if (error instanceof NoSpaceError) return { code: 'STORAGE_FULL' as const, message: 'The vault has almost no room left. Add the rest when there is more.' };
  return additionFailureOf(error);
}
