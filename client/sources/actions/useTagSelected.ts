import { defineMessage, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useTagSources } from '../mutations/useTagSources.ts';
import { useUndoChange } from '../mutations/useUndoChange.ts';
import { emitPlacesChanged } from '../store/sourceEvents.ts';
import { selectionInput, type SelectedSources } from '../selection/selectedSources.ts';

type Tagging = {
  selected: SelectedSources;
  add: readonly string[];
  remove: readonly string[];
  onDone: () => void;
  onFailed: (text: string) => void;
};

/** Adds tags to selected sources and takes tags from them, and tells so, with Undo. */
export function useTagSelected() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { tagSources, isTagging } = useTagSources();
  const undoAction = useUndoChange();
  const tagSelected = ({ selected, add, remove, onDone, onFailed }: Tagging) =>
    tagSources(
      { ...selectionInput(selected), add, remove, undoable: true },
      {
        isAwaited: true,
        onRefused: (code) => onFailed(errorText(code, messages.failed)),
        onDone: (taggedIds, undoId) => {
          onDone();
          emitPlacesChanged();
          showToast({
            type: 'success',
            message: intl.formatMessage(messages.done, { count: taggedIds.length }),
            action: undoAction(undoId, (code) => showToast({ type: 'error', message: errorText(code, messages.failed) })),
          });
        },
      },
    );
  return { tagSelected, isTagging };
}

const messages = {
  done: defineMessage<{ count: number }>({
    id: 'sources.tagged',
    defaultMessage: '{count, plural, one {Changed the tags of # source} other {Changed the tags of # sources}}',
  }),
  failed: defineMessage({ id: 'sources.tagFailed', defaultMessage: 'Failed to update source.' }),
};
