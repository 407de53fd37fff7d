import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CardList_deck$key } from '#client/__generated__/CardList_deck.graphql.ts';
import type { CardListPaginationQuery } from '#client/__generated__/CardListPaginationQuery.graphql.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { makeAddress } from './cards/addresses.ts';
import { CardDialog, type EditedCard } from './cards/CardDialog.tsx';
import { CardRow } from './CardRow.tsx';
import { flashcardMessages } from './cards/flashcardMessages.ts';

const PAGE = 50;

type CardListProps = { deck: CardList_deck$key; isSearched: boolean; canEdit: boolean; onChanged: () => void };

/** The cards of a deck, newest first, as far as they are loaded. */
export function CardList({ deck: ref, isSearched, canEdit, onChanged }: CardListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<CardListPaginationQuery, CardList_deck$key>(
    graphql`
      fragment CardList_deck on Deck
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, text: { type: "String" })
      @refetchable(queryName: "CardListPaginationQuery") {
        id
        cards(first: $count, after: $cursor, text: $text) @connection(key: "CardList_cards", filters: ["text"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...CardRow_card
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, totalCount, __id: listId } = data.cards;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const [edited, setEdited] = useState<EditedCard | null>(null);
  if (edges.length === 0) {
    return isSearched ? (
      <Nothing role="status">
        <FormattedMessage {...messages.noHits} />
      </Nothing>
    ) : (
      <EmptyState
        title={<FormattedMessage {...messages.empty} />}
        text={canEdit ? <FormattedMessage {...messages.emptyText} /> : undefined}
        action={
          canEdit ? (
            <ButtonLink variant="primary">
              <Link to={makeAddress(data.id)}>
                <FormattedMessage {...flashcardMessages.makeCards} />
              </Link>
            </ButtonLink>
          ) : undefined
        }
      />
    );
  }
  return (
    <>
      <Nothing role="status">
        <FormattedMessage {...flashcardMessages.cards} values={{ count: totalCount }} />
      </Nothing>
      <ul>
        {edges.map(({ node }) => (
          <CardRow key={node.id} card={node} onEdit={canEdit ? setEdited : null} onChanged={onChanged} />
        ))}
      </ul>
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={() => (hasFailed ? retry() : loadNext(PAGE))}>
        <FormattedMessage {...flashcardMessages.moreCards} />
      </NextPageButton>
      {edited && <CardDialog deckId={data.id} card={edited} onSaved={onChanged} onClose={() => setEdited(null)} />}
    </>
  );
}

const messages = defineMessages({
  noHits: { id: 'flashcards.noHits', defaultMessage: 'No card has these words.' },
  empty: { id: 'flashcards.noCards', defaultMessage: 'No cards in this deck yet' },
  emptyText: { id: 'flashcards.noCardsText', defaultMessage: 'Make cards from a source or your highlights: each keeps the sentence it comes from. Or press N to write the first.' },
});

const Nothing = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
`;
