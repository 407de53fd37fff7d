import { graphql } from 'react-relay/hooks';
import type { useRestoreRevisionMutation } from '#client/__generated__/useRestoreRevisionMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useRestoreRevisionMutation($input: RestoreRevisionInput!) {
    restoreRevision(input: $input) {
      ... on RestoreRevisionPayload {
        # For the store: the page reads them there.
        # eslint-disable-next-line relay/unused-fields
        source {
          id
          # eslint-disable-next-line relay/unused-fields
          title
          # eslint-disable-next-line relay/unused-fields
          originalContent
          # eslint-disable-next-line relay/unused-fields
          updatedAt
        }
        # The same of a work.
        # eslint-disable-next-line relay/unused-fields
        work {
          id
          # eslint-disable-next-line relay/unused-fields
          title
          # eslint-disable-next-line relay/unused-fields
          body
          # eslint-disable-next-line relay/unused-fields
          updatedAt
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Makes an earlier version the text again; what was there becomes a revision itself. */
export function useRestoreRevision() {
  const [run, isRestoring] = useResultMutation<useRestoreRevisionMutation>(mutation);
  const restoreRevision = (
    revisionId: string,
    callbacks: { onDone: () => void; onRefused: (code: Refusal<useRestoreRevisionMutation>) => void },
  ) => run({ input: { revisionId } }, callbacks);
  return { restoreRevision, isRestoring };
}
