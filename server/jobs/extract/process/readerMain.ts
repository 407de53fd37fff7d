import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { FetchedSubresource, PageWithSubresources, PageToArchive } from '../../archive/snapshot/snapshotPage.ts';
import type { CardPackage } from '../cards/readCardPackage.ts';
import type { PromptFile } from '../prompts/readPromptRows.ts';
import { ExtractError, type ExtractErrorCode } from '../extractError.ts';
import type { ExtractedArtefact, Extraction, Readable } from '../extraction.ts';
import type { FeedBytes } from '../feed/parseFeed.ts';
import type { EntriesToUnpack, EntryPiece } from '../files/unpack/unpackEntries.ts';
import type { PdfToLayer } from '../ocr/addTextLayer.ts';
import type { PageToRecognize } from '../ocr/recognizePage.ts';
import type { PageBytes } from '../page/extractPage.ts';
import type { PagesToJoin } from '../page/joinPages.ts';
import { isUsageKnownOutside } from './processUsage.ts';

/** What the process is asked to do, one task at a time. */
export type ReaderTask =
  | { readonly page: PageBytes }
  | { readonly joinPages: PagesToJoin }
  | { readonly file: Readable }
  | { readonly feed: FeedBytes }
  | { readonly promptFile: PromptFile }
  | { readonly cardPackage: CardPackage }
  | { readonly recognize: PageToRecognize }
  | { readonly addTextLayer: PdfToLayer }
  | { readonly squarePicture: Uint8Array }
  | { readonly textPicture: Uint8Array }
  | { readonly findSubresources: PageToArchive }
  | { readonly findStyleSubresources: readonly FetchedSubresource[] }
  | { readonly buildSnapshot: PageWithSubresources }
  | { readonly unpack: EntriesToUnpack };

/** What the process is told: a task, or that the last piece of an entry was taken. */
export type ReaderOrder = ReaderRequest | { readonly isTaken: true };

/** A task, and how much memory the whole process may take for it. */
export interface ReaderRequest {
  readonly task: ReaderTask;
  readonly memoryLimitMb: number;
}

/**
 * What the process sends: once that it is ready, then for each task its result, or why there is none. Of a file its progress comes now
 * and then, then the text, and after it the pictures: the text counts, whatever becomes of them. Errors do not keep their class on the way between processes.
 */
export type ReaderMessage =
  | { readonly ready: true }
  | { readonly pages: readonly [read: number, of: number] }
  | { readonly entry: EntryPiece }
  | { readonly text: Extraction }
  | ({ readonly rssMb: number } & (
      | { readonly done: unknown }
      | { readonly refused: { readonly code: ExtractErrorCode; readonly message: string; readonly cause?: string } }
      | { readonly broken: string }
    ));

const send = (answer: ReaderMessage) => process.send?.(answer);
const memoryMb = () => process.memoryUsage.rss() / 1024 / 1024;

// Node may keep what it compiled; nothing that is read here may write anything, or start what may.
const { permission } = process as unknown as { permission?: { drop(scope: string): void } };
permission?.drop('fs.write');
const limit = new Int32Array(new SharedArrayBuffer(4));
let onTaken: () => void = () => undefined;
process.on('message', (order: ReaderOrder) => {
  if ('isTaken' in order) return onTaken();
  limit[0] = order.memoryLimitMb;
  void answer(order.task);
});
// The worker is gone: nobody waits for an answer. An orderly end would wait for the threads of native code, which may wait for each other.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
if (!isUsageKnownOutside) watchMemory();
permission?.drop('worker');
send({ ready: true });

async function answer(task: ReaderTask): Promise<void> {
  try {
    const done = await perform(task);
    send({ done, rssMb: memoryMb() });
    // Processes like this one are killed: none comes to the end at which Node would write.
    flushCompileCache();
  } catch (error) {
    const description = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (!(error instanceof ExtractError)) send({ broken: description, rssMb: memoryMb() });
    else send({ refused: { code: error.code, message: error.message, cause: typeof error.cause === 'string' ? error.cause : description }, rssMb: memoryMb() });
  }
}

/** Loads the code for a task when it is needed: most processes read only a few kinds. */
async function perform(task: ReaderTask): Promise<unknown> {
  if ('page' in task) return (await import('../page/extractPage.ts')).extractPage(task.page);
  if ('joinPages' in task) return (await import('../page/joinPages.ts')).joinPages(task.joinPages);
  if ('feed' in task) return (await import('../feed/parseFeed.ts')).parseFeed(task.feed);
  if ('promptFile' in task) return asFile(async () => (await import('../prompts/readPromptRows.ts')).readPromptRows(task.promptFile));
  if ('cardPackage' in task) return asFile(async () => (await import('../cards/readCardPackage.ts')).readCardPackage(task.cardPackage));
  if ('file' in task) return readFile(task.file);
  if ('unpack' in task) return asFile(async () => (await import('../files/unpack/unpackEntries.ts')).unpackEntries(task.unpack, tellEntry));
  if ('recognize' in task) return asFile(async () => (await import('../ocr/recognizePage.ts')).recognizePage(task.recognize));
  if ('addTextLayer' in task) return asFile(async () => (await import('../ocr/addTextLayer.ts')).addTextLayer(task.addTextLayer));
  if ('squarePicture' in task) return asFile(async () => (await import('../files/media/squarePicture.ts')).squarePicture(task.squarePicture));
  if ('textPicture' in task) return asFile(async () => (await import('../files/media/textPicture.ts')).textPicture(task.textPicture));
  const snapshotting = await import('../../archive/snapshot/snapshotPage.ts');
  if ('findSubresources' in task) return snapshotting.findSubresources(task.findSubresources);
  if ('findStyleSubresources' in task) return snapshotting.findStyleSubresources(task.findStyleSubresources);
  return snapshotting.buildSnapshot(task.buildSnapshot);
}

/** Resolves when the piece was taken: no more than one is on its way. */
function tellEntry(entry: EntryPiece): Promise<void> {
  return new Promise((resolve) => {
    onTaken = resolve;
    send({ entry });
  });
}

/** Sends the text as soon as it is there. @returns the pictures */
async function readFile(readable: Readable): Promise<readonly ExtractedArtefact[]> {
  const [{ openFile }, { asExtractError, extractFile: read }] = await Promise.all([import('../files/base/openFile.ts'), import('../files/extractFile.ts')]);
  let file;
  let found;
  try {
    file = await openFile(readable);
    found = await read(file, throttle((...pages) => send({ pages })));
    send({ text: found.extraction });
    return await found.pictures();
  } catch (error) {
    throw asExtractError(error);
  } finally {
    await found?.close();
    await file?.close();
  }
}

/** Whatever goes wrong lies in the file. @throws ExtractError */
async function asFile<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw (await import('../files/extractFile.ts')).asExtractError(error);
  }
}

/** What is read faster reports no progress. */
const pagesIntervalMs = 250;

function throttle<T extends unknown[]>(tell: (...values: T) => void): (...values: T) => void {
  let last = Date.now();
  return (...values) => {
    if (Date.now() - last < pagesIntervalMs) return;
    last = Date.now();
    tell(...values);
  };
}

/**
 * Ends the process when it takes more memory than it may, where nobody outside can: a busy process cannot look after itself,
 * so a thread does. It takes 15 MB itself.
 */
function watchMemory(): void {
  const source = `
    const { workerData: limit } = require('node:worker_threads');
    setInterval(() => {
      if (limit[0] > 0 && process.memoryUsage.rss() > limit[0] * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
    }, 20);`;
  new Worker(source, { eval: true, name: 'memory', workerData: limit, resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 } }).unref();
}
