import { use } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useUndoImportMutation } from '#client/__generated__/useUndoImportMutation.graphql.ts';
import { LiveContext } from '#client/relay/live/LiveContext.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useUndoImportMutation($input: UndoChangeInput!) {
    undoChange(input: $input) {
      ... on UndoChangePayload {
        collections {
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Takes a whole import back. What was loaded of the space is read again: it may be very much. */
export function useUndoImport() {
  const [run, isUndoing] = useResultMutation<useUndoImportMutation>(mutation);
  const live = use(LiveContext);
  const undoImport = ({ jobId, undoId }: { jobId: string; undoId: string }, callbacks: { onDone: () => void; onRefused: (code: Refusal<useUndoImportMutation>) => void }) =>
    run(
      { input: { undoId } },
      {
        updater: (store) => void store.get(jobId)?.setValue(null, 'undoId'),
        onDone: () => {
          live.announceMissed();
          callbacks.onDone();
        },
        onRefused: callbacks.onRefused,
      },
    );
  return { undoImport, isUndoing };
}
