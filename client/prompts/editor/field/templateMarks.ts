import { RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { parseTemplate } from '#server/templates/parseTemplate.ts';

const marks = { variable: Decoration.mark({ class: 'cm-variable' }), fragment: Decoration.mark({ class: 'cm-fragment' }), problem: Decoration.mark({ class: 'cm-problem' }), section: Decoration.line({ class: 'cm-section' }) };
const section = /^[ \t]*(?:\[[^\][\n]+\][ \t]*|#{1,6}[ \t]+\S.*)$/;

/** Shows variables, fragments, sections and braces that are neither, where they are in sight: by the parser that the server has. */
export const templateMarks: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = marksIn(view);
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = marksIn(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function marksIn({ state: { doc }, viewport }: EditorView): DecorationSet {
  const from = doc.lineAt(viewport.from).from;
  const to = doc.lineAt(viewport.to).to;
  const { nodes, problems } = parseTemplate(doc.sliceString(from, to));
  const found: { at: number; end: number; mark: Decoration }[] = [];
  for (const node of nodes) if (node.kind !== 'text') found.push({ at: from + node.start, end: from + node.end, mark: marks[node.kind] });
  for (const { start, end } of problems) found.push({ at: from + start, end: from + end, mark: marks.problem });
  for (let at = from; at <= to; ) {
    const line = doc.lineAt(at);
    if (line.length < 200 && section.test(line.text)) found.push({ at: line.from, end: line.from, mark: marks.section });
    at = line.to + 1;
  }
  const built = new RangeSetBuilder<Decoration>();
  for (const { at, end, mark } of found.toSorted((one, other) => one.at - other.at || one.mark.startSide - other.mark.startSide)) built.add(at, end, mark);
  return built.finish();
}
