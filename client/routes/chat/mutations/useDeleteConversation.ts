import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useDeleteConversationMutation } from '#client/__generated__/useDeleteConversationMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation useDeleteConversationMutation($input: DeleteConversationsInput!) {
    deleteConversations(input: $input) {
      ... on DeleteConversationsPayload {
        undoId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Answers a function that deletes a conversation and tells so, with Undo. `onChange` hears of both: the list has changed. */
export function useDeleteConversation(onChange: () => void): (conversationId: string, onDone: () => void) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run] = useResultMutation<useDeleteConversationMutation>(mutation);
  const undoOf = useUndoChange();
  return (conversationId, onDone) =>
    run(
      { input: { conversationIds: [conversationId], undoable: true } },
      {
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
        onDone: ({ undoId }) => {
          onChange();
          onDone();
          showToast({
            type: 'success',
            message: intl.formatMessage(messages.done),
            action: undoOf(undoId, (code) => showToast({ type: 'error', message: errorText(code, messages.undoFailed) }), onChange),
          });
        },
      },
    );
}

const messages = defineMessages({
  done: { id: 'chat.deleted', defaultMessage: 'Conversation deleted' },
  failed: { id: 'chat.deleteFailed', defaultMessage: 'Failed to delete the conversation.' },
  undoFailed: { id: 'chat.undoFailed', defaultMessage: 'Failed to bring the conversation back.' },
});
