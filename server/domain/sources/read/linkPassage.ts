import { withoutCitations } from '../../citations/citedIds.ts';
import type { TextFragment } from '../../search/snippet.ts';

/** How far from the link words are looked at, in UTF-16 units. */
const BEFORE = 80;
const AFTER = 120;
/** A title has at most 500 characters, and each may be escaped. */
const LONGEST_LINK = 1100;

/**
 * The words around the first link to a source in the Markdown of a note, or around the first mark of a citation, without marks; the words of the link are the hit.
 *
 * @param id the public id of the source or of the citation, as it stands in the text
 */
export function linkPassage(text: string, id: string): TextFragment[] {
  const at = text.indexOf(id);
  if (at === -1) return [];
  const head = text.slice(Math.max(0, at - LONGEST_LINK), at);
  const link = /\[((?:\\[^\n]|[^\\[\]\n])*)\]\(\/sources?\/$/.exec(head) ?? /(\[\[|\[\^)$/.exec(head);
  const start = link ? at - link[0].length : at;
  const rest = text.slice(at + id.length);
  const end = at + id.length + (/^(?:\]\]?|[^()\s]{0,100}\))/.exec(rest)?.[0].length ?? 0);
  const words = link?.[1] !== undefined && link[1] !== '[[' && link[1] !== '[^' ? plain(link[1]) : '';
  const isCut = start > BEFORE && !text.slice(start - BEFORE, start).includes('\n');
  const before = text.slice(Math.max(0, start - BEFORE), start).split('\n').at(-1) ?? '';
  const [after = ''] = text.slice(end, end + AFTER).split('\n');
  const fragments = [
    { text: (isCut ? '… ' : '') + plain(isCut ? before.replace(/^\S*\s/, '') : before), isHit: false },
    { text: words, isHit: true },
    { text: plain(after) + (after.length === AFTER ? ' …' : ''), isHit: false },
  ];
  return fragments.filter((fragment) => fragment.text !== '');
}

/** Markdown as words: links by their words, without marks, escapes and citations. */
const plain = (markdown: string): string =>
  withoutCitations(markdown)
    .replaceAll(/\]\([^()\s]{0,500}\)/g, '')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/g, '')
    .replaceAll(/\\(.)|[*_`[\]]/g, '$1')
    .replaceAll(/\s+/g, ' ');
