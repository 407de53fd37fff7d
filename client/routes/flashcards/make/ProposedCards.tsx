import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ProposedCards_deck$key } from '#client/__generated__/ProposedCards_deck.graphql.ts';
import type { ProposedCardsPaginationQuery } from '#client/__generated__/ProposedCardsPaginationQuery.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { CardDialog, type EditedCard } from '../cards/CardDialog.tsx';
import { flashcardMessages } from '../cards/flashcardMessages.ts';
import { ProposedCard } from './ProposedCard.tsx';
import { useCardMutations } from '../cards/useCardMutations.ts';

const PAGE = 100;

type ProposedCardsProps = { deck: ProposedCards_deck$key; readAgain: () => void };

/** The cards of a deck that are proposed: each is accepted, rejected or changed by a key, and all of it is taken back. */
export function ProposedCards({ deck: ref, readAgain }: ProposedCardsProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ProposedCardsPaginationQuery, ProposedCards_deck$key>(
    graphql`
      fragment ProposedCards_deck on Deck @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) @refetchable(queryName: "ProposedCardsPaginationQuery") {
        id
        cards(first: $count, after: $cursor, states: [PROPOSED]) @connection(key: "ProposedCards_cards", filters: ["states"]) {
          __id
          totalCount
          edges {
            node {
              id
              kind
              front
              back
              tags
              state
              updatedAt
              ...ProposedCard_card
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, totalCount, __id: listId } = data.cards;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const { updateCards, deleteCards } = useCardMutations();
  const undoOf = useUndoChange();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [edited, setEdited] = useState<EditedCard | null>(null);
  const cards = edges.map(({ node }) => node).filter(({ id, state }) => state === 'PROPOSED' && !decided.has(id));
  const at = Math.max(0, cards.findIndex(({ id }) => id === currentId));
  const current = cards[at];
  const move = (step: 1 | -1) => setCurrentId(cards[Math.min(cards.length - 1, Math.max(0, at + step))]?.id ?? null);
  const edit = ({ id, kind, front, back, tags, updatedAt }: (typeof cards)[number]) => setEdited({ id, kind: kind === 'CLOZE' ? 'CLOZE' : 'BASIC', front, back, tags, updatedAt });
  const decide = (ids: readonly string[], isAccepted: boolean) => {
    if (ids.length === 0) return;
    setCurrentId(cards.find(({ id }, place) => place > at && !ids.includes(id))?.id ?? null);
    setDecided((before) => new Set([...before, ...ids]));
    const showAgain = () => setDecided((before) => new Set([...before].filter((id) => !ids.includes(id))));
    const callbacks = {
      onDone: (undoId: string | null) => {
        const action = undoOf(undoId, (code) => showToast({ type: 'error', message: errorText(code, flashcardMessages.undoFailed) }), () => {
          showAgain();
          readAgain();
        });
        showToast({ type: 'success', message: isAccepted ? intl.formatMessage(flashcardMessages.added, { count: ids.length }) : intl.formatMessage(rejected, { count: ids.length }), action });
        readAgain();
      },
      onRefused: (code: ErrorCode | null) => {
        showAgain();
        showToast({ type: 'error', message: errorText(code, messages.failed) });
      },
    };
    if (isAccepted) updateCards(ids, { state: 'ACTIVE', undoable: true }, callbacks);
    else deleteCards(ids, callbacks);
  };
  useSingleKeyShortcuts({
    ...(current && { a: () => decide([current.id], true), r: () => decide([current.id], false), e: () => edit(current), j: () => move(1), k: () => move(-1) }),
  });
  if (cards.length === 0) return null;
  return (
    <Proposals>
      <header>
        <p role="status">
          <FormattedMessage {...proposedCount} values={{ count: Math.max(cards.length, totalCount - decided.size) }} />
        </p>
        <Button onClick={() => decide(cards.map(({ id }) => id), true)}>
          <FormattedMessage {...acceptAll} values={{ count: cards.length }} />
        </Button>
      </header>
      <ul>
        {cards.map((card) => (
          <ProposedCard
            key={card.id}
            card={card}
            isCurrent={card.id === current?.id}
            onCurrent={() => setCurrentId(card.id)}
            onAccept={() => decide([card.id], true)}
            onReject={() => decide([card.id], false)}
            onEdit={() => edit(card)}
          />
        ))}
      </ul>
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={() => (hasFailed ? retry() : loadNext(PAGE))}>
        <FormattedMessage {...flashcardMessages.moreCards} />
      </NextPageButton>
      {edited && <CardDialog deckId={data.id} card={edited} onSaved={readAgain} onClose={() => setEdited(null)} />}
    </Proposals>
  );
}

const proposedCount = defineMessage<{ count: number }>({ id: 'flashcards.proposedCount', defaultMessage: '{count, plural, one {# card proposed} other {# cards proposed}}' });
const acceptAll = defineMessage<{ count: number }>({ id: 'flashcards.acceptAll', defaultMessage: '{count, plural, one {Accept # card} other {Accept all # cards}}' });
const rejected = defineMessage<{ count: number }>({ id: 'flashcards.rejected', defaultMessage: '{count, plural, one {# card rejected} other {# cards rejected}}' });
const messages = defineMessages({
  failed: { id: 'flashcards.cardNotChanged', defaultMessage: 'Failed to change the card.' },
});

const Proposals = styled.section`
  display: grid;
  gap: 12px;

  > header {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    font: var(--text-13);
  }

  > ul {
    display: grid;
    gap: 12px;
  }
`;
