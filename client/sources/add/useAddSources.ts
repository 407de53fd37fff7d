import { graphql } from 'react-relay/hooks';
import type { AddSourcesInput, useAddSourcesMutation } from '#client/__generated__/useAddSourcesMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { updateListsOf } from '../store/loadedLists.ts';
import { emitSourcesAdded } from '../store/sourceEvents.ts';
import type { ExistingSource } from './useExistingSource.ts';

const mutation = graphql`
  mutation useAddSourcesMutation($input: AddSourcesInput!) {
    addSources(input: $input) {
      ... on AddSourcesPayload {
        results {
          outcome
          problem
          source {
            id
            title
            createdAt
            isDone
            collection {
              id
              name
            }
            ...loadedLists_source
            ...SourceListItem_source
          }
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

type Results = NonNullable<useAddSourcesMutation['response']['addSources']['results']>;
/** What became of one source, in the order given. */
export type Added = Pick<Results[number], 'outcome' | 'problem'> & { readonly sourceId: string | null; readonly source: ExistingSource | null };

/** Adds links, texts, notes or files whose bytes follow; new ones appear in the list of their collection. */
export function useAddSources() {
  const [run, isAdding] = useResultMutation<useAddSourcesMutation>(mutation);
  const addSources = (
    input: AddSourcesInput,
    { onDone, onRefused, idempotencyKey }: { onDone: (results: readonly Added[]) => void; onRefused: (code: Refusal<useAddSourcesMutation>) => void; idempotencyKey?: string },
  ) =>
    run(
      { input },
      {
        updater: (store, { results = [] }) => {
          for (const { source } of results) if (source) updateListsOf(store, source);
        },
        onDone: ({ results = [] }) => {
          emitSourcesAdded();
          onDone(results.map(({ outcome, problem, source }) => ({ outcome, problem, sourceId: source?.id ?? null, source: source ?? null })));
        },
        onRefused,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      },
    );
  return { addSources, isAdding };
}
