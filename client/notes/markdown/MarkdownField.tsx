import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder as placeholderOf } from '@codemirror/view';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { differenceOf } from '#client/ui/differenceOf.ts';
import { liveMarkdown } from './liveMarkdown.ts';
import { citationMarks, type CitationPlaces } from './citationMarks.ts';
import { type FindSources, noteCompletion } from './linkCompletion.ts';
import { look } from './look.ts';
import type { FoundQuote, Quoting } from './quoteCompletion.ts';
import { supportMarks } from './supportMarks.ts';
import { showPictures, type ShownPictures, takePictures } from './pictures.ts';

/** What whoever stands around a field asks of it. */
export type MarkdownHandle = {
  /** Puts the caret where it was, or at the start or the end of the text, without scrolling there. */
  focus(at?: 'start' | 'end'): void;
  /** Puts another text in the place of this one; the caret stays as near as it can, and nobody is told. */
  replace(text: string): void;
  /** Carries out a command of the editor, as a key would, and gives it the focus. */
  run(command: (view: EditorView) => boolean): void;
};

type MarkdownFieldProps = {
  label: string;
  /** What it starts with; later changes come from typing, or through `ref`. */
  initial: string;
  placeholder: string;
  /** Plain text looks as it is. */
  isMarkdown: boolean;
  isReadOnly: boolean;
  /** What `[[` finds; missing where nothing is linked to. */
  findSources?: FindSources;
  /** What `@` finds and does; missing where nothing is cited. */
  quoting?: Quoting;
  /** Draws the mark of a citation; missing where there are none. */
  renderCitation?: (id: string) => ReactNode;
  /** What the list of what is found is called. */
  findLabel: string;
  /** The pictures that the text names, and who hears of those that are pasted or dropped; missing where there are none. */
  pictures?: { readonly shown: ShownPictures; readonly onAdd: (address: string, file: File) => void };
  /** Whether sentences that cite nothing are dotted. */
  showsSupport?: boolean;
  ref: Ref<MarkdownHandle>;
  onChange: (text: string) => void;
  onSave: () => void;
  /** Escape: the text is left. */
  onLeave: () => void;
  /** The caret wants to go up from the first line. */
  onUp: () => void;
};

/** Where a note is written and read. Tab leaves it, as everywhere; Ctrl S saves, Escape leaves. */
export function MarkdownField({ label, initial, placeholder, isMarkdown, isReadOnly, findSources, quoting, renderCitation, findLabel, pictures, showsSupport = false, ref, onChange, onSave, onLeave, onUp }: MarkdownFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const navigate = useNavigate();
  const tell = useEffectEvent(onChange);
  const save = useEffectEvent(onSave);
  const leave = useEffectEvent(onLeave);
  const up = useEffectEvent(onUp);
  const find = useEffectEvent((words: string) => findSources?.(words) ?? Promise.resolve([]));
  const findQuotes = useEffectEvent((words: string) => quoting?.find(words) ?? Promise.resolve([]));
  const cite = useEffectEvent((quote: FoundQuote) => quoting?.cite(quote) ?? Promise.resolve(null));
  const [citations, setCitations] = useState<CitationPlaces>(new Map());
  const add = useEffectEvent((address: string, file: File) => pictures?.onAdd(address, file));
  const go = useEffectEvent((path: string) => void navigate(path));
  const start = useEffectEvent((parent: HTMLElement) => {
    const act = (run: () => void) => () => {
      run();
      return true;
    };
    return new EditorView({
      parent,
      state: EditorState.create({
        doc: initial,
        extensions: [
          history(),
          isMarkdown ? [liveMarkdown((path) => go(path)), noteCompletion((words) => find(words), quoting ? { find: (words) => findQuotes(words), cite: (quote) => cite(quote) } : null, findLabel), renderCitation ? citationMarks(setCitations) : [], pictures ? takePictures((address, file) => add(address, file)) : []] : [],
          keymap.of([
            { key: 'Mod-s', run: act(() => save()) },
            { key: 'Escape', run: act(() => leave()) },
            {
              key: 'ArrowUp',
              run: ({ state, moveVertically }) => {
                const { main } = state.selection;
                if (!main.empty || moveVertically(main, false).head !== main.head) return false;
                up();
                return true;
              },
            },
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          EditorView.lineWrapping,
          EditorView.perLineTextDirection.of(true),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-multiline': 'true', spellcheck: 'true', dir: 'auto' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(Transaction.remote))) tell(update.state.doc.toString());
          }),
          placeholderOf(placeholder),
          look,
          supported.of(showsSupport ? supportMarks : []),
          writable.of(readOnly(isReadOnly)),
        ],
      }),
    });
  });
  useEffect(() => {
    if (!place.current) return;
    const opened = start(place.current);
    view.current = opened;
    return () => {
      view.current = null;
      opened.destroy();
    };
  }, []);
  useEffect(() => view.current?.dispatch({ effects: writable.reconfigure(readOnly(isReadOnly)) }), [isReadOnly]);
  useEffect(() => view.current?.dispatch({ effects: supported.reconfigure(showsSupport ? supportMarks : []) }), [showsSupport]);
  const shown = pictures?.shown;
  useEffect(() => {
    if (shown) view.current?.dispatch({ effects: showPictures.of(shown) });
  }, [shown]);
  useImperativeHandle(ref, () => ({
    focus: (at) => {
      const { current } = view;
      if (!current) return;
      if (at) current.dispatch({ selection: { anchor: at === 'start' ? 0 : current.state.doc.length } });
      current.contentDOM.focus({ preventScroll: true });
    },
    replace: (text) => view.current?.dispatch({ changes: differenceOf(view.current.state.doc.toString(), text.replaceAll(/\r\n?/g, '\n')), annotations: Transaction.remote.of(true) }),
    run: (command) => {
      if (!view.current) return;
      view.current.focus();
      command(view.current);
    },
  }));
  return (
    <>
      <Place ref={place} />
      {[...citations].map(([element, id], at) => createPortal(renderCitation?.(id), element, `${at} ${id}`))}
    </>
  );
}

const writable = new Compartment();
const supported = new Compartment();
const readOnly = (isReadOnly: boolean): Extension => [EditorState.readOnly.of(isReadOnly), EditorView.editable.of(!isReadOnly)];

const Place = styled.div`
  font: 400 var(--reading-size, 18px) / var(--reading-line, 32px) var(--reading-font, var(--font-read));
`;
