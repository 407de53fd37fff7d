import { graphql } from 'react-relay/hooks';
import type { RemoveMemberInput, useRemoveMemberMutation } from '#client/__generated__/useRemoveMemberMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRemoveMemberMutation($input: RemoveMemberInput!) {
    removeMember(input: $input) {
      ... on RemoveMemberPayload {
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

/** Takes somebody out of a space. */
export function useRemoveMember() {
  const [run, isRemoving] = useResultMutation<useRemoveMemberMutation>(mutation);
  const removeMember = (input: RemoveMemberInput, callbacks: Pick<ResultMutationCallbacks<useRemoveMemberMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { removeMember, isRemoving };
}
