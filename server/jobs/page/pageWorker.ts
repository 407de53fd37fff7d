import { parentPort } from 'node:worker_threads';
import { type FetchedNeed, keepPage, type PageToKeep } from './keepPage.ts';
import type { Need } from './need.ts';

/** What the thread is told. */
export type ToThread = { readonly page: number } & ({ readonly keep: PageToKeep } | { readonly answerTo: number; readonly file: FetchedNeed | null });
/** What the thread says. Errors do not keep their class on the way between threads. */
export type FromThread = { readonly page: number } & (
  | { readonly ask: number; readonly need: Need }
  | { readonly kept: Uint8Array<ArrayBuffer> }
  | { readonly broken: string }
);

const waiting = new Map<number, (file: FetchedNeed | null) => void>();
let asked = 0;

function say(message: FromThread, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

function fetchNeed(page: number, need: Need): Promise<FetchedNeed | null> {
  asked += 1;
  const ask = asked;
  return new Promise((resolve) => {
    waiting.set(ask, resolve);
    say({ page, ask, need });
  });
}

parentPort?.on('message', (message: ToThread) => {
  if ('answerTo' in message) {
    waiting.get(message.answerTo)?.(message.file);
    waiting.delete(message.answerTo);
    return;
  }
  const { page } = message;
  keepPage(message.keep, (need) => fetchNeed(page, need)).then(
    (kept) => say({ page, kept }, [kept.buffer]),
    (error: unknown) => say({ page, broken: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
