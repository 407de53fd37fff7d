import { Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ExportPageQuery } from '#client/__generated__/ExportPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { ExportList } from './ExportList.tsx';

const query = graphql`
  query ExportPageQuery($spaceId: ID!, $isRemembered: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        ...ExportList_space
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            ...ExportList_space
          }
        }
      }
    }
  }
`;

/** `/export`: the current space as a file. */
export function Component() {
  const intl = useIntl();
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <PaneBody>
        <Column>
          <Suspense fallback={<Skeleton $height="240px" $radius="var(--r-lg)" />}>
            <Exports />
          </Suspense>
        </Column>
      </PaneBody>
    </Sheet>
  );
}

function Exports() {
  const data = useRouteQuery<ExportPageQuery>(query);
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  return space ? <ExportList key={space.id} space={space} /> : <CurrentSpaceGone />;
}

const messages = defineMessages({ title: { id: 'export.title', defaultMessage: 'Export' } });

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
