import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ExtractError, MachineBusyError } from '../extractError.ts';
import type { Extraction } from '../extraction.ts';
import type { EntryPiece } from '../files/unpack/unpackEntries.ts';
import type { OnPagesRead } from '../files/base/fileContent.ts';
import { isUsageKnownOutside, memoryOfProcess, processorMsOf } from './processUsage.ts';
import { createStallWatch } from './stallWatch.ts';
import type { ReaderMessage, ReaderOrder, ReaderRequest } from './readerMain.ts';
import type { Sandbox } from './sandbox.ts';

/** A task and its limits. */
export interface TaskRequest extends ReaderRequest {
  /** On a processor; by the clock it may be `clockPerProcessor` times that. Starting the process does not count. */
  readonly timeLimitMs: number;
  /** The same for the pictures of a file, after its text is there. */
  readonly pictureTimeLimitMs: number;
  /** What a person calls it. */
  readonly kind: 'page' | 'file';
  /** Called now and then while a document of many pages is read. */
  readonly onPagesRead?: OnPagesRead | undefined;
  /** Takes what is unpacked, piece by piece; the next one comes when it is done. What it throws ends the task and the process. */
  readonly onEntry?: ((piece: EntryPiece) => Promise<void>) | undefined;
}

/** The result of a task; of a file the text and what is done, which may be missing when something went wrong after the text was read. */
export interface Outcome {
  readonly text: Extraction | null;
  readonly done?: unknown;
}

/** A process for one task after the other. */
export interface ReaderProcess {
  /**
   * Does one task; the caller waits for it before the next.
   * @throws ExtractError what the task throws, and TOO_LARGE for one that needs more time or memory than it may
   * @throws MachineBusyError for one that took too long while others had the processors, or stood still
   * @throws Error when the task is faulty itself, or when the process is ended meanwhile
   */
  perform(order: TaskRequest): Promise<Outcome>;
  /** Ends it; what is under way is rejected. The next task starts another. */
  end(): Promise<void>;
}

/** V8 keeps garbage as long as it may, so it cleans up early; the limit is for the largest of pages. */
const heap = ['--max-old-space-size=512', '--max-semi-space-size=8', '--heap-growing-percent=50'];
/** It reads its own code and what it is asked to, writes nothing, starts nothing, and knows nothing of the environment, in which there are keys. */
const rights = ['--permission', '--allow-addons', '--allow-wasi', '--no-warnings', ...(isUsageKnownOutside ? [] : ['--allow-worker'])];
const clone = fileURLToPath(new URL('../../../../', import.meta.url));
/** Not the whole clone: the data folder may be in it. */
const code = ['server', 'prisma', 'node_modules', 'package.json'].map((name) => join(clone, name));

/** glibc gives every thread a heap of its own otherwise, and keeps what pictures and documents took. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' };

export const readerScript = fileURLToPath(new URL('./readerMain.ts', import.meta.url));

export interface ReaderProcessOptions {
  /** A process with nothing to do for this long is ended. */
  readonly idleMs: number;
  /** One that stands still for this long in the midst of a task is ended. */
  readonly stallMs?: number | undefined;
  /** The folders of files that it is to read, besides the code. */
  readonly readableFolders?: readonly string[];
  /** What it runs in; it could reach the network without. */
  readonly sandbox?: Sandbox | null;
}

/**
 * How the process is started.
 * @param compileCache where Node keeps what it compiled, if anywhere: without it each process begins by loading the compiler of
 *   TypeScript, which takes 20 MB. Node asks for the right to write there as it starts; `readerMain.ts` gives it up before it reads.
 */
export function readerOptions(
  compileCache: string | null,
  { readableFolders = [], sandbox = null }: Omit<ReaderProcessOptions, 'idleMs' | 'stallMs'> = {},
): Required<Pick<ForkOptions, 'execPath' | 'execArgv' | 'env'>> {
  const [execPath, ...wrapping] = [...(sandbox ?? []), process.execPath];
  const readable = [...code, ...readableFolders, ...(compileCache === null ? [] : [compileCache])].map((path) => `--allow-fs-read=${path}`);
  const execArgv = [...wrapping, ...heap, ...rights, ...readable];
  if (compileCache === null) return { execPath, execArgv, env: memory };
  return { execPath, execArgv: [...execArgv, `--allow-fs-write=${compileCache}`], env: { ...memory, NODE_COMPILE_CACHE: compileCache } };
}

/** Node answers the folder of its version within it. */
function ownCompileCache(): string | null {
  const folder = getCompileCacheDir();
  return folder === undefined ? null : dirname(folder);
}

/** How often it is looked at what a process takes while it reads. */
const usageIntervalMs = 20;
/** Threads of libvips have been seen to wait for each other for good. */
const defaultStallMs = 20_000;
/** On a busy machine a page waits more than it is read; nothing hangs for ever. Where the system does not tell, the clock is all there is. */
const clockPerProcessor = isUsageKnownOutside ? 10 : 1;
/** A process that has grown to this much is not kept for the next task. */
const recycleAboveMb = 300;
/** Nor one that has done so many tasks and grown to this. Starting another costs a second. */
const recycleAfter = { tasks: 40, mb: 195 };
/** Files after so many pages get a fresh one: what reads pages takes 60 MB, and is not needed for them. */
const maxPagesBeforeFile = 400;

