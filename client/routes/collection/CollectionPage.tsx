import { FolderTree } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { CollectionPageQuery } from '#client/__generated__/CollectionPageQuery.graphql.ts';
import { CollectionHeader } from '#client/collections/CollectionHeader.tsx';
import { useIsCollectionDeleted } from '#client/collections/deletedCollections.ts';
import { CollectionMenu } from '#client/collections/dialogs/CollectionMenu.tsx';
import { useKeepLastList } from '#client/collections/lastList.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { AddSourceButton } from '#client/sources/add/AddSourceButton.tsx';
import { viewOf } from '#client/sources/filter/sourceView.ts';
import { useOpenBelow } from '#client/sources/filter/useOpenBelow.ts';
import { useSourceView } from '#client/sources/filter/useSourceView.ts';
import { ListModeButtons } from '#client/sources/list/ListModeButtons.tsx';
import { SourceList } from '#client/sources/list/SourceList.tsx';
import { SourcesSkeleton } from '#client/sources/list/SourcesSkeleton.tsx';
import { ListPreview } from '#client/sources/preview/ListPreview.tsx';
import { SelectionProvider, WhileNothingSelected } from '#client/sources/selection/SelectionProvider.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { openUploadDialog, useProvideUploadTarget } from '#client/uploads/uploadTarget.ts';
import { useVaultOutlet } from './vaultOutlet.ts';

/** Few come to one. */
const CollectionGone = lazy(() => import('./CollectionGone.tsx'));

const query = graphql`
  query CollectionPageQuery($id: ID!, $filter: SourceFilter!, $order: SourceOrder!, $isCounted: Boolean!, $isSearched: Boolean!, $withBelow: Boolean!)
  @throwOnFieldError {
    node(id: $id) {
      ... on Collection @alias(as: "collection") {
        id
        name
        viewerCanEdit
        sourceCount
        sourceCountWithDescendants @include(if: $withBelow)
        children {
          id
        }
        space {
          id
          ...SourceList_space @arguments(filter: $filter, order: $order, isSearched: $isSearched)
          ...SourceListCount_space @arguments(filter: $filter, order: $order, isCounted: $isCounted)
        }
        ...CollectionHeader_collection
      }
    }
  }
`;

/** `/collection/{collectionId}`: a collection and its sources. What of them is shown, and how, is in the address. */
export function Component() {
  return (
    <Suspense fallback={<Waiting />}>
      <CollectionPage />
    </Suspense>
  );
}

function Waiting() {
  const [params] = useSearchParams();
  return (
    <Pane aria-busy>
      <SourcesSkeleton view={viewOf(params).layout} />
    </Pane>
  );
}

function CollectionPage() {
  const intl = useIntl();
  const { openSidebar, space } = useVaultOutlet();
  const control = useSourceView();
  const [previewedId, setPreviewedId] = useState<string | null>(null);
  const collection = useRouteQuery<CollectionPageQuery>(query).node?.collection;
  const opensBelow = useOpenBelow(control, collection ? { isEmpty: collection.sourceCount === 0, hasBelow: collection.children.length > 0 } : null);
  const target = collection && { spaceId: collection.space.id, collectionId: collection.id, placeName: collection.name };
  const isGone = useIsCollectionDeleted(collection?.id ?? '');
  useKeepLastList(isGone ? null : (collection?.space.id ?? null));
  useProvideUploadTarget(collection?.viewerCanEdit && target && !isGone ? target : null);
  if (!collection || !target || isGone) return <CollectionGone />;
  if (opensBelow) return <Waiting />;

  return (
    <SelectionProvider key={collection.id}>
      <Pane aria-label={intl.formatMessage(messages.sources)}>
        <PageTitle>{collection.name}</PageTitle>
        <CollectionHeader collection={collection}>
          <ListModeButtons control={control} onPreviewOff={() => setPreviewedId(null)} />
          {openSidebar && <CollectionMenu id={collection.id} name={collection.name} size={32} />}
        </CollectionHeader>
        <SourceList
          space={collection.space}
          place={collection.id}
          spaceName={space?.name}
          canAdd={space?.viewerCanEdit}
          isArchived={space?.isArchived}
          total={collection.sourceCountWithDescendants ?? collection.sourceCount}
          hasBelow={collection.children.length > 0}
          control={control}
          onPreview={setPreviewedId}
          lead={
            openSidebar && (
              <Button icon={FolderTree} onClick={openSidebar}>
                <FormattedMessage {...messages.collections} />
              </Button>
            )
          }
        />
        {collection.viewerCanEdit && (
          <WhileNothingSelected>
            <AddSourceButton target={target} onUpload={openUploadDialog} />
          </WhileNothingSelected>
        )}
      </Pane>
      <ListPreview control={control} spaceId={collection.space.id} sourceId={previewedId} onChange={setPreviewedId} />
    </SelectionProvider>
  );
}

const messages = defineMessages({
  sources: { id: 'vault.sources', defaultMessage: 'Sources' },
  collections: { id: 'vault.openCollections', defaultMessage: 'Collections' },
});
