import type { DomainContext } from '#server/domain/context.ts';
import { savedPictureUrls, savedScreenshot } from '#server/domain/reading/saveExtraction.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import type { ExtractedArtefact } from '../extract/extraction.ts';
import type { Extractor } from '../extract/process/extractor.ts';
import type { Turn } from '../extract/process/reader.ts';
import { pictureType } from './snapshot/pictureType.ts';

const largestFavicon = 200_000;

interface PagePicturesDependencies {
  readonly ctx: DomainContext;
  /** A fetcher with tighter limits than that for pages. */
  readonly subresourceFetch: SafeFetch;
  readonly extractor: Extractor;
  readonly blobs: BlobStore;
}

/**
 * Fetches the pictures that stand for a page that was read: its lead picture, made small, and its icon; those that cannot be had are left out. In lists
 * what a browser has shown of it stands for one without a lead picture.
 */
export function createPagePictures({ ctx, subresourceFetch, extractor, blobs }: PagePicturesDependencies): (sourceId: string, turn: Turn, signal: AbortSignal) => Promise<readonly ExtractedArtefact[]> {
  return async (sourceId, turn, signal) => {
    const { imageUrl, faviconUrl } = await savedPictureUrls(ctx, sourceId);
    const [lead, icon] = await Promise.all([fetchPicture(imageUrl, signal), fetchPicture(faviconUrl, signal)]);
    const artefacts = lead ? [...(await smallPicturesOf(extractor, lead, turn))] : [];
    const screenshot = artefacts.length === 0 ? await savedScreenshot(ctx, sourceId) : null;
    if (screenshot) artefacts.push(...(await smallPicturesOf(extractor, await blobs.read(screenshot), turn)).filter(({ kind }) => kind === 'THUMBNAIL'));
    const type = icon && pictureType(icon);
    if (icon && type && icon.byteLength <= largestFavicon) artefacts.push({ kind: 'FAVICON', mimeType: type, bytes: icon });
    return artefacts;
  };

  async function fetchPicture(url: string | null, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
    if (url === null) return null;
    try {
      return (await subresourceFetch.fetch(url, { signal, accept: 'image/webp,image/png,image/*;q=0.8' })).bytes;
    } catch (error) {
      if (error instanceof FetchError) return null;
      throw error;
    }
  }
}

/** A picture as pixels, in the sizes that lists and previews show; none where it is no picture. */
export async function smallPicturesOf(extractor: Extractor, bytes: Uint8Array<ArrayBuffer>, turn: Turn): Promise<readonly ExtractedArtefact[]> {
  const contentType = pictureType(bytes);
  if (contentType === null) return [];
  try {
    const { artefacts } = await extractor.extract({ bytes, contentType, charset: null, url: 'about:blank' }, undefined, turn);
    return artefacts.filter(({ kind }) => kind === 'THUMBNAIL' || kind === 'PREVIEW');
  } catch (error) {
    if (error instanceof ExtractError) return [];
    throw error;
  }
}
