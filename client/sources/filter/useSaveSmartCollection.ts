import { graphql } from 'react-relay/hooks';
import type { useSaveSmartCollectionCreateMutation } from '#client/__generated__/useSaveSmartCollectionCreateMutation.graphql.ts';
import type { useSaveSmartCollectionUpdateMutation } from '#client/__generated__/useSaveSmartCollectionUpdateMutation.graphql.ts';
import type { ErrorCode, SourceFilter } from '#client/generated/schemaTypes.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { smartOf, type SmartCollection } from './smartView.ts';
import { emitSmartCollectionsChanged } from './useSmartCollections.ts';

const creation = graphql`
  mutation useSaveSmartCollectionCreateMutation($input: CreateSmartCollectionInput!) {
    createSmartCollection(input: $input) {
      ... on CreateSmartCollectionPayload {
        smartCollection {
          ...smartView_smartCollection
        }
        space {
          # For whoever shows them next: the new one is among them.
          smartCollections {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...smartView_smartCollection
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const change = graphql`
  mutation useSaveSmartCollectionUpdateMutation($input: UpdateSmartCollectionInput!) {
    updateSmartCollection(input: $input) {
      ... on UpdateSmartCollectionPayload {
        smartCollection {
          ...smartView_smartCollection
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Callbacks = { readonly onDone: (smart: SmartCollection) => void; readonly onRefused: (code: ErrorCode | null) => void };

/** Saves a filter under a name, or changes the name or the filter of one that was saved. */
export function useSaveSmartCollection() {
  const [create, isCreating] = useResultMutation<useSaveSmartCollectionCreateMutation>(creation);
  const [update, isUpdating] = useResultMutation<useSaveSmartCollectionUpdateMutation>(change);
  const told = ({ onDone, onRefused }: Callbacks) => ({
    onRefused,
    onDone: ({ smartCollection }: { readonly smartCollection?: Parameters<typeof smartOf>[0] | undefined }) => {
      emitSmartCollectionsChanged();
      if (smartCollection) onDone(smartOf(smartCollection));
    },
  });
  return {
    createSmart: (input: { readonly spaceId: string; readonly name: string; readonly filter: SourceFilter }, callbacks: Callbacks) => create({ input }, told(callbacks)),
    updateSmart: (smartCollectionId: string, part: { readonly name?: string; readonly filter?: SourceFilter }, callbacks: Callbacks) => update({ input: { smartCollectionId, ...part } }, told(callbacks)),
    isSaving: isCreating || isUpdating,
  };
}
