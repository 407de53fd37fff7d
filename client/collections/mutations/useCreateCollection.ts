import { graphql } from 'react-relay/hooks';
import type {
  CreateCollectionInput,
  useCreateCollectionMutation,
} from '#client/__generated__/useCreateCollectionMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useCreateCollectionMutation($input: CreateCollectionInput!) {
    createCollection(input: $input) {
      ... on CreateCollectionPayload {
        collection {
          id
        }
        space {
          ...CollectionTree_space
          ...CollectionDialogs_space
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Creates a collection; the tree it is in comes back with it. */
export function useCreateCollection() {
  const [run, isCreating] = useResultMutation<useCreateCollectionMutation>(mutation);
  const createCollection = (
    input: CreateCollectionInput,
    { onDone, onRefused }: { onDone: (id: string) => void; onRefused: (code: Refusal<useCreateCollectionMutation>) => void },
  ) => run({ input }, { onDone: ({ collection }) => collection && onDone(collection.id), onRefused });
  return { createCollection, isCreating };
}
