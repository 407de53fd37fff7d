import type { DomDocument } from '../text/dom.ts';
import { isSameSite } from '../text/sameSite.ts';
import { webAddress } from '../text/webAddress.ts';
import { oneLine } from '../text/words.ts';
import { nextPageOf } from './nextPage.ts';

/** Subtitles of a video on a page. */
export interface SubtitlesLink {
  readonly url: string;
  /** What the video is called, or its subtitles; null where nobody says. */
  readonly title: string | null;
}

/** What belongs to the text of a page and lies at other addresses. */
export interface Elsewhere {
  /** Where the text goes on; whether it is the same text only that page can tell. */
  readonly nextPage: string | null;
  /** Only a notice was found in the place of the text, and there may be more on another copy of the page. */
  readonly isNotice: boolean;
  /** Other copies of the page on its site, the shortest first. */
  readonly copies: readonly string[];
  readonly subtitles: readonly SubtitlesLink[];
}

const maxVideos = 5;
const maxTracks = 40;

/** Looks for it. Must see the page before anything is taken out of it. @param language of the page, as declared */
export function findElsewhere(document: DomDocument, url: string, canonicalUrl: string | null, language: string | null): Omit<Elsewhere, 'isNotice'> {
  const base = webAddress(document.querySelector('base[href]')?.getAttribute('href'), url) ?? url;
  const amp = webAddress(document.querySelector('link[rel~=amphtml][href]')?.getAttribute('href'), base);
  const { hostname } = new URL(url);
  const copies = [amp, canonicalUrl].filter((address) => address !== null && isSameSite(new URL(address).hostname, hostname) && withoutHash(address) !== withoutHash(url));
  return { nextPage: nextPageOf(document, url, base), copies: [...new Set(copies as string[])], subtitles: subtitlesOf(document, base, language) };
}

const withoutHash = (address: string) => address.replace(/#.*$/, '');

function subtitlesOf(document: DomDocument, base: string, language: string | null): SubtitlesLink[] {
  const primary = (tag: string | null) => (tag ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  return document
    .querySelectorAll('video')
    .slice(0, maxVideos)
    .flatMap((video) => {
      const tracks = video
        .querySelectorAll('track[src]')
        .slice(0, maxTracks)
        .filter((track) => /^(subtitles|captions)?$/i.test(track.getAttribute('kind')?.trim() ?? ''));
      const ofPage = tracks.find((track) => language !== null && primary(track.getAttribute('srclang')) === primary(language));
      const track = ofPage ?? tracks.find((each) => each.getAttribute('default') !== null) ?? tracks[0];
      const url = webAddress(track?.getAttribute('src'), base);
      return url === null ? [] : [{ url, title: oneLine(video.getAttribute('title') ?? video.getAttribute('aria-label') ?? track?.getAttribute('label'), 200) }];
    });
}
