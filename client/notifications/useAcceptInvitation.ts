import { graphql } from 'react-relay/hooks';
import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { useAcceptInvitationMutation } from '#client/__generated__/useAcceptInvitationMutation.graphql.ts';
import type { InvitationKey } from '#client/generated/schemaTypes.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { rootViewer } from './unreadCount.ts';

const mutation = graphql`
  mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      ... on AcceptInvitationPayload {
        space {
          id
          name
          ...SpaceSwitcherItem_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Makes the viewer a member of the space they were invited to. */
export function useAcceptInvitation() {
  const [run, isAccepting] = useResultMutation<useAcceptInvitationMutation>(mutation);
  const acceptInvitation = (
    invitation: InvitationKey,
    callbacks: {
      onDone: (space: { id: string; name: string }) => void;
      onRefused: (code: Refusal<useAcceptInvitationMutation>) => void;
    },
  ) =>
    run(
      { input: { invitation } },
      {
        updater: (store, { space }) => space && addToSwitcher(store, space.id),
        onDone: ({ space }) => space && callbacks.onDone(space),
        onRefused: callbacks.onRefused,
      },
    );
  return { acceptInvitation, isAccepting };
}

/** The header takes a space that is not in its list for one that is gone, and would leave the one just joined. */
function addToSwitcher(store: RecordSourceSelectorProxy, spaceId: string): void {
  const viewer = rootViewer(store);
  const list = viewer && ConnectionHandler.getConnection(viewer, 'SpaceSwitcher_spaces');
  const space = store.get(spaceId);
  if (!list || !space) return;
  const ids = list.getLinkedRecords('edges').map((edge: RecordProxy) => edge.getLinkedRecord('node').getDataID());
  if (!ids.includes(spaceId)) ConnectionHandler.insertEdgeAfter(list, ConnectionHandler.createEdge(store, list, space, 'SpaceEdge'));
}
