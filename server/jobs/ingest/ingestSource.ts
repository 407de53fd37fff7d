import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { DomainContext } from '#server/domain/context.ts';
import { pictureUrlsIn } from '#server/domain/processing/pictures.ts';
import type { Run, SourceToProcess } from '#server/domain/processing/processingRun.ts';
import { type SavedExtraction, saveArtefacts, savedText, saveExtraction } from '#server/domain/processing/saveExtraction.ts';
import { bytesOfStage } from '#server/domain/processing/stageResults.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { FetchedPage, SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import type { BlobRef, BlobStore } from '#server/platform/storage/blobStore.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { ExtractedArtefact } from '../extract/extraction.ts';
import type { Extracted, Extractor } from '../extract/process/extractor.ts';
import type { PageBytes } from '../extract/page/extractPage.ts';
import { looksLikeMarkdown } from '../extract/text/looksLikeMarkdown.ts';
import { textKind } from '../extract/text/textKind.ts';
import { extractionOfEmbed, withEmbed } from './embedExtraction.ts';
import { fetchEmbed } from './fetchEmbed.ts';
import type { Embed } from './oembed.ts';
import type { ReportProgress } from './stageProgress.ts';
import { extractStoredFile } from './extractStoredFile.ts';
import type { StageOutput, Stages } from './stages.ts';

/** A page or a linked file as it was fetched; its bytes come back each time they are asked for. */
export interface FetchedSource {
  /** Where it was found in the end. */
  readonly url: string;
  readonly contentType: string | null;
  readonly charset: string | null;
  /** In bytes; 0 where only the provider of what is on the page answered. */
  readonly size: number;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * An optional stage after the text was read that stores files of a source: pictures, snapshots. Its failure goes to the log only.
 */
export interface ArchiveStage {
  readonly name: 'PREVIEW' | 'SNAPSHOT';
  /** Whether there is anything to do for this source; else its log does not mention the stage. @param imageUrls the addresses of its text's pictures */
  readonly appliesTo: (source: SourceToProcess, fetched: FetchedSource | null, imageUrls: readonly string[]) => boolean;
  /** The files; none when nothing usable was found. */
  readonly archive: (run: Run, fetched: FetchedSource | null, imageUrls: readonly string[], signal: AbortSignal) => Promise<ArchivedFiles>;
}

/** What an archive stage has made. */
export interface ArchivedFiles {
  readonly artefacts: readonly ExtractedArtefact[];
  /** The pictures of the text, where the stage fetches these. */
  readonly pictures?: readonly TextImage[];
}

/** A picture of a text as it was fetched. */
export interface TextImage {
  readonly url: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface IngestDependencies {
  readonly ctx: DomainContext;
  readonly safeFetch: SafeFetch;
  readonly extractor: Extractor;
  readonly blobs: BlobStore;
  readonly archiveStages?: readonly ArchiveStage[];
  /** Where to ask about a video, a sound recording or a picture; the known providers by default. */
  readonly embedEndpointOf?: (address: string) => string | null;
}

/** Increased when extraction changes, so that earlier output is not reused. */
const extractVersion = 4;
/** The same for archive stages. */
const archiveVersion = 2;

/** Fetches and reads a source, stage by stage, and saves its text. @throws FetchError, ExtractError, SupersededError */
export async function ingestSource(deps: IngestDependencies, run: Run, source: SourceToProcess, stages: Stages, signal: AbortSignal): Promise<void> {
  const fetched = source.type === 'URI' ? await fetchSource(deps, run, source, stages, signal) : null;
  const content = fetched ? [fetched.hash, fetched.contentType, fetched.charset, fetched.url] : contentOf(source);
  const imageUrls: { urls?: readonly string[] } = {};
  await stages.run('EXTRACT', [extractVersion, content], async (report): Promise<StageOutput<null>> => {
    const read = await extract(deps, source, fetched, report);
    imageUrls.urls = pictureUrlsIn(read.html);
    const artefacts = await storeAll(deps, read.artefacts);
    await saveExtraction(deps.ctx, run, toSavedExtraction(read, fetched, source.type), artefacts);
    if (read.partialFailure) throw new ExtractError('TOO_LARGE', read.partialFailure.message);
    return { value: null, ...(read.note && (read.plainText === '' ? { skipped: read.note } : { noted: read.note })) };
  });
  // An earlier attempt has read it.
  const pictures = imageUrls.urls ?? pictureUrlsIn((await savedText(deps.ctx, run.sourceId)).html);
  for (const { name, appliesTo, archive } of deps.archiveStages ?? []) {
    if (!appliesTo(source, fetched, pictures)) continue;
    await stages.attempt(name, [archiveVersion, content], async () => {
      await saveArchived(deps, run, await archive(run, fetched, pictures, signal), pictures);
      return { value: null };
    });
  }
}

async function saveArchived(deps: IngestDependencies, run: Run, { artefacts, pictures }: ArchivedFiles, imageUrls: readonly string[]): Promise<void> {
  const stored = await storeAll(deps, artefacts);
  await saveArtefacts(deps.ctx, run, stored, pictures && { imageUrls, stored: await storeAll(deps, pictures) });
}

interface Fetched extends FetchedSource {
  readonly hash: string;
  readonly embed: Embed | null;
}

async function fetchSource(deps: IngestDependencies, run: Run, { sourceUrl, done }: SourceToProcess, stages: Stages, signal: AbortSignal): Promise<Fetched> {
  const { ctx, safeFetch, blobs, embedEndpointOf } = deps;
  // What was just fetched need not be decompressed again; the first reader may take it over.
  let fresh: Uint8Array<ArrayBuffer> | null = null;
  let compressed: Uint8Array<ArrayBuffer> | null = null;
  let blobHash = done.find(({ stage }) => stage === 'FETCH')?.blobHash ?? null;
  const value = await stages.run('FETCH', [sourceUrl], async () => {
    const embedding = fetchEmbed(safeFetch, sourceUrl ?? '', signal, embedEndpointOf);
    const page = await fetchOrEmbed(embedding, safeFetch.fetch(sourceUrl ?? '', { signal }));
    const embed = await embedding;
    if (page === null) return { value: { url: sourceUrl ?? '', contentType: null, charset: null, size: 0, hash: '', embed } };
    fresh = page.bytes;
    const found = { ...describe(page), embed };
    if (isText(page)) {
      compressed = await compress(page.bytes);
      return { value: found, bytes: compressed };
    }
    const [original] = await storeAll(deps, [{ kind: 'ORIGINAL' as const, mimeType: page.contentType ?? 'application/octet-stream', bytes: page.bytes }]);
    if (original) await saveArtefacts(ctx, run, [original]);
    blobHash = found.hash;
    return { value: found, blobHash };
  });
  return {
    ...value,
    async bytes() {
      const bytes = fresh;
      fresh = null;
      if (bytes) return bytes;
      if (blobHash !== null) return blobs.read(blobHash);
      compressed ??= await bytesOfStage(ctx.db, run.sourceId, 'FETCH');
      if (!compressed) throw new Error('The fetched bytes are gone');
      return decompress(compressed);
    },
  };
}

/** The page; null when it cannot be fetched, but its provider has described what is on it. */
async function fetchOrEmbed(embedding: Promise<Embed | null>, fetching: Promise<FetchedPage>): Promise<FetchedPage | null> {
  const [embed, page] = await Promise.allSettled([embedding, fetching]);
  if (page.status === 'fulfilled') return page.value;
  if (page.reason instanceof FetchError && embed.status === 'fulfilled' && embed.value !== null) return null;
  throw page.reason;
}

function describe({ url, contentType, charset, bytes }: FetchedPage) {
  return { url, contentType, charset, size: bytes.byteLength, hash: hashOf(bytes) };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Pages are read and not kept as files; whatever else a link leads to is kept as it came. */
const isText = ({ bytes, contentType, url }: FetchedPage) =>
  ['html', 'markdown', 'text'].includes(textKind(bytes, contentType, URL.parse(url)?.pathname.split('/').at(-1) ?? '')?.kind ?? '');

const zstd = promisify(zstdCompress);
const unzstd = promisify(zstdDecompress);
const compress = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }));
const decompress = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await unzstd(bytes));

