import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import type { useNotificationReceivedSubscription } from '#client/__generated__/useNotificationReceivedSubscription.graphql.ts';
import { rootViewer, setUnreadCount } from './unreadCount.ts';

const subscription = graphql`
  subscription useNotificationReceivedSubscription {
    notificationReceived {
      notification {
        id
        ...NotificationItem_notification
      }
      viewer {
        unreadNotificationCount
      }
    }
  }
`;

/** Lets notifications appear as they come: the count follows, and what is new or counts further stands at the front. */
export function useNotificationReceived(): void {
  useSubscription<useNotificationReceivedSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater: (store, data) => {
          const received = data?.notificationReceived;
          if (!received) return;
          setUnreadCount(store, received.viewer.unreadNotificationCount);
          const viewer = rootViewer(store);
          const list = viewer && ConnectionHandler.getConnection(viewer, 'NotificationList_notifications');
          const notification = received.notification && store.get(received.notification.id);
          if (!list || !notification) return;
          // One that counts further is there already.
          ConnectionHandler.deleteNode(list, notification.getDataID());
          ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, notification, 'NotificationEdge'));
        },
      }),
      [],
    ),
  );
}
