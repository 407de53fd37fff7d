import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ExtractError } from './extractError.ts';
import type { Extraction, Readable } from './extraction.ts';
import type { ReaderAnswer } from './files/readerMain.ts';

export interface FileReaderOptions {
  /** For the text of one file; starting the process does not count. */
  readonly timeLimitMs?: number;
  /** For its pictures, after that. */
  readonly pictureTimeLimitMs?: number;
  /** Of the whole process, with what native code and wasm take. */
  readonly memoryLimitMb?: number;
  /** A process with nothing to do for this long is ended; the next file starts another. */
  readonly idleMs?: number;
}

/** Reads files that may be built to harm, in a process of its own. */
export interface FileReader {
  /**
   * Reads one file; files wait for each other.
   * @throws ExtractError as `readFile` does, with TOO_LARGE for a file that needs more time or memory than it may.
   * @throws Error when the reader is closed
   */
  read(file: Readable): Promise<Extraction>;
  /** Ends the process; what is under way or waiting is rejected. */
  close(): Promise<void>;
}

const defaults = { timeLimitMs: 60_000, pictureTimeLimitMs: 20_000, memoryLimitMb: 400, idleMs: 10_000 };

/** V8 keeps garbage as long as it may: a small heap keeps the process small. */
const heapMb = 224;
/** A process that has grown to this much is not kept for the next file. */
const keptUpToMb = 300;

/**
 * A reader with one process, started with the first file and ended when there are no more.
 *
 * The process gets none of the environment (there are keys in it), may write no file, start nothing, and is killed when
 * it outgrows its limit. So is nothing else: the worker lives on.
 */
export function createFileReader(options: FileReaderOptions = {}): FileReader {
  const { timeLimitMs, pictureTimeLimitMs, memoryLimitMb, idleMs } = { ...defaults, ...options };
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let giveUp: ((reason: Error) => void) | null = null;
  let closed = false;

  async function start(): Promise<ChildProcess> {
    const started = fork(fileURLToPath(new URL('./files/readerMain.ts', import.meta.url)), [String(memoryLimitMb)], {
      execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=2', '--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker', '--allow-wasi', '--no-warnings'],
      // glibc gives every thread a heap of its own otherwise, and keeps them.
      env: { MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('exit', () => {
      if (child === started) child = null;
    });
    started.on('error', () => undefined);
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', (code, signal) => reject(new Error(`The reader of files did not start (${signal ?? code}).`)));
    });
    return started;
  }

  async function end(): Promise<void> {
    const ending = child;
    child = null;
    clearTimeout(idle);
    if (ending?.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.kill('SIGKILL');
    await gone;
  }

  async function run(file: Readable): Promise<Extraction> {
    if (closed) throw new Error('The reader of files is closed.');
    clearTimeout(idle);
    const reader = child ?? (await start());
    reader.ref();
    reader.channel?.ref();
    let timer: NodeJS.Timeout | undefined;
    let text: Extraction | null = null;
    const ending = { inOrder: false };
    const forget: (() => void)[] = [];
    try {
      return await new Promise<Extraction>((resolve, reject) => {
        const listen = <T extends unknown[]>(event: string, listener: (...values: T) => void) => {
          reader.on(event, listener as never);
          forget.push(() => reader.off(event, listener as never));
        };
        // Pictures that could not be made are no reason to lose the text.
        const refuse = (reason: Error) => (text === null ? reject(reason) : resolve(text));
        const limit = (ms: number) => {
          clearTimeout(timer);
          timer = setTimeout(() => refuse(tooMuchTime()), ms);
        };
        giveUp = reject;
        listen('message', (answer: ReaderAnswer) => {
          if ('text' in answer) {
            text = answer.text;
            limit(pictureTimeLimitMs);
          } else if ('pictures' in answer) {
            ending.inOrder = answer.rssMb < keptUpToMb;
            if (text) resolve({ ...text, artefacts: [...text.artefacts, ...answer.pictures] });
          } else if ('refused' in answer) {
            ending.inOrder = answer.rssMb < keptUpToMb;
            const { code, message, cause } = answer.refused;
            refuse(new ExtractError(code, message, cause));
          }
        });
        listen('exit', (code: number | null, signal: NodeJS.Signals | null) => refuse(deathOf(code, signal)));
        limit(timeLimitMs);
        reader.send(file, (error) => {
          if (error) reject(error);
        });
      });
    } finally {
      clearTimeout(timer);
      giveUp = null;
      for (const off of forget) off();
      // A process that did not come to an end by itself, or grew, is not trusted with the next file.
      if (!ending.inOrder) await end();
      else if (child === reader) {
        reader.unref();
        reader.channel?.unref();
        idle = setTimeout(() => void end(), idleMs);
        idle.unref();
      }
    }
  }

  return {
    read(file) {
      const result = queue.then(() => run(file));
      queue = result.catch(() => undefined);
      return result;
    },
    async close() {
      closed = true;
      giveUp?.(new Error('The reader of files is closed.'));
      await queue;
      await end();
    },
  };
}

function deathOf(code: number | null, signal: NodeJS.Signals | null): ExtractError {
  // The watch kills; V8 aborts when its heap is full; the system kills when the machine is full.
  const isMemory = signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134;
  return isMemory
    ? new ExtractError('TOO_LARGE', 'The file is too large or too complicated: reading it took too much memory. It is kept as it is.')
    : new ExtractError('DAMAGED', 'The file could not be read: it seems to be damaged. Add it again.');
}

const tooMuchTime = () => new ExtractError('TOO_LARGE', 'The file is too large or too complicated: reading it took too long. It is kept as it is.');
