import { graphql } from 'react-relay/hooks';
import type { AddHighlightInput, useAddHighlightMutation } from '#client/__generated__/useAddHighlightMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useAddHighlightMutation($input: AddHighlightInput!, $connections: [ID!]!) {
    addHighlight(input: $input) {
      ... on AddHighlightPayload {
        highlight @appendNode(connections: $connections, edgeTypeName: "HighlightEdge") {
          id
          # For the list, which reads them in the store.
          # eslint-disable-next-line relay/unused-fields
          quote
          # eslint-disable-next-line relay/unused-fields
          prefix
          # eslint-disable-next-line relay/unused-fields
          suffix
          # eslint-disable-next-line relay/unused-fields
          note
          # eslint-disable-next-line relay/unused-fields
          color
          # eslint-disable-next-line relay/unused-fields
          authorName
          # eslint-disable-next-line relay/unused-fields
          viewerIsAuthor
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Marks a passage; it joins the list of its source. `onDone` hears its id. */
export function useAddHighlight() {
  const [run] = useResultMutation<useAddHighlightMutation>(mutation);
  return (
    input: AddHighlightInput,
    listId: string,
    { onDone, onRefused }: { onDone?: (id: string) => void; onRefused: (code: Refusal<useAddHighlightMutation>) => void },
  ) => run({ input, connections: [listId] }, { onDone: ({ highlight }) => highlight && onDone?.(highlight.id), onRefused });
}
