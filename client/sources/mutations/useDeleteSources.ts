import { graphql } from 'react-relay/hooks';
import type { useDeleteSourcesMutation } from '#client/__generated__/useDeleteSourcesMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { selectionInput, type SelectedSources } from '../selection/selectedSources.ts';
import { removeFromLists } from '../store/loadedLists.ts';

const mutation = graphql`
  mutation useDeleteSourcesMutation($input: DeleteSourcesInput!) {
    deleteSources(input: $input) {
      ... on DeleteSourcesPayload {
        undoId
        deletedSourceIds
        collections {
          id
          sourceCount
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type DeleteOptions = {
  /** A dialog waits for the answer: the lists change with it, so that a refusal finds the selection as it was. */
  isAwaited: boolean;
  onDone: (deletedIds: readonly string[], undoId: string | null | undefined) => void;
  onRefused: (code: Refusal<useDeleteSourcesMutation>) => void;
};

/** Puts sources into the trash; unless that is awaited, they leave their lists at once and come back when the server refuses. */
export function useDeleteSources() {
  const [run, isDeleting] = useResultMutation<useDeleteSourcesMutation>(mutation);
  const deleteSources = (selected: SelectedSources, { isAwaited, onDone, onRefused }: DeleteOptions) =>
    run(
      { input: { ...selectionInput(selected), undoable: true } },
      {
        optimisticUpdater: isAwaited ? undefined : (store) => removeFromLists(store, selected.sourceIds ?? [], { from: 'places' }),
        updater: (store, { deletedSourceIds = [] }) => removeFromLists(store, deletedSourceIds, { from: 'places' }),
        onDone: ({ deletedSourceIds = [], undoId }) => onDone(deletedSourceIds, undoId),
        onRefused,
      },
    );
  return { deleteSources, isDeleting };
}
