import { graphql } from 'react-relay/hooks';
import type { useSetReadingProgressMutation } from '#client/__generated__/useSetReadingProgressMutation.graphql.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { emitReadingProgressSaved } from '../store/sourceEvents.ts';

const mutation = graphql`
  mutation useSetReadingProgressMutation($input: SetReadingProgressInput!) {
    setReadingProgress(input: $input) {
      ... on SetReadingProgressPayload {
        # For the store: the page reads it there when it opens again.
        # eslint-disable-next-line relay/unused-fields
        source {
          id
          # eslint-disable-next-line relay/unused-fields
          readingProgress
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Keeps how far one has read, 0 to 1; it shows at once. A failure is not told unless asked for: the next one carries the newer truth. */
export function useSetReadingProgress(): (sourceId: string, progress: number, onRefused?: () => void) => void {
  const [run] = useResultMutation<useSetReadingProgressMutation>(mutation);
  return (sourceId, progress, onRefused) =>
    run(
      { input: { sourceId, progress } },
      { optimisticUpdater: (store) => store.get(sourceId)?.setValue(progress, 'readingProgress'), onDone: emitReadingProgressSaved, onRefused },
    );
}
