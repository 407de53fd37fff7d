import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { syntaxTree } from '@codemirror/language';
import { type Extension, Prec } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { liveMarksOf } from './liveMarks.ts';
import { formatKeys } from './formats.ts';
import { showPictures, shownPictures } from './pictures.ts';
import { selectedLines } from './tasks.ts';

const marks = ViewPlugin.fromClass(
  class {
    marks: DecorationSet;

    constructor(view: EditorView) {
      this.marks = build(view);
    }

    update(update: ViewUpdate): void {
      const isElsewhere = update.docChanged || update.viewportChanged || update.selectionSet || update.focusChanged || update.transactions.some(({ effects }) => effects.some((effect) => effect.is(showPictures)));
      if (isElsewhere || syntaxTree(update.startState) !== syntaxTree(update.state)) this.marks = build(update.view);
    }
  },
  {
    decorations: (plugin) => plugin.marks,
    // The caret steps over a box, not into it.
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.marks.update({ filter: (_from, _to, { spec }) => (spec as { widget?: unknown }).widget !== undefined }) ?? Decoration.none),
  },
);

function build(view: EditorView): DecorationSet {
  const active = new Set(view.hasFocus && !view.state.readOnly ? [...selectedLines(view.state)].map(({ from }) => from) : []);
  return Decoration.set(liveMarksOf(view.state, view.visibleRanges, (line) => active.has(line)), true);
}

/** `[]` and a space at the beginning of a line, or of an item of a list, make a task. */
const typedTask = EditorView.inputHandler.of((view, from, to, text) => {
  if (text !== ' ' || from !== to) return false;
  const line = view.state.doc.lineAt(from);
  const begun = /^(\s*)((?:[-*+]|\d{1,9}[.)])\s+)?\[\]$/.exec(line.text.slice(0, from - line.from));
  if (!begun) return false;
  const [, indent = '', bullet = ''] = begun;
  const task = `${indent}${bullet === '' ? '- ' : bullet}[ ] `;
  view.dispatch({ changes: { from: line.from, to: from, insert: task }, selection: { anchor: line.from + task.length }, userEvent: 'input.type' });
  return true;
});

/**
 * Markdown that looks as it will be read while it is written: see `liveMarksOf`. Links are followed by a click, and by Ctrl
 * (or Cmd) and a click while their line is written in.
 *
 * @param onOpen follows a link to another page of the vault
 */
export const liveMarkdown = (onOpen: (path: string) => void): Extension => [
  markdown({ base: markdownLanguage, addKeymap: true, completeHTMLTags: false, pasteURLAsLink: true }),
  Prec.high(keymap.of(formatKeys)),
  shownPictures,
  marks,
  typedTask,
  EditorView.domEventHandlers({
    mousedown: (event) => linkAt(event) !== null && event.button === 0,
    click: (event) => {
      const link = linkAt(event);
      if (!link) return false;
      event.preventDefault();
      const path = link.getAttribute('href') ?? '';
      if (path.startsWith('/') && !event.ctrlKey && !event.metaKey) onOpen(path);
      else open(path, '_blank', 'noopener,noreferrer');
      return true;
    },
  }),
];

/** The link that is pressed; none while its words are being written, unless Ctrl or Cmd says so. */
function linkAt(event: MouseEvent): Element | null {
  const link = event.target instanceof Element ? event.target.closest('a.cm-a') : null;
  return link && (link.closest('.cm-writing') === null || event.ctrlKey || event.metaKey) ? link : null;
}
