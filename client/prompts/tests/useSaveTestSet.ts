import { graphql } from 'react-relay/hooks';
import type { SaveTestSetInput, useSaveTestSetMutation } from '#client/__generated__/useSaveTestSetMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useSaveTestSetMutation($input: SaveTestSetInput!) {
    saveTestSet(input: $input) {
      ... on SaveTestSetPayload {
        testSet {
          id
          # For the store, where the page sees it.
          # eslint-disable-next-line relay/unused-fields
          name
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

export type SaveTestSetRefusal = Refusal<useSaveTestSetMutation>;

/** Makes a test set or changes one; `onDone` hears its id. */
export function useSaveTestSet() {
  const [run, isSaving] = useResultMutation<useSaveTestSetMutation>(mutation);
  const saveTestSet = (input: SaveTestSetInput, { onDone, onRefused }: { onDone: (testSetId: string) => void; onRefused: (code: SaveTestSetRefusal) => void }) =>
    run({ input }, { onDone: ({ testSet }) => testSet && onDone(testSet.id), onRefused });
  return { saveTestSet, isSaving };
}
