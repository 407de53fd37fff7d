import type { DomainContext } from '#server/domain/context.ts';
import { savedPictures } from '#server/domain/processing/saveReading.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { ExtractedArtefact } from '../extract/extraction.ts';
import type { Extractor } from '../extract/process/extractor.ts';
import type { FetchedSource, KeepingStage, PictureOfText } from '../ingest/readSource.ts';
import type { FetchedNeed } from './keepPage.ts';
import type { PageKeeper } from './pageKeeper.ts';
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
      keep: async ({ sourceId }, _fetched, _inText, signal) => ({ artefacts: await picturesOfPage(sourceId, signal) }),
    },
    {
      name: 'PREVIEW',
      appliesTo: ({ type }, fetched, inText) => inText.length > 0 && (WRITTEN.has(type) || (fetched !== null && !isWebPage(null, fetched))),
      keep: async (_run, _fetched, inText, signal) => {
        const { pictures } = await keeper.keep(null, inText, signal);
        return { artefacts: [], pictures: await picturesOfText(pictures) };
      },
    },
    {
      name: 'SNAPSHOT',
      appliesTo: isWebPage,
      keep: async (_run, fetched, inText, signal) => {
        if (fetched === null) return { artefacts: [] };
        const { charset, url } = fetched;
        const { snapshot, pictures } = await keeper.keep({ bytes: await fetched.bytes(), charset, url }, inText, signal);
        return {
          artefacts: snapshot === null ? [] : [{ kind: 'SNAPSHOT', mimeType: 'text/html', bytes: snapshot }],
          ...(inText.length > 0 && { pictures: await picturesOfText(pictures) }),
        };
      },
    },
  ];

  /** As they came, if browsers show them; drawings as pixels, since they may hold scripts. */
  async function picturesOfText(pictures: ReadonlyMap<string, FetchedNeed>): Promise<PictureOfText[]> {
    const kept: PictureOfText[] = [];
    for (const [url, { bytes }] of pictures) {
      const mimeType = pictureType(bytes);
      if (mimeType === 'image/svg+xml') {
        const pixels = (await smallPicturesOf(bytes)).find(({ kind }) => kind === 'PREVIEW');
        if (pixels) kept.push({ url, mimeType: pixels.mimeType, bytes: pixels.bytes });
      } else if (mimeType !== null) kept.push({ url, mimeType, bytes });
    }
    return kept;
  }

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
