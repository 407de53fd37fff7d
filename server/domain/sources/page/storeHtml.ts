import { InvalidInputError } from '../../errors.ts';
import { type GivenPage, longestPage } from '../../processing/givenPage.ts';

type StoreBytes = (bytes: Uint8Array<ArrayBuffer>) => Promise<{ readonly hash: string; readonly size: number }>;

/** Stores a page that was handed in as a string. @throws InvalidInputError when it is longer than `longestPage`, or empty */
export async function storeHtml(html: string, storeBytes: StoreBytes): Promise<GivenPage> {
  if (html.trim() === '') throw new InvalidInputError([{ path: 'html', message: 'The page is empty.' }]);
  if (html.length > longestPage) throw new InvalidInputError([{ path: 'html', message: `A page may have at most ${longestPage.toLocaleString('en')} characters.` }]);
  return { ...(await storeBytes(new TextEncoder().encode(html))), mimeType: 'text/html' };
}
