import { graphql } from 'react-relay/hooks';
import type { UpdateSourceInput, useUpdateSourceMutation } from '#client/__generated__/useUpdateSourceMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { updateListsOf } from '../store/loadedLists.ts';

const mutation = graphql`
  mutation useUpdateSourceMutation($input: UpdateSourceInput!) {
    updateSource(input: $input) {
      ... on UpdateSourcePayload {
        collections {
          id
          sourceCount
        }
        source {
          updatedAt
          ...loadedLists_source
          # For the store: whoever shows them reads them there.
          # eslint-disable-next-line relay/unused-fields
          note
          # eslint-disable-next-line relay/unused-fields
          originalContent
          ...useNoteCitations_source
          # eslint-disable-next-line relay/unused-fields
          tags {
            id
            # eslint-disable-next-line relay/unused-fields
            name
          }
          ...SourceListItem_source
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

export type UpdateRefusal = Refusal<useUpdateSourceMutation>;

/** Changes what is given of a source; in another collection it goes to the lists of that. `onDone` hears when it was changed, for `ifUnchangedSince` of the next change. */
export function useUpdateSource() {
  const [run, isUpdating] = useResultMutation<useUpdateSourceMutation>(mutation);
  const updateSource = (
    input: UpdateSourceInput,
    { onDone, onRefused }: { onDone?: (updatedAt: string | null) => void; onRefused: (code: UpdateRefusal) => void },
  ) =>
    run(
      { input },
      {
        updater: (store, { source }) => {
          if (source) updateListsOf(store, source);
        },
        onDone: ({ source }) => onDone?.(source?.updatedAt ?? null),
        onRefused,
      },
    );
  return { updateSource, isUpdating };
}
