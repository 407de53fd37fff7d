import { importPriority } from '#server/domain/processing/processSource.job.ts';
import type { FetchedSubresource, PageWithSubresources, SnapshotOrSubresources, PageToArchive } from '../../archive/snapshot/snapshotPage.ts';
import type { Subresource } from '../../archive/snapshot/subresource.ts';
import type { CardPackage, CardRows } from '../cards/readCardPackage.ts';
import type { PromptFile, PromptRows } from '../prompts/readPromptRows.ts';
import type { ExtractedArtefact, Extraction, Readable } from '../extraction.ts';
import type { ExtractedPage, PageBytes } from '../page/extractPage.ts';
import type { FeedBytes, ParsedFeed } from '../feed/parseFeed.ts';
import type { PagesToJoin } from '../page/joinPages.ts';
import type { OnPagesRead } from '../files/base/fileContent.ts';
import type { PdfToLayer } from '../ocr/addTextLayer.ts';
import type { PageToRecognize } from '../ocr/recognizePage.ts';
import type { RecognizedPage } from '../recognizedPage.ts';
import type { ReaderTask } from './readerMain.ts';
import { createReaderProcess, type Outcome } from './readerProcess.ts';
import type { Sandbox } from './sandbox.ts';

export interface ReaderOptions {
  /** Times are those on a processor (`TaskRequest`). For one page, or one step of archiving it. */
  readonly pageTimeLimitMs?: number;
  /** For the text of one file, and for its pictures after that. */
  readonly fileTimeLimitMs?: number;
  readonly pictureTimeLimitMs?: number;
  /** Of the whole process while it reads a page, or recognises one, or reads a file, with what native code and wasm take. */
  readonly pageMemoryLimitMb?: number;
  readonly fileMemoryLimitMb?: number;
  /** A process with nothing to do for this long is ended. */
  readonly idleMs?: number;
  /** A process that stands still for this long in the midst of a task is ended; what it read is refused with a MachineBusyError, and may be tried again. */
  readonly stallMs?: number;
  /** When a task takes longer than this, waiting pages are read by a second process. */
  readonly slowTaskMs?: number;
  /** The folders of files that it is to read. */
  readonly readableFolders?: readonly string[];
  /** What its processes run in (`findSandbox`); they could reach the network without. */
  readonly sandbox?: Sandbox | null;
}

/** When something is read that has to wait for others. */
export interface Turn {
  /** Of those that wait, lower ones are read first; 0 when left out. */
  readonly priority?: number | undefined;
  /** Called when it is its turn. */
  readonly onBegin?: (() => void) | undefined;
}

/**
 * Reads what may be built to harm, in a process of its own: nothing that is read can hang this one or bring it down. What needs more time or
 * memory than it may is refused with TOO_LARGE, and what comes next is read.
 * Why: docs/decisions/reader-process.md
 */
export interface Reader {
  /** As `extractPage`. @throws ExtractError */
  page(page: PageBytes, turn?: Turn): Promise<ExtractedPage>;
  /** As `joinPages`. @throws ExtractError */
  joinPages<Page extends Extraction>(pages: PagesToJoin<Page>, turn?: Turn): Promise<Page>;
  /** As `readFile`, with the pictures of it; `onPagesRead` is called now and then. @throws ExtractError */
  file(file: Readable, onPagesRead?: OnPagesRead, turn?: Turn): Promise<Extraction>;
  /** As `parseFeed`, after the pages that wait and are as urgent. @throws ExtractError */
  feed(feed: FeedBytes): Promise<ParsedFeed>;
  /** As `readPromptRows`, in turn with files. @throws ExtractError */
  promptFile(file: PromptFile): Promise<PromptRows>;
  /** As `readCardPackage`, in turn with files. @throws ExtractError */
  cardPackage(file: CardPackage): Promise<CardRows>;
  /** As `recognizePage`, after the files that wait and are as urgent. @throws ExtractError */
  recognize(page: PageToRecognize, turn?: Turn): Promise<RecognizedPage>;
  /** As `addTextLayer`, as urgent as that. @throws ExtractError */
  addTextLayer(pdf: PdfToLayer, turn?: Turn): Promise<Uint8Array<ArrayBuffer>>;
  /** As `squarePicture`, in turn with files. @throws ExtractError */
  squarePicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  /** As `textPicture`, in turn with files. @throws ExtractError */
  textPicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  /** As `findSubresources`; as all that is done to keep pages, after whatever else waits. @throws ExtractError, and Error when the page crashes it */
  findSubresources(page: PageToArchive): Promise<SnapshotOrSubresources>;
  /** As `findStyleSubresources`. @throws as `findSubresources` */
  findStyleSubresources(sheets: readonly FetchedSubresource[]): Promise<readonly Subresource[]>;
  /** As `buildSnapshot`. @throws as `findSubresources` */
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
  slowTaskMs: 2_000,
};

/** The second process is kept only briefly. */
const longestIdleOfSecondMs = 2_000;

interface Waiting extends Turn {
  readonly task: ReaderTask;
  readonly priority: number;
  readonly onPagesRead: OnPagesRead | undefined;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Pages take milliseconds, files up to a minute: each kind has its own queue. */
type Queue = 'page' | 'file';

/** Recognising a page takes seconds, and each page of a document is a task: files that wait come in between. */
const recognizingAfterFiles = 10;

/**
 * A reader with one process for everything, started when there is something to do. What was added by hand comes before imports; else pages and files take turns
 * by the time that they have taken, and within each what is more urgent comes first. Only while one of them takes long, a second process reads the pages that wait.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const limits = { ...defaults, ...options };
  const { idleMs, slowTaskMs } = limits;
  const { readableFolders = [], sandbox = null, stallMs } = options;
  const first = createReaderProcess({ idleMs, stallMs, readableFolders, sandbox });
  const second = createReaderProcess({ idleMs: Math.min(idleMs, longestIdleOfSecondMs), stallMs, readableFolders, sandbox });
  const waiting: Record<Queue, Waiting[]> = { page: [], file: [] };
  const spentMs: Record<Queue, number> = { page: 0, file: 0 };
  /** What the first process is working on. */
  let runningQueue: Queue | null = null;
  let isSecondBusy = false;
  let isSlow = false;
  let closed = false;

