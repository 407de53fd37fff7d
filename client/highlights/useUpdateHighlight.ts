import { graphql } from 'react-relay/hooks';
import type { useUpdateHighlightMutation } from '#client/__generated__/useUpdateHighlightMutation.graphql.ts';
import type { HighlightColor } from './highlightColors.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUpdateHighlightMutation($input: UpdateHighlightInput!) {
    updateHighlight(input: $input) {
      ... on UpdateHighlightPayload {
        # For the store: the list reads it there.
        # eslint-disable-next-line relay/unused-fields
        highlight {
          id
          # eslint-disable-next-line relay/unused-fields
          note
          # eslint-disable-next-line relay/unused-fields
          color
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Changes what is noted about a highlight of one's own, and its colour. */
export function useUpdateHighlight() {
  const [run, isUpdating] = useResultMutation<useUpdateHighlightMutation>(mutation);
  const updateHighlight = (
    highlightId: string,
    changes: { note: string; color: HighlightColor },
    callbacks: { onDone: () => void; onRefused: (code: Refusal<useUpdateHighlightMutation>) => void },
  ) => run({ input: { highlightId, ...changes } }, callbacks);
  return { updateHighlight, isUpdating };
}
