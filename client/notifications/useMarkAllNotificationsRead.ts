import { graphql } from 'react-relay/hooks';
import type { useMarkAllNotificationsReadMutation } from '#client/__generated__/useMarkAllNotificationsReadMutation.graphql.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { setUnreadCount } from './unreadCount.ts';

const mutation = graphql`
  mutation useMarkAllNotificationsReadMutation($input: MarkAllNotificationsReadInput!) {
    markAllNotificationsRead(input: $input) {
      ... on MarkAllNotificationsReadPayload {
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

type ContentView = { ids: readonly string[]; /** When the newest of them came. */ until: string; onFailed: () => void };

/** Answers a function that marks what is shown, and all older ones, as read; what comes meanwhile stays unread. */
export function useMarkAllNotificationsRead(): (shown: ContentView) => void {
  const [run] = useResultMutation<useMarkAllNotificationsReadMutation>(mutation);
  return ({ ids, until, onFailed }) =>
    run(
      { input: { until } },
      {
        optimisticUpdater: (store) => {
          for (const id of ids) store.get(id)?.setValue(true, 'isRead');
          setUnreadCount(store, 0);
        },
        updater: (store, { viewer }) => {
          for (const id of ids) store.get(id)?.setValue(true, 'isRead');
          if (viewer) setUnreadCount(store, viewer.unreadNotificationCount);
        },
        onRefused: onFailed,
      },
    );
}