/** A process that is started with the first task, and again whenever it had to be ended. It keeps no program alive by itself. */
export function createReaderProcess({ idleMs, stallMs = defaultStallMs, ...rightsOf }: ReaderProcessOptions): ReaderProcess {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let tasks = 0;
  /** Read since the last file. */
  let pages = 0;
  let rejectCurrent: ((reason: Error) => void) | null = null;

  async function start(): Promise<ChildProcess> {
    const started = fork(readerScript, [], {
      ...readerOptions(ownCompileCache(), rightsOf),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('exit', () => {
      if (child === started) child = null;
    });
    started.on('error', () => undefined);
    child = started;
    tasks = 0;
    pages = 0;
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', (code, signal) => reject(new Error(`The reader did not start (${signal ?? code}).`)));
    });
    return started;
  }

  async function end(): Promise<void> {
    const outcome = child;
    child = null;
    clearTimeout(idle);
    rejectCurrent?.(new Error('The reader is ended.'));
    if (outcome?.exitCode !== null || outcome.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => outcome.once('exit', () => resolve()));
    // Whoever waits for its end keeps this process alive for it.
    outcome.ref();
    outcome.kill('SIGKILL');
    await gone;
  }

  async function attempt({ timeLimitMs, pictureTimeLimitMs, kind, onPagesRead, onEntry, ...order }: TaskRequest): Promise<Outcome> {
    clearTimeout(idle);
    if (kind === 'file' && pages >= maxPagesBeforeFile) await end();
    pages = kind === 'page' ? pages + 1 : 0;
    const reader = child ?? (await start());
    reader.ref();
    reader.channel?.ref();
    const processorMs = () => processorMsOf(reader.pid ?? 0);
    let timer: NodeJS.Timeout | undefined;
    let watch: NodeJS.Timeout | undefined;
    let text: Extraction | null = null;
    const outcome = { isFit: false };
    const hasStalled = createStallWatch(reader.pid ?? 0, stallMs);
    /** Whether the process waits for this one to take a piece. */
    let isTaking = false;
    const cleanups: (() => void)[] = [];
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        const emitter: EventEmitter = reader;
        const listen = <T extends unknown[]>(event: string, listener: (...values: T) => void) => {
          emitter.on(event, listener);
          cleanups.push(() => emitter.off(event, listener));
        };
        // Pictures that could not be made are no reason to lose the text.
        const refuse = (reason: Error) => (text === null ? reject(reason) : resolve({ text }));
        const limit = (ms: number) => {
          const began = { clock: performance.now(), processor: processorMs() };
          const used = () => processorMs() - began.processor;
          const exceed = () => {
            const isBusy = isUsageKnownOutside && performance.now() - began.clock > 2 * used();
            refuse(new (isBusy ? MachineBusyError : ExtractError)(...limitExceeded(kind, 'took too long')));
          };
          clearTimeout(timer);
          clearInterval(watch);
          timer = setTimeout(exceed, ms * clockPerProcessor);
          watch = setInterval(() => {
            // The limits of V8 know nothing of what decoders of pictures and of wasm take.
            if (memoryOfProcess(reader.pid ?? 0) > order.memoryLimitMb) reader.kill('SIGKILL');
            else if (used() > ms) exceed();
            else if (hasStalled(isTaking)) refuse(new MachineBusyError(...limitExceeded(kind, 'took too long')));
          }, usageIntervalMs);
        };
        rejectCurrent = reject;
        listen('message', (answer: ReaderMessage) => {
          if ('ready' in answer) return;
          if ('pages' in answer) {
            onPagesRead?.(...answer.pages);
            return;
          }
          if ('entry' in answer) {
            const taken: ReaderOrder = { isTaken: true };
            // Whether it is still there to hear of it shows otherwise.
            isTaking = true;
            void Promise.resolve(onEntry?.(answer.entry)).then(() => {
              isTaking = false;
              if (reader.connected) reader.send(taken, () => undefined);
            }, reject);
            return;
          }
          if ('text' in answer) {
            text = answer.text;
            limit(pictureTimeLimitMs);
            return;
          }
          tasks += 1;
          outcome.isFit = answer.rssMb < (tasks < recycleAfter.tasks ? recycleAboveMb : recycleAfter.mb);
          if ('done' in answer) resolve({ text, done: answer.done });
          else if ('refused' in answer) refuse(new ExtractError(answer.refused.code, answer.refused.message, answer.refused.cause));
          else refuse(new Error(`Reading broke: ${answer.broken}`));
        });
        listen('exit', (code: number | null, signal: NodeJS.Signals | null) => refuse(exitError(kind, code, signal)));
        limit(timeLimitMs);
        reader.send(order, (error) => {
          if (error) reject(error);
        });
      });
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      rejectCurrent = null;
      for (const off of cleanups) off();
      // A process that did not come to an end by itself, or grew, is not trusted with what comes next.
      if (!outcome.isFit) await end();
      else if (child === reader) {
        reader.unref();
        reader.channel?.unref();
        idle = setTimeout(() => void end(), idleMs);
        idle.unref();
      }
    }
  }

  return {
    end,
    async perform(order) {
      const wasUsed = child !== null && tasks > 0;
      try {
        return await attempt(order);
      } catch (error) {
        // What was read before takes memory as well: in a fresh process there may be enough.
        if (!wasUsed || !(error instanceof OutOfMemoryError)) throw error;
        return attempt(order);
      }
    },
  };
}

class OutOfMemoryError extends ExtractError {}

function exitError(thing: TaskRequest['kind'], code: number | null, signal: NodeJS.Signals | null): ExtractError {
  // The watch kills; V8 aborts when its heap is full; the system kills when the machine is full.
  const isMemory = signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134;
  return isMemory ? new OutOfMemoryError(...limitExceeded(thing, 'took too much memory')) : new ExtractError('DAMAGED', `The ${thing} could not be read: it seems to be damaged. Add it again.`);
}

function limitExceeded(thing: TaskRequest['kind'], what: string) {
  return ['TOO_LARGE', `The ${thing} is too large or too complicated: reading it ${what}.${thing === 'file' ? ' It is kept as it is.' : ''}`] as const;
}
