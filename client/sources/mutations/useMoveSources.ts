import { graphql } from 'react-relay/hooks';
import type { MoveSourcesInput, useMoveSourcesMutation } from '#client/__generated__/useMoveSourcesMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { updateListsOf, removeFromLists } from '../store/loadedLists.ts';

const mutation = graphql`
  mutation useMoveSourcesMutation($input: MoveSourcesInput!) {
    moveSources(input: $input) {
      ... on MoveSourcesPayload {
        undoId
        movedSourceIds
        sources {
          ...loadedLists_source
          ...SourceListItem_source
        }
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

type MoveOptions = {
  /** A dialog waits for the answer: the list changes with it, so that a refusal finds the dialog, its row and the selection as they were. */
  isAwaited: boolean;
  onDone: (movedIds: readonly string[], undoId: string | null | undefined) => void;
  onRefused: (code: Refusal<useMoveSourcesMutation>) => void;
};

/** Moves sources to another collection; they leave its list at once, unless that is awaited, and arrive when the server says so. */
export function useMoveSources() {
  const [run, isMoving] = useResultMutation<useMoveSourcesMutation>(mutation);
  const moveSources = (input: MoveSourcesInput, { isAwaited, onDone, onRefused }: MoveOptions) =>
    run(
      { input },
      {
        optimisticUpdater: isAwaited ? undefined : (store) => removeFromLists(store, input.sourceIds ?? [], { from: 'collections' }),
        updater: (store, { movedSourceIds = [], sources = [] }) => {
          removeFromLists(store, movedSourceIds, { from: 'collections' });
          for (const source of sources) updateListsOf(store, source);
        },
        onDone: ({ movedSourceIds = [], undoId }) => onDone(movedSourceIds, undoId),
        onRefused,
      },
    );
  return { moveSources, isMoving };
}
