import { useDeferredValue, useMemo } from 'react';
import { defineMessage, defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Cited } from '#client/citations/citations.ts';
import { wordsIn } from '#client/notes/wordsIn.ts';
import { countUnsupported } from '#client/notes/markdown/unsupported.ts';
import { KeyValues } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clip, tabularNumbers } from '#client/ui/mixins.ts';
import { outlineOf } from './outline.ts';

type DraftOutlineProps = { text: string; cited: readonly Cited[]; /** Hears where the heading that is chosen stands in the text. */ onGo: (at: number) => void };

/** The headings of a draft, with the words under each, and what the whole comes to. */
export function DraftOutline({ text, cited, onGo }: DraftOutlineProps) {
  const intl = useIntl();
  // What is counted follows the keys, and never holds them up.
  const calm = useDeferredValue(text);
  const headings = useMemo(() => outlineOf(calm), [calm]);
  const words = useMemo(() => wordsIn(calm), [calm]);
  const unsupported = useMemo(() => countUnsupported(calm, intl.locale), [calm, intl.locale]);
  const sources = new Set(cited.map(({ source, sourceTitle }) => source?.id ?? sourceTitle)).size;
  return (
    <Place>
      {headings.length === 0 ? (
        <p>
          <FormattedMessage {...messages.none} />
        </p>
      ) : (
        <ol aria-label={intl.formatMessage(messages.outline)}>
          {headings.map((heading) => (
            <li key={heading.at}>
              <button type="button" style={{ paddingInlineStart: 12 + (heading.level - 1) * 14 }} onClick={() => onGo(heading.at)}>
                <span dir="auto">{heading.text}</span>
                <small aria-label={intl.formatMessage(wordCount, { count: heading.words })}>
                  <FormattedNumber value={heading.words} />
                </small>
              </button>
            </li>
          ))}
        </ol>
      )}
      <KeyValues>
        {[
          { name: messages.words, count: words },
          { name: messages.sources, count: sources },
          { name: messages.citations, count: cited.length },
          { name: messages.unsupported, count: unsupported },
        ].map(({ name, count }) => (
          <div key={name.id}>
            <dt>
              <FormattedMessage {...name} />
            </dt>
            <dd>
              <FormattedNumber value={count} />
            </dd>
          </div>
        ))}
      </KeyValues>
    </Place>
  );
}

const wordCount = defineMessage<{ count: number }>({ id: 'notes.words', defaultMessage: '{count, plural, one {# word} other {# words}}' });
const messages = defineMessages({
  outline: { id: 'drafts.outline', defaultMessage: 'Outline' },
  none: { id: 'drafts.noOutline', defaultMessage: 'Lines that begin with # are listed here.' },
  words: { id: 'drafts.column.words', defaultMessage: 'Words' },
  sources: { id: 'drafts.column.sources', defaultMessage: 'Sources used' },
  citations: { id: 'drafts.citations', defaultMessage: 'Citations' },
  unsupported: { id: 'drafts.unsupported', defaultMessage: 'Sentences without a source' },
});

const Place = styled.div`
  ${tabularNumbers}
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 16px;
  min-height: 0;

  > p {
    flex: 1;
    padding: 12px 20px;
    color: var(--fg-3);
    font: var(--text-12);
  }

  ol {
    flex: 1;
    min-height: 0;
    padding: 4px 8px;
    overflow: auto;
  }

  button {
    display: flex;
    gap: 8px;
    align-items: center;
    width: 100%;
    min-height: 36px;
    padding-inline-end: 12px;
    border-radius: var(--r-md);
    font: var(--text-13);
    font-weight: 500;
    text-align: start;
  }

  button:hover {
    background: var(--bg-hover);
  }

  button span {
    ${clip}
    ${alignAsAround}
    flex: 1;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: none;
    gap: 6px;
    padding: 16px 20px;
    border-block-start: 1px solid var(--line-1);
    font: var(--text-12);
  }

  dl > div {
    display: flex;
    gap: 8px;
    justify-content: space-between;
  }

  dd {
    font-weight: 600;
  }
`;
