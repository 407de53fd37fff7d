import type { Span } from './passage.ts';

/** The text of an element as one string, with the way back to the page. */
export type PageText = {
  readonly text: string;
  /** The piece as a range on the page; null when nothing of it is there. */
  rangeOf(span: Span): Range | null;
  /** What a range covers of the text; null when it lies outside. */
  spanOf(range: Range): Span | null;
  /** Which character stands at a place on the page; null when none does. */
  offsetOf(node: Node, offset: number): number | null;
};

type Piece = { readonly node: Text; readonly start: number };

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TD TH TR UL'.split(' '),
);

/** Reads an element. It stays good as long as the element's content stays as it is. */
export function readPageText(element: Element): PageText {
  const pieces: Piece[] = [];
  let text = '';
  // Blocks part words that the markup does not.
  const part = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const visit = (node: Node) => {
    if (node instanceof Text) {
      pieces.push({ node, start: text.length });
      text += node.data;
      return;
    }
    const isBlock = BLOCKS.has(node.nodeName);
    if (isBlock) part();
    for (const child of node.childNodes) visit(child);
    if (isBlock) part();
  };
  visit(element);

  const endOf = ({ node, start }: Piece) => start + node.data.length;
  const offsetOf = (node: Node, offset: number) => {
    const piece = pieces.find((one) => one.node === node);
    return piece ? piece.start + Math.min(offset, piece.node.data.length) : null;
  };

  return {
    text,
    offsetOf,
    rangeOf: ({ start, end }) => {
      const first = pieces.find((piece) => endOf(piece) > start);
      const last = pieces.findLast((piece) => piece.start < end);
      if (!first || !last || first.start >= end) return null;
      const range = document.createRange();
      range.setStart(first.node, Math.max(0, start - first.start));
      range.setEnd(last.node, Math.min(last.node.data.length, end - last.start));
      return range;
    },
    spanOf: (range) => {
      const touched = pieces.filter(({ node }) => range.intersectsNode(node));
      const first = touched[0];
      const last = touched.at(-1);
      if (!first || !last) return null;
      const start = offsetOf(range.startContainer, range.startOffset) ?? first.start;
      const end = offsetOf(range.endContainer, range.endOffset) ?? endOf(last);
      return start < end ? { start, end } : null;
    },
  };
}
