import { graphql } from 'react-relay/hooks';
import type { LeaveSpaceInput, useLeaveSpaceMutation } from '#client/__generated__/useLeaveSpaceMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useLeaveSpaceMutation($input: LeaveSpaceInput!) {
    leaveSpace(input: $input) {
      ... on LeaveSpacePayload {
        leftSpaceId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Takes the viewer out of a space. */
export function useLeaveSpace() {
  const [run, isLeaving] = useResultMutation<useLeaveSpaceMutation>(mutation);
  const leaveSpace = (input: LeaveSpaceInput, callbacks: Pick<ResultMutationCallbacks<useLeaveSpaceMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { leaveSpace, isLeaving };
}
