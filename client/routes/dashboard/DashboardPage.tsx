import { lazy, Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { DashboardPageQuery } from '#client/__generated__/DashboardPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { NewSourceButton } from '#client/sources/add/NewSourceButton.tsx';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { useReadingProgressSaved, useSourceChanged, useSourcesAdded } from '#client/sources/store/sourceEvents.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { openUploadDialog, useProvideUploadTarget } from '#client/uploads/uploadTarget.ts';
import { ContinueReading } from './ContinueReading.tsx';
import { PanelSkeleton, RowsSkeleton } from './DashboardSkeleton.tsx';
import { dashboardVariables } from './dashboardVariables.ts';
import { Greeting } from './Greeting.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { ProcessingNow } from './ProcessingNow.tsx';
import { RecentSources } from './RecentSources.tsx';
import { SpaceStatistics } from './SpaceStatistics.tsx';

const FirstRun = lazy(() => import('./firstRun/FirstRun.tsx'));

/** Live changes come in bursts while something is processed; the numbers follow at most this often. */
const RELOAD_MS = 1500;

const query = graphql`
  query DashboardPageQuery($spaceId: ID!, $isRemembered: Boolean!, $yesterday: DateTime!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        viewerCanEdit
        statistics {
          sourceCount
        }
        ...ContinueReading_space
        ...Greeting_space @arguments(yesterday: $yesterday)
        ...NeedsAttention_space
        ...ProcessingNow_space
        ...RecentSources_space
        ...SpaceStatistics_space
      }
    }
    viewer {
      user {
        ...FirstRun_user
        ...Greeting_user
      }
      spaces(first: 1) @skip(if: $isRemembered) {
        edges {
          node {
            id
            viewerCanEdit
            statistics {
              sourceCount
            }
            ...ContinueReading_space
            ...Greeting_space @arguments(yesterday: $yesterday)
            ...NeedsAttention_space
            ...ProcessingNow_space
            ...RecentSources_space
            ...SpaceStatistics_space
          }
        }
      }
    }
  }
`;

/** `/` and `/dashboard`: what is new, what is under way, what needs a hand. */
export function Component() {
  const intl = useIntl();
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <PaneBody>
        <Suspense fallback={<DashboardSkeleton />}>
          <Dashboard />
        </Suspense>
      </PaneBody>
    </Sheet>
  );
}

function Dashboard() {
  const intl = useIntl();
  const data = useRouteQuery<DashboardPageQuery>(query);
  const reload = useReload<DashboardPageQuery>(query);
  const reloadNow = () => reload(dashboardVariables());
  useSourceChanged(useThrottled(reloadNow, RELOAD_MS));
  useSourcesAdded(reloadNow);
  useReadingProgressSaved(reloadNow);
  useMissedEvents(reloadNow);

  const space = data.space?.space ?? data.viewer?.spaces?.edges[0]?.node;
  const target = space?.viewerCanEdit ? { spaceId: space.id, collectionId: null, placeName: intl.formatMessage(placeNames.inbox) } : null;
  useProvideUploadTarget(target);
  if (!space || !data.viewer) return <CurrentSpaceGone />;
  if (target && space.statistics.sourceCount < 2) return <FirstRun user={data.viewer.user} target={target} />;
  return (
    <Inner>
      <Greeting user={data.viewer.user} space={space} action={target && <NewSourceButton target={target} onUpload={openUploadDialog} />} />
      <Columns>
        {/* First also where there is one column: it is what waits for somebody. */}
        <Attention>
          <NeedsAttention space={space} />
        </Attention>
        <Main>
          <ContinueReading space={space} />
          <RecentSources space={space} />
        </Main>
        <Side>
          <ProcessingNow space={space} />
          <SpaceStatistics space={space} />
        </Side>
      </Columns>
    </Inner>
  );
}

function DashboardSkeleton() {
  return (
    <Inner aria-hidden>
      <Skeleton $width="280px" $height="28px" style={{ marginBlockEnd: 12 }} />
      <Skeleton $width="min(340px, 90%)" $height="14px" style={{ marginBlockEnd: 34 }} />
      <Columns>
        <Main>
          <RowsSkeleton />
        </Main>
        <PanelSkeleton />
      </Columns>
    </Inner>
  );
}

const messages = defineMessages({
  title: { id: 'dashboard.title', defaultMessage: 'Dashboard' },
});

const Inner = styled.div`
  max-width: 1224px;
  margin: 0 auto;
  padding: 28px 32px 40px;
  container: dashboard / inline-size;

  ${onPhone} {
    padding: 20px 16px 32px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  grid-template-rows: auto 1fr;
  column-gap: 32px;
  align-items: start;

  @container dashboard (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
`;

const Attention = styled.div`
  grid-column: 2;
  padding-block-end: 16px;

  &:empty {
    display: none;
  }

  @container dashboard (max-width: 860px) {
    grid-column: 1;
    padding-block-end: 32px;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-area: 1 / 1 / span 2;
  gap: 32px;

  @container dashboard (max-width: 860px) {
    grid-area: auto;
    padding-block-end: 32px;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
