import { graphql } from 'react-relay/hooks';
import type { useDeckMutationsCreateMutation } from '#client/__generated__/useDeckMutationsCreateMutation.graphql.ts';
import type { useDeckMutationsDeleteMutation } from '#client/__generated__/useDeckMutationsDeleteMutation.graphql.ts';
import type { UpdateDeckInput, useDeckMutationsUpdateMutation } from '#client/__generated__/useDeckMutationsUpdateMutation.graphql.ts';
import { type Refusal, useResultMutation } from '#client/relay/useResultMutation.ts';

const create = graphql`
  mutation useDeckMutationsCreateMutation($input: CreateDeckInput!) {
    createDeck(input: $input) {
      ... on CreateDeckPayload {
        deck {
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const update = graphql`
  mutation useDeckMutationsUpdateMutation($input: UpdateDeckInput!) {
    updateDeck(input: $input) {
      ... on UpdateDeckPayload {
        deck {
          ...DeckDialog_deck
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const remove = graphql`
  mutation useDeckMutationsDeleteMutation($input: DeleteDecksInput!) {
    deleteDecks(input: $input) {
      ... on DeleteDecksPayload {
        undoId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Callbacks<Done, Code> = { onDone: (done: Done) => void; onRefused: (code: Code) => void };

/** Makes, changes and deletes decks. */
export function useDeckMutations() {
  const [runCreate, isCreating] = useResultMutation<useDeckMutationsCreateMutation>(create);
  const [runUpdate, isUpdating] = useResultMutation<useDeckMutationsUpdateMutation>(update);
  const [runDelete] = useResultMutation<useDeckMutationsDeleteMutation>(remove);
  return {
    createDeck: (input: { spaceId: string; name: string; description: string }, { onDone, onRefused }: Callbacks<string, Refusal<useDeckMutationsCreateMutation>>) =>
      runCreate({ input }, { onDone: ({ deck }) => deck && onDone(deck.id), onRefused }),
    updateDeck: (input: UpdateDeckInput, { onDone, onRefused }: Callbacks<void, Refusal<useDeckMutationsUpdateMutation>>) => runUpdate({ input }, { onDone: () => onDone(), onRefused }),
    deleteDeck: (deckId: string, { onDone, onRefused }: Callbacks<string | null, Refusal<useDeckMutationsDeleteMutation>>) =>
      runDelete({ input: { deckIds: [deckId], undoable: true } }, { onDone: ({ undoId }) => onDone(undoId ?? null), onRefused }),
    isSaving: isCreating || isUpdating,
  };
}
