const code = /^(```|~~~)[^\n]*\n[^]*?\n\1[ \t]*$/m;
/** Set apart by blank lines: in programs and settings such lines are remarks. */
const heading = /(?:^|\n[ \t]*\n)#{1,6} \S[^\n]*(?=\n[ \t]*\n|$)/g;
const signs = [/^(?:[-*+]|\d{1,3}[.)]) \S.*\n(?:.*\n)?(?:[-*+]|\d{1,3}[.)]) \S/m, /\[[^\]\n]+\]\(https?:\/\/[^)\s]+\)/, /(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?!\w)/, /^\|?[ \t]*:?-{3,}:?[ \t]*\|/m, /^> \S/m];

/** How much of the start decides. */
const looked = 20_000;

/** Whether somebody has written this with Markdown in mind: pasted text does not say what it is. When in doubt, it is not. */
export function looksLikeMarkdown(text: string): boolean {
  const start = text.slice(0, looked).replace(/\r\n?/g, '\n').trim();
  const headings = start.match(heading)?.length ?? 0;
  const found = signs.filter((sign) => sign.test(start)).length;
  return code.test(start) || headings >= 2 || (headings === 1 && found >= 1) || found >= 2;
}
