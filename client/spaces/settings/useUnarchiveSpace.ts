import { graphql } from 'react-relay/hooks';
import type { UnarchiveSpaceInput, useUnarchiveSpaceMutation } from '#client/__generated__/useUnarchiveSpaceMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUnarchiveSpaceMutation($input: UnarchiveSpaceInput!) {
    unarchiveSpace(input: $input) {
      ... on UnarchiveSpacePayload {
        space {
          archivedAt
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Lets an archived space be changed again. */
export function useUnarchiveSpace() {
  const [run, isUnarchiving] = useResultMutation<useUnarchiveSpaceMutation>(mutation);
  const unarchiveSpace = (input: UnarchiveSpaceInput, callbacks: Pick<ResultMutationCallbacks<useUnarchiveSpaceMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { unarchiveSpace, isUnarchiving };
}