function contentOf({ type, blobHash, originalContent, mimeType, fileName }: SourceToProcess): readonly unknown[] {
  return type === 'FILE' ? [blobHash, mimeType, fileName] : [type, originalContent];
}

async function extract({ extractor, blobs }: IngestDependencies, source: SourceToProcess, fetched: Fetched | null, report: ReportProgress): Promise<Extracted> {
  if (fetched) {
    const { url, contentType, charset, embed } = fetched;
    if (!embed) return extractor.extract({ bytes: await fetched.bytes(), contentType, charset, url }, report);
    if (fetched.size === 0) return extractionOfEmbed(embed);
    try {
      return withEmbed(await extractor.extract({ bytes: await fetched.bytes(), contentType, charset, url }), embed);
    } catch (error) {
      if (error instanceof ExtractError) return extractionOfEmbed(embed);
      throw error;
    }
  }
  if (source.type !== 'FILE') return extractor.extract(writtenPage(source));
  if (source.blobHash === null) throw new ExtractError('INCOMPLETE', 'The bytes of this file never came. Upload it again.');
  return extractStoredFile(source, source.blobHash, { extractor, blobs }, report);
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

function toSavedExtraction(read: Extracted, fetched: Fetched | null, type: SourceToProcess['type']): SavedExtraction {
  const { language, wordCount, readingMinutes, details, html, plainText, markdown, mimeType } = read;
  const text = { language, details, ...(plainText === '' ? noText : { html, plainText, markdown, wordCount, readingMinutes }) };
  if (!fetched && type === 'FILE') return { ...text, ...(read.excerpt !== null && { excerpt: read.excerpt }), mimeType };
  if (!fetched) return text;
  const { title, author, publishedAt, excerpt } = read;
  const { siteName, imageUrl, faviconUrl, canonicalUrl } = read;
  return { ...text, siteName, imageUrl, faviconUrl, canonicalUrl, title, author, publishedAt, excerpt, mimeType, size: fetched.size };
}

const noText = { html: null, plainText: null, markdown: null, wordCount: null, readingMinutes: null };

interface Storable {
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function storeAll<T extends Storable>({ blobs }: IngestDependencies, files: readonly T[]): Promise<(Omit<T, 'bytes'> & BlobRef)[]> {
  return Promise.all(files.map(async ({ bytes, ...file }) => ({ ...file, ...(await blobs.write(once(bytes), bytes.byteLength)) })));
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
