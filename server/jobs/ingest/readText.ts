import { pictureUrlsIn } from '#server/domain/processing/pictures.ts';
import type { Failure, Run, SourceToProcess } from '#server/domain/processing/processingRun.ts';
import { saveExtraction } from '#server/domain/reading/saveExtraction.ts';
import type { DomainContext } from '#server/domain/context.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { ExtractError, MachineBusyError } from '../extract/extractError.ts';
import type { Refusal, WordlessPage } from '../extract/extraction.ts';
import type { Extracted, Extractor } from '../extract/process/extractor.ts';
import type { Turn } from '../extract/process/reader.ts';
import type { ReportProgress } from '../stages/stageProgress.ts';
import type { StageOutput, Stages } from '../stages/stages.ts';
import { extractionOfEmbed, withEmbed } from './embedExtraction.ts';
import type { FetchedLink } from './fetchSource.ts';
import { readElsewhere } from './readElsewhere.ts';
import { savedExtraction } from './savedExtraction.ts';
import { storeAll } from './storeAll.ts';
import { withReadable } from './withReadable.ts';

interface ReadDependencies {
  readonly ctx: DomainContext;
  readonly blobs: BlobStore;
  readonly extractor: Extractor;
  readonly safeFetch: SafeFetch;
}

/** Increased when extraction changes, so that earlier output is not reused. */
const extractVersion = 9;

/** What came of reading a source. */
interface Read {
  readonly wordlessPages: readonly WordlessPage[];
  /** Of its text; 0 where there is none. */
  readonly letters: number;
  /** Whether it says little or nothing before its scripts have run. */
  readonly needsBrowser: boolean;
  /** Why it counts as failed, where a browser may do better. */
  readonly failure: Failure | null;
  /** Whether it is what the source has from now on; without, what was read before stays. */
  readonly isSaved: boolean;
}

/** Where the text of a source comes from, and what then counts. */
interface HowToRead {
  /** What was fetched, or what a browser has shown; null: what the source has itself. */
  readonly page: FetchedLink | null;
  /** With these failures the source does not fail: it is shown in a browser next. */
  readonly failsSoftly?: ReadonlySet<string>;
  /** A browser has shown it. With fewer letters than these what was read before stays; with 0 anything counts. */
  readonly shown?: { readonly beforeLetters: number };
}

/** What the output of the stage depends on. */
export const extractKey = (source: SourceToProcess, page: FetchedLink | null): readonly unknown[] => [extractVersion, contentOf(source, page)];

/** What there is to read of a source: what is at its address, its file, or what was written. */
export const contentOf = ({ type, blobHash, originalContent, mimeType, fileName }: SourceToProcess, page: FetchedLink | null): readonly unknown[] =>
  page ? [page.hash, page.contentType, page.charset, page.url] : type === 'FILE' ? [blobHash, mimeType, fileName] : [type, originalContent];

/**
 * Reads a source, as a stage, and saves its text.
 * @param turn `onPictures` hears of the addresses of the pictures in a text that was read now
 * @throws ExtractError, SupersededError
 */
export async function readText(
  { ctx, ...deps }: ReadDependencies,
  run: Run,
  source: SourceToProcess,
  stages: Stages,
  { page, failsSoftly, shown }: HowToRead,
  { signal, priority, onPictures }: { readonly signal: AbortSignal; readonly priority: number; readonly onPictures: (urls: readonly string[]) => void },
): Promise<Read> {
  return stages.run('EXTRACT', extractKey(source, page), async (report, onBegin): Promise<StageOutput<Read>> => {
    const isSoft = (code: string) => shown !== undefined ? shown.beforeLetters > 0 : (failsSoftly?.has(code) ?? false);
    const failed = ({ code, message }: Failure): StageOutput<Read> => ({
      value: { wordlessPages: [], letters: 0, needsBrowser: true, failure: { code, message }, isSaved: false },
      skipped: { code, message },
    });
    let read: Extracted;
    try {
      read = await extract(deps, source, page, report, { priority, onBegin }, signal);
    } catch (error) {
      if (!(error instanceof ExtractError) || error instanceof MachineBusyError) throw error;
      const refusal = saidAfterBrowser(error, shown !== undefined);
      if (isSoft(refusal.code)) return failed(refusal);
      throw new ExtractError(refusal.code, refusal.message, typeof error.cause === 'string' ? error.cause : undefined);
    }
    const refusal = read.partialFailure && saidAfterBrowser(read.partialFailure, shown !== undefined);
    const letters = lettersIn(read.plainText);
    if (shown && letters < shown.beforeLetters) return failed(refusal ?? { code: 'NO_TEXT', message: 'The browser showed less than what was read without it.' });
    onPictures(pictureUrlsIn(read.html));
    const artefacts = await storeAll(deps.blobs, read.artefacts);
    await saveExtraction(ctx, run, savedExtraction(read, page, source.type), artefacts);
    if (refusal && isSoft(refusal.code)) return failed(refusal);
    if (refusal) throw new ExtractError(refusal.code, refusal.message);
    const needsBrowser = read.note?.code === 'NEEDS_BROWSER';
    const note = read.note && (needsBrowser && shown ? (read.plainText === '' ? noTextEither : null) : read.note);
    const value = { wordlessPages: read.wordlessPages ?? [], letters, needsBrowser: needsBrowser && !shown, failure: null, isSaved: true };
    return { value, ...(note && (read.plainText === '' ? { skipped: note } : { noted: note })) };
  });
}

const noTextEither: Refusal = { code: 'NO_TEXT', message: 'The page shows almost no text in a browser either. Open it, copy its text and add that instead.' };

/** Whoever has been to the browser is not sent there. */
const saidAfterBrowser = (refusal: Refusal, isShown: boolean): Refusal => (isShown && refusal.code === 'NEEDS_BROWSER' ? noTextEither : { code: refusal.code, message: refusal.message });

const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

async function extract(deps: Omit<ReadDependencies, 'ctx'>, source: SourceToProcess, fetched: FetchedLink | null, report: ReportProgress, turn: Turn, signal: AbortSignal): Promise<Extracted> {
  const { extractor, blobs } = deps;
  const embed = fetched?.embed;
  if (!embed) {
    const read = await withReadable(blobs, source, fetched, (readable) => extractor.extract(readable, report, turn));
    // What somebody handed in may be what only they can see.
    return fetched === null || source.page ? read : readElsewhere(deps, read, turn, signal);
  }
  if (fetched.size === 0) return extractionOfEmbed(embed);
  try {
    const read = await withReadable(blobs, source, fetched, (readable) => extractor.extract(readable, undefined, turn));
    return read.plainText === '' ? extractionOfEmbed(embed) : withEmbed(read, embed);
  } catch (error) {
    if (error instanceof ExtractError) return extractionOfEmbed(embed);
    throw error;
  }
}
