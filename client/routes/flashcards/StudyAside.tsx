import { defineMessage, defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { StudyAside_deck$key } from '#client/__generated__/StudyAside_deck.graphql.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { flashcardMessages } from './cards/flashcardMessages.ts';

const fragment = graphql`
  fragment StudyAside_deck on Deck @relay(plural: true) @argumentDefinitions(timeZone: { type: "String" }) {
    forecast(days: 7, timeZone: $timeZone) {
      day
      reviews
    }
    lastDays: statistics(days: 30, timeZone: $timeZone) {
      reviews
      again
      minutes
    }
  }
`;

/** What is to come in seven days, and how one did in thirty, of these decks together. */
export function StudyAside({ decks: ref }: { decks: StudyAside_deck$key }) {
  const intl = useIntl();
  const decks = useFragment(fragment, ref);
  const days = (decks[0]?.forecast ?? []).map(({ day }, at) => ({ day, reviews: decks.reduce((sum, { forecast }) => sum + (forecast[at]?.reviews ?? 0), 0) }));
  const all = days.reduce((sum, { reviews }) => sum + reviews, 0);
  const most = Math.max(1, ...days.map(({ reviews }) => reviews));
  const reviews = decks.reduce((sum, { lastDays }) => sum + lastDays.reviews, 0);
  const again = decks.reduce((sum, { lastDays }) => sum + lastDays.again, 0);
  const minutes = decks.reduce((sum, { lastDays }) => sum + lastDays.minutes, 0);
  const nameOf = (day: string, at: number) => (at === 0 ? intl.formatMessage(messages.todayBar) : intl.formatDate(day, { weekday: 'short' }));
  return (
    <Side>
      <Box aria-labelledby="forecast">
        <header>
          <h2 id="forecast">
            <FormattedMessage {...messages.forecast} />
          </h2>
          <small>
            <FormattedMessage {...flashcardMessages.cards} values={{ count: all }} />
          </small>
        </header>
        {/* The same as a list, for whoever does not see the bars. */}
        <VisuallyHidden as="ul">
          {days.map(({ day, reviews: count }, at) => (
            <li key={day}>{intl.formatMessage(onDay, { day: nameOf(day, at), count })}</li>
          ))}
        </VisuallyHidden>
        <Bars aria-hidden>
          {days.map(({ day, reviews: count }, at) => (
            <li key={day}>
              <span>{count > 0 && <FormattedNumber value={count} />}</span>
              <i data-today={at === 0 || undefined} style={{ height: `${Math.round((count / most) * 80)}px` }} />
              <small>{nameOf(day, at)}</small>
            </li>
          ))}
        </Bars>
      </Box>
      {reviews > 0 && (
        <Box aria-labelledby="lastDays">
          <h2 id="lastDays">
            <FormattedMessage {...messages.lastDays} />
          </h2>
          <Figures>
            <div>
              <dt>
                <FormattedMessage {...messages.known} />
              </dt>
              <dd>
                <FormattedNumber value={1 - again / reviews} style="percent" />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage {...messages.reviews} />
              </dt>
              <dd>
                <FormattedNumber value={reviews} />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage {...messages.minutes} />
              </dt>
              <dd>
                <FormattedNumber value={minutes} maximumFractionDigits={0} />
              </dd>
            </div>
          </Figures>
        </Box>
      )}
    </Side>
  );
}

const onDay = defineMessage<{ day: string; count: number }>({ id: 'flashcards.onDay', defaultMessage: '{day}: {count, plural, one {# card} other {# cards}}' });
const messages = defineMessages({
  forecast: { id: 'flashcards.forecast', defaultMessage: 'Next 7 days' },
  todayBar: { id: 'flashcards.todayBar', defaultMessage: 'Today' },
  lastDays: { id: 'flashcards.lastDays', defaultMessage: 'Last 30 days' },
  known: { id: 'flashcards.known', defaultMessage: 'known' },
  reviews: { id: 'flashcards.reviews', defaultMessage: 'reviews' },
  minutes: { id: 'flashcards.minutes', defaultMessage: 'minutes' },
});

const Side = styled.aside`
  display: grid;
  gap: 16px;
`;

const Box = styled.section`
  padding: 16px 20px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1);

  header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
  }

  h2 {
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }

  header small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 8px;
  align-items: end;
  height: 132px;

  li {
    display: grid;
    justify-items: center;
    gap: 2px;
    color: var(--fg-2);
    font: var(--text-11);
    font-variant-numeric: tabular-nums;
  }

  i {
    width: 100%;
    min-height: 2px;
    border-radius: 2px;
    background: var(--accent-line);
  }

  i[data-today] {
    background: var(--accent);
  }

  small {
    color: var(--fg-3);
    font: inherit;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 12px;
  margin-block-start: 8px;

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    color: var(--fg-3);
    font: var(--text-12);
  }

  dd {
    margin: 0;
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
  }
`;
