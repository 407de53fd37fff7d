import { graphql } from 'react-relay';
import type { useDeleteSourcesMutation } from '#client/__generated__/useDeleteSourcesMutation.graphql.ts';
import { useCommand, type Refusal } from '#client/relay/useCommand.ts';
import { takeAwaySources } from './sourceLists.ts';

const mutation = graphql`
  mutation useDeleteSourcesMutation($input: DeleteSourcesInput!) {
    deleteSources(input: $input) {
      ... on DeleteSourcesPayload {
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

/** Puts sources into the trash; they leave their lists at once and come back when the server refuses. */
export function useDeleteSources() {
  const [run, isDeleting] = useCommand<useDeleteSourcesMutation>(mutation);
  const deleteSources = (
    sourceIds: readonly string[],
    callbacks: { onDone: () => void; onRefused: (code: Refusal<useDeleteSourcesMutation>) => void },
  ) =>
    run(
      { input: { sourceIds } },
      {
        optimisticUpdater: (store) => takeAwaySources(store, sourceIds),
        updater: (store, { deletedSourceIds = [] }) => takeAwaySources(store, deletedSourceIds),
        ...callbacks,
      },
    );
  return { deleteSources, isDeleting };
}
