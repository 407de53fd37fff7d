import { graphql } from 'react-relay';
import type { InvitationKey, useDeclineInvitationMutation } from '#client/__generated__/useDeclineInvitationMutation.graphql.ts';
import { useCommand, type Refusal } from '#client/relay/useCommand.ts';

const mutation = graphql`
  mutation useDeclineInvitationMutation($input: DeclineInvitationInput!) {
    declineInvitation(input: $input) {
      __typename
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Ends an invitation that the viewer does not want. */
export function useDeclineInvitation() {
  const [run, isDeclining] = useCommand<useDeclineInvitationMutation>(mutation);
  const declineInvitation = (
    invitation: InvitationKey,
    callbacks: { onDone: () => void; onRefused: (code: Refusal<useDeclineInvitationMutation>) => void },
  ) => run({ input: { invitation } }, callbacks);
  return { declineInvitation, isDeclining };
}
