import { defineMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useAddEntriesMutation } from '#client/__generated__/useAddEntriesMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation useAddEntriesMutation($input: AddEntriesInput!) {
    addEntries(input: $input) {
      ... on AddEntriesPayload {
        count
        undoId
        source {
          ...AdditionStatus_source
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/**
 * Has files in a source added as sources of their own, and tells so, with Undo for all of it. Without ids: all that can be.
 * @param collectionId where they shall lie; null: where the source itself lies
 */
export function useAddEntries(sourceId: string, collectionId: string | null) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run, isAdding] = useResultMutation<useAddEntriesMutation>(mutation);
  const undoAction = useUndoChange();
  const fail = (message: string) => showToast({ type: 'error', message });
  const addEntries = (entryIds: readonly string[] | null) => {
    if (isAdding) return;
    run(
      { input: { sourceId, entryIds, undoable: true, ...(collectionId !== null && { collectionId }) } },
      {
        onDone: ({ count = 0, undoId }) =>
          showToast({
            type: 'info',
            message: intl.formatMessage(messages.begun, { count }),
            action: undoAction(undoId, (code) => fail(errorText(code, messages.undoFailed))),
          }),
        onRefused: (code) => fail(code === 'LIMIT_REACHED' ? intl.formatMessage(messages.noRoom) : errorText(code, messages.failed)),
      },
    );
  };
  return { addEntries, isAdding };
}

const messages = {
  begun: defineMessage<{ count: number }>({ id: 'entries.begun', defaultMessage: '{count, plural, one {Adding # file} other {Adding # files}}' }),
  failed: defineMessage({ id: 'entries.addFailed', defaultMessage: 'The files could not be added. Please try again.' }),
  noRoom: defineMessage({ id: 'entries.noRoom', defaultMessage: 'There is no room for all of that. Add less of it, or delete something for good.' }),
  undoFailed: defineMessage({ id: 'entries.undoFailed', defaultMessage: 'What was added could not be taken back.' }),
};
