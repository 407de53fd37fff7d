import { graphql } from 'react-relay/hooks';
import type { useDeleteSourcesForeverMutation } from '#client/__generated__/useDeleteSourcesForeverMutation.graphql.ts';
import { useCommand, type Refusal } from '#client/relay/useCommand.ts';
import { inputOf, type Chosen } from '../selection/chosen.ts';
import { takeAwaySources } from '../store/sourceLists.ts';

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
  const [run, isDeleting] = useCommand<useDeleteSourcesForeverMutation>(mutation);
  const deleteSourcesForever = (chosen: Chosen, callbacks: Callbacks) =>
    run(
      { input: inputOf(chosen) },
      {
        updater: (store, { deletedSourceIds = [] }) => takeAwaySources(store, deletedSourceIds),
        ...callbacks,
      },
    );
  return { deleteSourcesForever, isDeleting };
}
