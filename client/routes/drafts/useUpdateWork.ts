import { graphql } from 'react-relay/hooks';
import type { UpdateWorkInput, useUpdateWorkMutation } from '#client/__generated__/useUpdateWorkMutation.graphql.ts';
import { type NoteCitation, readCitation } from '#client/notes/citing/noteCitation.ts';
import { type Refusal, useResultMutation } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdateWorkMutation($input: UpdateWorkInput!) {
    updateWork(input: $input) {
      ... on UpdateWorkPayload {
        citations {
          ...noteCitation
        }
        work {
          updatedAt
          # For the store: the page reads it there.
          ...OpenDraft_work
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

export type WorkRefusal = Refusal<useUpdateWorkMutation>;
/** What came of a change: when the work was changed, null when that is not known, and the first new citation; or why nothing was done. */
type WorkUpdate = { readonly updatedAt: string | null; readonly citation: NoteCitation | null } | { readonly refusal: WorkRefusal };

/** Changes what is given of a work. */
export function useUpdateWork(): (input: UpdateWorkInput) => Promise<WorkUpdate> {
  const [run] = useResultMutation<useUpdateWorkMutation>(mutation);
  return (input) =>
    new Promise((resolve) => {
      run(
        { input },
        {
          onDone: ({ work, citations: [ref] = [] }) => resolve({ updatedAt: work?.updatedAt ?? null, citation: ref ? readCitation(ref) : null }),
          onRefused: (refusal) => resolve({ refusal }),
        },
      );
    });
}
