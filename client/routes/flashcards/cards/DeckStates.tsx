import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { PaneBody } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { todayAddress } from './addresses.ts';
import { flashcardMessages } from './flashcardMessages.ts';

/** In place of a deck that is not there, or not for whoever looks. */
export function DeckGone() {
  return (
    <PaneBody>
      <EmptyState
        isPage
        title={<FormattedMessage {...messages.gone} />}
        text={<FormattedMessage {...messages.goneText} />}
        action={
          <ButtonLink>
            <Link to={todayAddress}>
              <FormattedMessage {...flashcardMessages.backToDecks} />
            </Link>
          </ButtonLink>
        }
      />
    </PaneBody>
  );
}

/** Until a deck is there. */
export const DeckLoading = () => (
  <PaneBody aria-busy>
    <DeckColumn aria-hidden>
      {[60, 100, 100, 100].map((width, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- They are all there is.
        <Skeleton key={at} $width={`${width}%`} $height="24px" />
      ))}
    </DeckColumn>
  </PaneBody>
);

const messages = defineMessages({
  gone: { id: 'flashcards.deckGone', defaultMessage: 'This deck is not here' },
  goneText: { id: 'flashcards.deckGoneText', defaultMessage: 'It was deleted, or you may not see it.' },
});

/** What a deck shows, in the middle of its page. */
export const DeckColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 896px;
  margin: 0 auto;
  padding: 24px;

  > p {
    color: var(--fg-2);
    font: var(--text-13);
    white-space: pre-line;
  }

  ${onPhone} {
    padding: 16px;
  }
`;
