import type { DomainContext } from '#server/domain/context.ts';
import { savedPictures } from '#server/domain/sources/saveReading.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { ExtractedArtefact } from '../extract/extraction.ts';
import type { Extractor } from '../extract/extractor.ts';
import type { FetchedSource, KeepingStage } from '../readSource.ts';
import type { PageKeeper } from './pageKeeper.ts';
import { pictureType } from './pictureType.ts';

const LARGEST_FAVICON = 200_000;
const WEB_PAGE = /^(text\/html|application\/xhtml\+xml)$/;

function isWebPage(_source: unknown, fetched: FetchedSource | null): boolean {
  return fetched !== null && fetched.size > 0 && WEB_PAGE.test(fetched.contentType ?? 'text/html');
}

interface Dependencies {
  readonly ctx: DomainContext;
  /** Fetches what pages need: a fetcher with tighter limits than that for pages. */
  readonly needs: SafeFetch;
  readonly extractor: Extractor;
  readonly keeper: PageKeeper;
}

/** What is kept of a link besides its text: small pictures of it, and the page as it was. */
export function keepingStages({ ctx, needs, extractor, keeper }: Dependencies): KeepingStage[] {
  return [
    {
      name: 'PREVIEW',
      appliesTo: isWebPage,
      keep: ({ sourceId }, _fetched, signal) => picturesOfPage(sourceId, signal),
    },
    {
      name: 'SNAPSHOT',
      appliesTo: isWebPage,
      keep: async (_run, fetched, signal) => {
        if (fetched === null) return [];
        const { charset, url } = fetched;
        const bytes = await keeper.keep({ bytes: await fetched.bytes(), charset, url }, signal);
        return bytes === null ? [] : [{ kind: 'SNAPSHOT', mimeType: 'text/html', bytes }];
      },
    },
  ];

  async function picturesOfPage(sourceId: string, signal: AbortSignal): Promise<ExtractedArtefact[]> {
    const { imageUrl, faviconUrl } = await savedPictures(ctx, sourceId);
    const [lead, icon] = await Promise.all([fetchPicture(imageUrl, signal), fetchPicture(faviconUrl, signal)]);
    const kept: ExtractedArtefact[] = [];
    if (lead) kept.push(...(await smallPicturesOf(lead)));
    const type = icon && pictureType(icon);
    if (icon && type && icon.byteLength <= LARGEST_FAVICON) kept.push({ kind: 'FAVICON', mimeType: type, bytes: icon });
    return kept;
  }

  async function fetchPicture(url: string | null, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
    if (url === null) return null;
    try {
      return (await needs.fetch(url, { signal, accept: 'image/webp,image/png,image/*;q=0.8' })).bytes;
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
