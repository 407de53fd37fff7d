import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useMarking_source$key } from '#client/__generated__/useMarking_source.graphql.ts';
import type { MarkedText } from '#client/highlights/markedText.ts';
import { type HighlightColor, lastHighlightColor } from '#client/highlights/highlightColors.ts';
import { selectedRange } from '#client/highlights/SelectionToolbar.tsx';
import { useAddHighlight } from '#client/highlights/useAddHighlight.ts';
import { useHighlights, type Highlights, type Located } from '#client/highlights/useHighlights.ts';
import { widenSelection } from '#client/highlights/widenToWords.ts';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

/** Highlights of a text as a person works with them. */
export type Marking = {
  readonly highlights: Highlights;
  /** Where they are; null while no text is on the page. */
  readonly text: MarkedText | null;
  readonly canMark: boolean;
  /** The one that stands out in text and list. */
  readonly chosenId: string | null;
  /** The one whose note is being written. */
  readonly notedId: string | null;
  readonly writeNote: (id: string | null) => void;
  readonly jumpTo: (highlight: Located) => void;
  /**
   * Marks what is selected; `withNote` goes on to write a note about it. False when nothing is selected, or words that have
   * not been read yet: those are marked as soon as they have, if they are still selected then.
   */
  readonly mark: (withNote: boolean, color?: HighlightColor) => boolean;
  readonly copy: () => void;
};

type Shower = {
  /** Called when the list shall be seen: a highlight was clicked, or gets a note. */
  readonly onList: () => void;
  /** Shows the source in another way, where what is not in this text may be; null where there is none. */
  readonly onElsewhere: (() => void) | null;
  /** The highlight that is shown first; null for none. */
  readonly wantedId: string | null;
};

export function useMarking(ref: useMarking_source$key, text: MarkedText | null, { onList, onElsewhere, wantedId }: Shower): Marking {
  const errorText = useErrorText();
  const copy = useCopyToClipboard();
  const source = useFragment(
    graphql`
      fragment useMarking_source on Source {
        id
        viewerCanEdit
        ...useHighlights_source
      }
    `,
    ref,
  );
  const [chosenId, setChosenId] = useState<string | null>(wantedId);
  const [notedId, setNotedId] = useState<string | null>(null);
  const highlights = useHighlights(source, text, chosenId);
  const addHighlight = useAddHighlight();

  const writeNote = (id: string | null) => {
    setNotedId(id);
    if (id !== null) onList();
  };
  const awaited = useRef<{ readonly withNote: boolean; readonly color: HighlightColor } | null>(null);
  const mark = (withNote: boolean, color = lastHighlightColor.get()) => {
    // The handles of a touch screen say nothing when they are let go.
    const touched = matchMedia('(pointer: coarse)').matches ? selectedRange(text?.element ?? null) : null;
    if (touched) widenSelection(touched);
    const range = selectedRange(text?.element ?? null);
    const passage = range && text ? text.passageIn(range) : null;
    awaited.current = range && !passage && text && !text.isWhole ? { withNote, color } : null;
    if (!passage || !source.viewerCanEdit) return false;
    lastHighlightColor.set(color);
    addHighlight({ sourceId: source.id, ...passage, color }, highlights.listId, {
      onDone: (id) => {
        getSelection()?.removeAllRanges();
        if (withNote) writeNote(id);
      },
      onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
    });
    return true;
  };
  const markAwaited = useEffectEvent(() => {
    if (awaited.current) mark(awaited.current.withNote, awaited.current.color);
  });
  useEffect(() => markAwaited(), [text]);
  // Who comes from a list of highlights wants to see this one.
  const [jump, setJump] = useState<{ readonly id: string } | null>(wantedId === null ? null : { id: wantedId });
  const shownJump = useRef<typeof jump>(null);
  const jumpTo = ({ id, span }: Located) => {
    setChosenId(id);
    setJump({ id });
    if (span === null) onElsewhere?.();
  };
  // What is not drawn yet is shown as soon as it is.
  useEffect(() => {
    const span = jump === shownJump.current ? null : highlights.all.find(({ id }) => id === jump?.id)?.span;
    if (text && span && text.reveal(span)) shownJump.current = jump;
  }, [jump, text, highlights.all]);

  const choose = useEffectEvent((event: MouseEvent) => {
    if (!text || selectedRange(text.element) || (event.target instanceof Element && event.target.closest('a'))) return;
    const offset = offsetAt(event, text);
    const hit = highlights.all.find(({ span }) => offset !== null && span !== null && span.start <= offset && offset < span.end);
    setChosenId(hit?.id ?? null);
    if (hit) onList();
  });
  const element = text?.element ?? null;
  useEffect(() => {
    if (!element) return;
    const onClick = (event: MouseEvent) => choose(event);
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [element]);

  return { highlights, text, canMark: source.viewerCanEdit, chosenId, notedId, writeNote, jumpTo, mark, copy: () => copy(String(getSelection())) };
}

/** Which character of the text stands under the pointer. */
function offsetAt({ clientX, clientY }: MouseEvent, text: MarkedText): number | null {
  // Not in every browser yet; without it a click on a highlight does nothing, the list still leads to it.
  if (!('caretPositionFromPoint' in document)) return null;
  const caret = document.caretPositionFromPoint(clientX, clientY);
  return caret && text.offsetOf(caret.offsetNode, caret.offset);
}

const messages = defineMessages({
  failed: { id: 'highlights.addFailed', defaultMessage: 'Failed to save the highlight.' },
});
