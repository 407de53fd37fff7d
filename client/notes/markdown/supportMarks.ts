import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { unsupportedIn } from './unsupported.ts';

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

const unsupported = Decoration.mark({ class: 'cm-unsupported' });

/** Dots the sentences that cite nothing, as far as they are on the screen. */
export const supportMarks: Extension = ViewPlugin.fromClass(
  class {
    marks: DecorationSet;

    constructor(view: EditorView) {
      this.marks = marksIn(view);
    }

    update({ view, docChanged, viewportChanged, startState, state }: ViewUpdate): void {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.marks = marksIn(view);
    }
  },
  { decorations: ({ marks }) => marks },
);

function marksIn({ state, visibleRanges }: EditorView): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>();
  const locale = document.documentElement.lang || 'en';
  // A very long line may be shown in pieces: it is looked at once.
  let next = 0;
  for (const range of visibleRanges) {
    for (let at = Math.max(range.from, next); at <= range.to; at = next) {
      const line = state.doc.lineAt(at);
      if (!isCode(state, line.from)) for (const { from, to } of unsupportedIn(line.text, locale)) marks.add(line.from + from, line.from + to, unsupported);
      next = line.to + 1;
    }
  }
  return marks.finish();
}

/** Whether a place is in a block of code. */
function isCode(state: EditorState, at: number): boolean {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, 1);
  while (node && node.name !== 'FencedCode' && node.name !== 'CodeBlock') node = node.parent;
  return node !== null;
}
