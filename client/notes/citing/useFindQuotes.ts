import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useFindQuotesQuery } from '#client/__generated__/useFindQuotesQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import type { FoundQuote } from '../markdown/quoteCompletion.ts';
import { quoteIn } from './quotesIn.ts';

/** As many as one looks through. */
const MOST = 6;

const query = graphql`
  query useFindQuotesQuery($spaceId: ID!, $words: String!, $first: Int!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        ask(query: $words, first: $first) {
          edges {
            text {
              text
              isHit
            }
            node {
              source {
                id
                title
              }
            }
          }
        }
      }
    }
  }
`;

/** Finds sentences of a space by words, the best first. @param exceptId the source that shall not be cited from; null: none @param most so many at most */
export function useFindQuotes(spaceId: string, exceptId: string | null, most = MOST): (words: string) => Promise<readonly FoundQuote[]> {
  const intl = useIntl();
  const fetchNow = useFetchNow<useFindQuotesQuery>(query);
  return async (words) => {
    const { node } = await fetchNow({ spaceId, words, first: most + 1 });
    const passages = (node?.space?.ask.edges ?? []).map((edge) => ({
      text: edge.text.map(({ text, isHit }) => ({ text, isHit })),
      source: { id: edge.node.source.id, title: edge.node.source.title },
    }));
    return passages.filter(({ source }) => source.id !== exceptId).slice(0, most).flatMap((passage) => quoteIn(passage, intl.locale) ?? []);
  };
}
