import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, placeholder as placeholderOf } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { differenceOf } from '#client/ui/differenceOf.ts';
import { fieldLook } from './fieldLook.ts';
import { reveal, showMarks, type SuggestionMark, suggestionMarks } from './suggestionMarks.ts';
import { type KnownTags, tagCompletion } from './tagCompletion.ts';
import { templateMarks } from './templateMarks.ts';

type TemplateFieldProps = {
  label: string;
  value: string;
  /** The same as of now: what was typed since `value` was drawn is in it. */
  valueNow: () => string;
  placeholder: string;
  isReadOnly: boolean;
  /** The words of the editor's own panels, by its English ones. */
  phrases: Readonly<Record<string, string>>;
  known: KnownTags;
  /** What suggestions speak of, in the text that `value` is. */
  marks: readonly SuggestionMark[];
  /** One of them was pressed. */
  onMark: (id: string) => void;
  onChange: (text: string) => void;
  /** Ctrl S. */
  onSave: () => void;
  /** It is there, and goes: what undoes, finds and inserts acts on it. */
  onView: (view: EditorView | null) => void;
  onFocus: (view: EditorView) => void;
};

/** One message of a prompt. Tab leaves it, as everywhere; Ctrl F finds and replaces. */
export default function TemplateField({ label, value, valueNow, placeholder, isReadOnly, phrases, known, marks, onMark, onChange, onSave, onView, onFocus }: TemplateFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  /** What the field says: told, or put there. */
  const said = useRef(value);
  const tell = useEffectEvent((text: string) => {
    said.current = text;
    onChange(text);
  });
  const save = useEffectEvent(onSave);
  const tellView = useEffectEvent(onView);
  const tellFocus = useEffectEvent(onFocus);
  const textNow = useEffectEvent(valueNow);
  const knownNow = useEffectEvent(() => known);
  const tellMark = useEffectEvent(onMark);
  const start = useEffectEvent(
    (parent: HTMLElement) =>
      new EditorView({
        parent,
        state: EditorState.create({
          doc: value,
          extensions: [
            history(),
            lineNumbers(),
            search({ top: true }),
            highlightSelectionMatches(),
            tagCompletion(() => knownNow()),
            templateMarks,
            suggestionMarks((id) => tellMark(id)),
            keymap.of([
              {
                key: 'Mod-s',
                run: () => {
                  save();
                  return true;
                },
              },
              ...searchKeymap,
              ...defaultKeymap,
              ...historyKeymap,
            ]),
            EditorState.phrases.of(phrases),
            EditorView.lineWrapping,
            EditorView.perLineTextDirection.of(true),
            EditorView.contentAttributes.of({ 'aria-label': label, 'aria-multiline': 'true', spellcheck: 'true', dir: 'auto' }),
            EditorView.updateListener.of((update) => {
              if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(Transaction.remote))) tell(update.state.doc.toString());
              if (update.focusChanged && update.view.hasFocus) tellFocus(update.view);
            }),
            placeholderOf(placeholder),
            fieldLook,
            writable.of(readOnly(isReadOnly)),
          ],
        }),
      }),
  );
  useEffect(() => {
    if (!place.current) return;
    const opened = start(place.current);
    view.current = opened;
    tellView(opened);
    return () => {
      view.current = null;
      tellView(null);
      opened.destroy();
    };
  }, []);
  useEffect(() => view.current?.dispatch({ effects: writable.reconfigure(readOnly(isReadOnly)) }), [isReadOnly]);
  useEffect(() => {
    const { current } = view;
    // The page is drawn after the field: by its value alone, what was typed meanwhile would be taken back.
    const text = textNow();
    if (!current || said.current === text) return;
    said.current = text;
    current.dispatch({ changes: differenceOf(current.state.doc.toString(), text.replaceAll(/\r\n?/g, '\n')), annotations: Transaction.remote.of(true) });
  }, [value]);
  useEffect(() => {
    if (view.current) showMarks(view.current, marks);
  }, [marks]);
  const activeId = marks.find(({ isActive }) => isActive)?.id;
  const revealActive = useEffectEvent(() => {
    const active = marks.find(({ isActive }) => isActive);
    if (active && view.current) reveal(view.current, active.from);
  });
  useEffect(() => revealActive(), [activeId]);
  return <div ref={place} />;
}

const writable = new Compartment();
const readOnly = (isReadOnly: boolean): Extension => [EditorState.readOnly.of(isReadOnly), EditorView.editable.of(!isReadOnly)];
