import { Copy, MessageSquareText } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { onTouch, popSurface } from '#client/ui/mixins.ts';
import { scrollParent } from '#client/ui/useRowWindow.ts';
import { colorNames, type HighlightColor, highlightColors, lastHighlightColor } from './highlightColors.ts';
import { Swatch } from './Swatch.ts';
import { widenSelection } from './widenToWords.ts';

/** How far above the selection it stands, in px. */
const GAP = 8;
const HEIGHT = 40;
const TOUCH_HEIGHT = 52;
/** So much room the handles of a touch screen want below a selection. */
const HANDLE = 32;
const HALF_WIDTH = 210;

type SelectionToolbarProps = {
  /** Only selections inside it count. */
  text: HTMLElement | null;
  /** Whether one may mark passages here; without, they can only be copied. */
  canMark: boolean;
  onHighlight: (color: HighlightColor) => void;
  onNote: () => void;
  onCopy: () => void;
};

/**
 * Above selected text: mark it, note something about it, copy it. Stays out of the way of the selection itself and of the bars
 * above the text. What is selected by a pointer is widened to whole words, except while Alt is held.
 */
export function SelectionToolbar({ text, canMark, onHighlight, onNote, onCopy }: SelectionToolbarProps) {
  const intl = useIntl();
  const last = lastHighlightColor.use();
  useWholeWords(text);
  const place = useSelectionPlace(text);
  if (!place) return null;
  return createPortal(
    // A press must not take the selection away before the click comes.
    <Bar className="pop" role="toolbar" aria-label={intl.formatMessage(messages.label)} style={place} onPointerDown={(event) => event.preventDefault()}>
      {canMark && (
        <>
          <button type="button" onClick={() => onHighlight(last)}>
            <Swatch $color={last} />
            <FormattedMessage {...messages.highlight} />
            <Kbd $bare aria-hidden>
              {KEYS.highlight}
            </Kbd>
          </button>
          {highlightColors
            .filter((color) => color !== last)
            .map((color) => (
              <button key={color} type="button" data-dot aria-label={intl.formatMessage(messages.highlightIn, { color: intl.formatMessage(colorNames[color]) })} onClick={() => onHighlight(color)}>
                <Swatch $color={color} />
              </button>
            ))}
          <button type="button" onClick={onNote}>
            <Icon of={MessageSquareText} />
            <FormattedMessage {...messages.note} />
            <Kbd $bare aria-hidden>
              {KEYS.note}
            </Kbd>
          </button>
        </>
      )}
      <button type="button" onClick={onCopy}>
        <Icon of={Copy} />
        <FormattedMessage {...messages.copy} />
      </button>
    </Bar>,
    document.body,
  );
}

const KEYS = { highlight: 'H', note: 'N' };

/** Where the toolbar goes; null while nothing of the text is selected. */
function useSelectionPlace(text: HTMLElement | null): { top: number; left: number } | null {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);
  const look = useEffectEvent(() => {
    const range = selectedRange(text);
    const box = range?.getBoundingClientRect();
    if (!box || box.width + box.height === 0) {
      setPlace(null);
      return;
    }
    // Phones show their own tools above a selection, and handles below it.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const height = isTouch ? TOUCH_HEIGHT : HEIGHT;
    const above = box.top - GAP - height;
    // Bars stand above what scrolls.
    const pane = text && scrollParent(text).getBoundingClientRect();
    const ceiling = Math.max(0, pane?.top ?? 0);
    const floor = Math.min(innerHeight, pane?.bottom || innerHeight);
    // Scrolled out of sight: what it stands by is not seen, and it would lie over a bar.
    if (box.bottom <= ceiling || box.top >= floor) {
      setPlace(null);
      return;
    }
    const below = Math.max(box.bottom, ceiling) + (isTouch ? HANDLE : GAP);
    const top = isTouch || above < ceiling + GAP ? Math.min(below, innerHeight - height - GAP) : above;
    const left = Math.min(Math.max(box.left + box.width / 2, HALF_WIDTH + GAP), innerWidth - HALF_WIDTH - GAP);
    setPlace({ top, left: Math.max(left, Math.min(HALF_WIDTH, innerWidth / 2)) });
  });
  // What was selected before the text was known counts as well: pages of a PDF are read after they are drawn.
  useEffect(() => {
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [text]);
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener('selectionchange', onChange);
    document.addEventListener('scroll', onChange, { capture: true, passive: true });
    addEventListener('resize', onChange);
    return () => {
      document.removeEventListener('selectionchange', onChange);
      document.removeEventListener('scroll', onChange, { capture: true });
      removeEventListener('resize', onChange);
    };
  }, []);
  return place;
}

/** Widens what a pointer selects to whole words when it is let go; with Alt it stays as it is, letter by letter. */
function useWholeWords(text: HTMLElement | null): void {
  const isWithin = useEffectEvent((target: EventTarget | null) => target instanceof Node && text?.contains(target) === true);
  const widen = useEffectEvent((event: PointerEvent) => {
    if (event.altKey || event.pointerType === 'touch') return;
    // The selection is what it will be after the event.
    requestAnimationFrame(() => {
      const range = selectedRange(text);
      if (range && text) widenSelection(range, text);
    });
  });
  useEffect(() => {
    // It may be let go anywhere, beside the text or below its end; what counts is that it was begun in it.
    let isBegun = false;
    const onDown = ({ target }: PointerEvent) => {
      isBegun = isWithin(target);
    };
    const onUp = (event: PointerEvent) => {
      if (isBegun) widen(event);
      isBegun = false;
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    return () => {
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
    };
  }, []);
}

/** What is selected of an element's text; null when nothing is, or something else. */
export function selectedRange(text: HTMLElement | null): Range | null {
  const selection = getSelection();
  if (!text || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  return text.contains(range.commonAncestorContainer) || range.intersectsNode(text) ? range : null;
}

const messages = {
  label: defineMessage({ id: 'highlights.toolbar', defaultMessage: 'Selected text' }),
  highlight: defineMessage({ id: 'highlights.highlight', defaultMessage: 'Highlight' }),
  highlightIn: defineMessage<{ color: string }>({ id: 'highlights.highlightIn', defaultMessage: 'Highlight: {color}' }),
  note: defineMessage({ id: 'highlights.note', defaultMessage: 'Note' }),
  copy: defineMessage({ id: 'highlights.copy', defaultMessage: 'Copy' }),
};

const Bar = styled.div`
  ${popSurface}
  position: fixed;
  z-index: var(--z-popover);
  display: flex;
  gap: 2px;
  padding: 4px;
  translate: -50% 0;

  button {
    display: flex;
    align-items: center;
    gap: 6px;
    height: 32px;
    padding: 0 10px;
    border-radius: var(--r-md);
    font-size: 13px;
    font-weight: 500;
    white-space: nowrap;
  }

  button:hover {
    background: var(--bg-hover);
  }

  button[data-dot] {
    padding: 0 7px;
  }

  svg {
    color: var(--fg-3);
  }

  /* As wide as the screen, without the keys of a keyboard. */
  ${onTouch} {
    inset-inline: 8px !important;
    justify-content: space-between;
    translate: none;

    button {
      justify-content: center;
      flex: 1;
      min-width: 44px;
      height: 44px;
      padding: 0 4px;
    }

    kbd {
      display: none;
    }
  }
`;
