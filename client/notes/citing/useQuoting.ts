import { useIntl, defineMessages } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useQuotingMutation } from '#client/__generated__/useQuotingMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { Quoting } from '../markdown/quoteCompletion.ts';
import { type NoteCitation, readCitation } from './noteCitation.ts';
import { useFindQuotes } from './useFindQuotes.ts';

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
  const find = useFindQuotes(spaceId, noteId);
  const [run] = useResultMutation<useQuotingMutation>(mutation);
  return {
    find: (words) => (noteId === null ? Promise.resolve([]) : find(words)),
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
