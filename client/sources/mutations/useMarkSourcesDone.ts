import { graphql } from 'react-relay/hooks';
import type { MarkSourcesDoneInput, useMarkSourcesDoneMutation } from '#client/__generated__/useMarkSourcesDoneMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { removeFromLists, updateListsOf } from '../store/loadedLists.ts';

const mutation = graphql`
  mutation useMarkSourcesDoneMutation($input: MarkSourcesDoneInput!) {
    markSourcesDone(input: $input) {
      ... on MarkSourcesDonePayload {
        undoId
        sources {
          ...loadedLists_source
          ...SourceListItem_source
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type MarkOptions = {
  onDone: (undoId: string | null | undefined) => void;
  onRefused: (code: Refusal<useMarkSourcesDoneMutation>) => void;
};

/** Marks sources as done, or no more: they leave the Inbox at once, and come back when the server refuses. */
export function useMarkSourcesDone() {
  const [run] = useResultMutation<useMarkSourcesDoneMutation>(mutation);
  return (input: MarkSourcesDoneInput, { onDone, onRefused }: MarkOptions) =>
    run(
      { input },
      {
        optimisticUpdater: (store) => {
          if (input.isDone) removeFromLists(store, input.sourceIds ?? [], { from: 'inbox' });
        },
        updater: (store, { sources = [] }) => {
          for (const source of sources) updateListsOf(store, source);
        },
        onDone: ({ undoId }) => onDone(undoId),
        onRefused,
      },
    );
}
