import { FolderSearch } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useLocation, useMatch } from 'react-router-dom';
import type { usePaletteSmartQuery } from '#client/__generated__/usePaletteSmartQuery.graphql.ts';
import { useLatestQuery } from '#client/relay/useLatestQuery.ts';
import { isUnsaved, smartAddress, smartOf } from '#client/sources/filter/smartView.ts';
import { viewOf, type SourceView } from '#client/sources/filter/sourceView.ts';
import type { PaletteActions } from './paletteActions.ts';
import type { Result } from './PaletteList.tsx';

const query = graphql`
  query usePaletteSmartQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        smartCollections {
          ...smartView_smartCollection
        }
      }
    }
  }
`;

type Wanted = {
  /** The current space; null while there is none. */
  space: { readonly id: string; readonly viewerCanEdit: boolean } | null;
  actions: PaletteActions;
  /** Closes the palette, then acts. */
  run: (act: () => void) => void;
  /** Asks for a name for the filter of the list on the page. */
  save: (view: SourceView) => void;
};

/** The smart collections of the space, to open, and what saves the filter of the list on the page as one, where it has a filter that is not saved. */
export function usePaletteSmart({ space, actions, run, save }: Wanted): { smarts: Result[]; saveSmart: Result[]; isLoading: boolean } {
  const intl = useIntl();
  const { search } = useLocation();
  const isList = useMatch('/collection/:place') !== null;
  const { data, isLoading } = useLatestQuery<usePaletteSmartQuery>(query, space && { spaceId: space.id }, 0);
  const smarts = (data?.node?.space?.smartCollections ?? []).map(smartOf).map((smart): Result => ({
    key: smart.id,
    icon: FolderSearch,
    label: intl.formatMessage(goTo, { name: smart.name }),
    detail: <FormattedMessage {...messages.kind} />,
    act: () => run(() => actions.goTo(smartAddress(smart, search))),
  }));
  const params = new URLSearchParams(search);
  const saves = isList && space?.viewerCanEdit === true && isUnsaved(params);
  return {
    smarts,
    saveSmart: saves ? [{ key: 'saveSmart', icon: FolderSearch, label: intl.formatMessage(messages.save), besides: intl.formatMessage(messages.words), act: () => run(() => save(viewOf(params))) }] : [],
    isLoading,
  };
}

const goTo = defineMessage<{ name: string }>({ id: 'palette.goToCollection', defaultMessage: 'Go to {name}' });
const messages = defineMessages({
  kind: { id: 'palette.smartCollection', defaultMessage: 'Smart collection' },
  save: { id: 'smart.save', defaultMessage: 'Save as smart collection' },
  words: { id: 'palette.words.smart', defaultMessage: 'filter keep search query new' },
});
