import { graphql } from 'react-relay/hooks';
import type { LeaveSpaceInput, useLeaveSpaceMutation } from '#client/__generated__/useLeaveSpaceMutation.graphql.ts';
import { useCommand, type CommandCallbacks } from '#client/relay/useCommand.ts';

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
  const [run, isLeaving] = useCommand<useLeaveSpaceMutation>(mutation);
  const leaveSpace = (input: LeaveSpaceInput, callbacks: Pick<CommandCallbacks<useLeaveSpaceMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { leaveSpace, isLeaving };
}
