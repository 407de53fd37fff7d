import { FolderTree } from 'lucide';
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { AllSourcesPageQuery } from '#client/__generated__/AllSourcesPageQuery.graphql.ts';
import { useKeepLastList } from '#client/collections/lastList.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { AddSourceButton } from '#client/sources/add/AddSourceButton.tsx';
import type { AddTarget } from '#client/sources/add/addTarget.ts';
import { viewOf, type SourceView, type SpacePlace } from '#client/sources/filter/sourceView.ts';
import { useSourceView } from '#client/sources/filter/useSourceView.ts';
import { ListModeButtons } from '#client/sources/list/ListModeButtons.tsx';
import { SourceList } from '#client/sources/list/SourceList.tsx';
import { SourcesSkeleton } from '#client/sources/list/SourcesSkeleton.tsx';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { ListPreview } from '#client/sources/preview/ListPreview.tsx';
import { SelectionProvider, WhileNothingSelected } from '#client/sources/selection/SelectionProvider.tsx';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { onSmallScreen } from '#client/ui/mixins.ts';
import { openUploadDialog, useProvideUploadTarget } from '#client/uploads/uploadTarget.ts';
import { useVaultOutlet } from './vaultOutlet.ts';

const SmartCollectionHead = lazy(async () => ({ default: (await import('#client/sources/smart/SmartCollectionHead.tsx')).SmartCollectionHead }));

const query = graphql`
  query AllSourcesPageQuery($spaceId: ID!, $isRemembered: Boolean!, $filter: SourceFilter!, $order: SourceOrder!, $isSearched: Boolean!, $isPart: Boolean!, $isCounted: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        viewerCanEdit
        statistics @skip(if: $isPart) {
          sourceCount
        }
        inboxCount @include(if: $isPart)
        favoriteCount @include(if: $isPart)
        ...SourceList_space @arguments(filter: $filter, order: $order, isSearched: $isSearched)
        ...SourceListCount_space @arguments(filter: $filter, order: $order, isCounted: $isCounted)
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            viewerCanEdit
            statistics @skip(if: $isPart) {
              sourceCount
            }
            inboxCount @include(if: $isPart)
            favoriteCount @include(if: $isPart)
            ...SourceList_space @arguments(filter: $filter, order: $order, isSearched: $isSearched)
            ...SourceListCount_space @arguments(filter: $filter, order: $order, isCounted: $isCounted)
          }
        }
      }
    }
  }
`;

/** `/collection/all`: the sources of all collections of the current space, and those that lie in none. */
export function Component() {
  const intl = useIntl();
  return <SpaceSources place="all" title={intl.formatMessage(messages.title)} />;
}

type SpaceSourcesProps = {
  place: SpacePlace;
  title: string;
  /** What the list is for, below its title. */
  text?: string;
  /** Stands where nothing is. */
  nothing?: (target: AddTarget | null) => ReactNode;
  /** Stands beside the title while there is anything that the reader may change. */
  action?: ReactNode;
};

/** The sources of a place of the current space. */
export function SpaceSources(props: SpaceSourcesProps) {
  const [params] = useSearchParams();
  return (
    <Suspense
      fallback={
        <Pane aria-busy>
          <SourcesSkeleton view={viewOf(params).layout} />
        </Pane>
      }
    >
      <Sources {...props} />
    </Suspense>
  );
}

function Sources({ place, title, text, nothing, action }: SpaceSourcesProps) {
  const intl = useIntl();
  const { openSidebar, space: around } = useVaultOutlet();
  const control = useSourceView();
  const smartId = useSearchParams()[0].get('smart');
  const [previewedId, setPreviewedId] = useState<string | null>(null);
  const data = useRouteQuery<AllSourcesPageQuery>(query);
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  const target = space?.viewerCanEdit ? { spaceId: space.id, collectionId: null, placeName: intl.formatMessage(placeNames.inbox) } : null;
  const hasAction = action !== undefined && target !== null && (space?.inboxCount ?? 0) > 0;
  useKeepLastList(space?.id ?? null);
  useProvideUploadTarget(target);
  if (!space) return <CurrentSpaceGone />;
  return (
    <SelectionProvider key={`${space.id} ${place}`}>
      <Pane aria-label={title}>
        {!smartId && <PageTitle>{title}</PageTitle>}
        <Head>
          {smartId ? (
            <OpenSmart key={smartId} spaceId={space.id} id={smartId} place={place} shown={control.shown} title={title} canEdit={space.viewerCanEdit} />
          ) : (
            <div>
              <h1>{title}</h1>
              {text && <p>{text}</p>}
            </div>
          )}
          <Tools>
            <ListModeButtons control={control} onPreviewOff={() => setPreviewedId(null)} hasNeighbor={hasAction} />
            {hasAction && action}
          </Tools>
        </Head>
        <SourceList
          key={place}
          space={space}
          place={place}
          spaceName={place === 'all' ? undefined : around?.name}
          canAdd={around?.viewerCanEdit}
          isArchived={around?.isArchived}
          total={(place === 'inbox' ? space.inboxCount : place === 'favorites' ? space.favoriteCount : space.statistics?.sourceCount) ?? 0}
          hasBelow={false}
          control={control}
          onPreview={setPreviewedId}
          nothing={nothing?.(target)}
          lead={
            openSidebar && (
              <Button icon={FolderTree} onClick={openSidebar}>
                <FormattedMessage {...messages.collections} />
              </Button>
            )
          }
        />
        {target && (
          <WhileNothingSelected>
            <AddSourceButton target={target} onUpload={openUploadDialog} />
          </WhileNothingSelected>
        )}
      </Pane>
      <ListPreview control={control} spaceId={space.id} sourceId={previewedId} onChange={setPreviewedId} />
    </SelectionProvider>
  );
}

/** The head of the smart collection that is open. It comes later than the list, whose filter may be changed meanwhile. */
function OpenSmart(props: Omit<ComponentProps<typeof SmartCollectionHead>, 'arrived'> & { shown: SourceView }) {
  const [arrived] = useState(props.shown);
  return (
    <Suspense fallback={<h1 style={{ visibility: 'hidden' }}>{props.title}</h1>}>
      <SmartCollectionHead {...props} arrived={arrived} />
    </Suspense>
  );
}

const messages = defineMessages({
  title: { id: 'vault.allSources', defaultMessage: 'All sources' },
  collections: { id: 'vault.openCollections', defaultMessage: 'Collections' },
});

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  padding: 20px 24px 0;

  h1 {
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }

  ${onSmallScreen} {
    padding: 20px 16px 0;
  }
`;
