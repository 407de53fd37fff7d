import type { Failure } from '#server/domain/processing/processingRun.ts';
import { ExtractError, MachineBusyError } from '../extract/extractError.ts';
import type { Readable, WordlessPage } from '../extract/extraction.ts';
import type { RecognizedPage } from '../extract/recognizedPage.ts';
import type { Extracted, Extractor } from '../extract/process/extractor.ts';
import type { Turn } from '../extract/process/reader.ts';
import type { ReportProgress } from '../stages/stageProgress.ts';

/** A page takes seconds: the others of a longer document stay pictures. */
const mostRecognizedPages = 200;

/** What is read with what was recognised, and what to say about it. */
export interface Recognized {
  /** Null where no text was recognised. */
  readonly read: Extracted | null;
  /** A PDF with the words in their places, where there is one to be made. */
  readonly layered: Uint8Array<ArrayBuffer> | null;
  readonly note: Failure | null;
}

/**
 * Recognises the text of those pages of a source that are pictures, one after the other, and reads it again with it. A page that cannot be
 * recognised stays a picture.
 * @param report hears how many pages are done
 * @param signal ends it before the next page; then its reason is thrown
 * @throws ExtractError when it cannot be read again
 */
export async function recognize(
  readable: Readable,
  wordlessPages: readonly WordlessPage[],
  languages: readonly string[],
  extractor: Extractor,
  report: ReportProgress,
  turn: Turn,
  signal: AbortSignal,
): Promise<Recognized> {
  const pages = wordlessPages.slice(0, mostRecognizedPages);
  const recognized: RecognizedPage[] = [];
  let onBegin = turn.onBegin;
  for (const [done, { page, letters }] of pages.entries()) {
    signal.throwIfAborted();
    if (pages.length > 1) report(done, pages.length);
    const read = () => extractor.recognize(readable, page, languages, { ...turn, onBegin });
    try {
      const found = await read().catch((error: unknown) => (error instanceof MachineBusyError ? read() : Promise.reject(error as Error)));
      recognized.push(saysMore(found, letters) ? found : { ...found, lines: [], textLayer: new Uint8Array() });
    } catch (error) {
      if (!(error instanceof ExtractError)) throw error;
    }
    onBegin = undefined;
  }
  if (!recognized.some(({ lines }) => lines.length > 0)) return { read: null, layered: null, note: { code: 'NO_TEXT', message: 'No text was recognised in its pictures.' } };
  const read = await extractor.extract({ ...readable, recognized }, undefined, { ...turn, onBegin: undefined });
  return { read, layered: read.mimeType === 'application/pdf' ? await layered(readable, recognized, extractor, turn) : null, note: noteOf(wordlessPages.length, pages.length, recognized.length) };
}

/** A slide with a photograph behind a few words has them already, and without mistakes. */
const saysMore = ({ lines }: RecognizedPage, letters: number) => lines.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0) > letters * 1.5;

/** Without it the words are read, found and marked in the text, and only the pages are pictures still. */
async function layered(readable: Readable, recognized: readonly RecognizedPage[], extractor: Extractor, turn: Turn): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await extractor.addTextLayer(readable, recognized, { ...turn, onBegin: undefined });
  } catch (error) {
    if (error instanceof ExtractError) return null;
    throw error;
  }
}

function noteOf(wordless: number, tried: number, read: number): Failure | null {
  if (wordless > tried) return { code: 'TOO_LARGE', message: `Text was recognised on the first ${tried} of ${wordless} pages that are pictures; the others can be looked at, and not searched.` };
  if (tried > read) return { code: 'DAMAGED', message: `${tried - read} of ${tried} pages that are pictures could not be read.` };
  return null;
}
