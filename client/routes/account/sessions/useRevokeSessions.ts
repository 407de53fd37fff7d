import { graphql } from 'react-relay/hooks';
import type { RevokeSessionsInput, useRevokeSessionsMutation } from '#client/__generated__/useRevokeSessionsMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRevokeSessionsMutation($input: RevokeSessionsInput!) {
    revokeSessions(input: $input) {
      ... on RevokeSessionsPayload {
        revokedSessionIds
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Signs the viewer out elsewhere. */
export function useRevokeSessions() {
  const [run, isRevoking] = useResultMutation<useRevokeSessionsMutation>(mutation);
  const revokeSessions = (input: RevokeSessionsInput, callbacks: Pick<ResultMutationCallbacks<useRevokeSessionsMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { revokeSessions, isRevoking };
}
