import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** What a suggestion speaks of in one field. */
export type SuggestionMark = { readonly id: string; readonly from: number; readonly to: number; readonly isActive: boolean };

const setMarks = StateEffect.define<readonly SuggestionMark[]>();

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects }) {
    let now = before.map(changes);
    for (const effect of effects) if (effect.is(setMarks)) now = decorations(effect.value);
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const decorations = (wanted: readonly SuggestionMark[]) =>
  Decoration.set(
    wanted.filter(({ from, to }) => from < to).map(({ id, from, to, isActive }) => Decoration.mark({ class: isActive ? 'cm-suggested cm-suggested-active' : 'cm-suggested', attributes: { 'data-suggestion': id } }).range(from, to)),
    true,
  );

/** Underlines what suggestions speak of, and tells which one was pressed. */
export const suggestionMarks = (onPressed: (id: string) => void): Extension => [
  marks,
  EditorView.domEventHandlers({
    click: ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-suggestion]')?.dataset['suggestion'] : undefined;
      if (pressed !== undefined) onPressed(pressed);
    },
  }),
];

/** Shows these in place of those before. What does not stand in the text any more is left out. */
export function showMarks(view: EditorView, wanted: readonly SuggestionMark[]): void {
  view.dispatch({ effects: setMarks.of(wanted.filter(({ to }) => to <= view.state.doc.length)) });
}

/** Brings a place into sight. */
export function reveal(view: EditorView, from: number): void {
  view.dispatch({ effects: EditorView.scrollIntoView(Math.min(from, view.state.doc.length), { y: 'center' }) });
}
