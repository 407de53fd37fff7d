import { graphql } from 'react-relay/hooks';
import type { useMarkNotificationsReadMutation } from '#client/__generated__/useMarkNotificationsReadMutation.graphql.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { setUnreadCount, unreadCount } from './unreadCount.ts';

const mutation = graphql`
  mutation useMarkNotificationsReadMutation($input: MarkNotificationsReadInput!) {
    markNotificationsRead(input: $input) {
      ... on MarkNotificationsReadPayload {
        notifications {
          isRead
        }
        viewer {
          unreadNotificationCount
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Answers a function that marks one notification as read, seen at once. A failure leaves it unread. */
export function useMarkNotificationsRead(): (notificationId: string) => void {
  const [run] = useResultMutation<useMarkNotificationsReadMutation>(mutation);
  return (notificationId) =>
    run(
      { input: { notificationIds: [notificationId] } },
      {
        optimisticUpdater: (store) => {
          store.get(notificationId)?.setValue(true, 'isRead');
          setUnreadCount(store, unreadCount(store) - 1);
        },
        updater: (store, { viewer }) => {
          if (viewer) setUnreadCount(store, viewer.unreadNotificationCount);
        },
      },
    );
}
