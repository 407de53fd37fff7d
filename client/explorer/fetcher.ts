import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';
import { authorization, onKeyChange } from './credential.ts';
import { type ExampleIds, idsQuery } from './examples.ts';

const endpoint = '/graphql';

/** Sends what GraphiQL runs with the credential of this page, subscriptions, too; an `Authorization` typed under Headers comes before it. */
export function createExplorerFetcher(): Fetcher {
  const socket = createClient({ url: new URL(endpoint, location.href).href.replace(/^http/, 'ws'), lazyCloseTimeout: 1_000, connectionParams: authorization });
  onKeyChange(() => socket.terminate());
  return createGraphiQLFetcher({
    url: endpoint,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (!headers.has('authorization')) for (const [name, value] of Object.entries(await authorization())) headers.set(name, value);
      return fetch(input, { ...init, headers });
    },
    wsClient: socket,
  });
}

interface FoundIds {
  readonly data?: { readonly viewer: { readonly spaces: Connection<{ id: string; collections: Connection<{ id: string }>; sources: Connection<{ id: string }> }> } | null };
}
interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
}

/** The ids that the examples need, of the first space of whoever explores. Never rejects: without an answer there are none. */
export async function readExampleIds(): Promise<ExampleIds> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await authorization()) },
    body: JSON.stringify({ query: idsQuery }),
  })
    .then((response) => response.json() as Promise<FoundIds>)
    .catch((): FoundIds => ({}));
  const space = answer.data?.viewer?.spaces.edges[0]?.node;
  return { spaceId: space?.id ?? null, collectionId: space?.collections.edges[0]?.node.id ?? null, sourceId: space?.sources.edges[0]?.node.id ?? null };
}
