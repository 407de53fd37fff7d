import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder as placeholderOf } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';

type MarkdownFieldProps = {
  label: string;
  /** What it starts with; later changes come from typing only. Give it another `key` for another text. */
  initial: string;
  placeholder: string;
  /** Plain text is not coloured. */
  isMarkdown: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  onDone: () => void;
};

/** Where a note is written. Tab leaves it, as everywhere; Ctrl S saves, Escape and Ctrl Enter end. */
export function MarkdownField({ label, initial, placeholder, isMarkdown, onChange, onSave, onDone }: MarkdownFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onChange);
  const save = useEffectEvent(onSave);
  const done = useEffectEvent(onDone);
  const start = useEffectEvent((parent: HTMLElement) => {
    const act = (run: () => void) => () => {
      run();
      return true;
    };
    const view = new EditorView({
      parent,
      state: EditorState.create({
        doc: initial,
        extensions: [
          history(),
          keymap.of([
            { key: 'Mod-s', run: act(() => save()) },
            { key: 'Escape', run: act(() => done()) },
            { key: 'Mod-Enter', run: act(() => done()) },
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-multiline': 'true', spellcheck: 'true', dir: 'auto' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) tell(update.state.doc.toString());
          }),
          placeholderOf(placeholder),
          look,
          ...(isMarkdown ? [markdown(), syntaxHighlighting(colours)] : []),
        ],
      }),
    });
    view.focus();
    return view;
  });
  useEffect(() => {
    if (!place.current) return;
    const view = start(place.current);
    return () => view.destroy();
  }, []);
  return <Place ref={place} />;
}

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--fg-1)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { maxWidth: 'calc(var(--measure, 664px) + 80px)', margin: '0 auto', padding: '24px 40px 96px', caretColor: 'var(--accent-fg)' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--fg-3)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent-fg)' },
});

const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.monospace, tags.processingInstruction], color: 'var(--fg-2)', fontFamily: 'var(--font-mono)' },
  { tag: [tags.link, tags.url], color: 'var(--accent-fg)' },
  { tag: tags.quote, color: 'var(--fg-2)' },
  { tag: [tags.meta, tags.contentSeparator], color: 'var(--fg-3)' },
]);

const Place = styled.div`
  flex: 1;
  min-height: 0;
  font: 400 var(--reading-size, 18px) / var(--reading-line, 32px) var(--reading-font, var(--font-read));

  @media (max-width: 800px) {
    .cm-content {
      padding-inline: 16px !important;
    }
  }
`;
