import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { useFormats } from '#client/i18n/formats.ts';
import { clip } from '#client/ui/mixins.ts';
import type { Cited } from './citations.ts';
import { QuoteText } from './QuoteText.tsx';

/** Where a quote stands, the quote, and what has become of it since. */
export function QuoteDetails({ cited }: { cited: Cited }) {
  const { formatDay } = useFormats();
  const { number, source, sourceTitle, place, prefix, quote, suffix, state, checkedAt, doubted } = cited;
  const notInQuote = useDoubtedWords();
  const isHidden = isHiddenQuote(cited);
  return (
    <>
      <Source>
        <b dir="auto">{source?.title ?? (isHidden ? null : sourceTitle)}</b>
        {place?.heading && <span dir="auto">{place.heading}</span>}
      </Source>
      {!isHidden && <QuoteText prefix={prefix} quote={quote} suffix={suffix} />}
      {state !== 'FOUND' && !isHidden && (
        <Changed>
          <FormattedMessage {...(changes[state] ?? changes['LOST'])} values={{ number, date: formatDay(checkedAt) }} />
        </Changed>
      )}
      {doubted.length > 0 && !isHidden && <Changed>{notInQuote(doubted)}</Changed>}
      {isHidden && (
        <Changed>
          <FormattedMessage {...messages.hidden} />
        </Changed>
      )}
    </>
  );
}

/** Whether its source is there, but not for whoever reads. */
export const isHiddenQuote = ({ source, state }: Cited): boolean => !source && state !== 'LOST';

/** Says which words of a sentence are not in its quotes. */
export function useDoubtedWords(): (words: readonly string[]) => string {
  const intl = useIntl();
  return (words) => intl.formatMessage(doubtedWords, { count: words.length, words: intl.formatList(words.map((each) => intl.formatMessage(quoted, { words: each }))) });
}

const doubtedWords = defineMessage<{ count: number; words: string }>({ id: 'chat.doubted', defaultMessage: '{count, plural, one {{words} is not in the quote.} other {{words} are not in the quote.}}' });
const quoted = defineMessage<{ words: string }>({ id: 'chat.quotedWords', defaultMessage: '“{words}”' });

/** "Found word for word", or nothing where that is not so. */
export function FoundWords({ cited }: { cited: Cited }) {
  return cited.source && (cited.state === 'FOUND' || cited.state === 'MOVED') ? <FormattedMessage {...messages.found} /> : null;
}

const changes: Record<string, MessageDescriptor> = {
  MOVED: defineMessage<{ number: number }>({ id: 'chat.moved', defaultMessage: 'Quote {number} stands elsewhere in the text now.' }),
  CHANGED: defineMessage<{ date: string; number: number }>({ id: 'chat.changed', defaultMessage: 'The words of quote {number} are a little different in the text now. It read as here on {date}.' }),
  LOST: defineMessage<{ date: string; number: number }>({ id: 'chat.lost', defaultMessage: 'Quote {number} is no longer in the text. It read as here on {date}.' }),
};

const messages = defineMessages({
  found: { id: 'chat.found', defaultMessage: 'Found word for word' },
  hidden: { id: 'chat.hidden', defaultMessage: 'This source is not shared with you. Its quote is hidden.' },
});

const Source = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  font: var(--text-13);

  b {
    ${clip}
    font-weight: 600;
  }

  span {
    ${clip}
    flex: none;
    max-width: 45%;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Changed = styled.p`
  padding: 6px 10px;
  border-radius: var(--r-md);
  background: var(--warn-soft);
  color: var(--warn-fg);
  font: var(--text-12);
`;
