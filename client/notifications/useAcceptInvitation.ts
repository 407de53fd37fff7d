import { graphql } from 'react-relay/hooks';
import type { useAcceptInvitationMutation } from '#client/__generated__/useAcceptInvitationMutation.graphql.ts';
import type { InvitationKey } from '#client/generated/schemaTypes.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      ... on AcceptInvitationPayload {
        space {
          id
          name
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
    run({ input: { invitation } }, { onDone: ({ space }) => space && callbacks.onDone(space), onRefused: callbacks.onRefused });
  return { acceptInvitation, isAccepting };
}
