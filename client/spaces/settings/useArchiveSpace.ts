import { graphql } from 'react-relay/hooks';
import type { ArchiveSpaceInput, useArchiveSpaceMutation } from '#client/__generated__/useArchiveSpaceMutation.graphql.ts';
import { useResultMutation, type ResultMutationCallbacks } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useArchiveSpaceMutation($input: ArchiveSpaceInput!) {
    archiveSpace(input: $input) {
      ... on ArchiveSpacePayload {
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

/** Archives a space: from then on it can only be read. */
export function useArchiveSpace() {
  const [run, isArchiving] = useResultMutation<useArchiveSpaceMutation>(mutation);
  const archiveSpace = (input: ArchiveSpaceInput, callbacks: Pick<ResultMutationCallbacks<useArchiveSpaceMutation>, 'onDone' | 'onRefused'>) => run({ input }, callbacks);
  return { archiveSpace, isArchiving };
}