  function read(queue: Queue, task: ReaderTask, { priority = 0, onBegin }: Turn = {}, onPagesRead?: OnPagesRead): Promise<Outcome> {
    if (closed) return Promise.reject(new Error('The reader is closed.'));
    return new Promise((resolve, reject) => {
      const behind = waiting[queue].findLastIndex((other) => other.priority <= priority);
      waiting[queue].splice(behind + 1, 0, { task, priority, onBegin, onPagesRead, resolve, reject });
      next();
      if (isSlow) void readPagesInSecond();
    });
  }

  function next(): void {
    if (runningQueue !== null) return;
    const queue = nextQueue();
    if (queue === null) return;
    runningQueue = queue;
    const isRecognition = waiting[queue].some(({ task }, at) => at === 0 && 'recognize' in task);
    const slowTimer = setTimeout(
      () => {
        isSlow = true;
        void readPagesInSecond();
      },
      // Nobody has to wait and see that it takes long.
      isRecognition ? 0 : slowTaskMs,
    );
    slowTimer.unref();
    const began = performance.now();
    void perform(first, queue).finally(() => {
      clearTimeout(slowTimer);
      isSlow = false;
      runningQueue = null;
      // An empty queue earns no credit for the time that it did not use.
      if (waiting.page.length === 0 || waiting.file.length === 0) spentMs.page = spentMs.file = 0;
      else spentMs[queue] += performance.now() - began;
      next();
    });
  }

  function nextQueue(): Queue | null {
    if (waiting.page.length === 0) return waiting.file.length === 0 ? null : 'file';
    if (waiting.file.length === 0) return 'page';
    if (isNextByHand('page') !== isNextByHand('file')) return isNextByHand('page') ? 'page' : 'file';
    return spentMs.file < spentMs.page ? 'file' : 'page';
  }

  const isNextByHand = (queue: Queue) => (waiting[queue][0]?.priority ?? Infinity) < importPriority;

  async function readPagesInSecond(): Promise<void> {
    if (isSecondBusy) return;
    isSecondBusy = true;
    while (isSlow && waiting.page.length > 0) await perform(second, 'page');
    isSecondBusy = false;
  }

  async function perform(process: typeof first, queue: Queue): Promise<void> {
    const order = waiting[queue].shift();
    if (!order) return;
    const { task, onBegin, onPagesRead, resolve, reject } = order;
    onBegin?.();
    try {
      resolve(
        await process.perform({
          task,
          onPagesRead,
          kind: queue,
          timeLimitMs: queue === 'page' ? limits.pageTimeLimitMs : 'recognize' in task ? limits.pictureTimeLimitMs : limits.fileTimeLimitMs,
          pictureTimeLimitMs: limits.pictureTimeLimitMs,
          memoryLimitMb: 'file' in task ? limits.fileMemoryLimitMb : limits.pageMemoryLimitMb,
        }),
      );
    } catch (error) {
      reject(error);
    }
  }

  const donePage = async <T>(task: ReaderTask, turn: Turn) => (await read('page', task, turn)).done as T;
  const last: Turn = { priority: Infinity };
  const doneFile = async <T>(task: ReaderTask, { priority = 0, onBegin }: Turn = {}) => (await read('file', task, { priority: priority + recognizingAfterFiles, onBegin })).done as T;

  return {
    page: (page, turn = {}) => donePage<ExtractedPage>({ page }, turn),
    joinPages: <Page extends Extraction>(joinPages: PagesToJoin<Page>, turn: Turn = {}) => donePage<Page>({ joinPages }, turn),
    feed: (feed) => donePage<ParsedFeed>({ feed }, last),
    findSubresources: (findSubresources) => donePage<SnapshotOrSubresources>({ findSubresources }, last),
    findStyleSubresources: (findStyleSubresources) => donePage<readonly Subresource[]>({ findStyleSubresources }, last),
    buildSnapshot: (buildSnapshot) => donePage<Uint8Array<ArrayBuffer>>({ buildSnapshot }, last),
    async file(file, onPagesRead, turn) {
      const { text, done = [] } = await read('file', { file }, turn, onPagesRead);
      if (text === null) throw new Error('The reader said nothing of a file.');
      return { ...text, artefacts: [...text.artefacts, ...(done as readonly ExtractedArtefact[])] };
    },
    promptFile: (promptFile) => doneFile<PromptRows>({ promptFile }),
    cardPackage: (cardPackage) => doneFile<CardRows>({ cardPackage }),
    recognize: (recognize, turn) => doneFile<RecognizedPage>({ recognize }, turn),
    addTextLayer: (addTextLayer, turn) => doneFile<Uint8Array<ArrayBuffer>>({ addTextLayer }, turn),
    squarePicture: (squarePicture) => doneFile<Uint8Array<ArrayBuffer>>({ squarePicture }),
    textPicture: (textPicture) => doneFile<Uint8Array<ArrayBuffer>>({ textPicture }),
    async close() {
      closed = true;
      for (const queue of Object.values(waiting)) for (const { reject } of queue.splice(0)) reject(new Error('The reader is closed.'));
      await Promise.all([first.end(), second.end()]);
    },
  };
}
