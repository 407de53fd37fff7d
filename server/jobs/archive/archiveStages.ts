import type { DomainContext } from '#server/domain/context.ts';
import { savedPictureUrls } from '#server/domain/processing/saveExtraction.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { ExtractedArtefact } from '../extract/extraction.ts';
import type { Extractor } from '../extract/process/extractor.ts';
import type { FetchedSource, ArchiveStage, TextImage } from '../ingest/ingestSource.ts';
import type { FetchedSubresource } from './snapshotPage.ts';
import type { PageArchiver } from './pageArchiver.ts';
import { pictureType } from './pictureType.ts';

const LARGEST_FAVICON = 200_000;
const WEB_PAGE = /^(text\/html|application\/xhtml\+xml)$/;

/** What a person wrote or pasted; what came from elsewhere as a file (a mail, say) loads nothing from anywhere. */
const WRITTEN: ReadonlySet<string> = new Set(['NOTE', 'CONTENT']);

function isWebPage(_source: unknown, fetched: FetchedSource | null): boolean {
  return fetched !== null && fetched.size > 0 && WEB_PAGE.test(fetched.contentType ?? 'text/html');
}

interface Dependencies {
  readonly ctx: DomainContext;
  /** A fetcher with tighter limits than that for pages. */
  readonly subresourceFetch: SafeFetch;
  readonly extractor: Extractor;
  readonly archiver: PageArchiver;
}

/** The stages that archive a link: its preview pictures, and a snapshot of the page. */
export function archiveStages({ ctx, subresourceFetch, extractor, archiver }: Dependencies): ArchiveStage[] {
  return [
    {
      name: 'PREVIEW',
      appliesTo: isWebPage,
      archive: async ({ sourceId }, _fetched, _imageUrls, signal) => ({ artefacts: await picturesOfPage(sourceId, signal) }),
    },
    {
      name: 'PREVIEW',
      appliesTo: ({ type }, fetched, imageUrls) => imageUrls.length > 0 && (WRITTEN.has(type) || (fetched !== null && !isWebPage(null, fetched))),
      archive: async (_run, _fetched, imageUrls, signal) => {
        const { pictures } = await archiver.archive(null, imageUrls, signal);
        return { artefacts: [], pictures: await storableImages(pictures) };
      },
    },
    {
      name: 'SNAPSHOT',
      appliesTo: isWebPage,
      archive: async (_run, fetched, imageUrls, signal) => {
        if (fetched === null) return { artefacts: [] };
        const { charset, url } = fetched;
        const { snapshot, pictures } = await archiver.archive({ bytes: await fetched.bytes(), charset, url }, imageUrls, signal);
        return {
          artefacts: snapshot === null ? [] : [{ kind: 'SNAPSHOT', mimeType: 'text/html', bytes: snapshot }],
          ...(imageUrls.length > 0 && { pictures: await storableImages(pictures) }),
        };
      },
    },
  ];

  /** As they came, if browsers show them; drawings as pixels, since they may hold scripts. */
  async function storableImages(pictures: ReadonlyMap<string, FetchedSubresource>): Promise<TextImage[]> {
    const artefacts: TextImage[] = [];
    for (const [url, { bytes }] of pictures) {
      const mimeType = pictureType(bytes);
      if (mimeType === 'image/svg+xml') {
        const pixels = (await smallPicturesOf(bytes)).find(({ kind }) => kind === 'PREVIEW');
        if (pixels) artefacts.push({ url, mimeType: pixels.mimeType, bytes: pixels.bytes });
      } else if (mimeType !== null) artefacts.push({ url, mimeType, bytes });
    }
    return artefacts;
  }

  async function picturesOfPage(sourceId: string, signal: AbortSignal): Promise<ExtractedArtefact[]> {
    const { imageUrl, faviconUrl } = await savedPictureUrls(ctx, sourceId);
    const [lead, icon] = await Promise.all([fetchPicture(imageUrl, signal), fetchPicture(faviconUrl, signal)]);
    const artefacts: ExtractedArtefact[] = [];
    if (lead) artefacts.push(...(await smallPicturesOf(lead)));
    const type = icon && pictureType(icon);
    if (icon && type && icon.byteLength <= LARGEST_FAVICON) artefacts.push({ kind: 'FAVICON', mimeType: type, bytes: icon });
    return artefacts;
  }

  async function fetchPicture(url: string | null, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
    if (url === null) return null;
    try {
      return (await subresourceFetch.fetch(url, { signal, accept: 'image/webp,image/png,image/*;q=0.8' })).bytes;
    } catch (error) {
      if (error instanceof FetchError) return null;
      throw error;
    }
  }

  async function smallPicturesOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly ExtractedArtefact[]> {
    const contentType = pictureType(bytes);
    if (contentType === null) return [];
    try {
      const { artefacts } = await extractor.extract({ bytes, contentType, charset: null, url: 'about:blank' });
      return artefacts.filter(({ kind }) => kind === 'THUMBNAIL' || kind === 'PREVIEW');
    } catch (error) {
      if (error instanceof ExtractError) return [];
      throw error;
    }
  }
}
