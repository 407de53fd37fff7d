import { ArrowUpRight } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FoundQuote, Quoting } from '#client/notes/markdown/quoteCompletion.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { SearchInput } from '#client/ui/controls/SearchInput.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { alignAsAround, clip } from '#client/ui/mixins.ts';

type EvidencePanelProps = {
  quoting: Quoting;
  /** Puts a sentence with its mark, or the mark alone, where the caret is. */
  onCite: (quote: FoundQuote, withWords: boolean) => void;
};

/** What was found for which words; null: it did not come. */
type Found = { readonly words: string; readonly quotes: readonly FoundQuote[] | null };

/** Finds sentences of the sources by words, and puts them into the draft. */
export function EvidencePanel({ quoting, onCite }: EvidencePanelProps) {
  const intl = useIntl();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const find = useEffectEvent((wanted: string) => quoting.find(wanted).catch(() => null));
  useEffect(() => {
    if (words === '') return undefined;
    let isCurrent = true;
    void find(words).then((quotes) => isCurrent && setFound({ words, quotes }));
    return () => {
      isCurrent = false;
    };
  }, [words]);
  const shown = found?.words === words ? found : null;
  return (
    <Place>
      <SearchInput label={intl.formatMessage(messages.search)} emptyLabel={intl.formatMessage(messages.clear)} maxLength={400} pauseMs={300} value={words} onSearch={setWords} />
      <Said role="status">{words === '' ? <FormattedMessage {...messages.hint} /> : shown && <Outcome quotes={shown.quotes} />}</Said>
      {words !== '' && !shown && (
        <div aria-hidden>
          <Skeleton $height="72px" $radius="var(--r-md)" />
        </div>
      )}
      <ul>
        {(words === '' ? [] : (shown?.quotes ?? [])).map((each) => (
          <li key={`${each.sourceId} ${each.prefix.length} ${each.quote}`}>
            <b dir="auto">{each.title}</b>
            <q dir="auto">{each.quote}</q>
            <div>
              <Button size={28} onClick={() => onCite(each, true)}>
                <FormattedMessage {...messages.insert} />
              </Button>
              <Button size={28} onClick={() => onCite(each, false)}>
                <FormattedMessage {...messages.cite} />
              </Button>
              <ButtonLink variant="ghost" size={28}>
                <Link to={`/source/${each.sourceId}`} aria-label={intl.formatMessage(openIt, { title: each.title })}>
                  <Icon of={ArrowUpRight} size={14} />
                </Link>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Place>
  );
}

/** How a search went. */
function Outcome({ quotes }: Pick<Found, 'quotes'>) {
  if (quotes === null) return <FormattedMessage {...messages.failed} />;
  return quotes.length === 0 ? <FormattedMessage {...messages.nothing} /> : <FormattedMessage {...passageCount} values={{ count: quotes.length }} />;
}

const passageCount = defineMessage<{ count: number }>({ id: 'drafts.passages', defaultMessage: '{count, plural, one {# passage} other {# passages}}' });
const openIt = defineMessage<{ title: string }>({ id: 'drafts.openSource', defaultMessage: 'Open {title}' });
const messages = defineMessages({
  search: { id: 'drafts.searchEvidence', defaultMessage: 'Search the sources' },
  clear: { id: 'drafts.clearSearch', defaultMessage: 'Clear search' },
  hint: { id: 'drafts.evidenceHint', defaultMessage: 'Type words: sentences of your sources with these come here, to be put where the caret is.' },
  nothing: { id: 'drafts.nothingFound', defaultMessage: 'Not in your sources' },
  failed: { id: 'drafts.notSearched', defaultMessage: 'The search did not come through. Try again.' },
  insert: { id: 'drafts.insertQuote', defaultMessage: 'Insert quote' },
  cite: { id: 'drafts.cite', defaultMessage: 'Cite' },
});

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 16px;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding: 12px 4px;
    border-block-start: 1px solid var(--line-1);
  }

  b {
    ${clip}
    ${alignAsAround}
    color: var(--fg-2);
    font: var(--text-12);
    font-weight: 500;
  }

  q {
    font: 400 14px/22px var(--font-read);
    overflow-wrap: anywhere;
    quotes: none;
  }

  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }

  li > div > :last-child {
    margin-inline-start: auto;
  }

  [dir='rtl'] & li svg {
    transform: scaleX(-1);
  }
`;

const Said = styled.p`
  min-height: 16px;
  color: var(--fg-3);
  font: var(--text-12);
`;
