import type { EditorView } from '@codemirror/view';

/** Opens braces for a variable: what is known is listed at the caret. */
export function insertBraces(view: EditorView): void {
  view.dispatch({ ...view.state.replaceSelection('{{'), userEvent: 'input.type' });
  void import('@codemirror/autocomplete').then(({ startCompletion }) => startCompletion(view));
}
