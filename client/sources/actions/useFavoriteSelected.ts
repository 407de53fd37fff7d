import { defineMessage, useIntl } from 'react-intl';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useFavoriteSources } from '../mutations/useFavoriteSources.ts';
import { useUndoChange } from '../mutations/useUndoChange.ts';
import { selectionInput, type SelectedSources } from '../selection/selectedSources.ts';

/** Makes selected sources favorites of one's own, or no longer, and tells so, with Undo. */
export function useFavoriteSelected(): (selected: SelectedSources, isFavorite: boolean) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const favoriteSources = useFavoriteSources();
  const undoAction = useUndoChange();
  return (selected, isFavorite) =>
    favoriteSources({ ...selectionInput(selected), isFavorite, undoable: true }, (undoId) =>
      showToast({
        type: 'success',
        message: intl.formatMessage(isFavorite ? messages.added : messages.removed, { count: selected.count }),
        action: undoAction(undoId, (code) => showToast({ type: 'error', message: errorText(code, messages.failed) })),
      }),
    );
}

const messages = {
  failed: defineMessage({ id: 'sources.favoriteFailed', defaultMessage: 'Failed to update source.' }),
  added: defineMessage<{ count: number }>({
    id: 'sources.favoritesAdded',
    defaultMessage: '{count, plural, one {# source is a favorite} other {# sources are favorites}}',
  }),
  removed: defineMessage<{ count: number }>({
    id: 'sources.favoritesRemoved',
    defaultMessage: '{count, plural, one {# source is no favorite any more} other {# sources are no favorites any more}}',
  }),
};
