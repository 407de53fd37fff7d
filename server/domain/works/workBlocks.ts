import { GFM, parser } from '@lezer/markdown';
import { citationMark, citedIds } from '../citations/citedIds.ts';
import { supportOf } from '../citations/supportOf.ts';

export type WorkBlockKind = 'AGREEMENT' | 'CONTRADICTION' | 'GAP' | 'HEADING' | 'TEXT';

/** A paragraph, a heading, a list or a finding: a piece of a body in Markdown. */
export interface WorkBlock {
  readonly kind: WorkBlockKind;
  readonly markdown: string;
  /** The citations that it has marks of, each once, in the order of the text. */
  readonly citationIds: readonly string[];
}

/** What is behind the last of them belongs to it. */
const mostBlocks = 1_000;

const markdownParser = parser.configure(GFM);
const findings: Readonly<Record<string, WorkBlockKind>> = { agreement: 'AGREEMENT', contradiction: 'CONTRADICTION', gap: 'GAP' };

/** A body block by block, at most 1,000: together they have all that it says. A finding is a block quote that begins with `[!agreement]`, `[!contradiction]` or `[!gap]`. */
export function readWorkBlocks(body: string): WorkBlock[] {
  const blocks: WorkBlock[] = [];
  const { topNode } = markdownParser.parse(body);
  for (let node = topNode.firstChild; node !== null; node = node.nextSibling) {
    const isLast = blocks.length === mostBlocks - 1;
    const markdown = body.slice(node.from, isLast ? undefined : node.to).trim();
    if (markdown !== '') blocks.push({ kind: kindOf(node.name, markdown), markdown, citationIds: citedIds(markdown) });
    if (isLast) break;
  }
  return blocks;
}

function kindOf(node: string, markdown: string): WorkBlockKind {
  if (/^(?:ATX|Setext)Heading/.test(node)) return 'HEADING';
  const [, name = ''] = (node === 'Blockquote' && /^>\s*\[!(\w+)\]/.exec(markdown)) || [];
  return findings[name.toLowerCase()] ?? 'TEXT';
}

/**
 * Whether quotes bear a block out, with beginnings and ends of what none of them has, one after the other. Without quotes it is somebody's own: nothing is claimed.
 * @param quotes what it cites, in the letters of the sources
 */
export function supportOfBlock({ kind, markdown }: WorkBlock, quotes: readonly string[]): { readonly support: 'SUPPORTED' | 'PARTLY' | 'UNSUPPORTED' | 'OWN'; readonly doubts: readonly number[] } {
  if (kind === 'HEADING' || quotes.length === 0) return { support: 'OWN', doubts: [] };
  const { support, doubts } = supportOf(wordsAlone(markdown), { quotes, asked: [], read: [] });
  return { support, doubts: doubts.flatMap(({ start, end }) => [start, end]) };
}

/** What a reader sees, at its places: marks of citations and addresses of links are blanks. */
const wordsAlone = (markdown: string): string => [citationMark, /(?<=\])\([^()\s]*\)/g, /^>\s*\[!\w+\]/g].reduce((text, unseen) => text.replaceAll(unseen, ({ length }) => ' '.repeat(length)), markdown);
