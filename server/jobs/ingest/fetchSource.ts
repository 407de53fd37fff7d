import { createHash } from 'node:crypto';
import type { DomainContext } from '#server/domain/context.ts';
import type { Run, SourceToProcess } from '#server/domain/processing/processingRun.ts';
import { saveArtefacts } from '#server/domain/reading/saveExtraction.ts';
import { bytesOfStage } from '#server/domain/processing/stageResults.ts';
import type { GivenPage } from '#server/domain/processing/givenPage.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { FetchedPage, SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import type { ProcessingStage } from '#server/platform/db/generated/client.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { textKind } from '../extract/text/textKind.ts';
import { compressPage, decompressPage } from './compressedPage.ts';
import { fetchEmbed } from './fetchEmbed.ts';
import { fetchOnward } from './fetchOnward.ts';
import type { Embed } from './oembed.ts';
import type { Stages } from '../stages/stages.ts';
import { storeAll } from './storeAll.ts';

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

/** What a link led to. */
export interface FetchedLink extends FetchedSource {
  /** Of its bytes. */
  readonly hash: string;
  /** Where they are among the stored files; null for text, which is not kept. */
  readonly blobHash: string | null;
  readonly embed: Embed | null;
}

export interface FetchDependencies {
  readonly ctx: DomainContext;
  readonly safeFetch: SafeFetch;
  readonly blobs: BlobStore;
  /** Where to ask about a video, a sound recording or a picture; the known providers by default. */
  readonly embedEndpointOf?: (address: string) => string | null;
}

/** What may keep a site from answering us, and not a browser. */
const mayBeShown: ReadonlySet<string> = new Set(['BLOCKED', 'BOT_CHECK', 'PAYWALL', 'TIMEOUT', 'SERVER_ERROR', 'TOO_LARGE']);

/**
 * Fetches a link, or takes the page that somebody handed in, as a stage: a later attempt finds what this one has fetched.
 * @param mayFail it is shown in a browser afterwards: when the site answers it only, nothing is there (of size 0), and the log says why
 * @throws FetchError, SupersededError
 */
export async function fetchSource(deps: FetchDependencies, run: Run, { sourceUrl, page: given, done }: SourceToProcess, stages: Stages, mayFail: boolean, signal: AbortSignal): Promise<FetchedLink> {
  const { ctx, safeFetch, blobs, embedEndpointOf } = deps;
  // What was just fetched need not be decompressed again; the first reader may take it over.
  let fresh: Uint8Array<ArrayBuffer> | null = null;
  let blobHash = done.find(({ stage }) => stage === 'FETCH')?.blobHash ?? null;
  let compressed: Uint8Array<ArrayBuffer> | undefined;
  const value = await stages.run('FETCH', given ? [sourceUrl, given.hash, given.mimeType] : [sourceUrl], async () => {
    if (given) return { value: await takeGiven(deps, run, sourceUrl ?? '', given), blobHash: (blobHash = given.hash) };
    const embedding = fetchEmbed(safeFetch, sourceUrl ?? '', signal, embedEndpointOf);
    const nothing = { url: sourceUrl ?? '', contentType: null, charset: null, size: 0, hash: '' };
    let page: FetchedPage | null;
    try {
      page = await fetchOrEmbed(embedding, fetchOnward(safeFetch, sourceUrl ?? '', signal));
    } catch (error) {
      if (!(mayFail && error instanceof FetchError && mayBeShown.has(error.code))) throw error;
      return { value: { ...nothing, embed: null }, skipped: { code: error.code, message: error.message } };
    }
    const embed = await embedding;
    if (page === null) return { value: { ...nothing, embed } };
    const found = { ...describe(page), embed };
    if (isText(page)) {
      fresh = page.bytes;
      compressed = await compressPage(page.bytes);
      return { value: found, bytes: compressed };
    }
    const [original] = await storeAll(blobs, [{ kind: 'ORIGINAL' as const, mimeType: page.contentType ?? 'application/octet-stream', bytes: page.bytes }]);
    if (original) await saveArtefacts(ctx, run, [original]);
    blobHash = found.hash;
    return { value: found, blobHash };
  });
  const again = bytesOfPage(deps, run.sourceId, 'FETCH', compressed, blobHash);
  return {
    ...value,
    blobHash,
    async bytes() {
      const bytes = fresh;
      fresh = null;
      return bytes ?? again();
    },
  };
}

/** A page that was handed in, as though its address had answered it. What is no text is there to be shown as it is. */
async function takeGiven({ ctx }: FetchDependencies, run: Run, sourceUrl: string, { hash, size, mimeType }: GivenPage): Promise<Omit<FetchedLink, 'bytes' | 'blobHash'>> {
  if (mimeType === 'application/pdf') await saveArtefacts(ctx, run, [{ kind: 'ORIGINAL', mimeType, hash, size }]);
  return { url: sourceUrl, contentType: mimeType, charset: null, size, hash, embed: null };
}

/** What the run has fetched, or shown in a browser, by what is known of its stages; null where it has fetched nothing. */
export function fetchedBefore(deps: Pick<FetchDependencies, 'ctx' | 'blobs'>, sourceId: string, done: SourceToProcess['done']): FetchedSource | null {
  const found = done.find(({ stage, value }) => stage === 'RENDER' && value !== null) ?? done.find(({ stage }) => stage === 'FETCH');
  if (!found) return null;
  return { ...(found.value as Omit<FetchedLink, 'bytes'>), bytes: bytesOfPage(deps, sourceId, found.stage, undefined, found.blobHash ?? null) };
}

/** The bytes of a page that a stage has left: among the stored files, or with its result. */
export function bytesOfPage(
  { ctx, blobs }: Pick<FetchDependencies, 'ctx' | 'blobs'>,
  sourceId: string,
  stage: ProcessingStage,
  compressed?: Uint8Array,
  blobHash: string | null = null,
): () => Promise<Uint8Array<ArrayBuffer>> {
  return async () => {
    if (blobHash !== null) return blobs.read(blobHash);
    const stored = compressed ?? (await bytesOfStage(ctx.db, sourceId, stage));
    if (!stored) throw new Error('The fetched bytes are gone');
    return decompressPage(stored);
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
