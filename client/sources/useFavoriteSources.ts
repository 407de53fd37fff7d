import { defineMessages } from 'react-intl';
import { graphql } from 'react-relay';
import type { useFavoriteSourcesMutation } from '#client/__generated__/useFavoriteSourcesMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useCommand } from '#client/relay/useCommand.ts';
import { showToast } from '#client/ui/Toast.tsx';
import { inputOf, type Chosen } from './chosen.ts';

const mutation = graphql`
  mutation useFavoriteSourcesMutation($input: FavoriteSourcesInput!) {
    favoriteSources(input: $input) {
      ... on FavoriteSourcesPayload {
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

/** Makes sources favourites of one's own, or no longer; stars change at once. A refusal is told in a toast. */
export function useFavoriteSources() {
  const errorText = useErrorText();
  const [run] = useCommand<useFavoriteSourcesMutation>(mutation);
  const favoriteSources = (which: readonly string[] | Chosen, isFavorite: boolean) => {
    const input = 'count' in which ? inputOf(which) : { sourceIds: which };
    run(
      { input: { ...input, isFavorite } },
      {
        optimisticUpdater: (store) => {
          for (const id of input.sourceIds ?? []) store.get(id)?.setValue(isFavorite, 'isFavorite');
        },
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
  };
  return { favoriteSources };
}

const messages = defineMessages({
  failed: { id: 'sources.favoriteFailed', defaultMessage: 'Failed to update source.' },
});
