import { syntaxTree } from '@codemirror/language';
import type { EditorState, Range } from '@codemirror/state';
import { Decoration } from '@codemirror/view';
import { linkTargetOf } from './linkTargets.ts';
import { PictureInText, shownPictures } from './pictures.ts';
import { Bullet, TaskBox } from './widgets.ts';

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];
type Span = { readonly from: number; readonly to: number };

const hidden = Decoration.replace({});
const markShown = Decoration.mark({ class: 'cm-mark' });
const number = Decoration.mark({ class: 'cm-dot' });
const writing = Decoration.line({ class: 'cm-writing' });
const styled: Readonly<Record<string, Decoration>> = {
  StrongEmphasis: Decoration.mark({ class: 'cm-strong' }),
  Emphasis: Decoration.mark({ class: 'cm-em' }),
  Strikethrough: Decoration.mark({ class: 'cm-strike' }),
  InlineCode: Decoration.mark({ class: 'cm-code' }),
};
/** Marks that stand within a line and are seen only while somebody writes there. */
const MARKS = new Set(['EmphasisMark', 'StrikethroughMark', 'CodeMark', 'QuoteMark']);
const HEADING = /^(?:ATX|Setext)Heading([1-6])$/;

/**
 * How the Markdown of a note looks while it is written: as it will be read, with the marks hidden but on the lines where
 * somebody writes. The text itself stays what it is.
 *
 * @param spans which parts of the text are looked at
 * @param isActive whether the line that begins there is being written in
 */
export function liveMarksOf(state: EditorState, spans: readonly Span[], isActive: (lineStart: number) => boolean): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  const startOfLine = (at: number) => state.doc.lineAt(at).from;
  const isOpen = (at: number) => isActive(startOfLine(at));
  const mark = (from: number, to: number) => {
    if (from < to) found.push((isOpen(from) ? markShown : hidden).range(from, to));
  };
  const eachLine = ({ from, to }: Span, name: string, attributes?: Record<string, string>) => {
    for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1) found.push(Decoration.line({ class: name, attributes }).range(startOfLine(at)));
  };
  const spaceAfter = (to: number) => (state.sliceDoc(to, to + 1) === ' ' ? to + 1 : to);

  const link = (node: SyntaxNode) => {
    const address = node.getChild('URL');
    const marks = node.getChildren('LinkMark');
    const [open, close] = marks;
    // Without an address it is a reference, or words in brackets.
    if (!address || !open || !close || close.to > address.from) return;
    linked(open.to, close.from, state.sliceDoc(address.from, address.to));
    mark(open.from, open.to);
    mark(close.from, node.to);
  };
  const picture = (node: SyntaxNode) => {
    const address = node.getChild('URL');
    const [open, close] = node.getChildren('LinkMark');
    if (!address || !open || !close || isOpen(node.from)) return;
    const shown = state.field(shownPictures, false)?.get(state.sliceDoc(address.from, address.to));
    if (shown) found.push(Decoration.replace({ widget: new PictureInText(state.sliceDoc(open.to, close.from), shown) }).range(node.from, node.to));
  };
  const linked = (from: number, to: number, address: string) => {
    const target = linkTargetOf(address.replaceAll(/^<|>$/g, ''));
    if (!target || from >= to) return;
    found.push(Decoration.mark({ tagName: 'a', class: 'cm-a', attributes: { href: target.href, rel: 'noopener noreferrer nofollow', target: target.kind === 'source' ? '_self' : '_blank' } }).range(from, to));
  };
  const listItem = (node: SyntaxNode) => {
    const listMark = node.getChild('ListMark');
    const task = node.getChild('Task')?.getChild('TaskMarker');
    if (!listMark) return;
    const line = state.doc.lineAt(listMark.from);
    let depth = 0;
    for (let up: SyntaxNode | null = node; up; up = up.parent) if (up.name === 'ListItem') depth += 1;
    const isDone = task !== null && task !== undefined && state.sliceDoc(task.from + 1, task.from + 2) !== ' ';
    found.push(Decoration.line({ class: isDone ? 'cm-item cm-done' : 'cm-item', attributes: { style: `--depth: ${Math.min(depth, 6)}` } }).range(line.from));
    if (task) {
      const words = state.sliceDoc(task.to, line.to).trim();
      found.push(Decoration.replace({ widget: new TaskBox(isDone, words, state.readOnly) }).range(listMark.from, task.to));
    } else if (node.parent?.name === 'BulletList') {
      found.push((isOpen(listMark.from) ? markShown : Decoration.replace({ widget: new Bullet() })).range(listMark.from, listMark.to));
    } else found.push(number.range(listMark.from, listMark.to));
  };

  for (const { from, to } of spans) {
    for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1) if (isOpen(at)) found.push(writing.range(startOfLine(at)));
    syntaxTree(state).iterate({
      from,
      to,
      enter: (ref) => {
        const { name, node } = ref;
        const style = styled[name];
        if (style) found.push(style.range(ref.from, ref.to));
        const level = HEADING.exec(name)?.[1];
        if (level !== undefined) eachLine(ref, `cm-h cm-h${level}`);
        if (name === 'HeaderMark') {
          const isBefore = state.doc.lineAt(ref.from).from === ref.from && node.parent?.name.startsWith('ATX');
          const end = isBefore ? spaceAfter(ref.to) : ref.to;
          if (isOpen(ref.from) && isBefore) found.push(Decoration.mark({ class: 'cm-mark cm-hanging' }).range(ref.from, end));
          else mark(ref.from, end);
        } else if (name === 'QuoteMark') mark(ref.from, spaceAfter(ref.to));
        else if (name === 'CodeMark' && node.parent?.name === 'FencedCode') found.push(markShown.range(ref.from, ref.to));
        else if (MARKS.has(name)) mark(ref.from, ref.to);
        else if (name === 'Escape') mark(ref.from, ref.from + 1);
        else if (name === 'CodeInfo') found.push(markShown.range(ref.from, ref.to));
        else if (name === 'Blockquote' && node.parent?.name !== 'Blockquote') eachLine(ref, 'cm-quote');
        else if (name === 'FencedCode' || name === 'CodeBlock') eachLine(ref, 'cm-block');
        else if (name === 'Table') eachLine(ref, 'cm-table');
        else if (name === 'HorizontalRule') {
          const line = state.doc.lineAt(ref.from);
          if (!isActive(line.from)) {
            found.push(Decoration.line({ class: 'cm-rule' }).range(line.from));
            mark(ref.from, ref.to);
          }
        } else if (name === 'ListItem') listItem(node);
        else if (name === 'Link') link(node);
        else if (name === 'Image') picture(node);
        else if (name === 'URL' && node.parent?.name !== 'Link' && node.parent?.name !== 'Image') linked(ref.from, ref.to, state.sliceDoc(ref.from, ref.to));
      },
    });
  }
  return found;
}
