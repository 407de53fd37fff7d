import { Layers } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DeckTable_deck$key } from '#client/__generated__/DeckTable_deck.graphql.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { alignAsAround, clip, onPhone, tabularNumbers } from '#client/ui/mixins.ts';
import { deckAddress, reviewAddress } from './cards/addresses.ts';
import { flashcardMessages } from './cards/flashcardMessages.ts';

/** Where there is no number yet. */
const NONE = '–';

/** The decks of a space by name: how many cards are due in each, how many there are, and the share one remembered. */
export function DeckTable({ decks }: { decks: readonly ({ readonly id: string } & DeckTable_deck$key)[] }) {
  return (
    <Table aria-labelledby="decks">
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...messages.deck} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.due} />
          </th>
          <th scope="col" data-wide>
            <FormattedMessage {...messages.cards} />
          </th>
          <th scope="col" data-wide>
            <FormattedMessage {...messages.remembered} />
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {decks.map((deck) => (
          <DeckRow key={deck.id} deck={deck} />
        ))}
      </tbody>
    </Table>
  );
}

function DeckRow({ deck: ref }: { deck: DeckTable_deck$key }) {
  const intl = useIntl();
  const { id, name, cardCount, dueCount, statistics } = useFragment(
    graphql`
      fragment DeckTable_deck on Deck @argumentDefinitions(timeZone: { type: "String" }) {
        id
        name
        cardCount
        dueCount(timeZone: $timeZone)
        statistics(days: 30, timeZone: $timeZone) {
          retention
        }
      }
    `,
    ref,
  );
  const { retention } = statistics;
  return (
    <tr>
      <th scope="row">
        <Name to={deckAddress(id)}>
          <Icon of={Layers} />
          <span dir="auto">{name}</span>
        </Name>
      </th>
      <td data-due={dueCount > 0 || undefined}>
        <FormattedNumber value={dueCount} />
      </td>
      <td data-wide>
        <FormattedNumber value={cardCount} />
      </td>
      <td data-wide>{typeof retention === 'number' ? <FormattedNumber value={retention} style="percent" /> : NONE}</td>
      <td>
        {dueCount > 0 && (
          <ButtonLink size={28}>
            <Link to={reviewAddress(id)} aria-label={intl.formatMessage(reviewIt, { name })}>
              <FormattedMessage {...flashcardMessages.review} />
            </Link>
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}

const reviewIt = defineMessage<{ name: string }>({ id: 'flashcards.reviewDeck', defaultMessage: 'Review {name}' });
const messages = defineMessages({
  deck: { id: 'flashcards.deck', defaultMessage: 'Deck' },
  due: { id: 'flashcards.due', defaultMessage: 'Due' },
  cards: { id: 'flashcards.cardsColumn', defaultMessage: 'Cards' },
  remembered: { id: 'flashcards.remembered', defaultMessage: 'Remembered' },
});

const Table = styled.table`
  ${tabularNumbers}
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: var(--text-13);

  thead > tr > * {
    padding: 8px 12px;
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 400;
    text-align: end;
  }

  tr > :first-child {
    width: auto;
    text-align: start;
  }

  tr > :nth-child(n + 2) {
    width: 96px;
    padding-inline: 12px;
    color: var(--fg-2);
    text-align: end;
    white-space: nowrap;
  }

  tbody > tr > * {
    height: 44px;
    border-block-start: 1px solid var(--line-1);
  }

  tbody > tr > [data-due] {
    color: var(--fg-1);
    font-weight: 600;
  }

  ${onPhone} {
    [data-wide] {
      display: none;
    }

    tr > :nth-child(2) {
      width: 56px;
    }
  }
`;

const Name = styled(Link)`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  padding-inline: 12px;
  font-weight: 500;

  svg {
    flex: none;
    color: var(--fg-3);
  }

  span {
    ${clip}
    ${alignAsAround}
  }

  &:hover span {
    text-decoration: underline;
  }
`;
