import { pictureUrlsIn } from '#server/domain/processing/pictures.ts';
import type { Run, SourceToProcess } from '#server/domain/processing/processingRun.ts';
import { saveArtefacts, savedText, saveExtraction } from '#server/domain/processing/saveExtraction.ts';
import type { WorkContext } from '#server/platform/queue/worker.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { ExtractedArtefact, WordlessPage } from '../extract/extraction.ts';
import type { Extracted, Extractor } from '../extract/process/extractor.ts';
import type { Turn } from '../extract/process/reader.ts';
import { extractionOfEmbed, withEmbed } from './embedExtraction.ts';
import { type FetchDependencies, type FetchedLink, fetchSource } from './fetchSource.ts';
import { recognize } from './recognize.ts';
import { savedExtraction } from './savedExtraction.ts';
import type { ReportProgress } from '../stages/stageProgress.ts';
import type { StageOutput, Stages } from '../stages/stages.ts';
import { storeAll } from './storeAll.ts';
import { isToArchive, isWebPage } from './toArchive.ts';
import { withReadable } from './withReadable.ts';

export interface IngestDependencies extends FetchDependencies {
  readonly extractor: Extractor;
  /** In which languages text is recognised in pictures (`installedLanguages`); none: it is not. */
  readonly ocrLanguages: readonly string[];
  /** The pictures that stand for a page that was read, none when nothing usable is found. Without it neither these nor pages as they were are kept. */
  readonly picturesOfPage?: (sourceId: string, signal: AbortSignal) => Promise<readonly ExtractedArtefact[]>;
}

/** Increased when extraction changes, so that earlier output is not reused. */
const extractVersion = 7;
/** The same for what is recognised in pictures. */
const recognizeVersion = 1;
/** The same for the pictures that stand for a page. */
const previewVersion = 2;

interface IngestContext extends Pick<WorkContext, 'signal' | 'priority'> {
  /** Whether it may take the time to recognize pages without words. */
  readonly canRecognize: boolean;
}

/** `archives`: whether there is more to keep of it (`isToArchive`), which can wait. */
type Ingested = { readonly isToRecognize: true } | { readonly isToRecognize: false; readonly archives: boolean };

/**
 * Fetches and reads a source, stage by stage, and saves its text. Where its pages are to be recognized and there is no time for that, it ends
 * before: whoever goes on finds the stages done.
 * @throws FetchError, ExtractError, SupersededError
 */
export async function ingestSource(deps: IngestDependencies, run: Run, source: SourceToProcess, stages: Stages, { signal, priority, canRecognize }: IngestContext): Promise<Ingested> {
  const { ctx, blobs, extractor, ocrLanguages, picturesOfPage } = deps;
  const fetched = source.type === 'URI' ? await fetchSource(deps, run, source, stages, signal) : null;
  const content = fetched ? [fetched.hash, fetched.contentType, fetched.charset, fetched.url] : contentOf(source);
  const imageUrls: { urls?: readonly string[] } = {};
  const { wordlessPages } = await stages.run('EXTRACT', [extractVersion, content], async (report, onBegin): Promise<StageOutput<{ wordlessPages: readonly WordlessPage[] }>> => {
    const read = await extract(deps, source, fetched, report, { priority, onBegin });
    imageUrls.urls = pictureUrlsIn(read.html);
    const artefacts = await storeAll(blobs, read.artefacts);
    await saveExtraction(ctx, run, savedExtraction(read, fetched, source.type), artefacts);
    if (read.partialFailure) throw new ExtractError(read.partialFailure.code, read.partialFailure.message);
    const value = { wordlessPages: read.wordlessPages ?? [] };
    return { value, ...(read.note && (read.plainText === '' ? { skipped: read.note } : { noted: read.note })) };
  });
  if (wordlessPages.length > 0 && ocrLanguages.length > 0 && !fetched?.embed) {
    const key = [recognizeVersion, content, ocrLanguages];
    if (!canRecognize && !stages.isDone('RECOGNIZE', key)) return { isToRecognize: true };
    await stages.attempt('RECOGNIZE', key, async (report, onBegin): Promise<StageOutput<null>> => {
      const { read, layered, note } = await withReadable(blobs, source, fetched, (readable) => recognize(readable, wordlessPages, ocrLanguages, extractor, report, { priority, onBegin }, signal));
      if (read === null) return { value: null, ...(note && { skipped: note }) };
      const artefacts = layered ? [{ kind: 'LAYERED' as const, mimeType: 'application/pdf', bytes: layered }] : [];
      await saveExtraction(ctx, run, savedExtraction(read, fetched, source.type), await storeAll(blobs, artefacts));
      return { value: null, ...(note && { noted: note }) };
    });
  }
  if (!picturesOfPage) return { isToRecognize: false, archives: false };
  if (isWebPage(fetched)) {
    await stages.attempt('PREVIEW', [previewVersion, content], async () => {
      await saveArtefacts(ctx, run, await storeAll(blobs, await picturesOfPage(run.sourceId, signal)));
      return { value: null };
    });
  }
  // An earlier attempt has read it.
  const urls = imageUrls.urls ?? pictureUrlsIn((await savedText(ctx, run.sourceId)).html);
  return { isToRecognize: false, archives: isToArchive(source.type, fetched, urls) };
}

function contentOf({ type, blobHash, originalContent, mimeType, fileName }: SourceToProcess): readonly unknown[] {
  return type === 'FILE' ? [blobHash, mimeType, fileName] : [type, originalContent];
}

async function extract({ extractor, blobs }: IngestDependencies, source: SourceToProcess, fetched: FetchedLink | null, report: ReportProgress, turn: Turn): Promise<Extracted> {
  const embed = fetched?.embed;
  if (!embed) return withReadable(blobs, source, fetched, (readable) => extractor.extract(readable, report, turn));
  if (fetched.size === 0) return extractionOfEmbed(embed);
  try {
    const read = await withReadable(blobs, source, fetched, (readable) => extractor.extract(readable, undefined, turn));
    return read.plainText === '' ? extractionOfEmbed(embed) : withEmbed(read, embed);
  } catch (error) {
    if (error instanceof ExtractError) return extractionOfEmbed(embed);
    throw error;
  }
}
