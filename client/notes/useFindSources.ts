import { graphql } from 'react-relay/hooks';
import type { useFindSourcesQuery } from '#client/__generated__/useFindSourcesQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import type { FindSources } from './markdown/linkCompletion.ts';

/** As many as one looks through. */
const MOST = 8;

const query = graphql`
  query useFindSourcesQuery($spaceId: ID!, $text: String, $first: Int!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        sources(first: $first, filter: { text: $text }, order: RELEVANCE) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    }
  }
`;

/**
 * Finds sources of a space to link to, what has the words in its title first; without `exceptId` itself.
 * What a search would read as an operator is a word here.
 */
export function useFindSources(spaceId: string, exceptId: string): FindSources {
  const fetchNow = useFetchNow<useFindSourcesQuery>(query);
  return async (words) => {
    const text = words.replaceAll(/[":\-–]+/g, ' ').trim();
    const { node } = await fetchNow({ spaceId, text: text === '' ? null : text, first: MOST + 1 });
    return (node?.space?.sources.edges ?? []).map((edge) => ({ id: edge.node.id, title: edge.node.title })).filter(({ id }) => id !== exceptId).slice(0, MOST);
  };
}
