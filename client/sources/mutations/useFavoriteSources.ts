import { defineMessages } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { FavoriteSourcesInput, useFavoriteSourcesMutation } from '#client/__generated__/useFavoriteSourcesMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { markListsOld, removeFromLists } from '../store/loadedLists.ts';
import { emitPlacesChanged } from '../store/sourceEvents.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation useFavoriteSourcesMutation($input: FavoriteSourcesInput!) {
    favoriteSources(input: $input) {
      ... on FavoriteSourcesPayload {
        undoId
        # For the store: whoever shows a star reads it there.
        # eslint-disable-next-line relay/unused-fields
        sources {
          id
          # eslint-disable-next-line relay/unused-fields
          isFavorite
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Makes sources favourites of one's own, or no longer; stars change at once, a refusal is told. `onDone` hears the `undoId`, if one was asked for. */
export function useFavoriteSources(): (input: FavoriteSourcesInput, onDone?: (undoId: string | null | undefined) => void) => void {
  const errorText = useErrorText();
  const [run] = useResultMutation<useFavoriteSourcesMutation>(mutation);
  return (input, onDone) =>
    run(
      { input },
      {
        optimisticUpdater: (store) => {
          for (const id of input.sourceIds ?? []) store.get(id)?.setValue(input.isFavorite, 'isFavorite');
        },
        updater: (store) => {
          // Into a list of favorites only the server knows where it belongs.
          if (input.isFavorite) markListsOld(store, 'favorites');
          else removeFromLists(store, input.sourceIds ?? [], { from: 'favorites' });
        },
        onDone: ({ undoId }) => {
          emitPlacesChanged();
          onDone?.(undoId);
        },
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
}

const messages = defineMessages({
  failed: { id: 'sources.favoriteFailed', defaultMessage: 'Failed to update source.' },
});
