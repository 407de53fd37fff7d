import { ChevronDown, ChevronUp, Search, StretchHorizontal, ZoomIn, ZoomOut } from 'lucide';
import { useState, type Ref } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { ViewerBar, ViewerGap } from '#client/ui/layout/ViewerBar.ts';

type PdfBarProps = {
  /** The search field. */
  ref: Ref<HTMLInputElement>;
  page: number;
  /** Null until the document is open. */
  pageCount: number | null;
  scale: number;
  matches: { readonly current: number; readonly total: number };
  onPage: (page: number) => void;
  onZoom: (to: 'in' | 'out' | 'width') => void;
  onFind: (words: string, how: 'first' | 'next' | 'previous') => void;
};

/** Page number, zoom and search of a PDF. */
export function PdfBar({ ref, page, pageCount, scale, matches, onPage, onZoom, onFind }: PdfBarProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const go = () => {
    const number = Number(typed);
    if (typed !== null && Number.isInteger(number) && number >= 1) onPage(number);
    setTyped(null);
  };
  return (
    <Bar role="toolbar" aria-label={intl.formatMessage(messages.tools)}>
      <IconButton icon={ChevronUp} label={intl.formatMessage(messages.previousPage)} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <IconButton icon={ChevronDown} label={intl.formatMessage(messages.nextPage)} disabled={pageCount === null || page >= pageCount} onClick={() => onPage(page + 1)} />
      <PageNumber
        inputMode="numeric"
        aria-label={intl.formatMessage(messages.page)}
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      <span>{pageCount !== null && <FormattedMessage {...messages.of} values={{ count: pageCount }} />}</span>
      <ViewerGap />
      <IconButton icon={ZoomOut} label={intl.formatMessage(messages.out)} onClick={() => onZoom('out')} />
      <Scale>{intl.formatNumber(scale, { style: 'percent', maximumFractionDigits: 0 })}</Scale>
      <IconButton icon={ZoomIn} label={intl.formatMessage(messages.in)} onClick={() => onZoom('in')} />
      <IconButton icon={StretchHorizontal} label={intl.formatMessage(messages.width)} onClick={() => onZoom('width')} />
      <ViewerGap />
      <Find role="search">
        <TextInput
          ref={ref}
          size={32}
          icon={Search}
          type="search"
          aria-label={intl.formatMessage(messages.find)}
          placeholder={intl.formatMessage(messages.find)}
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
  tools: defineMessage({ id: 'viewer.pdf.tools', defaultMessage: 'PDF' }),
  page: defineMessage({ id: 'viewer.pdf.page', defaultMessage: 'Page' }),
  of: defineMessage<{ count: number }>({ id: 'viewer.pdf.of', defaultMessage: 'of {count, number}' }),
  previousPage: defineMessage({ id: 'viewer.pdf.previousPage', defaultMessage: 'Previous page' }),
  nextPage: defineMessage({ id: 'viewer.pdf.nextPage', defaultMessage: 'Next page' }),
  in: defineMessage({ id: 'viewer.zoomIn', defaultMessage: 'Zoom in' }),
  out: defineMessage({ id: 'viewer.zoomOut', defaultMessage: 'Zoom out' }),
  width: defineMessage({ id: 'viewer.pdf.width', defaultMessage: 'Fit to width' }),
  find: defineMessage({ id: 'viewer.pdf.find', defaultMessage: 'Search in this PDF' }),
  matches: defineMessage<{ current: number; total: number }>({ id: 'viewer.pdf.matches', defaultMessage: '{current, number} of {total, number}' }),
  previousMatch: defineMessage({ id: 'viewer.pdf.previousMatch', defaultMessage: 'Previous match' }),
  nextMatch: defineMessage({ id: 'viewer.pdf.nextMatch', defaultMessage: 'Next match' }),
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
