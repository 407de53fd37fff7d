import { graphql } from 'react-relay/hooks';
import type { useExistingLinkQuery } from '#client/__generated__/useExistingLinkQuery.graphql.ts';
import { useLatestQuery } from '#client/relay/useLatestQuery.ts';
import type { ExistingSource } from './useExistingSource.ts';

/** How long typing rests before the space is asked. */
const REST_MS = 300;

const query = graphql`
  query useExistingLinkQuery($spaceId: ID!, $links: [String!]!) {
    node(id: $spaceId) {
      ... on Space {
        existingSources(links: $links) {
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

/** Which source of the space has the address that is being typed, also by where it led; null while nobody knows, and for one in the trash. */
export function useExistingLink(spaceId: string, url: string | null): ExistingSource | null {
  const { data } = useLatestQuery<useExistingLinkQuery>(query, url === null || !url.includes('.') ? null : { spaceId, links: [url] }, REST_MS);
  const source = data?.node?.existingSources?.find(({ given }) => given === url)?.source;
  if (source?.trashedAt !== null) return null;
  const { id, title, createdAt, isDone, collection } = source;
  return { id, title, createdAt, isDone, collection: collection && { id: collection.id, name: collection.name } };
}
