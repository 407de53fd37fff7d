import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { todayAddress } from './cards/addresses.ts';
import { flashcardMessages } from './cards/flashcardMessages.ts';
import { timeUntil } from './timeUntil.ts';

/** What stands there once nothing is due: how it went, and when it goes on. */
export function ReviewDone({ count, known, nextDueAt }: { count: number; known: number; nextDueAt: string | null }) {
  const intl = useIntl();
  const [now] = useState(Date.now);
  return (
    <EmptyState
      isPage
      title={<FormattedMessage {...messages.done} />}
      text={
        <>
          {count > 0 && <FormattedMessage {...went} values={{ count, known }} />} {nextDueAt && <FormattedMessage {...next} values={{ when: timeUntil(intl, Date.parse(nextDueAt) - now) }} />}
        </>
      }
      action={
        <ButtonLink variant="primary">
          <Link to={todayAddress}>
            <FormattedMessage {...flashcardMessages.backToDecks} />
          </Link>
        </ButtonLink>
      }
    />
  );
}

const went = defineMessage<{ count: number; known: number }>({ id: 'flashcards.went', defaultMessage: '{count, plural, one {# card} other {# cards}}, {known, number} remembered.' });
const next = defineMessage<{ when: string }>({ id: 'flashcards.next', defaultMessage: 'The next one {when}' });
const messages = defineMessages({ done: { id: 'flashcards.done', defaultMessage: 'Done for today' } });
