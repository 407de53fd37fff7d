import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useDeleteHighlightMutation } from '#client/__generated__/useDeleteHighlightMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { HighlightColor } from './highlightColors.ts';
import type { Passage } from './passage.ts';
import { useAddHighlight } from './useAddHighlight.ts';

const mutation = graphql`
  mutation useDeleteHighlightMutation($input: DeleteHighlightInput!, $connections: [ID!]!) {
    deleteHighlight(input: $input) {
      ... on DeleteHighlightPayload {
        deletedHighlightId @deleteEdge(connections: $connections)
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Deleted = Passage & { readonly id: string; readonly note: string; readonly color: HighlightColor };

/** Answers a function that deletes a highlight and tells so, with Undo. */
export function useDeleteHighlight(): (sourceId: string, listId: string, highlight: Deleted) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const addHighlight = useAddHighlight();
  const [run] = useResultMutation<useDeleteHighlightMutation>(mutation);
  return (sourceId, listId, { id, quote, prefix, suffix, note, color }) =>
    run(
      { input: { highlightId: id }, connections: [listId] },
      {
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
        onDone: () =>
          showToast({
            type: 'success',
            message: intl.formatMessage(messages.done),
            action: {
              label: intl.formatMessage(commonMessages.undo),
              onAction: () =>
                addHighlight({ sourceId, quote, prefix, suffix, note, color }, listId, {
                  onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.undoFailed) }),
                }),
            },
          }),
      },
    );
}

const messages = defineMessages({
  done: { id: 'highlights.deleted', defaultMessage: 'Highlight deleted' },
  failed: { id: 'highlights.deleteFailed', defaultMessage: 'Failed to delete the highlight.' },
  undoFailed: { id: 'highlights.undoFailed', defaultMessage: 'Failed to bring the highlight back.' },
});
