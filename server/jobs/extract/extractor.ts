import { open } from 'node:fs/promises';
import type { Extraction, Readable } from './extraction.ts';
import { createFileReader, type FileReaderOptions } from './extractInProcess.ts';
import { createPageReader, type PageReaderOptions } from './extractInThread.ts';
import type { ExtractedPage } from './extractPage.ts';
import { sniffedBytes, textKind } from './textKind.ts';

export interface ExtractorOptions {
  readonly pages?: PageReaderOptions;
  readonly files?: FileReaderOptions;
}

/** What was read; of a web page also what it says of itself. */
export type Extracted = Extraction & Partial<Omit<ExtractedPage, keyof Extraction>>;

/** Reads anything: pages, notes and files of every kind. Nothing that is read can hang it or bring it down. */
export interface Extractor {
  /**
   * Finds the text in what was fetched, uploaded or written. Pages and short texts are read in a thread, everything else
   * in a process of its own, each one at a time and within limits of time and memory.
   *
   * Bytes are handed over, not copied: they may be gone afterwards.
   * @throws ExtractError
   */
  extract(readable: Readable): Promise<Extracted>;
  /** Ends thread and process; what is under way or waiting is rejected. They keep no program alive by themselves. */
  close(): Promise<void>;
}

const longestPage = 20 * 1024 * 1024;
const longestText = 1024 * 1024;

export function createExtractor(options: ExtractorOptions = {}): Extractor {
  const pages = createPageReader(options.pages);
  const files = createFileReader(options.files);
  return {
    async extract(readable) {
      const page = await asPage(readable);
      return page ? pages.extract(page) : files.read(readable);
    },
    async close() {
      await Promise.all([pages.close(), files.close()]);
    },
  };
}

/** What a thread can read quickly: web pages of the usual size, Markdown and plain text. */
async function asPage(readable: Readable): Promise<Parameters<ReturnType<typeof createPageReader>['extract']>[0] | null> {
  const { bytes, path, contentType, charset, url, fileName } = readable;
  const start = bytes?.subarray(0, sniffedBytes) ?? (await startOf(path ?? ''));
  const isNote = start.byteLength === 0 && url === 'about:blank' && !fileName;
  const type = textKind(start, contentType, fileName ?? URL.parse(url)?.pathname.split('/').at(-1) ?? '');
  if (!type || !(isNote || start.byteLength > 0) || !['html', 'markdown', 'text'].includes(type.kind)) return null;
  const longest = type.kind === 'html' ? longestPage : longestText;
  const whole = bytes ?? (await wholeOf(path ?? '', longest));
  return whole === null || whole.byteLength > longest ? null : { bytes: whole, contentType: type.mimeType, charset, url };
}

async function startOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path, 'r');
  try {
    const bytes = new Uint8Array(sniffedBytes);
    const { bytesRead } = await file.read(bytes, 0, sniffedBytes, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function wholeOf(path: string, longest: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await open(path, 'r');
  try {
    return (await file.stat()).size > longest ? null : new Uint8Array(await file.readFile());
  } finally {
    await file.close();
  }
}
