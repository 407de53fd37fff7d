import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoteEditing_source$key } from '#client/__generated__/NoteEditing_source.graphql.ts';
import { NoteEditor } from '#client/notes/NoteEditor.tsx';
import { NoteReading } from '#client/notes/NoteReading.tsx';
import { PaneBody } from '#client/ui/layout/Pane.tsx';
import { readerCssVariables, useReaderPreferences } from './readerPreferences.ts';

type NoteEditingProps = {
  source: NoteEditing_source$key;
  /** Where the page has room for how it stands with saving. */
  bar: HTMLElement | null;
  /** Hears of the pane that scrolls. */
  paneRef: (pane: HTMLElement | null) => void;
  /** See `useNoteCaret`. */
  caretWanted: number;
  onDone?: () => void;
};

/** A note, or a pasted text that is being written, in the look in which it is read. Whoever may not write reads on the same surface. */
export default function NoteEditing({ source: ref, bar, paneRef, caretWanted, onDone }: NoteEditingProps) {
  const preferences = useReaderPreferences();
  const source = useFragment(
    graphql`
      fragment NoteEditing_source on Source {
        title
        trashedAt
        viewerCanEdit
        ...NoteEditor_source
        ...NoteReading_source
      }
    `,
    ref,
  );
  const pane = useRef<HTMLDivElement | null>(null);
  const [setPane] = useState(() => (element: HTMLDivElement | null) => {
    pane.current = element;
    paneRef(element);
  });
  const isReadOnly = !source.viewerCanEdit || source.trashedAt !== null;
  const leave = () => pane.current?.focus({ preventScroll: true });
  return (
    // Whoever reads by the keyboard scrolls it.
    <PaneBody ref={setPane} role="region" aria-label={source.title} tabIndex={0} style={readerCssVariables(preferences)}>
      {isReadOnly ? (
        <NoteReading source={source} onLeave={leave} />
      ) : (
        <NoteEditor source={source} bar={bar} caretWanted={caretWanted} onLeave={onDone ?? leave} onDone={onDone} />
      )}
    </PaneBody>
  );
}
