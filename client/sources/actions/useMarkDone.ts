import { defineMessage, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useMarkSourcesDone } from '../mutations/useMarkSourcesDone.ts';
import { useUndoChange } from '../mutations/useUndoChange.ts';
import { selectionInput, type SelectedSources } from '../selection/selectedSources.ts';

/** Marks sources of the Inbox as done, which keeps them in no collection, and tells so, with Undo. */
export function useMarkDone(): (selected: SelectedSources) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const markSourcesDone = useMarkSourcesDone();
  const undoAction = useUndoChange();
  return (selected) => {
    const failed: Parameters<typeof undoAction>[1] = (code) => showToast({ type: 'error', message: errorText(code, messages.failed) });
    markSourcesDone(
      { ...selectionInput(selected), isDone: true, undoable: true },
      {
        onDone: (undoId) => showToast({ type: 'success', message: intl.formatMessage(messages.done, { count: selected.count }), action: undoAction(undoId, failed) }),
        onRefused: failed,
      },
    );
  };
}

const messages = {
  failed: defineMessage({ id: 'sources.favoriteFailed', defaultMessage: 'Failed to update source.' }),
  done: defineMessage<{ count: number }>({
    id: 'sources.markedDone',
    defaultMessage: '{count, plural, one {Done, kept in no collection} other {# sources done, kept in no collection}}',
  }),
};
