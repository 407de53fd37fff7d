import { lazy, Suspense, useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { VaultLayout_space$key } from '#client/__generated__/VaultLayout_space.graphql.ts';
import type { VaultLayoutQuery } from '#client/__generated__/VaultLayoutQuery.graphql.ts';
import { CollectionDialogs } from '#client/collections/dialogs/CollectionDialogs.tsx';
import { CollectionSidebar } from '#client/collections/sidebar/CollectionSidebar.tsx';
import type { TrashedCollection } from '#client/collections/mutations/useDeleteCollection.ts';
import { TreePane } from '#client/collections/sidebar/TreePane.tsx';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { layoutSearch } from '#client/sources/filter/sourceView.ts';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { Places } from '#client/sources/places/Places.tsx';
import { rememberSpace } from '#client/spaces/currentSpace.ts';
import { Pane, Sheet } from '#client/ui/layout/Pane.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { DragAndDrop } from './DragAndDrop.tsx';
import { SidebarSkeleton } from './SidebarSkeleton.tsx';
import type { VaultOutlet } from './vaultOutlet.ts';

const BottomSheet = lazy(async () => ({ default: (await import('#client/ui/overlays/BottomSheet.tsx')).BottomSheet }));
const CollectionTrashedToast = lazy(async () => ({ default: (await import('#client/sources/actions/CollectionTrashedToast.tsx')).CollectionTrashedToast }));
/** Few come to it. */
const CurrentSpaceGone = lazy(async () => ({ default: (await import('#client/spaces/CurrentSpaceGone.tsx')).CurrentSpaceGone }));
const Drawer = lazy(async () => ({ default: (await import('#client/ui/overlays/Drawer.tsx')).Drawer }));
/** They are read after the tree; until then nothing stands there. */
const TreeGroups = lazy(async () => ({ default: (await import('#client/sources/places/TreeGroups.tsx')).TreeGroups }));

const query = graphql`
  query VaultLayoutQuery(
    $collectionId: ID!
    $byCollection: Boolean!
    $spaceId: ID!
    $bySpace: Boolean!
    $byViewer: Boolean!
  ) @throwOnFieldError {
    collection: node(id: $collectionId) @include(if: $byCollection) {
      ... on Collection @alias(as: "collection") {
        space {
          ...VaultLayout_space
        }
      }
    }
    space: node(id: $spaceId) @include(if: $bySpace) {
      ... on Space @alias(as: "space") {
        ...VaultLayout_space
      }
    }
    viewer @include(if: $byViewer) {
      spaces(first: 1) {
        edges {
          node {
            ...VaultLayout_space
          }
        }
      }
    }
  }
`;

/** The vault: the tree of collections beside the sources of one of them. */
export function Component() {
  return (
    <Sheet id="content" tabIndex={-1}>
      <Suspense fallback={<SidebarSkeleton />}>
        <Vault />
      </Suspense>
    </Sheet>
  );
}

function Vault() {
  const { collectionId } = useParams();
  const data = useRouteQuery<VaultLayoutQuery>(query);
  const space = data.collection?.collection?.space ?? data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  if (space) return <VaultOfSpace space={space} />;
  // For an unknown collection the page itself says so.
  return collectionId === undefined ? <CurrentSpaceGone /> : <Outlet context={{} satisfies VaultOutlet} />;
}

function VaultOfSpace({ space: ref }: { space: VaultLayout_space$key }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { collectionId = null } = useParams();
  const isIndex = /^\/collection\/?$/.test(pathname);
  const isSmall = useMediaQuery('(max-width: 767.98px)');
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const [isSidebarOpen, setIsSidebarOpen] = useState(false);
  const [wasSidebarOpen, setWasSidebarOpen] = useState(false);
  const [trashed, setTrashed] = useState<TrashedCollection | null>(null);
  if (isSidebarOpen && !wasSidebarOpen) setWasSidebarOpen(true);
  const space = useFragment(
    graphql`
      fragment VaultLayout_space on Space {
        id
        name
        archivedAt
        viewerCanEdit
        ...CollectionDialogs_space
        ...CollectionSidebar_space
      }
    `,
    ref,
  );
  useEffect(() => rememberSpace(space.id), [space.id]);
  const spaceTarget = space.viewerCanEdit ? { spaceId: space.id, collectionId: null, placeName: intl.formatMessage(placeNames.inbox) } : null;

  const close = () => setIsSidebarOpen(false);
  // How sources are shown is kept from collection to collection, what is searched for is not.
  const show = (id: string) => {
    close();
    void navigate({ pathname: `/collection/${id}`, search: layoutSearch(search) });
  };
  const leave = (left: TrashedCollection) => {
    setTrashed(left);
    if (collectionId !== null && left.collectionIds.includes(collectionId)) void navigate({ pathname: '/collection', search: layoutSearch(search) });
  };
  const sidebarProps = {
    space,
    selectedId: collectionId,
    onSelect: show,
    places: (filed: number) => <Places spaceId={space.id} filed={filed} canEdit={space.viewerCanEdit} onGo={close} />,
    groups: (
      <Suspense>
        <TreeGroups spaceId={space.id} canEdit={space.viewerCanEdit} onGo={close} />
      </Suspense>
    ),
  };
  const sidebar = <CollectionSidebar {...sidebarProps} />;
  const sidebarName = intl.formatMessage(messages.sidebar);
  const drawer = { open: isSidebarOpen, onOpenChange: setIsSidebarOpen };

  return (
    <CollectionDialogs space={space} onCreated={show} onDeleted={leave}>
      <DragAndDrop>
        {!isSmall && (
          <TreePane label={sidebarName}>
            {sidebar}
          </TreePane>
        )}
        {isSmall && isIndex ? (
          <Pane aria-label={sidebarName}>
            <PageTitle isHeading>{intl.formatMessage(messages.collections)}</PageTitle>
            {sidebar}
          </Pane>
        ) : (
          <Outlet
            context={
              {
                openSidebar: isSmall ? () => setIsSidebarOpen(true) : undefined,
                spaceTarget,
                space: { name: space.name, viewerCanEdit: space.viewerCanEdit, isArchived: space.archivedAt !== null },
              } satisfies VaultOutlet
            }
          />
        )}
        <Suspense>{trashed && <CollectionTrashedToast trashed={trashed} />}</Suspense>
        <Suspense>
        {wasSidebarOpen && isSmall && !isPhone && (
          <Drawer {...drawer} label={sidebarName} width={296}>
            {sidebar}
          </Drawer>
        )}
        {wasSidebarOpen && isPhone && (
          <BottomSheet {...drawer} title={<FormattedMessage {...messages.collections} />} closeLabel={intl.formatMessage(commonMessages.close)}>
            <CollectionSidebar {...sidebarProps} hasNoHead />
          </BottomSheet>
        )}
        </Suspense>
      </DragAndDrop>
    </CollectionDialogs>
  );
}

const messages = defineMessages({
  sidebar: { id: 'vault.sidebar', defaultMessage: 'Vault' },
  collections: { id: 'vault.openCollections', defaultMessage: 'Collections' },
});
