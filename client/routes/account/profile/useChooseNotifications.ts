import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { NotificationKind, useChooseNotificationsMutation } from '#client/__generated__/useChooseNotificationsMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useChooseNotificationsMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfilePayload {
        account {
          mutedNotifications
          mailedNotifications
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** All kinds that are muted, or all that are mailed. */
type NotificationChoice = { readonly mutedNotifications: readonly NotificationKind[] } | { readonly mailedNotifications: readonly NotificationKind[] };

/** Says of which kinds the viewer wants to hear nothing, or to get mails; shows at once, and as before if it is refused. */
export function useChooseNotifications() {
  const [run] = useResultMutation<useChooseNotificationsMutation>(mutation);
  return (choice: NotificationChoice, { onRefused }: Pick<ResultMutationCallbacks<useChooseNotificationsMutation>, 'onRefused'>) => {
    const show = (store: RecordSourceSelectorProxy) => {
      const account = store.getRoot().getLinkedRecord('viewer').getLinkedRecord('account');
      for (const [field, kinds] of Object.entries(choice)) account.setValue([...kinds], field);
    };
    // An account is no node: the answer lies beside the one that the page reads.
    run({ input: choice }, { optimisticUpdater: show, updater: show, onRefused });
  };
}
