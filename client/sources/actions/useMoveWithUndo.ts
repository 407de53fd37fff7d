import { defineMessage, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { Placing } from '../mutations/useCopySources.ts';
import { useMoveSources } from '../mutations/useMoveSources.ts';
import { useUndoChange } from '../mutations/useUndoChange.ts';
import { selectionInput } from '../selection/selectedSources.ts';

/** Moves sources and tells so, with Undo: the one way for menu, drag and key. */
export function useMoveWithUndo() {
  const intl = useIntl();
  const errorText = useErrorText();
  const undoAction = useUndoChange();
  const { moveSources, isMoving } = useMoveSources();
  const emit = (message: string) => showToast({ type: 'error', message });

  const move = ({ selected, to, onDone, onFailed }: Placing) => {
    const failed = selected.count > 1 ? messages.failedSome : messages.failed;
    const fail: Parameters<typeof undoAction>[1] = (code) => emit(errorText(code, failed));
    moveSources(
      { ...selectionInput(selected), toCollectionId: to.id, undoable: true },
      {
        isAwaited: onFailed !== undefined,
        onRefused: (code) => (onFailed ?? emit)(errorText(code, failed)),
        onDone: (movedIds, undoId) => {
          onDone?.();
          showToast({ type: 'success', message: intl.formatMessage(messages.done, { count: movedIds.length, name: to.name }), action: undoAction(undoId, fail) });
        },
      },
    );
  };
  return { move, isMoving };
}

const messages = {
  done: defineMessage<{ count: number; name: string }>({
    id: 'sources.moved',
    defaultMessage: '{count, plural, one {Moved # source to {name}} other {Moved # sources to {name}}}',
  }),
  failed: defineMessage({ id: 'sources.moveFailed', defaultMessage: 'Failed to move source. Please try again.' }),
  failedSome: defineMessage({ id: 'sources.moveSomeFailed', defaultMessage: 'Failed to move some sources. Please try again.' }),
};
