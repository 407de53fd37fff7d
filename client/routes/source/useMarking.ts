import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useMarking_source$key } from '#client/__generated__/useMarking_source.graphql.ts';
import { passageOf } from '#client/highlights/passage.ts';
import { selectedRange } from '#client/highlights/SelectionToolbar.tsx';
import { useAddHighlight } from '#client/highlights/useAddHighlight.ts';
import { useHighlights, type Highlights, type Located } from '#client/highlights/useHighlights.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/Toast.tsx';

/** Highlights of a text as a person works with them. */
export type Marking = {
  readonly highlights: Highlights;
  readonly canMark: boolean;
  /** The one that stands out in text and list. */
  readonly chosenId: string | null;
  /** The one whose note is being written. */
  readonly notedId: string | null;
  readonly writeNote: (id: string | null) => void;
  readonly jumpTo: (highlight: Located) => void;
  /** Marks what is selected; `withNote` goes on to write a note about it. False when nothing is selected. */
  readonly mark: (withNote: boolean) => boolean;
  readonly copy: () => void;
};

/** @param onShow called when the list shall be seen: a highlight was clicked, or gets a note */
export function useMarking(ref: useMarking_source$key, text: HTMLElement | null, onShow: () => void): Marking {
  const intl = useIntl();
  const errorText = useErrorText();
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
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [notedId, setNotedId] = useState<string | null>(null);
  const highlights = useHighlights(source, text, chosenId);
  const addHighlight = useAddHighlight();

  const writeNote = (id: string | null) => {
    setNotedId(id);
    if (id !== null) onShow();
  };
  const mark = (withNote: boolean) => {
    const range = selectedRange(text);
    const span = range && highlights.page?.spanOf(range);
    const passage = span && highlights.page ? passageOf(highlights.page.text, span) : null;
    if (!passage || !source.viewerCanEdit) return false;
    addHighlight({ sourceId: source.id, ...passage }, highlights.listId, {
      onDone: (id) => {
        getSelection()?.removeAllRanges();
        if (withNote) writeNote(id);
      },
      onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
    });
    return true;
  };
  const copy = () => {
    void navigator.clipboard.writeText(String(getSelection())).then(
      () => showToast({ type: 'success', message: intl.formatMessage(messages.copied) }),
      () => showToast({ type: 'error', message: intl.formatMessage(messages.copyFailed) }),
    );
  };
  const jumpTo = ({ id, range }: Located) => {
    setChosenId(id);
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  };

  const choose = useEffectEvent((event: MouseEvent) => {
    if (selectedRange(text) || (event.target instanceof Element && event.target.closest('a'))) return;
    const offset = offsetAt(event, highlights.page);
    const hit = highlights.all.find(({ range, start }) => {
      const end = range && highlights.page?.spanOf(range)?.end;
      return offset !== null && start !== null && typeof end === 'number' && start <= offset && offset < end;
    });
    setChosenId(hit?.id ?? null);
    if (hit) onShow();
  });
  useEffect(() => {
    if (!text) return;
    const onClick = (event: MouseEvent) => choose(event);
    text.addEventListener('click', onClick);
    return () => text.removeEventListener('click', onClick);
  }, [text]);

  return { highlights, canMark: source.viewerCanEdit, chosenId, notedId, writeNote, jumpTo, mark, copy };
}

/** Which character of the text stands under the pointer. */
function offsetAt({ clientX, clientY }: MouseEvent, page: Highlights['page']): number | null {
  // Not in every browser yet; without it a click on a highlight does nothing, the list still leads to it.
  if (!page || !('caretPositionFromPoint' in document)) return null;
  const caret = document.caretPositionFromPoint(clientX, clientY);
  return caret && page.offsetOf(caret.offsetNode, caret.offset);
}

const messages = defineMessages({
  failed: { id: 'highlights.addFailed', defaultMessage: 'Failed to save the highlight.' },
  copied: { id: 'highlights.copied', defaultMessage: 'Copied' },
  copyFailed: { id: 'highlights.copyFailed', defaultMessage: 'The browser did not allow copying. Use the keyboard.' },
});
