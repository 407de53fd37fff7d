import type { ServerResponse } from 'node:http';
import { parseAllowList } from '#server/platform/fetch/allowList.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import { createSafeFetch } from '#server/platform/fetch/safeFetch.ts';
import type { SafeFetch, SafeFetchOptions } from '#server/platform/fetch/safeFetch.ts';
import { closeAfterTest } from './localSite.ts';

type Options = Partial<Omit<SafeFetchOptions, 'allow'>> & { allow?: string };

/** A fetcher that may reach 127.0.0.1 and nothing else that is private, until the test ends. */
export function fetcher({ allow = '127.0.0.1', ...options }: Options = {}): SafeFetch {
  const userAgent = 'KnowledgeVault/1.0 (+http://vault.test)';
  const safe = createSafeFetch({ allow: parseAllowList(allow), userAgent, ...options });
  closeAfterTest(() => safe.close());
  return safe;
}

/** The FetchError with which a fetch ends. */
export async function failure(fetching: Promise<unknown>): Promise<FetchError> {
  const error: unknown = await fetching.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof FetchError)) throw error;
  return error;
}

/** Writes for as long as the other side listens. */
export function flood(response: ServerResponse, chunk: Buffer = Buffer.alloc(64 * 1024, 'x')): void {
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}
