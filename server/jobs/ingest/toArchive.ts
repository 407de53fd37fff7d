import type { SourceType } from '#server/platform/db/generated/client.ts';
import type { FetchedSource } from './fetchSource.ts';

const pageTypes = /^(text\/html|application\/xhtml\+xml)$/;
/** What a person wrote or pasted; what came from elsewhere as a file (a mail, say) loads nothing from anywhere. */
const written: ReadonlySet<SourceType> = new Set(['NOTE', 'CONTENT']);

/** Whether what was fetched is a page with things around its text. */
export const isWebPage = (fetched: Pick<FetchedSource, 'contentType' | 'size'> | null): boolean =>
  fetched !== null && fetched.size > 0 && pageTypes.test(fetched.contentType ?? 'text/html');

/** Whether there is more to keep of a source than its text: the page as it was, or the pictures of its text. @param imageUrls their addresses */
export const isToArchive = (type: SourceType, fetched: FetchedSource | null, imageUrls: readonly string[]): boolean =>
  isWebPage(fetched) || (imageUrls.length > 0 && (written.has(type) || fetched !== null));
