import { type ChangeSpec, EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';
import type { KeyBinding } from '@codemirror/view';
import { selectedLines, tickSelected } from './tasks.ts';

/** Puts what is selected between marks, or takes them away when it stands between them already. */
export const between =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const length = mark.length;
    const change = state.changeByRange(({ from, to }) => {
      const isMarked = state.sliceDoc(from - length, from) === mark && state.sliceDoc(to, to + length) === mark;
      return isMarked
        ? {
            changes: [
              { from: from - length, to: from },
              { from: to, to: to + length },
            ],
            range: EditorSelection.range(from - length, to - length),
          }
        : {
            changes: [
              { from, insert: mark },
              { from: to, insert: mark },
            ],
            range: EditorSelection.range(from + length, to + length),
          };
    });
    dispatch(state.update(change, { userEvent: 'input.format', scrollIntoView: true }));
    return true;
  };

/** What begins the lines of a kind; the first that fits what stands there. */
const KINDS = { heading: /^#{1,6}\s+/, quote: /^>\s?/, task: /^[-*+]\s+\[[ xX]\]\s+/, bullet: /^[-*+]\s+(?!\[[ xX]\]\s)/, number: /^\d{1,9}[.)]\s+/ } as const;

/** How a line can begin. */
export type LineKind = keyof typeof KINDS;

const beginning = (kind: LineKind, index: number): string =>
  ({ heading: '## ', quote: '> ', task: '- [ ] ', bullet: '- ', number: `${index + 1}. ` })[kind];

/** Makes the selected lines ones of a kind, or plain ones when all of them are of it already. */
export const linesAs =
  (kind: LineKind): StateCommand =>
  ({ state, dispatch }) => {
    if (state.readOnly) return false;
    dispatch(state.update({ changes: changesTo(kind, state), userEvent: 'input.format', scrollIntoView: true }));
    return true;
  };

function changesTo(kind: LineKind, state: EditorState): ChangeSpec[] {
  const lines = [...selectedLines(state)].map((line) => {
    const indent = /^\s*/.exec(line.text)?.[0].length ?? 0;
    const rest = line.text.slice(indent);
    const there = (Object.keys(KINDS) as LineKind[]).find((each) => KINDS[each].test(rest));
    return { at: line.from + indent, there, length: there ? (KINDS[there].exec(rest)?.[0].length ?? 0) : 0 };
  });
  const areAll = lines.every(({ there }) => there === kind);
  return lines.map(({ at, length }, index) => ({ from: at, to: at + length, insert: areAll ? '' : beginning(kind, index) }));
}

/** Makes a link of what is selected; the caret goes where its address is written. */
export const asLink: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  const { from, to } = state.selection.main;
  const words = state.sliceDoc(from, to);
  const caret = words === '' ? from + 1 : from + words.length + 3;
  dispatch(state.update({ changes: { from, to, insert: `[${words}]()` }, selection: { anchor: caret }, userEvent: 'input.format', scrollIntoView: true }));
  return true;
};

/** Ticks the tasks of the selected lines. False where there is none. */
export const tickTasks: StateCommand = ({ state, dispatch }) => {
  const changes = state.readOnly ? [] : tickSelected(state);
  if (changes.length === 0) return false;
  dispatch(state.update({ changes, userEvent: 'input.tick' }));
  return true;
};

/** The keys that format, as in other editors. */
export const formatKeys: readonly KeyBinding[] = [
  { key: 'Mod-b', run: between('**') },
  { key: 'Mod-i', run: between('*') },
  { key: 'Mod-k', run: asLink, stopPropagation: true },
  { key: 'Mod-Shift-7', run: linesAs('number') },
  { key: 'Mod-Shift-8', run: linesAs('bullet') },
  { key: 'Mod-Shift-9', run: linesAs('task') },
  { key: 'Mod-Enter', run: tickTasks },
];
