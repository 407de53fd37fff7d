import { open } from 'node:fs/promises';
import type { Extraction, Readable } from '../extraction.ts';
import type { RecognizedPage } from '../recognizedPage.ts';
import type { ExtractedPage, PageBytes } from '../page/extractPage.ts';
import type { PagesToJoin } from '../page/joinPages.ts';
import type { OnPagesRead } from '../files/base/fileContent.ts';
import type { Reader, Turn } from './reader.ts';
import { sniffedBytes, textKind, writtenType } from '../text/textKind.ts';

/** What was read; of a web page also what it says of itself. */
export type Extracted = Extraction & Partial<Omit<ExtractedPage, keyof Extraction>>;

/** Reads anything: pages, notes and files of every kind. Nothing that is read can hang it or bring it down. */
export interface Extractor {
  /**
   * Finds the text in what was fetched, uploaded or written. Pages and short texts are read as pages, which takes milliseconds; everything
   * else as a file.
   * @param onPagesRead hears now and then how many pages of a document are read
   * @param turn how urgent it is, and who hears when it begins
   * @throws ExtractError
   */
  extract(readable: Readable, onPagesRead?: OnPagesRead, turn?: Turn): Promise<Extracted>;
  /** A page with the text of those that follow it, and of what is said in its videos. @throws ExtractError */
  joinPages(pages: PagesToJoin<Extracted>, turn?: Turn): Promise<Extracted>;
  /** Recognises the text in the picture of a page, from 1. @throws ExtractError */
  recognize(readable: Readable, page: number, languages: readonly string[], turn?: Turn): Promise<RecognizedPage>;
  /** A PDF with what was recognised on its pages, as letters that nobody sees. @throws ExtractError */
  addTextLayer(readable: Readable, pages: readonly RecognizedPage[], turn?: Turn): Promise<Uint8Array<ArrayBuffer>>;
}

const longestPage = 20 * 1024 * 1024;
const longestText = 1024 * 1024;

export function createExtractor(reader: Reader): Extractor {
  return {
    async extract(readable, onPagesRead, turn) {
      const page = await asPage(readable);
      return page ? reader.page(page, turn) : reader.file(readable, onPagesRead, turn);
    },
    joinPages: (pages, turn) => reader.joinPages(pages, turn),
    recognize: (readable, page, languages, turn) => reader.recognize({ readable, page, languages }, turn),
    addTextLayer: (readable, pages, turn) => reader.addTextLayer({ readable, pages }, turn),
  };
}

/** What is read quickly: web pages of the usual size, Markdown and plain text. */
async function asPage(readable: Readable): Promise<PageBytes | null> {
  const { bytes, path, contentType, charset, url, fileName, written } = readable;
  const start = bytes?.subarray(0, sniffedBytes) ?? (await startOf(path ?? ''));
  const name = fileName ?? URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  const type = written ? writtenType(written, start) : textKind(start, contentType, name);
  if (!type || !(written || start.byteLength > 0) || !['html', 'markdown', 'text'].includes(type.kind)) return null;
  const longest = type.kind === 'html' ? longestPage : longestText;
  const whole = bytes ?? (await wholeOf(path ?? '', longest));
  return whole === null || whole.byteLength > longest ? null : { bytes: whole, contentType: written ? type.mimeType : contentType, charset, url, fileName, written };
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
