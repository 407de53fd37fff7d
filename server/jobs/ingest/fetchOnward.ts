import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { FetchedPage, SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import { onwardAddresses } from './onwardAddresses.ts';

/** A page that sends on to a page that sends on, and so forth. */
const maxSteps = 5;
const maxFrames = 3;

/**
 * Fetches a page, and where it only sends its readers on (by a meta refresh, or as a set of frames) what it sends them to. Where that
 * cannot be had, the page itself is the answer.
 * @throws FetchError
 */
export async function fetchOnward(safeFetch: SafeFetch, address: string, signal: AbortSignal): Promise<FetchedPage> {
  let page = await safeFetch.fetch(address, { signal });
  const seen = new Set([page.url]);
  for (let step = 0; step < maxSteps && isHtml(page); step += 1) {
    const onward = onwardAddresses(new TextDecoder('latin1').decode(page.bytes), page.url);
    const addresses = onward?.kind === 'FRAMES' ? onward.addresses.slice(0, maxFrames) : onward ? [onward.address] : [];
    const fetched = await Promise.all(addresses.filter((each) => !seen.has(each)).map((each) => attempt(safeFetch, each, signal)));
    const next = longestOf(fetched.filter((each) => each !== null));
    if (next === null) return page;
    for (const each of addresses) seen.add(each);
    seen.add(next.url);
    page = next;
  }
  return page;
}

const isHtml = ({ contentType, bytes }: FetchedPage) => /^(text\/html|application\/xhtml\+xml)$/.test(contentType ?? 'text/html') && bytes.byteLength <= 256 * 1024;

async function attempt(safeFetch: SafeFetch, address: string, signal: AbortSignal): Promise<FetchedPage | null> {
  try {
    return await safeFetch.fetch(address, { signal });
  } catch (error) {
    if (error instanceof FetchError && !signal.aborted) return null;
    throw error;
  }
}

/** Of several frames the one with the text: menus and banners are short. */
function longestOf(pages: readonly FetchedPage[]): FetchedPage | null {
  return pages.reduce<FetchedPage | null>((best, page) => (best === null || page.bytes.byteLength > best.bytes.byteLength ? page : best), null);
}
