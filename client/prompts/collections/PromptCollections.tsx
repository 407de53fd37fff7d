import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PromptCollectionsOneQuery } from '#client/__generated__/PromptCollectionsOneQuery.graphql.ts';
import type { PromptCollectionsQuery } from '#client/__generated__/PromptCollectionsQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { addressOfCollection } from '../addresses.ts';
import { CollectionView, type ImportDialog } from './CollectionView.tsx';
import { PromptsOfCollection, PromptsOfSpace } from './PromptList.tsx';

const spaceQuery = graphql`
  query PromptCollectionsQuery($spaceId: ID!, $isRemembered: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        ...CollectionView_space
        ...PromptListSpace_space
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            ...CollectionView_space
            ...PromptListSpace_space
          }
        }
      }
    }
  }
`;

const collectionQuery = graphql`
  query PromptCollectionsOneQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on PromptCollection @alias(as: "collection") {
        id
        name
        description
        space {
          ...CollectionView_space
        }
        ...PromptListCollection_collection
      }
    }
  }
`;

/** What the page is given: `menu` stands at its head. */
type PageProps = { menu: ReactNode; importDialog: ImportDialog };

/** `/prompts`: the collections of the current space, and the prompts that lie in none. */
export function AllPrompts({ menu, importDialog }: PageProps) {
  const intl = useIntl();
  const spaceId = useRememberedSpaceId();
  const variables = { spaceId: spaceId ?? '', isRemembered: spaceId !== null };
  const reload = useReload<PromptCollectionsQuery>(spaceQuery);
  return (
    <Pane>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <QueryLoader<PromptCollectionsQuery> query={spaceQuery} variables={variables} fallback={<Loading />}>
        {(data) => {
          const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
          if (!space) return <CurrentSpaceGone />;
          return <CollectionView space={space} opened={null} menu={menu} importDialog={importDialog} readAgain={() => reload(variables)} list={(empty) => <PromptsOfSpace space={space} empty={empty} />} />;
        }}
      </QueryLoader>
    </Pane>
  );
}

/** `/prompts/c/{collectionId}`: the collections in one, and its prompts. */
export function OneCollection({ id, menu, importDialog }: PageProps & { id: string }) {
  const reload = useReload<PromptCollectionsOneQuery>(collectionQuery);
  return (
    <Pane>
      <QueryLoader<PromptCollectionsOneQuery> query={collectionQuery} variables={{ id }} fallback={<Loading />}>
        {({ node }) => {
          const collection = node?.collection;
          if (!collection) return <CollectionGone />;
          return (
            <>
              <PageTitle>{collection.name}</PageTitle>
              <CollectionView
                space={collection.space}
                opened={{ id, name: collection.name, description: collection.description }}
                menu={menu}
                importDialog={importDialog}
                readAgain={() => reload({ id })}
                list={(empty) => <PromptsOfCollection collection={collection} empty={empty} />}
              />
            </>
          );
        }}
      </QueryLoader>
    </Pane>
  );
}

function CollectionGone() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.gone);
  return (
    <PaneBody>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        isPage
        title={title}
        text={<FormattedMessage {...messages.goneText} />}
        action={
          <ButtonLink>
            <Link to={addressOfCollection(null)}>
              <FormattedMessage {...messages.toAll} />
            </Link>
          </ButtonLink>
        }
      />
    </PaneBody>
  );
}

function Loading() {
  return (
    <PaneBody aria-busy>
      <Quiet aria-hidden>
        {[24, 100, 100, 100, 100].map((width, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- They are all there is.
          <Skeleton key={place} $width={`${width}%`} $height="24px" />
        ))}
      </Quiet>
    </PaneBody>
  );
}

const messages = defineMessages({
  title: { id: 'prompts.title', defaultMessage: 'Collection' },
  gone: { id: 'prompts.collectionGone', defaultMessage: 'This collection is not here' },
  goneText: { id: 'prompts.goneText', defaultMessage: 'It was deleted, or you may not see it.' },
  toAll: { id: 'prompts.toAll', defaultMessage: 'All collections' },
});

const Quiet = styled.div`
  display: grid;
  gap: 24px;
  max-width: 1120px;
  margin: 0 auto;
  padding: 56px 32px;
`;
