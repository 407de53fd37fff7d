import type { FetchedSubresource, PageWithSubresources, SnapshotOrSubresources, PageToArchive } from '../../archive/snapshotPage.ts';
import type { Subresource } from '../../archive/subresource.ts';
import type { ExtractedArtefact, Extraction, Readable } from '../extraction.ts';
import type { ExtractedPage, PageBytes } from '../page/extractPage.ts';
import type { TellPages } from '../files/reading.ts';
import type { ReaderTask } from './readerMain.ts';
import { createReaderProcess, type Outcome } from './readerProcess.ts';

export interface ReaderOptions {
  /** For one page, or one step of keeping it. */
  readonly pageTimeLimitMs?: number;
  /** For the text of one file, and for its pictures after that. */
  readonly fileTimeLimitMs?: number;
  readonly pictureTimeLimitMs?: number;
  /** Of the whole process while it reads a page or a file, with what native code and wasm take. */
  readonly pageMemoryLimitMb?: number;
  readonly fileMemoryLimitMb?: number;
  /** A process with nothing to do for this long is ended. */
  readonly idleMs?: number;
  /** When something takes longer than this, pages that wait are read elsewhere. */
  readonly patienceMs?: number;
}

/**
 * Reads what may be built to harm, in a process of its own: nothing that is read can hang this one or bring it down. What needs more time or
 * memory than it may is refused with TOO_LARGE, and what comes next is read.
 */
export interface Reader {
  /** As `extractPage`. @throws ExtractError */
  page(page: PageBytes): Promise<ExtractedPage>;
  /** As `readFile`, with the pictures of it; `tell` hears now and then how many pages are read. @throws ExtractError */
  file(file: Readable, tell?: TellPages): Promise<Extraction>;
  /** As `needsOf`. @throws ExtractError, and Error when the page breaks it */
  findSubresources(page: PageToArchive): Promise<SnapshotOrSubresources>;
  /** As `needsOfStyles`. @throws as `needsOf` */
  findStyleSubresources(sheets: readonly FetchedSubresource[]): Promise<readonly Subresource[]>;
  /** As `fillPage`. @throws as `needsOf` */
  buildSnapshot(page: PageWithSubresources): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the processes; what is under way or waiting is rejected. They keep no program alive by themselves. */
  close(): Promise<void>;
}

const defaults = {
  pageTimeLimitMs: 20_000,
  fileTimeLimitMs: 60_000,
  pictureTimeLimitMs: 20_000,
  pageMemoryLimitMb: 640,
  fileMemoryLimitMb: 400,
  idleMs: 10_000,
  patienceMs: 2_000,
};

/** The second process is there for a moment only. */
const longestIdleOfSecondMs = 2_000;

interface Waiting {
  readonly task: ReaderTask;
  readonly tell: TellPages | undefined;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Pages take milliseconds, files up to a minute: each kind waits in a line of its own. */
type Line = 'page' | 'file';

/**
 * A reader with one process for everything, started when there is something to do. Pages and files take turns by the time that they have taken. Only
 * while one of them takes long, a second process reads the pages that wait.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const limits = { ...defaults, ...options };
  const { idleMs, patienceMs } = limits;
  const first = createReaderProcess({ idleMs });
  const second = createReaderProcess({ idleMs: Math.min(idleMs, longestIdleOfSecondMs) });
  const waiting: Record<Line, Waiting[]> = { page: [], file: [] };
  const spentMs: Record<Line, number> = { page: 0, file: 0 };
  /** What the first process is at. */
  let busyWith: Line | null = null;
  let isSecondBusy = false;
  let takesLong = false;
  let closed = false;

  function read(line: Line, task: ReaderTask, tell?: TellPages): Promise<Outcome> {
    if (closed) return Promise.reject(new Error('The reader is closed.'));
    return new Promise((resolve, reject) => {
      waiting[line].push({ task, tell, resolve, reject });
      next();
      if (takesLong) void readPagesBeside();
    });
  }

  function next(): void {
    if (busyWith !== null) return;
    const line = lineToServe();
    if (line === null) return;
    busyWith = line;
    const impatience = setTimeout(() => {
      takesLong = true;
      void readPagesBeside();
    }, patienceMs);
    impatience.unref();
    const began = performance.now();
    void perform(first, line).finally(() => {
      clearTimeout(impatience);
      takesLong = false;
      busyWith = null;
      // A line on which nobody waited has no claim to the time that it did not use.
      if (waiting.page.length === 0 || waiting.file.length === 0) spentMs.page = spentMs.file = 0;
      else spentMs[line] += performance.now() - began;
      next();
    });
  }

  function lineToServe(): Line | null {
    if (waiting.page.length === 0) return waiting.file.length === 0 ? null : 'file';
    return waiting.file.length > 0 && spentMs.file < spentMs.page ? 'file' : 'page';
  }

  async function readPagesBeside(): Promise<void> {
    if (isSecondBusy) return;
    isSecondBusy = true;
    while (takesLong && waiting.page.length > 0) await perform(second, 'page');
    isSecondBusy = false;
  }

  async function perform(process: typeof first, line: Line): Promise<void> {
    const order = waiting[line].shift();
    if (!order) return;
    const { task, tell, resolve, reject } = order;
    try {
      resolve(
        await process.perform({
          task,
          tell,
          thing: line,
          timeLimitMs: line === 'page' ? limits.pageTimeLimitMs : limits.fileTimeLimitMs,
          pictureTimeLimitMs: limits.pictureTimeLimitMs,
          memoryLimitMb: line === 'page' ? limits.pageMemoryLimitMb : limits.fileMemoryLimitMb,
        }),
      );
    } catch (error) {
      reject(error);
    }
  }

  const donePage = async <T>(task: ReaderTask) => (await read('page', task)).done as T;

  return {
    page: (page) => donePage<ExtractedPage>({ page }),
    findSubresources: (needsOf) => donePage<SnapshotOrSubresources>({ findSubresources }),
    findStyleSubresources: (needsOfStyles) => donePage<readonly Subresource[]>({ findStyleSubresources }),
    buildSnapshot: (fill) => donePage<Uint8Array<ArrayBuffer>>({ buildSnapshot }),
    async file(file, tell) {
      const { text, done = [] } = await read('file', { file }, tell);
      if (text === null) throw new Error('The reader said nothing of a file.');
      return { ...text, artefacts: [...text.artefacts, ...(done as readonly ExtractedArtefact[])] };
    },
    async close() {
      closed = true;
      for (const line of Object.values(waiting)) for (const { reject } of line.splice(0)) reject(new Error('The reader is closed.'));
      await Promise.all([first.end(), second.end()]);
    },
  };
}
