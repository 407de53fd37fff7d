import { Ellipsis, FolderSearch, Pencil, Trash2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type { SmartCollectionGroupCountsQuery } from '#client/__generated__/SmartCollectionGroupCountsQuery.graphql.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { useRovingFocus } from '#client/ui/focus/useRovingFocus.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { PlaceGroup, PlaceRows } from './PlaceGroup.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { usePlaceQuery } from './usePlaceQuery.ts';
import { smartGroupFold } from './smartGroupFold.ts';
import { smartAddress, type SmartCollection } from '../filter/smartView.ts';
import { useDeleteSmartCollection } from '../smart/useDeleteSmartCollection.ts';
import { useSmartCollections } from '../filter/useSmartCollections.ts';

const RenameSmartCollection = lazy(async () => ({ default: (await import('../smart/RenameSmartCollection.tsx')).RenameSmartCollection }));

/** Each is a list of its own to be counted: seldom. */
const COUNT_MS = 10_000;

const counts = graphql`
  query SmartCollectionGroupCountsQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        smartCollections {
          id
          sourceCount
        }
      }
    }
  }
`;

type SmartCollectionGroupProps = { spaceId: string; canEdit: boolean; onGo: () => void };

/** The smart collections of the space, below its collections; nothing while there are none. */
export function SmartCollectionGroup(props: SmartCollectionGroupProps) {
  const intl = useIntl();
  const isFolded = smartGroupFold.use();
  const smarts = useSmartCollections(props.spaceId);
  if (!smarts || smarts.length === 0) return null;
  return (
    <PlaceGroup
      title={intl.formatMessage(messages.title)}
      isFolded={isFolded}
      onFold={(folded) => smartGroupFold.set(folded)}
      // Read again as a whole when others come: then there is something else to count.
      rows={<Rows key={smarts.map(({ id }) => id).join()} {...props} smarts={smarts} />}
    />
  );
}

function Rows({ spaceId, canEdit, onGo, smarts }: SmartCollectionGroupProps & { smarts: readonly SmartCollection[] }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const openId = pathname.startsWith('/collection/') ? new URLSearchParams(search).get('smart') : null;
  const { stop, props } = useRovingFocus(smarts.length, smarts.findIndex(({ id }) => id === openId));
  const counted = usePlaceQuery<SmartCollectionGroupCountsQuery>(counts, spaceId, COUNT_MS)?.node?.space?.smartCollections;
  const deleteSmart = useDeleteSmartCollection();
  const [renamed, setRenamed] = useState<SmartCollection | null>(null);
  return (
    <PlaceRows {...props}>
      {smarts.map((smart, index) => (
        <PlaceRow
          key={smart.id}
          icon={FolderSearch}
          name={smart.name}
          to={smartAddress(smart, search)}
          count={counted?.find(({ id }) => id === smart.id)?.sourceCount ?? null}
          isCurrent={smart.id === openId}
          isTabStop={index === stop}
          target={null}
          onGo={onGo}
          tools={
            canEdit && (
              <Menu trigger={<IconButton icon={Ellipsis} size={24} tabIndex={index === stop ? 0 : -1} label={intl.formatMessage(menuOf, { name: smart.name })} />}>
                <MenuItem icon={Pencil} onSelect={() => setRenamed(smart)}>
                  <FormattedMessage {...messages.rename} />
                </MenuItem>
                <MenuSeparator />
                <MenuItem icon={Trash2} danger onSelect={() => deleteSmart(smart)}>
                  <FormattedMessage {...messages.delete} />
                </MenuItem>
              </Menu>
            )
          }
        />
      ))}
      <Suspense>{renamed && <RenameSmartCollection smart={renamed} onClose={() => setRenamed(null)} />}</Suspense>
    </PlaceRows>
  );
}

const menuOf = defineMessage<{ name: string }>({ id: 'smart.menuOf', defaultMessage: 'Menu of the smart collection {name}' });
const messages = defineMessages({
  title: { id: 'smart.title', defaultMessage: 'Smart collections' },
  rename: { id: 'smart.rename', defaultMessage: 'Rename...' },
  delete: { id: 'smart.delete', defaultMessage: 'Delete smart collection' },
});
