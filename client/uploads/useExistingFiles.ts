import { graphql } from 'react-relay/hooks';
import type { useExistingFilesQuery } from '#client/__generated__/useExistingFilesQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import type { ExistingSource } from '#client/sources/add/useExistingSource.ts';
import { sha256Of } from './sha256.ts';

/** Of more the vault is not asked: they are a whole import. */
const MOST = 50;

const query = graphql`
  query useExistingFilesQuery($spaceId: ID!, $sha256: [String!]!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        existingSources(sha256: $sha256) {
          given
          source {
            id
            title
            createdAt
            isDone
            trashedAt
            collection {
              id
              name
            }
          }
        }
      }
    }
  }
`;

/** Tells which of some files lie in a space already, byte for byte, before they are sent; none where that cannot be known. */
export function useExistingFiles() {
  const ask = useFetchNow<useExistingFilesQuery>(query);
  return async (files: readonly File[], spaceId: string): Promise<ReadonlyMap<File, ExistingSource>> => {
    const there = new Map<File, ExistingSource>();
    if (files.length > MOST) return there;
    const hashes: (string | null)[] = [];
    // One after the other: only one of them is in memory.
    for (const file of files) hashes.push(await sha256Of(file));
    const sha256 = [...new Set(hashes.filter((hash) => hash !== null))];
    if (sha256.length === 0) return there;
    const answer = await ask({ spaceId, sha256 }).catch(() => null);
    for (const { given, source } of answer?.node?.space?.existingSources ?? []) {
      const { id, title, createdAt, isDone, trashedAt, collection } = source;
      if (trashedAt !== null) continue;
      const found = { id, title, createdAt, isDone, collection: collection && { id: collection.id, name: collection.name } };
      hashes.forEach((hash, index) => {
        const file = files[index];
        if (hash === given && file) there.set(file, found);
      });
    }
    return there;
  };
}
