import { graphql } from 'react-relay/hooks';
import type { useEmptyTrashMutation } from '#client/__generated__/useEmptyTrashMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { emptyTrashLists } from '../store/loadedLists.ts';

const mutation = graphql`
  mutation useEmptyTrashMutation($input: EmptyTrashInput!) {
    emptyTrash(input: $input) {
      ... on EmptyTrashPayload {
        deletedSourceCount
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Callbacks = { onDone: (deletedCount: number) => void; onRefused: (code: Refusal<useEmptyTrashMutation>) => void };

/** Deletes for good whatever lies in the trash of a space. */
export function useEmptyTrash() {
  const [run, isEmptying] = useResultMutation<useEmptyTrashMutation>(mutation);
  const emptyTrash = (spaceId: string, { onDone, onRefused }: Callbacks) =>
    run(
      { input: { spaceId } },
      {
        updater: (store) => emptyTrashLists(store, spaceId),
        onDone: ({ deletedSourceCount = 0 }) => onDone(deletedSourceCount),
        onRefused,
      },
    );
  return { emptyTrash, isEmptying };
}
