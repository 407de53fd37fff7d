import { defineMessage, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useDeleteSources } from '../mutations/useDeleteSources.ts';
import { useUndoChange } from '../mutations/useUndoChange.ts';
import type { SelectedSources } from '../selection/selectedSources.ts';

type TrashCallbacks = {
  onDone?: () => void;
  /** Told here instead of in a toast. */
  onFailed?: (text: string) => void;
};

/** Puts sources into the trash and tells so, with Undo. */
export function useTrashSources() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { deleteSources, isDeleting } = useDeleteSources();
  const undoAction = useUndoChange();
  const emit = (message: string) => showToast({ type: 'error', message });
  const trashSources = (selected: SelectedSources, { onDone, onFailed }: TrashCallbacks = {}) =>
    deleteSources(selected, {
      isAwaited: onFailed !== undefined,
      onRefused: (code) => (onFailed ?? emit)(errorText(code, selected.count > 1 ? messages.failedSome : messages.failed)),
      onDone: (deletedIds, undoId) => {
        onDone?.();
        showToast({
          type: 'success',
          message: intl.formatMessage(messages.done, { count: deletedIds.length }),
          action: undoAction(undoId, (code) => emit(errorText(code, messages.restoreFailed))),
        });
      },
    });
  return { trashSources, isDeleting };
}

const messages = {
  done: defineMessage<{ count: number }>({
    id: 'sources.trashed',
    defaultMessage: '{count, plural, one {Source moved to the trash} other {# sources moved to the trash}}',
  }),
  failed: defineMessage({ id: 'sources.deleteFailed', defaultMessage: 'Failed to delete source' }),
  failedSome: defineMessage({ id: 'sources.deleteSomeFailed', defaultMessage: 'Failed to delete some sources. Please try again.' }),
  restoreFailed: defineMessage({ id: 'sources.restoreFailed', defaultMessage: 'Failed to update source.' }),
};
