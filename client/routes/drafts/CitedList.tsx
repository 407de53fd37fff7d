import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Cited } from '#client/citations/citations.ts';
import { openAtQuote } from '#client/citations/openAtQuote.ts';
import { QuoteDetails } from '#client/citations/QuoteDetails.tsx';

/** What a draft cites, in the order of the text; what changed or went comes first. */
export function CitedList({ cited }: { cited: readonly Cited[] }) {
  const isAsRead = ({ state }: Cited) => state === 'FOUND';
  const once = cited.filter(({ number }, at) => cited.findIndex((other) => other.number === number) === at);
  if (once.length === 0) {
    return (
      <Nothing>
        <FormattedMessage {...messages.none} />
      </Nothing>
    );
  }
  return (
    <List>
      {[...once.filter((each) => !isAsRead(each)), ...once.filter(isAsRead)].map((each) => (
        <li key={each.id}>
          <i>
            <FormattedNumber value={each.number} />
          </i>
          <div>
            <QuoteDetails cited={each} />
            {each.place && (
              <Link to={each.place.path}>
                <FormattedMessage {...openAtQuote} />
              </Link>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}

const messages = defineMessages({
  none: { id: 'drafts.nothingCited', defaultMessage: 'Nothing is cited yet. Search the sources and cite what you find, or type @ in the text.' },
});

const Nothing = styled.p`
  padding: 16px 20px;
  color: var(--fg-3);
  font: var(--text-12);
`;

const List = styled.ul`
  padding: 8px 16px;

  li {
    display: flex;
    gap: 10px;
    padding: 12px 0;
  }

  li + li {
    border-block-start: 1px solid var(--line-1);
  }

  i {
    display: grid;
    flex: none;
    place-items: center;
    min-width: 20px;
    height: 18px;
    padding-inline: 4px;
    border-radius: var(--r-xs);
    background: var(--accent-soft);
    color: var(--accent-fg);
    font: 500 11px/18px var(--font-ui);
  }

  div {
    display: grid;
    flex: 1;
    gap: 6px;
    min-width: 0;
  }

  a {
    width: fit-content;
    color: var(--accent-fg);
    font: var(--text-12);
  }
`;
