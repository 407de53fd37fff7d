import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NotificationList_viewer$key } from '#client/__generated__/NotificationList_viewer.graphql.ts';
import type { NotificationListPaginationQuery } from '#client/__generated__/NotificationListPaginationQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { useMarkAllNotificationsRead } from './useMarkAllNotificationsRead.ts';

const PAGE = 20;

type NotificationListProps = {
  viewer: NotificationList_viewer$key;
  /** The heading; h1 on the page, h2 in the popover. */
  level: 'h1' | 'h2';
  /** Somebody has gone to what a notification is about. */
  onGo?: () => void;
  /** Whether older ones can be fetched here. */
  hasMore: boolean;
};

/** What the viewer should hear of, newest first, invitations before everything. */
export function NotificationList({ viewer: ref, level, onGo, hasMore }: NotificationListProps) {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<NotificationListPaginationQuery, NotificationList_viewer$key>(
    graphql`
      fragment NotificationList_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "NotificationListPaginationQuery") {
        ...OpenInvitations_viewer
        account {
          emailIsVerified
        }
        notifications(first: $count, after: $cursor) @connection(key: "NotificationList_notifications") {
          __id
          edges {
            node {
              id
              isRead
              createdAt
              ...NotificationItem_notification
            }
          }
        }
      }
    `,
    ref,
  );
  const markAllRead = useMarkAllNotificationsRead();
  const { edges, __id: listId } = data.notifications;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const all = edges.map(({ node }) => node);
  const newest = all[0];
  const hasUnread = all.some(({ isRead }) => !isRead);

  return (
    <>
      <Head as={level === 'h1' ? 'header' : 'div'}>
        <Title as={level}>
          <FormattedMessage {...messages.title} />
        </Title>
        {hasUnread && (
          <Button
            size={28}
            variant="ghost"
            onClick={() =>
              newest &&
              markAllRead({
                ids: all.map(({ id }) => id),
                until: newest.createdAt,
                onFailed: () => showToast({ type: 'error', message: intl.formatMessage(messages.failed) }),
              })
            }
          >
            <FormattedMessage {...messages.markAllRead} />
          </Button>
        )}
      </Head>
      <OpenInvitations viewer={data} onGo={onGo} />
      {all.length === 0 ? (
        <EmptyState title={<FormattedMessage {...messages.none} />} text={<FormattedMessage {...messages.noneText} />} />
      ) : (
        <List aria-label={intl.formatMessage(messages.title)}>
          {all.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} needsLink={!data.account.emailIsVerified} onGo={onGo} />
          ))}
        </List>
      )}
      {hasMore && hasNext && (
        <More>
          {hasFailed && (
            <Alert tone="error">
              <FormattedMessage {...commonMessages.noData} />
            </Alert>
          )}
          <Button loading={isLoadingNext} onClick={retry}>
            <FormattedMessage {...messages.more} />
          </Button>
        </More>
      )}
    </>
  );
}

const messages = defineMessages({
  title: { id: 'notifications.title', defaultMessage: 'Notifications' },
  markAllRead: { id: 'notifications.markAllRead', defaultMessage: 'Mark all read' },
  none: { id: 'notifications.none', defaultMessage: 'Nothing to tell' },
  noneText: { id: 'notifications.noneText', defaultMessage: 'Invitations and sources that could not be read appear here.' },
  more: { id: 'notifications.more', defaultMessage: 'Show older' },
  failed: { id: 'notifications.markFailed', defaultMessage: 'They could not be marked as read. Try again.' },
});

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 48px;
  padding-inline: 16px 8px;
`;

const Title = styled.h2`
  font: var(--text-16);
  letter-spacing: -0.012em;

  h1& {
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }
`;

const List = styled.ul`
  border-block-start: 1px solid var(--line-1);
`;

const More = styled.div`
  display: grid;
  justify-content: center;
  gap: 12px;
  padding: 16px;
`;
