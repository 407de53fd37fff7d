import { Worker } from 'node:worker_threads';
import type { ExtractErrorCode } from '../extractError.ts';
import type { ExtractedArtefact, Extraction, Readable } from '../extraction.ts';
import { openFile } from './openFile.ts';
import { asExtractError, readFile } from './readFile.ts';

/**
 * What the process says: once that it is ready, then for each file the text, and after it the pictures, or why one of
 * them is not there. Errors do not keep their class on the way between processes.
 */
export type ReaderAnswer =
  | { readonly ready: true }
  | { readonly text: Extraction }
  | { readonly pictures: readonly ExtractedArtefact[]; readonly rssMb: number }
  | { readonly refused: { readonly code: ExtractErrorCode; readonly message: string; readonly cause: string }; readonly rssMb: number };

const say = (answer: ReaderAnswer) => process.send?.(answer);
const memoryMb = () => process.memoryUsage.rss() / 1024 / 1024;

process.on('message', (readable: Readable) => void answer(readable));
// The worker is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0));
watchMemory(Number(process.argv[2]));
say({ ready: true });

async function answer(readable: Readable): Promise<void> {
  let file;
  let read;
  try {
    file = await openFile(readable);
    read = await readFile(file);
    say({ text: read.extraction });
    // Text that was read stays read, whatever becomes of the pictures.
    say({ pictures: await read.pictures(), rssMb: memoryMb() });
  } catch (error) {
    const { code, message } = asExtractError(error);
    say({ refused: { code, message, cause: error instanceof Error ? (error.stack ?? error.message) : String(error) }, rssMb: memoryMb() });
  } finally {
    await read?.close();
    await file?.close();
  }
}

/**
 * Ends the process when it takes more memory than it may. The limits of V8 know nothing of what decoders of pictures and
 * of wasm take, and a busy process cannot look after itself: a thread does.
 */
function watchMemory(limitMb: number): void {
  const source = `
    setInterval(() => {
      if (process.memoryUsage.rss() > ${limitMb * 1024 * 1024}) process.kill(process.pid, 'SIGKILL');
    }, 20);`;
  new Worker(source, { eval: true, name: 'memory', resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 } }).unref();
}
