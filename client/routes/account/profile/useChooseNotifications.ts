import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { NotificationKind, useChooseNotificationsMutation } from '#client/__generated__/useChooseNotificationsMutation.graphql.ts';
import { type Refusal, useResultMutation } from '#client/relay/useResultMutation.ts';

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

/** All kinds that are muted, all that are mailed, or both. */
export type NotificationChoice = { readonly mutedNotifications?: readonly NotificationKind[]; readonly mailedNotifications?: readonly NotificationKind[] };

/**
 * Says of which kinds the viewer wants to hear nothing, or to get mails. A choice names all kinds, so that two under way at once
 * could arrive in the wrong order: the next one waits for the answer.
 * @returns what is chosen and not yet stored, to be shown; and what chooses. A refusal takes back all that is not stored.
 */
export function useChooseNotifications(onRefused: (code: Refusal<useChooseNotificationsMutation>) => void): [pending: NotificationChoice, choose: (choice: NotificationChoice) => void] {
  const [run] = useResultMutation<useChooseNotificationsMutation>(mutation);
  const [pending, setPending] = useState<NotificationChoice>({});
  const wanted = useRef<NotificationChoice>({});
  const isUnderWay = useRef(false);
  const want = (choice: NotificationChoice) => {
    wanted.current = choice;
    setPending(choice);
  };
  const send = () => {
    const sent = wanted.current;
    isUnderWay.current = true;
    run(
      { input: sent },
      {
        // An account is no node: the answer lies beside the one that the page reads.
        updater: (store) => {
          const account = store.getRoot().getLinkedRecord('viewer').getLinkedRecord('account');
          for (const [field, kinds] of Object.entries(sent)) account.setValue([...kinds], field);
        },
        onDone: () => {
          isUnderWay.current = false;
          if (wanted.current === sent) want({});
          else send();
        },
        onRefused: (code) => {
          isUnderWay.current = false;
          want({});
          onRefused(code);
        },
      },
    );
  };
  const choose = (choice: NotificationChoice) => {
    want({ ...wanted.current, ...choice });
    if (!isUnderWay.current) send();
  };
  return [pending, choose];
}
