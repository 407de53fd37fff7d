import { Suspense } from 'react';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SpaceJobsPageQuery } from '#client/__generated__/SpaceJobsPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { SpaceJobs, type SpaceJobsProps } from './SpaceJobs.tsx';

const query = graphql`
  query SpaceJobsPageQuery($spaceId: ID!, $isRemembered: Boolean!, $kinds: [JobKind!]!, $isImport: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        ...SpaceJobs_space @arguments(kinds: $kinds, isImport: $isImport)
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            ...SpaceJobs_space @arguments(kinds: $kinds, isImport: $isImport)
          }
        }
      }
    }
  }
`;

type SpaceJobsPageProps = Omit<SpaceJobsProps, 'space'>;

/** The page of a route of `spaceJobsRoute`. */
export function SpaceJobsPage(props: SpaceJobsPageProps) {
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{props.title}</PageTitle>
      <PaneBody>
        <Column>
          <Suspense fallback={<Skeleton $height="240px" $radius="var(--r-lg)" />}>
            <Jobs {...props} />
          </Suspense>
        </Column>
      </PaneBody>
    </Sheet>
  );
}

function Jobs(props: SpaceJobsPageProps) {
  const data = useRouteQuery<SpaceJobsPageQuery>(query);
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  return space ? <SpaceJobs key={space.id} space={space} {...props} /> : <CurrentSpaceGone />;
}

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
