import { graphql } from 'react-relay/hooks';
import type { useDeleteRevisionMutation } from '#client/__generated__/useDeleteRevisionMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useDeleteRevisionMutation($input: DeleteRevisionInput!) {
    deleteRevision(input: $input) {
      ... on DeleteRevisionPayload {
        # For the store: the list of versions reads them there.
        # eslint-disable-next-line relay/unused-fields
        source {
          id
          # eslint-disable-next-line relay/unused-fields
          revisions(first: 50) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Removes an earlier version of a text for good. */
export function useDeleteRevision() {
  const [run, isDeleting] = useResultMutation<useDeleteRevisionMutation>(mutation);
  const deleteRevision = (revisionId: string, callbacks: { onDone: () => void; onRefused: (code: Refusal<useDeleteRevisionMutation>) => void }) =>
    run({ input: { revisionId } }, callbacks);
  return { deleteRevision, isDeleting };
}
