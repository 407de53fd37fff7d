import { graphql } from 'react-relay/hooks';
import type { useDeleteSourcesForeverMutation } from '#client/__generated__/useDeleteSourcesForeverMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { selectionInput, type SelectedSources } from '../selection/selectedSources.ts';
import { removeFromLists } from '../store/loadedLists.ts';

const mutation = graphql`
  mutation useDeleteSourcesForeverMutation($input: DeleteSourcesForeverInput!) {
    deleteSourcesForever(input: $input) {
      ... on DeleteSourcesForeverPayload {
        deletedSourceIds
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Callbacks = { onDone: () => void; onRefused: (code: Refusal<useDeleteSourcesForeverMutation>) => void };

/** Deletes sources in the trash for good. A dialog waits for the answer: the list changes with it, so that a refusal finds the selection as it was. */
export function useDeleteSourcesForever() {
  const [run, isDeleting] = useResultMutation<useDeleteSourcesForeverMutation>(mutation);
  const deleteSourcesForever = (selected: SelectedSources, callbacks: Callbacks) =>
    run(
      { input: selectionInput(selected) },
      {
        updater: (store, { deletedSourceIds = [] }) => removeFromLists(store, deletedSourceIds),
        ...callbacks,
      },
    );
  return { deleteSourcesForever, isDeleting };
}
