/**
 * Cuts Markdown into pieces of at most `longest` characters, between paragraphs where it can, else between lines or
 * sentences; never within fenced code that fits. Joined by blank lines they are the text again.
 */
export function splitMarkdown(markdown: string, longest: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const block of blocksOf(markdown).flatMap((each) => cutBlock(each, longest))) {
    if (piece !== '' && piece.length + block.length + 2 > longest) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece === '' ? block : `${piece}\n\n${block}`;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** Paragraphs, with fenced code in one. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let open = false;
  for (const paragraph of markdown.split(/\n\s*\n/)) {
    if (paragraph.trim() === '') continue;
    if (open) blocks.push(`${blocks.pop() ?? ''}\n\n${paragraph}`);
    else blocks.push(paragraph);
    if ((paragraph.match(/^\s*(```|~~~)/gm)?.length ?? 0) % 2 === 1) open = !open;
  }
  return blocks;
}

function cutBlock(block: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = block;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const end = Math.max(head.lastIndexOf('\n'), lastMatch(head, /[.!?…]\s|[。！？]/gu));
    const at = end > longest / 3 ? end + 1 : head.lastIndexOf(' ') > longest / 3 ? head.lastIndexOf(' ') : withoutHalf(head);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

function lastMatch(text: string, pattern: RegExp): number {
  let at = -1;
  for (const match of text.matchAll(pattern)) at = match.index;
  return at;
}

/** Never between the halves of one character. */
const withoutHalf = (head: string) => (/[\ud800-\udbff]$/.test(head) ? head.length - 1 : head.length);
