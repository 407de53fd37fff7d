import { Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { HighlightsPageQuery } from '#client/__generated__/HighlightsPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { useSourceChanged } from '#client/sources/store/sourceEvents.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { useAddressFilter } from '../filter/useAddressFilter.ts';
import { HighlightBar } from './HighlightBar.tsx';
import { HighlightGroups, PAGE } from './HighlightGroups.tsx';
import { highlightsParamsOf, highlightsViewOf, isNarrowed, listedOf } from './highlightsView.ts';
import { ReviewHighlights } from './ReviewHighlights.tsx';

const query = graphql`
  query HighlightsPageQuery($spaceId: ID!, $isRemembered: Boolean!, $filter: HighlightFilter!, $order: HighlightOrder!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        ...HighlightBar_space
        ...HighlightGroups_space @arguments(filter: $filter, order: $order)
        ...HighlightGroupsCount_space @arguments(filter: $filter)
        ...ReviewHighlights_space
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            ...HighlightBar_space
            ...HighlightGroups_space @arguments(filter: $filter, order: $order)
            ...HighlightGroupsCount_space @arguments(filter: $filter)
            ...ReviewHighlights_space
          }
        }
      }
    }
  }
`;

/** `/highlights`: what was marked in the sources of the current space, searched, filtered, put together and taken along. */
export function Component() {
  const intl = useIntl();
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <PaneBody>
        <Column>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <Suspense fallback={<Loading />}>
            <Highlights />
          </Suspense>
        </Column>
      </PaneBody>
    </Sheet>
  );
}

/** How long changes of sources gather before the list is read again. */
const READ_AGAIN_MS = 1500;

function Highlights() {
  const data = useRouteQuery<HighlightsPageQuery>(query);
  const { filter: view, shown, change, isPending } = useAddressFilter(highlightsViewOf, highlightsParamsOf);
  const reload = useReload<HighlightsPageQuery>(query);
  const readAgain = () => reload({ ...currentSpaceVariables(), ...listedOf(shown) });
  const readAgainSoon = useThrottled(readAgain, READ_AGAIN_MS);
  useMissedEvents(readAgain);
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  if (!space) return <CurrentSpaceGone />;
  return (
    <>
      {!isNarrowed(view) && <ReviewHighlights key={space.id} space={space} />}
      <HighlightBar space={space} view={view} onChange={change} />
      <div aria-busy={isPending} style={isPending ? { opacity: 0.6 } : undefined}>
        <HighlightGroups space={space} view={shown} onShowAll={() => change({ q: '', colors: [], tag: null })}>
          {(loaded) => <Live onChange={loaded <= PAGE ? readAgainSoon : null} />}
        </HighlightGroups>
      </div>
    </>
  );
}

/** Hears of every change of a source, highlights included. One who has read further than a page keeps what is there. */
function Live({ onChange }: { onChange: (() => void) | null }) {
  useSourceChanged(() => onChange?.());
  return null;
}

function Loading() {
  return (
    <div aria-hidden>
      <Skeleton $width="40%" />
      {[72, 96, 80, 64].map((width) => (
        <Quiet key={width}>
          <Skeleton $width={`${width}%`} />
          <Skeleton $width="48%" />
        </Quiet>
      ))}
    </div>
  );
}

const messages = defineMessages({ title: { id: 'highlights.title', defaultMessage: 'Highlights' } });

const Column = styled.div`
  max-width: 760px;
  min-height: 100%;
  margin: 0 auto;
  padding: 24px 24px 96px;

  > h1 {
    margin-block-end: 16px;
    font: var(--text-20);
    font-weight: 600;
    letter-spacing: var(--track-tight);
  }

  ${onPhone} {
    padding: 16px 16px 96px;
  }
`;

const Quiet = styled.div`
  display: grid;
  gap: 8px;
  margin-block-start: 32px;
`;
