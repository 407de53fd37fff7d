import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import { type Embed, embedEndpoint, readEmbed } from './oembed.ts';

/**
 * Asks the provider of a video, a sound recording or a picture what it is. Null when the address is none of a known
 * provider, or when the provider has nothing to say.
 * @param endpointOf where to ask about an address.
 * @throws the reason of `signal` when it is aborted.
 */
export async function fetchEmbed(
  safeFetch: SafeFetch,
  address: string,
  signal: AbortSignal,
  endpointOf: (address: string) => string | null = embedEndpoint,
): Promise<Embed | null> {
  const endpoint = endpointOf(address);
  if (endpoint === null) return null;
  try {
    const { bytes } = await safeFetch.fetch(endpoint, { signal, accept: 'application/json' });
    return readEmbed(bytes, address);
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
