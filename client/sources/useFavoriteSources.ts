import { defineMessage, useIntl } from 'react-intl';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useFavoriteSourcesMutation } from '#client/__generated__/useFavoriteSourcesMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
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

/**
 * Makes sources favourites of one's own, or no longer; stars change at once. What is done with many is told, with Undo
 * where one knows which of them were favourites before; a refusal is told in any case.
 */
export function useFavoriteSources() {
  const intl = useIntl();
  const errorText = useErrorText();
  const environment = useRelayEnvironment();
  const [run] = useCommand<useFavoriteSourcesMutation>(mutation);
  const wasFavorite = (id: string) => (environment.getStore().getSource().get(id) as { readonly isFavorite?: boolean } | null | undefined)?.isFavorite;
  const favoriteSources = (which: readonly string[] | Chosen, isFavorite: boolean) => {
    const input = 'count' in which ? inputOf(which) : { sourceIds: which };
    const changing = input.sourceIds?.filter((id) => wasFavorite(id) !== isFavorite);
    run(
      { input: { ...input, isFavorite } },
      {
        optimisticUpdater: (store) => {
          for (const id of input.sourceIds ?? []) store.get(id)?.setValue(isFavorite, 'isFavorite');
        },
        onDone: () => {
          if (!('count' in which)) return;
          showToast({
            type: 'success',
            message: intl.formatMessage(isFavorite ? messages.added : messages.removed, { count: which.count }),
            action: changing && changing.length > 0 ? { label: intl.formatMessage(commonMessages.undo), onAction: () => favoriteSources(changing, !isFavorite) } : undefined,
          });
        },
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
  };
  return { favoriteSources };
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
