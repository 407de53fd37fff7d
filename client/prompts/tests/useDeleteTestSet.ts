import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useDeleteTestSetMutation } from '#client/__generated__/useDeleteTestSetMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation useDeleteTestSetMutation($input: DeleteTestSetsInput!) {
    deleteTestSets(input: $input) {
      ... on DeleteTestSetsPayload {
        undoId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Answers what deletes a test set and tells so, with Undo; `onChange` hears of both. */
export function useDeleteTestSet(onChange: () => void) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run] = useResultMutation<useDeleteTestSetMutation>(mutation);
  const undoOf = useUndoChange();
  const fail = (code: Parameters<typeof errorText>[0]) => showToast({ type: 'error', message: errorText(code, messages.failed) });
  return (id: string) =>
    run(
      { input: { testSetIds: [id], undoable: true } },
      {
        onRefused: fail,
        onDone: ({ undoId }) => {
          onChange();
          showToast({ type: 'success', message: intl.formatMessage(messages.deleted), action: undoOf(undoId, fail, onChange) });
        },
      },
    );
}

const messages = defineMessages({
  deleted: { id: 'prompts.tests.deleted', defaultMessage: 'Test set deleted' },
  failed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
});
