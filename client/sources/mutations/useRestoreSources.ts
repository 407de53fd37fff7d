import { graphql } from 'react-relay/hooks';
import type { useRestoreSourcesMutation } from '#client/__generated__/useRestoreSourcesMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { selectionInput, type SelectedSources } from '../selection/selectedSources.ts';
import { updateListsOf, removeFromLists } from '../store/loadedLists.ts';

const mutation = graphql`
  mutation useRestoreSourcesMutation($input: RestoreSourcesInput!) {
    restoreSources(input: $input) {
      ... on RestoreSourcesPayload {
        restoredSourceIds
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

/** Takes sources out of the trash, back to the place they had. */
export function useRestoreSources() {
  const [run] = useResultMutation<useRestoreSourcesMutation>(mutation);
  const restoreSources = (
    which: readonly string[] | SelectedSources,
    callbacks: { onDone?: () => void; onRefused: (code: Refusal<useRestoreSourcesMutation>) => void },
  ) => {
    const input = 'count' in which ? selectionInput(which) : { sourceIds: which };
    run(
      { input },
      {
        optimisticUpdater: (store) => removeFromLists(store, input.sourceIds ?? [], { from: 'trash' }),
        updater: (store, { restoredSourceIds = [], sources = [] }) => {
          removeFromLists(store, restoredSourceIds, { from: 'trash' });
          for (const source of sources) updateListsOf(store, source);
        },
        ...callbacks,
      },
    );
  };
  return { restoreSources };
}
