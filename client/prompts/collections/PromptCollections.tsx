import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PromptCollectionsQuery } from '#client/__generated__/PromptCollectionsQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { addressOfCollection, addressOfPrompt } from '../addresses.ts';

const query = graphql`
  query PromptCollectionsQuery($spaceId: ID!, $isRemembered: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        ...PromptCollections_space @relay(mask: false)
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            ...PromptCollections_space @relay(mask: false)
          }
        }
      }
    }
  }
`;

void graphql`
  fragment PromptCollections_space on Space {
    id
    promptTree {
      id
      name
      parent {
        id
      }
    }
    prompts(first: 50) {
      edges {
        node {
          id
          title
          collection {
            id
          }
        }
      }
    }
  }
`;

/** The prompt collections and prompts of the current space, or of one of its collections. */
export function PromptCollections({ collectionId }: { collectionId: string | null }) {
  const intl = useIntl();
  const spaceId = useRememberedSpaceId();
  return (
    <Pane>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <QueryLoader<PromptCollectionsQuery> query={query} variables={{ spaceId: spaceId ?? '', isRemembered: spaceId !== null }} fallback={<PaneBody aria-busy />}>
        {(data) => <Shown space={data.space?.space ?? data.viewer?.spaces.edges[0]?.node} collectionId={collectionId} />}
      </QueryLoader>
    </Pane>
  );
}

type Space = NonNullable<NonNullable<PromptCollectionsQuery['response']['space']>['space']>;

function Shown({ space, collectionId }: { space: Space | undefined; collectionId: string | null }) {
  if (!space) return <CurrentSpaceGone />;
  const collections = space.promptTree.filter(({ parent }) => (parent?.id ?? null) === collectionId);
  const prompts = space.prompts.edges.map(({ node }) => node).filter(({ collection }) => (collection?.id ?? null) === collectionId);
  return (
    <PaneBody tabIndex={0}>
      <Page>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <ul>
          {collections.map(({ id, name }) => (
            <li key={id}>
              <Link to={addressOfCollection(id)}>{name}</Link>
            </li>
          ))}
          {prompts.map(({ id, title }) => (
            <li key={id}>
              <Link to={addressOfPrompt(id)}>{title}</Link>
            </li>
          ))}
        </ul>
      </Page>
    </PaneBody>
  );
}

const messages = defineMessages({
  title: { id: 'prompts.title', defaultMessage: 'Collection' },
});

const Page = styled.div`
  max-width: 1120px;
  margin: 0 auto;
  padding: 20px 32px 32px;

  h1 {
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }
`;
