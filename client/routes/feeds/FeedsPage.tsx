import { Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { FeedsPageQuery } from '#client/__generated__/FeedsPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { FeedAddressList } from './FeedAddressList.tsx';
import { FeedsCard } from './FeedsCard.ts';
import { FeedList } from './FeedList.tsx';

const query = graphql`
  query FeedsPageQuery($spaceId: ID!, $isRemembered: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        ...FeedList_space
        ...FeedAddressList_space
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            ...FeedList_space
            ...FeedAddressList_space
          }
        }
      }
    }
  }
`;

/** `/feeds`: the feeds that are read into the current space, and the addresses where others read what is new in it. */
export function Component() {
  const intl = useIntl();
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <PaneBody>
        <Column>
          <Suspense
            fallback={
              <FeedsCard aria-hidden>
                <Skeleton $width="40%" />
                <Skeleton $width="60%" />
              </FeedsCard>
            }
          >
            <Feeds />
          </Suspense>
        </Column>
      </PaneBody>
    </Sheet>
  );
}

function Feeds() {
  const data = useRouteQuery<FeedsPageQuery>(query);
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  if (!space) return <CurrentSpaceGone />;
  return (
    <>
      <FeedList key={space.id} space={space} />
      <FeedAddressList key={`${space.id} out`} space={space} />
    </>
  );
}

const messages = defineMessages({ title: { id: 'feeds.title', defaultMessage: 'Feeds' } });

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  max-width: 720px;
  min-height: 100%;
  margin: 0 auto;
  padding: 24px 24px 48px;

  ${onPhone} {
    padding: 16px 16px 32px;
  }
`;
