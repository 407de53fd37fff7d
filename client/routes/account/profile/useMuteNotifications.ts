import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { NotificationKind, useMuteNotificationsMutation } from '#client/__generated__/useMuteNotificationsMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useMuteNotificationsMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfilePayload {
        account {
          mutedNotifications
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Says of which kinds the viewer wants to hear nothing; shows at once, and as before if it is refused. */
export function useMuteNotifications() {
  const [run] = useResultMutation<useMuteNotificationsMutation>(mutation);
  return (mutedNotifications: readonly NotificationKind[], { onRefused }: Pick<ResultMutationCallbacks<useMuteNotificationsMutation>, 'onRefused'>) => {
    const show = (store: RecordSourceSelectorProxy) => {
      store.getRoot().getLinkedRecord('viewer').getLinkedRecord('account').setValue([...mutedNotifications], 'mutedNotifications');
    };
    // An account is no node: the answer lies beside the one that the page reads.
    run({ input: { mutedNotifications } }, { optimisticUpdater: show, updater: show, onRefused });
  };
}
