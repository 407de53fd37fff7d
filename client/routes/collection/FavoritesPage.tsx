import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { SpaceSources } from './AllSourcesPage.tsx';
import { BackToAllSources } from './BackToAllSources.tsx';

/** `/collection/favorites`: what the reader has starred, wherever it lies. */
export function Component() {
  const intl = useIntl();
  return (
    <SpaceSources
      place="favorites"
      title={intl.formatMessage(placeNames.favorites)}
      text={intl.formatMessage(messages.text)}
      nothing={() => (
        <EmptyState
          title={<FormattedMessage {...messages.empty} />}
          text={<FormattedMessage {...messages.emptyHint} />}
          action={<BackToAllSources />}
        />
      )}
    />
  );
}

const messages = defineMessages({
  text: { id: 'vault.favoritesText', defaultMessage: 'Only you see your stars.' },
  empty: { id: 'vault.favoritesEmpty', defaultMessage: 'No favorites yet' },
  emptyHint: { id: 'vault.favoritesEmptyHint', defaultMessage: 'Star a source to find it here, or drop it on Favorites.' },
});
