import { FolderTree } from 'lucide';
import { Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { AllSourcesPageQuery } from '#client/__generated__/AllSourcesPageQuery.graphql.ts';
import { useKeepLastList } from '#client/collections/lastList.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { AddSourceButton } from '#client/sources/add/AddSourceButton.tsx';
import { viewOf } from '#client/sources/filter/sourceView.ts';
import { useSourceView } from '#client/sources/filter/useSourceView.ts';
import { ListModeButtons } from '#client/sources/list/ListModeButtons.tsx';
import { SourceList } from '#client/sources/list/SourceList.tsx';
import { SourcesSkeleton } from '#client/sources/list/SourcesSkeleton.tsx';
import { ListPreview } from '#client/sources/preview/ListPreview.tsx';
import { SelectionProvider, WhileNothingSelected } from '#client/sources/selection/SelectionProvider.tsx';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { onSmallScreen } from '#client/ui/mixins.ts';
import { openUploadDialog, useProvideUploadTarget } from '#client/uploads/uploadTarget.ts';
import { useVaultOutlet } from './vaultOutlet.ts';

const query = graphql`
  query AllSourcesPageQuery($spaceId: ID!, $isRemembered: Boolean!, $filter: SourceFilter!, $order: SourceOrder!, $isSearched: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        name
        viewerCanEdit
        statistics {
          sourceCount
        }
        ...SourceList_space @arguments(filter: $filter, order: $order, isSearched: $isSearched)
        ...SourceListCount_space @arguments(filter: $filter, order: $order, isCounted: true)
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            name
            viewerCanEdit
            statistics {
              sourceCount
            }
            ...SourceList_space @arguments(filter: $filter, order: $order, isSearched: $isSearched)
            ...SourceListCount_space @arguments(filter: $filter, order: $order, isCounted: true)
          }
        }
      }
    }
  }
`;

/** `/collection/all`: the sources of all collections of the current space, and those that lie in none. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <Suspense
      fallback={
        <Pane aria-busy>
          <SourcesSkeleton view={viewOf(params).layout} />
        </Pane>
      }
    >
      <AllSources />
    </Suspense>
  );
}

function AllSources() {
  const intl = useIntl();
  const { openSidebar } = useVaultOutlet();
  const control = useSourceView();
  const [previewedId, setPreviewedId] = useState<string | null>(null);
  const data = useRouteQuery<AllSourcesPageQuery>(query);
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  const target = space?.viewerCanEdit ? { spaceId: space.id, collectionId: null, placeName: space.name } : null;
  useKeepLastList(space?.id ?? null);
  useProvideUploadTarget(target);
  if (!space) return <CurrentSpaceGone />;
  return (
    <SelectionProvider key={space.id}>
      <Pane aria-label={intl.formatMessage(messages.title)}>
        <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
        <Head>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <ListModeButtons control={control} onPreviewOff={() => setPreviewedId(null)} />
        </Head>
        <SourceList
          space={space}
          collectionId={null}
          total={space.statistics.sourceCount}
          hasBelow={false}
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

const messages = defineMessages({
  title: { id: 'vault.allSources', defaultMessage: 'All sources' },
  collections: { id: 'vault.openCollections', defaultMessage: 'Collections' },
});

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

  ${onSmallScreen} {
    padding: 20px 16px 0;
  }
`;
