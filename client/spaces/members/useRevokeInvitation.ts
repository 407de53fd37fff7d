import { graphql } from 'react-relay/hooks';
import type { RevokeInvitationInput, useRevokeInvitationMutation } from '#client/__generated__/useRevokeInvitationMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRevokeInvitationMutation($input: RevokeInvitationInput!) {
    revokeInvitation(input: $input) {
      ... on RevokeInvitationPayload {
        space {
          ...SpaceMembers_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Withdraws an invitation. */
export function useRevokeInvitation() {
  const [run, isRevoking] = useResultMutation<useRevokeInvitationMutation>(mutation);
  const revokeInvitation = (input: RevokeInvitationInput, callbacks: Pick<ResultMutationCallbacks<useRevokeInvitationMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { revokeInvitation, isRevoking };
}
