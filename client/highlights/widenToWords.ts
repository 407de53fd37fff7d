import { readPageText } from './pageText.ts';
import type { Span } from './passage.ts';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A piece of a text, widened to whole words where it begins or ends within one. */
export function wordSpan(text: string, { start, end }: Span): Span {
  const segments = words.segment(text);
  const [first, last] = [segments.containing(start), segments.containing(end - 1)];
  return {
    start: first?.isWordLike ? first.index : start,
    end: last?.isWordLike ? last.index + last.segment.length : end,
  };
}

/**
 * Widens what is selected to whole words at both ends; what is selected backwards stays so.
 * @param within whose words: an end that lies outside of it stays where it is
 */
export function widenSelection(range: Range, within?: Element): void {
  const selection = getSelection();
  if (!selection || range.collapsed) return;
  const isBackwards = selection.anchorNode === range.endContainer && selection.anchorOffset === range.endOffset;
  const isIn = (node: Node) => within?.contains(node) ?? true;
  const start = isIn(range.startContainer) ? edgeOf(range.startContainer, range.startOffset, 'start') : null;
  const end = isIn(range.endContainer) ? edgeOf(range.endContainer, range.endOffset, 'end') : null;
  if (!start && !end) return;
  const [from, to] = [start ?? { node: range.startContainer, offset: range.startOffset }, end ?? { node: range.endContainer, offset: range.endOffset }];
  if (isBackwards) selection.setBaseAndExtent(to.node, to.offset, from.node, from.offset);
  else selection.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

type Place = { readonly node: Node; readonly offset: number };

const BLOCK = 'p, li, blockquote, pre, td, th, dd, dt, figcaption, h1, h2, h3, h4, h5, h6, div, section, article';

/** Where the word begins or ends in which this place is; null when it is there already, or in none. */
function edgeOf(node: Node, offset: number, side: 'start' | 'end'): Place | null {
  const block = node instanceof Text ? node.parentElement?.closest(BLOCK) : null;
  if (!block) return null;
  const page = readPageText(block);
  const at = page.offsetOf(node, offset);
  if (at === null || (side === 'end' && at === 0)) return null;
  const span = wordSpan(page.text, side === 'start' ? { start: at, end: at + 1 } : { start: at - 1, end: at });
  if (side === 'start' ? span.start === at : span.end === at) return null;
  const range = page.rangeOf(side === 'start' ? { start: span.start, end: span.start + 1 } : { start: span.end - 1, end: span.end });
  if (!range) return null;
  return side === 'start' ? { node: range.startContainer, offset: range.startOffset } : { node: range.endContainer, offset: range.endOffset };
}
