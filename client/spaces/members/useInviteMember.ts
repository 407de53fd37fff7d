import { graphql } from 'react-relay/hooks';
import type { InviteMemberInput, useInviteMemberMutation } from '#client/__generated__/useInviteMemberMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useInviteMemberMutation($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      ... on InviteMemberPayload {
        invitation {
          id
        }
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

/** Invites somebody into a space by e-mail. */
export function useInviteMember() {
  const [run, isInviting] = useResultMutation<useInviteMemberMutation>(mutation);
  const inviteMember = (input: InviteMemberInput, callbacks: Pick<ResultMutationCallbacks<useInviteMemberMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { inviteMember, isInviting };
}
