import { graphql } from 'react-relay/hooks';
import type { ChangeMemberRoleInput, useChangeMemberRoleMutation } from '#client/__generated__/useChangeMemberRoleMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useChangeMemberRoleMutation($input: ChangeMemberRoleInput!) {
    changeMemberRole(input: $input) {
      ... on ChangeMemberRolePayload {
        member {
          isViewer
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

/** Gives a member another role. */
export function useChangeMemberRole() {
  const [run, isChanging] = useResultMutation<useChangeMemberRoleMutation>(mutation);
  const changeMemberRole = (input: ChangeMemberRoleInput, callbacks: Pick<ResultMutationCallbacks<useChangeMemberRoleMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { changeMemberRole, isChanging };
}
