import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import type { Cited } from './citations.ts';
import { useDoubtedWords } from './QuoteDetails.tsx';

const QuoteCard = lazy(() => import('./QuoteCard.tsx'));

type CitationMarkProps = {
  cited: Cited;
  /** Whether it stands out here and among the passages. */
  isLit: boolean;
  onLit: (isLit: boolean) => void;
  /** Shows the quote as a sheet, where a finger presses. */
  onSheet: () => void;
};

/** How long the pointer must rest on a mark, and how long it may be on the way to the card. */
const OPEN_MS = 120;
const LEAVE_MS = 160;

/** The number behind a sentence: its quote on hover and focus, the source at the quote when it is pressed. */
export function CitationMark({ cited, isLit, onLit, onSheet }: CitationMarkProps) {
  const intl = useIntl();
  const copy = useCopyToClipboard();
  const notInQuote = useDoubtedWords();
  const isTouched = useMediaQuery('(pointer: coarse), (max-width: 599.98px)');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (isShown: boolean, after = 0) => {
    clearTimeout(timer.current);
    const change = () => {
      setIsOpen(isShown);
      onLit(isShown);
    };
    if (after === 0) change();
    else timer.current = setTimeout(change, after);
  };
  const leave = () => show(document.activeElement === anchor, LEAVE_MS);
  const { number, source, sourceTitle, state, place, doubted } = cited;
  const own = {
    ref: setAnchor,
    'aria-label': intl.formatMessage(messages.name, { number, title: source?.title ?? sourceTitle }),
    'aria-description': doubted.length > 0 ? notInQuote(doubted) : undefined,
    'data-state': isOpen || isLit ? 'lit' : !source && state !== 'LOST' ? 'hidden' : state === 'FOUND' ? undefined : 'changed',
    onPointerEnter: () => !isTouched && show(true, OPEN_MS),
    onPointerLeave: () => !isTouched && leave(),
    onFocus: () => !isTouched && show(true),
    onBlur: () => show(false),
    onClick: (event: MouseEvent) => {
      if (!isTouched) return;
      event.preventDefault();
      onSheet();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen) show(false);
      else if (event.key.toLowerCase() === 'c' && !event.ctrlKey && !event.metaKey && !event.altKey && source) copy(cited.quote);
      else return;
      event.preventDefault();
    },
  };
  return (
    <>
      {place ? (
        <Mark {...own} as={Link} to={place.path}>
          {number}
        </Mark>
      ) : (
        <Mark {...own} as="button" type="button">
          {number}
        </Mark>
      )}
      {isOpen && anchor && (
        <Suspense>
          <QuoteCard cited={cited} anchor={anchor} onPointerEnter={() => show(true)} onPointerLeave={leave} />
        </Suspense>
      )}
    </>
  );
}

const messages = {
  name: defineMessage<{ number: number; title: string }>({ id: 'chat.mark', defaultMessage: 'Source {number}, {title}' }),
};

const Mark = styled.a<{ to?: string; type?: string }>`
  /* In a list its lines hang. */
  text-indent: 0;
  position: relative;
  display: inline-block;
  min-width: 18px;
  height: 18px;
  margin-inline-start: 4px;
  padding: 0 4px;
  border: 0;
  border-radius: 4px;
  background: var(--accent-soft);
  color: var(--accent-fg);
  font: 500 11px/18px var(--font-ui);
  text-align: center;
  vertical-align: 1px;

  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }

  &:hover,
  &:focus-visible,
  &[data-state='lit'] {
    background: var(--accent);
    color: var(--fg-on-solid);
  }

  &[data-state='changed'] {
    background: var(--warn-soft);
    color: var(--warn-fg);
    box-shadow: inset 0 0 0 1.5px var(--warn-fg);
  }

  &[data-state='hidden'] {
    background: var(--bg-press);
    color: var(--fg-3);
  }
`;
