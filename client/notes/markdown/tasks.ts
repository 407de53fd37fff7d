import type { ChangeSpec, EditorState } from '@codemirror/state';

/** A line with a task: what stands before its box, the box, and its words. */
const TASK = /^(\s*(?:>\s*)*(?:[-*+]|\d{1,9}[.)])\s+)\[([ xX])\](?=\s|$)/;

/** Where the letter within the box of a task stands in its line, and whether it is done; null when the line is no task. */
export function taskOf(line: string): { readonly at: number; readonly isDone: boolean } | null {
  const [, before, mark] = TASK.exec(line) ?? [];
  return before === undefined || mark === undefined ? null : { at: before.length + 1, isDone: mark !== ' ' };
}

/** The line with its task ticked, or no longer so. A line without a task stays as it is. */
export function tick(line: string): string {
  const task = taskOf(line);
  return task ? `${line.slice(0, task.at)}${task.isDone ? ' ' : 'x'}${line.slice(task.at + 1)}` : line;
}

/** What ticks the tasks of the lines that are selected; they all become done unless they all are. Empty when there is none. */
export function tickSelected(state: EditorState): ChangeSpec[] {
  const tasks = [...selectedLines(state)].flatMap(({ from, text }) => {
    const task = taskOf(text);
    return task ? [{ ...task, at: from + task.at }] : [];
  });
  const areDone = tasks.every(({ isDone }) => isDone);
  return tasks.map(({ at }) => ({ from: at, to: at + 1, insert: areDone ? ' ' : 'x' }));
}

/** The lines that a selection touches, each once, in order. */
export function* selectedLines(state: EditorState) {
  let last = 0;
  for (const { from, to } of state.selection.ranges) {
    for (let at = state.doc.lineAt(from).number; at <= state.doc.lineAt(to).number; at += 1) {
      if (at <= last) continue;
      last = at;
      yield state.doc.line(at);
    }
  }
}
