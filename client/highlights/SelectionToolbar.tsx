import { Copy, MessageSquareText } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { popSurface } from '#client/ui/mixins.ts';

/** How far above the selection it stands, in px. */
const GAP = 8;
const HEIGHT = 40;
const HALF_WIDTH = 160;

type SelectionToolbarProps = {
  /** Only selections inside it count. */
  text: HTMLElement | null;
  /** Whether one may mark passages here; without, they can only be copied. */
  canMark: boolean;
  onHighlight: () => void;
  onNote: () => void;
  onCopy: () => void;
};

/** Above selected text: mark it, note something about it, copy it. Stays out of the way of the selection itself. */
export function SelectionToolbar({ text, canMark, onHighlight, onNote, onCopy }: SelectionToolbarProps) {
  const intl = useIntl();
  const place = useSelectionPlace(text);
  if (!place) return null;
  return createPortal(
    // A press must not take the selection away before the click comes.
    <Bar className="pop" role="toolbar" aria-label={intl.formatMessage(messages.label)} style={place} onPointerDown={(event) => event.preventDefault()}>
      {canMark && (
        <>
          <button type="button" onClick={onHighlight}>
            <Swatch />
            <FormattedMessage {...messages.highlight} />
            <Kbd $bare aria-hidden>
              {KEYS.highlight}
            </Kbd>
          </button>
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
    // Phones show their own tools above a selection.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const above = box.top - GAP - HEIGHT;
    const top = isTouch || above < GAP ? Math.min(box.bottom + GAP, innerHeight - HEIGHT - GAP) : above;
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

/** What is selected of an element's text; null when nothing is, or something else. */
export function selectedRange(text: HTMLElement | null): Range | null {
  const selection = getSelection();
  if (!text || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  return text.contains(range.commonAncestorContainer) || range.intersectsNode(text) ? range : null;
}

const messages = defineMessages({
  label: { id: 'highlights.toolbar', defaultMessage: 'Selected text' },
  highlight: { id: 'highlights.highlight', defaultMessage: 'Highlight' },
  note: { id: 'highlights.note', defaultMessage: 'Note' },
  copy: { id: 'highlights.copy', defaultMessage: 'Copy' },
});

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

  svg {
    color: var(--fg-3);
  }
`;

const Swatch = styled.span`
  width: 14px;
  height: 14px;
  border-radius: 50%;
  background: var(--mark);
  box-shadow: inset 0 0 0 1.5px var(--mark-line);
`;
