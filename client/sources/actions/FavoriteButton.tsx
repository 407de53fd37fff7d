import { Star } from 'lucide';
import { defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { FavoriteButton_source$key } from '#client/__generated__/FavoriteButton_source.graphql.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { useFavoriteSources } from '../mutations/useFavoriteSources.ts';

/** Makes a source a favorite, or not any more. */
export function FavoriteButton({ source: ref }: { source: FavoriteButton_source$key }) {
  const intl = useIntl();
  const favoriteSources = useFavoriteSources();
  const tabIndex = useCellTabIndex();
  const { id, isFavorite } = useFragment(
    graphql`
      fragment FavoriteButton_source on Source {
        id
        isFavorite
      }
    `,
    ref,
  );
  return (
    <Toggle
      icon={Star}
      size={24}
      tabIndex={tabIndex}
      aria-pressed={isFavorite}
      label={intl.formatMessage(messages.favorite)}
      onClick={() => favoriteSources({ sourceIds: [id], isFavorite: !isFavorite })}
    />
  );
}

/** Says that a source is a favorite, in the place of the button. */
export function FavoriteMark() {
  const intl = useIntl();
  return (
    <Mark>
      <Icon of={Star} />
      <VisuallyHidden>{intl.formatMessage(messages.favorite)}</VisuallyHidden>
    </Mark>
  );
}

const messages = defineMessages({
  favorite: { id: 'sources.favorite', defaultMessage: 'Favorite' },
});

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    &,
    &:hover {
      color: var(--star);
    }

    svg {
      fill: currentColor;
    }
  }

  /* Where nothing hovers it would stand there for good: there the menu has it. */
  @media (hover: none) {
    &[aria-pressed='false'] {
      display: none;
    }
  }
`;

const Mark = styled.i`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  color: var(--star);

  svg {
    fill: currentColor;
  }
`;
