import { readFile } from 'node:fs/promises';
import type { PageBytes } from '#server/jobs/extract/page/extractPage.ts';

/** A page of `pages/` as a site would serve it. */
export async function pageFile(name: string, served: Partial<Omit<PageBytes, 'bytes'>> = {}): Promise<PageBytes> {
  const bytes = new Uint8Array(await readFile(new URL(`pages/${name}`, import.meta.url)));
  return { bytes, contentType: 'text/html', charset: null, url: 'https://site.example/page', ...served };
}

/** A page with this content. */
export function page(
  content: string | Uint8Array<ArrayBuffer>,
  served: Partial<Omit<PageBytes, 'bytes'>> = {},
): PageBytes {
  const bytes = typeof content === 'string' ? new Uint8Array(Buffer.from(content)) : content;
  return { bytes, contentType: 'text/html', charset: 'utf-8', url: 'https://site.example/page', ...served };
}

/** An English paragraph of about a hundred characters. */
export const PARAGRAPH =
  'The quick brown fox jumped over the lazy dog, went home, and slept there for a long and very quiet night. ';
