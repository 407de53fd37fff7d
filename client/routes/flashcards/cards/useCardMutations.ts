import { graphql } from 'react-relay/hooks';
import type { NewCard, useCardMutationsCreateMutation } from '#client/__generated__/useCardMutationsCreateMutation.graphql.ts';
import type { useCardMutationsDeleteMutation } from '#client/__generated__/useCardMutationsDeleteMutation.graphql.ts';
import type { UpdateCardsInput, useCardMutationsUpdateMutation } from '#client/__generated__/useCardMutationsUpdateMutation.graphql.ts';
import { type Refusal, useResultMutation } from '#client/relay/useResultMutation.ts';

const create = graphql`
  mutation useCardMutationsCreateMutation($input: CreateCardsInput!) {
    createCards(input: $input) {
      ... on CreateCardsPayload {
        deck {
          cardCount
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const update = graphql`
  mutation useCardMutationsUpdateMutation($input: UpdateCardsInput!) {
    updateCards(input: $input) {
      ... on UpdateCardsPayload {
        undoId
        cards {
          ...CardRow_card
          ...ReviewCard_card
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const remove = graphql`
  mutation useCardMutationsDeleteMutation($input: DeleteCardsInput!) {
    deleteCards(input: $input) {
      ... on DeleteCardsPayload {
        undoId
        decks {
          cardCount
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Callbacks<Done, Code> = { onDone: (done: Done) => void; onRefused: (code: Code) => void };
/** Why a card was not saved. */
export type CardRefusal = Refusal<useCardMutationsCreateMutation> | Refusal<useCardMutationsUpdateMutation>;

/** Adds, changes and deletes cards. */
export function useCardMutations() {
  const [runCreate, isCreating] = useResultMutation<useCardMutationsCreateMutation>(create);
  const [runUpdate, isUpdating] = useResultMutation<useCardMutationsUpdateMutation>(update);
  const [runDelete] = useResultMutation<useCardMutationsDeleteMutation>(remove);
  return {
    createCard: (deckId: string, card: NewCard, { onDone, onRefused }: Callbacks<void, CardRefusal>) => runCreate({ input: { deckId, cards: [card] } }, { onDone: () => onDone(), onRefused }),
    updateCards: (cardIds: readonly string[], change: Omit<UpdateCardsInput, 'cardIds'>, { onDone, onRefused }: Callbacks<string | null, CardRefusal>) =>
      runUpdate({ input: { cardIds, ...change } }, { onDone: ({ undoId }) => onDone(undoId ?? null), onRefused }),
    deleteCards: (cardIds: readonly string[], { onDone, onRefused }: Callbacks<string | null, Refusal<useCardMutationsDeleteMutation>>) =>
      runDelete({ input: { cardIds, undoable: true } }, { onDone: ({ undoId }) => onDone(undoId ?? null), onRefused }),
    isSaving: isCreating || isUpdating,
  };
}
