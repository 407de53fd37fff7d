import { personActor } from '#server/domain/access/personActor.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { DomainError, StorageFullError } from '#server/domain/errors.ts';
import { carryOutFeeds } from '#server/domain/imports/carryOutFeeds.ts';
import { carryOutBatch, entriesOfNextRows } from '#server/domain/imports/carryOutBatch.ts';
import { heldImport, type ImportToRun } from '#server/domain/imports/heldImport.ts';
import { isOfCards } from '#server/domain/imports/importedCards.ts';
import { type ForeignFile, ImportTooLargeError, storeImportRows } from '#server/domain/imports/importRows.ts';
import { makeCollections } from '#server/domain/imports/makeCollections.ts';
import { carryOutCards } from '#server/domain/imports/carryOutCards.ts';
import { makeDecks } from '#server/domain/imports/makeDecks.ts';
import { carryOutTestCases } from '#server/domain/imports/carryOutTestCases.ts';
import { carryOutPrompts } from '#server/domain/imports/carryOutPrompts.ts';
import { dropUnknownFills } from '#server/domain/imports/dropUnknownFills.ts';
import { makePromptCollections } from '#server/domain/imports/makePromptCollections.ts';
import { planImport } from '#server/domain/imports/planImport.ts';
import { PromptProblemError } from '#server/domain/prompts/formats/portablePrompt.ts';
import { fileLimitsOf } from '#server/domain/sources/files/fileLimits.ts';
import { type JobFailure, type JobToRun, noteDone } from '#server/domain/runs/workOnJob.ts';
import type { ImportFormat } from '#server/platform/db/generated/client.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { createPace } from '#server/platform/queue/pace.ts';
import { NoSpaceError } from '#server/platform/storage/noSpace.ts';
import type { Reader } from '../extract/process/reader.ts';
import { openCardPackage } from './formats/openCardPackage.ts';
import { openPromptFile } from './formats/openPromptFile.ts';
import { openKeptFiles } from './formats/keptFiles.ts';
import { openImportFile, type OpenImportFile } from './formats/openImportFile.ts';
import { UnknownFormatError } from './formats/unknownFormat.ts';

export interface ImportDependencies {
  readonly blobs: BlobStore;
  /** Reads what may be built to harm. */
  readonly reader: Pick<Reader, 'promptFile' | 'cardPackage'>;
}

/**
 * Carries an import on from where it stands. Answers why it failed, undefined when it did not; `left`: it is gone, was stopped, or waits to be approved, and may go on in the hands of others by now.
 */
export async function runImport(outer: DomainContext, { blobs, reader }: ImportDependencies, { jobId, startedById }: JobToRun, signal: AbortSignal): Promise<JobFailure | 'left' | undefined> {
  try {
    if (startedById === null) throw new UnknownFormatError('Whoever began this import has gone.');
    const held = await heldImport(outer, jobId);
    if (!held) return 'left';
    if (!held.isApproved && !(await lookThrough(outer, { blobs, reader }, held, signal))) return 'left';
    const ctx = { ...outer, actor: personActor(startedById) };
    const found = held.isApproved ? held : ((await heldImport(outer, jobId)) ?? held);
    const { make, carryOut, isOfSources } = wayOf(found);
    await using archive = found.foundFormat === 'VAULT_ZIP' ? await openKeptFiles(blobs, found.blobHash ?? '', fileLimitsOf(outer)) : null;
    const carryOutNext = async (tell: boolean) => (archive ? carryOutBatch(ctx, jobId, tell, await archive.store(await entriesOfNextRows(ctx, jobId))) : carryOut(ctx, jobId, tell));
    if (make && !(await make(ctx, jobId))) return 'left';
    const tells = createPace();
    for (let batches = 1; await carryOutNext(tells()); batches++) {
      signal.throwIfAborted();
      if (isOfSources && Number.isInteger(Math.log2(batches))) await refreshStatistics(ctx.db);
    }
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return failure;
  }
}

/** What makes the collections of a file, where it has some, and what carries out its rows. */
function wayOf({ format: announced, foundFormat }: Pick<ImportToRun, 'format' | 'foundFormat'>) {
  const format: ImportFormat = foundFormat ?? announced;
  if (format === 'OPML') return { make: makeCollections, carryOut: carryOutFeeds, isOfSources: false };
  if (format === 'PROMPTS') return { make: makePromptCollections, carryOut: carryOutPrompts, isOfSources: false };
  if (isOfCards(format)) return { make: makeDecks, carryOut: carryOutCards, isOfSources: false };
  if (format === 'TEST_SET_CSV') return { make: null, carryOut: carryOutTestCases, isOfSources: false };
  return { make: makeCollections, carryOut: carryOutBatch, isOfSources: true };
}

/** Reads the file and says what would become of it. Answers whether to carry it out at once. */
async function lookThrough(ctx: DomainContext, { blobs, reader }: ImportDependencies, job: ImportToRun, signal: AbortSignal): Promise<boolean> {
  await using opened = await openFile({ blobs, reader }, job);
  const { file } = opened;
  const tells = createPace();
  const total = await storeImportRows(ctx, job.jobId, file, { signal, onBatch: async (count) => void (tells() && (await noteDone(ctx, job, count))) });
  const lostFills = job.format === 'PROMPTS' && (await dropUnknownFills(ctx, job)) ? ['defaultFill'] : [];
  return await planImport(ctx, job.jobId, { format: file.format, promptFormat: file.promptFormat ?? null, lostFields: [...file.lostFields, ...lostFills], total });
}

async function openFile({ blobs, reader }: ImportDependencies, { format, blobHash, fileName, deckId }: ImportToRun): Promise<OpenImportFile> {
  const hash = blobHash ?? '';
  if (format === 'APKG') return wholly(await openCardPackage(reader, blobs, hash, { intoDecks: deckId === null }));
  if (format !== 'PROMPTS') return openImportFile(blobs, hash, format);
  const bytes = await blobs.stream(hash);
  try {
    return wholly(await openPromptFile(reader, bytes, fileName));
  } finally {
    bytes.destroy();
  }
}

/** What was read to its end: there is nothing more to hold. */
const wholly = (file: ForeignFile): OpenImportFile => ({ file, [Symbol.asyncDispose]: async () => undefined });

/**
 * In a new vault PostgreSQL takes its tables for empty until it looks, a minute later: what finds one row among thousands by its index would
 * read all of them until then, for each row of an import.
 */
async function refreshStatistics(db: DomainContext['db']): Promise<void> {
  await db.$executeRaw`analyze "Source", "SourceSearch", graphile_worker._private_jobs`;
}

function failureOf(error: unknown): JobFailure | null {
  if (error instanceof UnknownFormatError) return { code: 'UNSUPPORTED', message: error.message };
  if (error instanceof PromptProblemError) return { code: error.problem.code === 'NOT_FOUND' ? 'UNSUPPORTED' : error.problem.code, message: error.message };
  if (error instanceof ImportTooLargeError) return { code: 'TOO_LARGE', message: error.message };
  if (error instanceof NoSpaceError) return { code: 'STORAGE_FULL', message: 'The vault has almost no room left. Import the rest when there is more.' };
  if (error instanceof StorageFullError) return { code: 'STORAGE_FULL', message: error.message };
  // The space or a collection is gone, or they may not write there any more.
  if (error instanceof DomainError) return { code: 'NOT_FOUND', message: error.message };
  return null;
}
