import { createHash } from 'node:crypto';
import type { DomainContext } from '#server/domain/context.ts';
import type { Run, SourceToProcess } from '#server/domain/processing/processingRun.ts';
import { saveArtefacts } from '#server/domain/reading/saveExtraction.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { pictureType } from '../archive/snapshot/pictureType.ts';
import type { ExtractedArtefact } from '../extract/extraction.ts';
import type { ShownPage } from '../render/process/renderMessages.ts';
import type { Renderer } from '../render/renderer.ts';
import { RenderError } from '../render/process/renderError.ts';
import type { StageOutput, Stages } from '../stages/stages.ts';
import { compressPage } from './compressedPage.ts';
import { bytesOfPage, type FetchedLink } from './fetchSource.ts';
import { storeAll } from './storeAll.ts';

interface RenderDependencies {
  readonly ctx: DomainContext;
  readonly blobs: BlobStore;
  readonly renderer: Renderer;
}

/** Increased when pages are shown in another way, so that earlier output is not reused. */
const renderVersion = 1;

/** What the output of the stage depends on. */
export const renderKey = ({ sourceUrl }: SourceToProcess): readonly unknown[] => [renderVersion, sourceUrl];

type Rendered = Omit<FetchedLink, 'bytes' | 'blobHash'>;

/**
 * Shows a link in a browser, as a stage, keeps its pictures and its print, and answers its document as though it had been fetched.
 * @param isLastHope without it nothing of the source can be read: what goes wrong is thrown. Else the log says it, and the answer is null
 * @throws FetchError, RenderError, SupersededError
 */
export async function renderSource(deps: RenderDependencies, run: Run, source: SourceToProcess, stages: Stages, isLastHope: boolean, signal: AbortSignal): Promise<FetchedLink | null> {
  const { ctx, blobs, renderer } = deps;
  let compressed: Uint8Array<ArrayBuffer> | undefined;
  const value = await stages.run('RENDER', renderKey(source), async (): Promise<StageOutput<Rendered | null>> => {
    let shown: ShownPage;
    try {
      shown = await renderer.render(source.sourceUrl ?? '', signal);
    } catch (error) {
      const isForeseen = error instanceof FetchError || error instanceof RenderError;
      if (!isForeseen || isLastHope) throw error;
      return { value: null, skipped: { code: error.code, message: error.message } };
    }
    await saveArtefacts(ctx, run, await storeAll(blobs, artefactsOf(shown)));
    const bytes = new TextEncoder().encode(shown.html);
    compressed = await compressPage(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { value: { url: shown.url, contentType: 'text/html', charset: 'utf-8', size: bytes.byteLength, hash, embed: null }, bytes: compressed };
  });
  return value && { ...value, blobHash: null, bytes: bytesOfPage(deps, run.sourceId, 'RENDER', compressed) };
}

/** The browser has read what strangers wrote: what it hands out is what its first bytes say. */
function artefactsOf({ screenshot, fullScreenshot, print }: ShownPage): ExtractedArtefact[] {
  const picture = (kind: 'SCREENSHOT' | 'FULL_SCREENSHOT', given: Uint8Array | null): ExtractedArtefact[] => {
    const bytes = given && new Uint8Array(given);
    return bytes && pictureType(bytes) === 'image/webp' ? [{ kind, mimeType: 'image/webp', bytes }] : [];
  };
  const printed = print && new Uint8Array(print);
  const isPdf = printed !== null && new TextDecoder('latin1').decode(printed.subarray(0, 5)) === '%PDF-';
  return [...picture('SCREENSHOT', screenshot), ...picture('FULL_SCREENSHOT', fullScreenshot), ...(isPdf ? [{ kind: 'PRINT' as const, mimeType: 'application/pdf', bytes: printed }] : [])];
}
