import { parentPort } from 'node:worker_threads';
import { ExtractError } from './extractError.ts';
import type { ExtractErrorCode } from './extractError.ts';
import { extractPage } from './extractPage.ts';
import type { ExtractedPage, PageBytes } from './extractPage.ts';

/**
 * What the thread says: once that it is ready, then an answer for each page it is given. Errors do not keep their class on
 * the way between threads.
 */
export type Answer =
  | { readonly ready: true }
  | { readonly page: ExtractedPage }
  | { readonly refused: { readonly code: ExtractErrorCode; readonly message: string } }
  | { readonly broken: string };

parentPort?.on('message', (page: PageBytes) => parentPort?.postMessage(answer(page)));
parentPort?.postMessage({ ready: true } satisfies Answer);

function answer(page: PageBytes): Answer {
  try {
    return { page: extractPage(page) };
  } catch (error) {
    if (error instanceof ExtractError) return { refused: { code: error.code, message: error.message } };
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
