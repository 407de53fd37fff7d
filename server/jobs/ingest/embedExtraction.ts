import type { Extracted } from '../extract/process/extractor.ts';
import type { Embed } from './oembed.ts';

/** The extraction of a page with what its provider says of the video, sound or picture on it; the provider knows better. */
export function withEmbed(page: Extracted, embed: Embed): Extracted {
  return {
    ...page,
    title: embed.title,
    author: embed.author ?? page.author,
    siteName: embed.siteName ?? page.siteName,
    imageUrl: embed.imageUrl ?? page.imageUrl,
  };
}

/** The extraction of an embed whose page cannot be read. */
export function extractionOfEmbed({ title, author, siteName, imageUrl }: Embed): Extracted {
  return {
    mimeType: 'text/html',
    title,
    author,
    siteName,
    imageUrl,
    publishedAt: null,
    language: null,
    faviconUrl: null,
    canonicalUrl: null,
    excerpt: null,
    html: '',
    plainText: '',
    markdown: '',
    wordCount: 0,
    readingMinutes: 1,
    details: {},
    artefacts: [],
    note: { code: 'NO_TEXT', message: 'This is to be watched or heard: its title and picture are kept.' },
  };
}
