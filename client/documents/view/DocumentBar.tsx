import { ChevronDown, ChevronUp, Search, StretchHorizontal, ZoomIn, ZoomOut } from 'lucide';
import { useState, type ReactNode, type Ref } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { ViewerBar, ViewerGap } from '#client/ui/layout/ViewerBar.ts';

type DocumentBarProps = {
  /** The search field. */
  ref: Ref<HTMLInputElement>;
  of: keyof typeof names;
  /** The page, slide or chapter one is at, from 1. */
  page: number;
  /** Null until the document is open. */
  pageCount: number | null;
  scale: number;
  matches: { readonly current: number; readonly total: number };
  /** What opens the table of contents, where there is one. */
  contents?: ReactNode;
  onPage: (page: number) => void;
  onZoom: (to: 'in' | 'out' | 'width') => void;
  onFind: (words: string, how: 'first' | 'next' | 'previous') => void;
};

/** Which page, slide or chapter, the table of contents, zoom and search of a document. */
export function DocumentBar({ ref, of, page, pageCount, scale, matches, contents, onPage, onZoom, onFind }: DocumentBarProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const go = () => {
    const number = Number(typed);
    if (typed !== null && Number.isInteger(number) && number >= 1) onPage(number);
    setTyped(null);
  };
  return (
    <Bar role="toolbar" aria-label={intl.formatMessage(names[of].tools)}>
      {contents}
      <IconButton icon={ChevronUp} label={intl.formatMessage(names[of].previous)} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <IconButton icon={ChevronDown} label={intl.formatMessage(names[of].next)} disabled={pageCount === null || page >= pageCount} onClick={() => onPage(page + 1)} />
      <PageNumber
        inputMode="numeric"
        aria-label={intl.formatMessage(names[of].one)}
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      <span>{pageCount !== null && <FormattedMessage {...counts[of]} values={{ count: pageCount }} />}</span>
      <ViewerGap />
      <IconButton icon={ZoomOut} label={intl.formatMessage(messages.out)} onClick={() => onZoom('out')} />
      <Scale>{intl.formatNumber(scale, { style: 'percent', maximumFractionDigits: 0 })}</Scale>
      <IconButton icon={ZoomIn} label={intl.formatMessage(messages.in)} onClick={() => onZoom('in')} />
      {of !== 'chapter' && <IconButton icon={StretchHorizontal} label={intl.formatMessage(messages.width)} onClick={() => onZoom('width')} />}
      <ViewerGap />
      <Find role="search">
        <TextInput
          ref={ref}
          size={32}
          icon={Search}
          type="search"
          aria-label={intl.formatMessage(names[of].find)}
          placeholder={intl.formatMessage(names[of].find)}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            onFind(event.target.value, 'first');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onFind(words, event.shiftKey ? 'previous' : 'next');
            if (event.key !== 'Escape' || words === '') return;
            event.preventDefault();
            setWords('');
            onFind('', 'first');
          }}
        />
        <output aria-live="polite">
          {words !== '' && <FormattedMessage {...messages.matches} values={{ current: matches.current, total: matches.total }} />}
        </output>
        <IconButton icon={ChevronUp} size={28} label={intl.formatMessage(messages.previousMatch)} disabled={matches.total === 0} onClick={() => onFind(words, 'previous')} />
        <IconButton icon={ChevronDown} size={28} label={intl.formatMessage(messages.nextMatch)} disabled={matches.total === 0} onClick={() => onFind(words, 'next')} />
      </Find>
    </Bar>
  );
}

const messages = {
  in: defineMessage({ id: 'viewer.zoomIn', defaultMessage: 'Zoom in' }),
  out: defineMessage({ id: 'viewer.zoomOut', defaultMessage: 'Zoom out' }),
  width: defineMessage({ id: 'viewer.pdf.width', defaultMessage: 'Fit to width' }),
  matches: defineMessage<{ current: number; total: number }>({ id: 'viewer.pdf.matches', defaultMessage: '{current, number} of {total, number}' }),
  previousMatch: defineMessage({ id: 'viewer.pdf.previousMatch', defaultMessage: 'Previous match' }),
  nextMatch: defineMessage({ id: 'viewer.pdf.nextMatch', defaultMessage: 'Next match' }),
};

const ofPages = defineMessage<{ count: number }>({ id: 'viewer.pdf.of', defaultMessage: 'of {count, number}' });

/** How many there are in all, beside the number of the one that one is at. */
const counts = {
  pdf: ofPages,
  page: ofPages,
  slide: defineMessage<{ count: number }>({ id: 'viewer.slides.of', defaultMessage: 'of {count, number}' }),
  chapter: defineMessage<{ count: number }>({ id: 'viewer.book.of', defaultMessage: 'of {count, number}' }),
};

const names = {
  pdf: defineMessages({
    tools: { id: 'viewer.pdf.tools', defaultMessage: 'PDF' },
    one: { id: 'viewer.pdf.page', defaultMessage: 'Page' },
    previous: { id: 'viewer.pdf.previousPage', defaultMessage: 'Previous page' },
    next: { id: 'viewer.pdf.nextPage', defaultMessage: 'Next page' },
    find: { id: 'viewer.pdf.find', defaultMessage: 'Search in this PDF' },
  }),
  page: defineMessages({
    tools: { id: 'viewer.document.tools', defaultMessage: 'Document' },
    one: { id: 'viewer.pdf.page', defaultMessage: 'Page' },
    previous: { id: 'viewer.pdf.previousPage', defaultMessage: 'Previous page' },
    next: { id: 'viewer.pdf.nextPage', defaultMessage: 'Next page' },
    find: { id: 'viewer.document.find', defaultMessage: 'Search in this document' },
  }),
  slide: defineMessages({
    tools: { id: 'viewer.slides.tools', defaultMessage: 'Presentation' },
    one: { id: 'viewer.slides.slide', defaultMessage: 'Slide' },
    previous: { id: 'viewer.slides.previous', defaultMessage: 'Previous slide' },
    next: { id: 'viewer.slides.next', defaultMessage: 'Next slide' },
    find: { id: 'viewer.slides.find', defaultMessage: 'Search in this presentation' },
  }),
  chapter: defineMessages({
    tools: { id: 'viewer.book.tools', defaultMessage: 'Book' },
    one: { id: 'viewer.book.chapter', defaultMessage: 'Chapter' },
    previous: { id: 'viewer.book.previous', defaultMessage: 'Previous chapter' },
    next: { id: 'viewer.book.next', defaultMessage: 'Next chapter' },
    find: { id: 'viewer.book.find', defaultMessage: 'Search in this book' },
  }),
};

/** On a phone the search has a line of its own. */
const Bar = styled(ViewerBar)`
  ${onPhone} {
    flex-wrap: wrap;
    overflow: visible;
  }
`;

const PageNumber = styled.input`
  width: 48px;
  height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--r-sm);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-2);
  font: var(--text-13);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Scale = styled.span`
  min-width: 44px;
  text-align: center;

  ${onPhone} {
    display: none;
  }
`;

const Find = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;

  > :first-child {
    width: 200px;
  }

  ${onPhone} {
    width: 100%;

    > :first-child {
      flex: 1;
    }
  }

  output {
    min-width: 44px;
    color: var(--fg-3);
    font: var(--text-12);
    text-align: center;
  }
`;
