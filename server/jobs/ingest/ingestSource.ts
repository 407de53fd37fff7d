import { pictureUrlsIn } from '#server/domain/processing/pictures.ts';
import type { Run, SourceToProcess } from '#server/domain/processing/processingRun.ts';
import { type SavedExtraction, saveArtefacts, savedText, saveExtraction } from '#server/domain/processing/saveExtraction.ts';
import type { WorkContext } from '#server/platform/queue/worker.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { ExtractedArtefact } from '../extract/extraction.ts';
import type { Extracted, Extractor } from '../extract/process/extractor.ts';
import type { Turn } from '../extract/process/reader.ts';
import type { PageBytes } from '../extract/page/extractPage.ts';
import { looksLikeMarkdown } from '../extract/text/looksLikeMarkdown.ts';
import type { Written } from '../extract/text/textKind.ts';
import { extractionOfEmbed, withEmbed } from './embedExtraction.ts';
import { type FetchDependencies, type FetchedLink, fetchSource } from './fetchSource.ts';
import type { ReportProgress } from '../stages/stageProgress.ts';
import { extractStoredFile } from './extractStoredFile.ts';
import type { StageOutput, Stages } from '../stages/stages.ts';
import { storeAll } from './storeAll.ts';
import { isToArchive, isWebPage } from './toArchive.ts';

export interface IngestDependencies extends FetchDependencies {
  readonly extractor: Extractor;
  /** The pictures that stand for a page that was read, none when nothing usable is found. Without it neither these nor pages as they were are kept. */
  readonly picturesOfPage?: (sourceId: string, signal: AbortSignal) => Promise<readonly ExtractedArtefact[]>;
}

/** Increased when extraction changes, so that earlier output is not reused. */
const extractVersion = 5;
/** The same for the pictures that stand for a page. */
const previewVersion = 2;

/**
 * Fetches and reads a source, stage by stage, and saves its text.
 * @returns whether there is more to keep of it (`isToArchive`), which can wait
 * @throws FetchError, ExtractError, SupersededError
 */
export async function ingestSource(deps: IngestDependencies, run: Run, source: SourceToProcess, stages: Stages, { signal, priority }: Pick<WorkContext, 'signal' | 'priority'>): Promise<boolean> {
  const { ctx, blobs, picturesOfPage } = deps;
  const fetched = source.type === 'URI' ? await fetchSource(deps, run, source, stages, signal) : null;
  const content = fetched ? [fetched.hash, fetched.contentType, fetched.charset, fetched.url] : contentOf(source);
  const imageUrls: { urls?: readonly string[] } = {};
  await stages.run('EXTRACT', [extractVersion, content], async (report, onBegin): Promise<StageOutput<null>> => {
    const read = await extract(deps, source, fetched, report, { priority, onBegin });
    imageUrls.urls = pictureUrlsIn(read.html);
    const artefacts = await storeAll(blobs, read.artefacts);
    await saveExtraction(ctx, run, toSavedExtraction(read, fetched, source.type), artefacts);
    if (read.partialFailure) throw new ExtractError(read.partialFailure.code, read.partialFailure.message);
    return { value: null, ...(read.note && (read.plainText === '' ? { skipped: read.note } : { noted: read.note })) };
  });
  if (!picturesOfPage) return false;
  if (isWebPage(fetched)) {
    await stages.attempt('PREVIEW', [previewVersion, content], async () => {
      await saveArtefacts(ctx, run, await storeAll(blobs, await picturesOfPage(run.sourceId, signal)));
      return { value: null };
    });
  }
  // An earlier attempt has read it.
  const urls = imageUrls.urls ?? pictureUrlsIn((await savedText(ctx, run.sourceId)).html);
  return isToArchive(source.type, fetched, urls);
}

function contentOf({ type, blobHash, originalContent, mimeType, fileName }: SourceToProcess): readonly unknown[] {
  return type === 'FILE' ? [blobHash, mimeType, fileName] : [type, originalContent];
}

async function extract({ extractor, blobs }: IngestDependencies, source: SourceToProcess, fetched: FetchedLink | null, report: ReportProgress, turn: Turn): Promise<Extracted> {
  if (fetched) {
    const { url, contentType, charset, embed } = fetched;
    if (!embed) {
      const bytes = await fetched.bytes();
      return extractor.extract({ bytes, contentType, charset, url, ...(source.page && { written: writtenIn(source.page.mimeType, bytes) }) }, report, turn);
    }
    if (fetched.size === 0) return extractionOfEmbed(embed);
    try {
      const read = await extractor.extract({ bytes: await fetched.bytes(), contentType, charset, url }, undefined, turn);
      return read.plainText === '' ? extractionOfEmbed(embed) : withEmbed(read, embed);
    } catch (error) {
      if (error instanceof ExtractError) return extractionOfEmbed(embed);
      throw error;
    }
  }
  if (source.type !== 'FILE') return extractor.extract(writtenPage(source), undefined, turn);
  if (source.blobHash === null) throw new ExtractError('INCOMPLETE', 'The bytes of this file never came. Upload it again.');
  return extractStoredFile(source, source.blobHash, { extractor, blobs }, report, turn);
}

/** Notes are Markdown, and so is pasted text that looks like it; all other is text, even where it begins like a page or a document. */
function writtenPage({ type, originalContent }: SourceToProcess): PageBytes {
  const text = originalContent ?? '';
  const written = type === 'NOTE' || looksLikeMarkdown(text) ? 'markdown' : 'text';
  return {
    bytes: new TextEncoder().encode(text),
    contentType: written === 'markdown' ? 'text/markdown' : 'text/plain',
    charset: 'utf-8',
    url: 'about:blank',
    written,
  };
}

/** Of a page that was handed in as its text alone: how that is to be read. */
function writtenIn(mimeType: string, bytes: Uint8Array): Written | undefined {
  if (mimeType === 'text/markdown') return 'markdown';
  if (mimeType !== 'text/plain') return undefined;
  return looksLikeMarkdown(new TextDecoder().decode(bytes)) ? 'markdown' : 'text';
}

function toSavedExtraction(read: Extracted, fetched: FetchedLink | null, type: SourceToProcess['type']): SavedExtraction {
  const { language, wordCount, readingMinutes, details, html, plainText, markdown, mimeType } = read;
  const text = { language, details, ...(plainText === '' ? noText : { html, plainText, markdown, wordCount, readingMinutes }) };
  const { title, author, publishedAt, excerpt } = read;
  if (!fetched && type === 'FILE') return { ...text, title, author, publishedAt, ...(excerpt !== null && { excerpt }), mimeType };
  if (!fetched) return text;
  const { siteName, imageUrl, faviconUrl, canonicalUrl } = read;
  return { ...text, siteName, imageUrl, faviconUrl, canonicalUrl, title, author, publishedAt, excerpt, mimeType, size: fetched.size };
}

const noText = { html: null, plainText: null, markdown: null, wordCount: null, readingMinutes: null };
