import { graphql } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import type { useDeclineInvitationMutation } from '#client/__generated__/useDeclineInvitationMutation.graphql.ts';
import type { InvitationKey } from '#client/generated/schemaTypes.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { rootViewer } from './unreadCount.ts';

const mutation = graphql`
  mutation useDeclineInvitationMutation($input: DeclineInvitationInput!) {
    declineInvitation(input: $input) {
      ... on DeclineInvitationPayload {
        declinedInvitationId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Ends an invitation that the viewer does not want. */
export function useDeclineInvitation() {
  const [run, isDeclining] = useResultMutation<useDeclineInvitationMutation>(mutation);
  const declineInvitation = (
    invitation: InvitationKey,
    callbacks: { onDone: () => void; onRefused: (code: Refusal<useDeclineInvitationMutation>) => void },
  ) =>
    run(
      { input: { invitation } },
      {
        updater: (store, { declinedInvitationId }) => {
          const viewer = rootViewer(store);
          const open = viewer && ConnectionHandler.getConnection(viewer, 'OpenInvitations_invitations');
          if (open && declinedInvitationId !== undefined) ConnectionHandler.deleteNode(open, declinedInvitationId);
        },
        ...callbacks,
      },
    );
  return { declineInvitation, isDeclining };
}
