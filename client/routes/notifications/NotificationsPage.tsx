import { Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NotificationsPageQuery } from '#client/__generated__/NotificationsPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { NotificationList } from '#client/notifications/NotificationList.tsx';
import { NotificationsSkeleton } from '#client/notifications/NotificationsSkeleton.tsx';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';

const query = graphql`
  query NotificationsPageQuery @throwOnFieldError {
    viewer {
      ...NotificationList_viewer
    }
  }
`;

/** `/notifications`: all of them, page by page. */
export function Component() {
  const intl = useIntl();
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <PaneBody>
        <Column>
          <Suspense fallback={<NotificationsSkeleton />}>
            <Notifications />
          </Suspense>
        </Column>
      </PaneBody>
    </Sheet>
  );
}

function Notifications() {
  const { viewer } = useRouteQuery<NotificationsPageQuery>(query);
  const reload = useReload<NotificationsPageQuery>(query);
  useMissedEvents(() => reload({}));
  return viewer && <NotificationList viewer={viewer} level="h1" hasMore />;
}

const messages = defineMessages({ title: { id: 'notifications.title', defaultMessage: 'Notifications' } });

const Column = styled.div`
  max-width: 720px;
  min-height: 100%;
  margin: 0 auto;
  padding: 16px 0 32px;
`;
