import { useIntl, defineMessages } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useQuotingMutation } from '#client/__generated__/useQuotingMutation.graphql.ts';
import type { useQuotingQuery } from '#client/__generated__/useQuotingQuery.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { Quoting } from '../markdown/quoteCompletion.ts';
import { quoteIn } from './quotesIn.ts';
import { type NoteCitation, readCitation } from './noteCitation.ts';

/** As many as one looks through. */
const MOST = 6;

const query = graphql`
  query useQuotingQuery($spaceId: ID!, $words: String!, $first: Int!) {
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

const mutation = graphql`
  mutation useQuotingMutation($input: UpdateSourceInput!) {
    updateSource(input: $input) {
      ... on UpdateSourcePayload {
        citations {
          ...noteCitation
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** What a note can cite: sentences of its space by words, and how one is cited. @param noteId null: it is not stored yet, and cites nothing @param onCited hears of each */
export function useQuoting(spaceId: string, noteId: string | null, onCited: (citation: NoteCitation) => void): Quoting {
  const intl = useIntl();
  const errorText = useErrorText();
  const fetchNow = useFetchNow<useQuotingQuery>(query);
  const [run] = useResultMutation<useQuotingMutation>(mutation);
  return {
    find: async (words) => {
      if (noteId === null) return [];
      const { node } = await fetchNow({ spaceId, words, first: MOST + 1 });
      const passages = (node?.space?.ask.edges ?? []).map((edge) => ({
        text: edge.text.map(({ text, isHit }) => ({ text, isHit })),
        source: { id: edge.node.source.id, title: edge.node.source.title },
      }));
      return passages.filter(({ source }) => source.id !== noteId).slice(0, MOST).flatMap((passage) => quoteIn(passage, intl.locale) ?? []);
    },
    cite: ({ sourceId, quote, prefix, suffix }) =>
      new Promise((resolve) => {
        if (noteId === null) return resolve(null);
        run(
          { input: { sourceId: noteId, newCitations: [{ sourceId, quote, prefix, suffix }] } },
          {
            onDone: ({ citations: [ref] = [] }) => {
              const citation = ref ? readCitation(ref) : null;
              if (citation) onCited(citation);
              resolve(citation?.id ?? null);
            },
            onRefused: (code) => {
              showToast({ type: 'error', message: code === 'INVALID' ? intl.formatMessage(messages.gone) : errorText(code, messages.failed) });
              resolve(null);
            },
          },
        );
      }),
  };
}

const messages = defineMessages({
  gone: { id: 'notes.quoteGone', defaultMessage: 'These words are no longer in the source. Look for them again.' },
  failed: { id: 'notes.notCited', defaultMessage: 'It could not be cited. Try again.' },
});
