import type { DomainContext } from '#server/domain/context.ts';
import { archiveSource, beginArchiving, endArchiving } from '#server/domain/processing/archiveSource.job.ts';
import { pictureUrlsIn } from '#server/domain/processing/pictures.ts';
import { abandonProcessing, type Run, SupersededError } from '#server/domain/processing/processingRun.ts';
import { saveArtefacts } from '#server/domain/reading/saveExtraction.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import type { Extractor } from '../extract/process/extractor.ts';
import type { Turn } from '../extract/process/reader.ts';
import { type FetchedSource, fetchedBefore } from '../ingest/fetchSource.ts';
import type { ProgressNotifier } from '../stages/progressNotifier.ts';
import { createStages } from '../stages/stages.ts';
import { storeAll } from '../ingest/storeAll.ts';
import { isWebPage } from '../ingest/toArchive.ts';
import type { PageArchiver } from './pageArchiver.ts';
import { smallPicturesOf } from './pagePictures.ts';
import { pictureType } from './snapshot/pictureType.ts';
import type { FetchedSubresource } from './snapshot/snapshotPage.ts';

/** Nobody waits for what is kept besides the text. */
const last: Turn = { priority: Infinity };

interface ArchiveDependencies {
  readonly ctx: DomainContext;
  readonly archiver: PageArchiver;
  readonly extractor: Extractor;
  readonly blobs: BlobStore;
  readonly progress: ProgressNotifier;
}

/**
 * The processor of `archiveSource`: keeps of a source that is complete the page as it was and the pictures of its text. What cannot be had is left out,
 * and the log says what went wrong; the source stays complete.
 */
export function archiveSourceProcessor(deps: ArchiveDependencies): Processor {
  const { ctx, progress } = deps;
  return processor(archiveSource, async (run, { signal, isLastTry }) => {
    const source = isLastTry ? null : await beginArchiving(ctx, run);
    if (source) {
      const stages = createStages(ctx, run, source, progress, signal, 'COMPLETED');
      const fetched = fetchedBefore(deps, run.sourceId, source.done);
      try {
        await stages.attempt(isWebPage(fetched) ? 'SNAPSHOT' : 'PREVIEW', [], async () => {
          await archive(deps, run, fetched, pictureUrlsIn(source.html), signal);
          return { value: null };
        });
        await stages.close();
      } catch (error) {
        if (!(error instanceof SupersededError)) throw error;
        await abandonProcessing(ctx, run);
      }
    }
    await endArchiving(ctx, run);
  });
}

async function archive({ ctx, archiver, extractor, blobs }: ArchiveDependencies, run: Run, fetched: FetchedSource | null, imageUrls: readonly string[], signal: AbortSignal): Promise<void> {
  const page = fetched && isWebPage(fetched) ? { bytes: await fetched.bytes(), charset: fetched.charset, url: fetched.url } : null;
  const { snapshot, pictures } = await archiver.archive(page, imageUrls, signal);
  const files = snapshot === null ? [] : [{ kind: 'SNAPSHOT' as const, mimeType: 'text/html', bytes: snapshot }];
  const stored = imageUrls.length > 0 && { imageUrls, stored: await storeAll(blobs, await storableImages(extractor, pictures)) };
  await saveArtefacts(ctx, run, await storeAll(blobs, files), stored || undefined);
}

/** A picture of a text as it was fetched. */
interface TextImage {
  readonly url: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** As they came, if browsers show them; drawings as pixels, since they may hold scripts. */
async function storableImages(extractor: Extractor, pictures: ReadonlyMap<string, FetchedSubresource>): Promise<TextImage[]> {
  const images: TextImage[] = [];
  for (const [url, { bytes }] of pictures) {
    const mimeType = pictureType(bytes);
    if (mimeType === 'image/svg+xml') {
      const pixels = (await smallPicturesOf(extractor, bytes, last)).find(({ kind }) => kind === 'PREVIEW');
      if (pixels) images.push({ url, mimeType: pixels.mimeType, bytes: pixels.bytes });
    } else if (mimeType !== null) images.push({ url, mimeType, bytes });
  }
  return images;
}
