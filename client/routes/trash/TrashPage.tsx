import { Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { TrashPageQuery } from '#client/__generated__/TrashPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { SourcesSkeleton } from '#client/sources/list/SourcesSkeleton.tsx';
import { SelectionProvider } from '#client/sources/selection/SelectionProvider.tsx';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { Pane, Sheet } from '#client/ui/layout/Pane.tsx';
import { TrashList } from './TrashList.tsx';

const query = graphql`
  query TrashPageQuery($spaceId: ID!, $isRemembered: Boolean!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        ...TrashList_space
        ...TrashList_collections
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            ...TrashList_space
            ...TrashList_collections
          }
        }
      }
    }
  }
`;

/** `/trash`: what was deleted in the current space in the last 30 days. */
export function Component() {
  const intl = useIntl();
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <Suspense
        fallback={
          <Pane aria-busy>
            <SourcesSkeleton view="list" />
          </Pane>
        }
      >
        <Trash />
      </Suspense>
    </Sheet>
  );
}

function Trash() {
  const data = useRouteQuery<TrashPageQuery>(query);
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  return space ? (
    <SelectionProvider key={space.id}>
      <TrashList space={space} />
    </SelectionProvider>
  ) : (
    <CurrentSpaceGone />
  );
}

const messages = defineMessages({
  title: { id: 'trash.title', defaultMessage: 'Trash' },
});
