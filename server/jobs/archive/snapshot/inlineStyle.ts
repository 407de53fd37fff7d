import { ident, string as quoted, tokenize, tokenTypes, url as unquoted } from 'css-tree';
import { webAddress } from '../../extract/text/webAddress.ts';
import type { LoadSubresource } from './subresource.ts';

/** Stands where nothing is to be loaded. */
const NOTHING = 'url("data:,")';
/** Style sheets that bring each other in further down than this are left out. */
const DEEPEST_IMPORT = 3;
/** Browsers that can show the snapshot at all read these. */
const FONT_FILE = /\.woff2?($|[?#])/i;

interface Token {
  readonly type: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The style sheet with everything that it loads put into it: pictures and fonts as `data:` addresses, imported sheets in
 * place of their rule. Nothing that is left loads anything. Linear in the length of the text.
 */
export function inlineStyle(css: string, base: string, load: LoadSubresource, depth = 0): string {
  const tokens = tokensOf(css);
  let out = '';
  let copied = 0;
  let braces = 0;
  let fontFace: number | null = null;
  const functions: string[] = [];
  const replace = (start: number, end: number, text: string) => {
    out += css.slice(copied, start) + text;
    copied = end;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.type === tokenTypes.LeftCurlyBracket) braces += 1;
    if (token.type === tokenTypes.RightCurlyBracket) {
      braces = Math.max(0, braces - 1);
      if (fontFace !== null && braces <= fontFace) fontFace = null;
    }
    if (token.type === tokenTypes.AtKeyword) {
      const name = ident.decode(token.text.slice(1)).toLowerCase();
      if (name === 'font-face') fontFace = braces;
      if (name === 'import') {
        const end = endOfRule(tokens, at);
        replace(token.start, tokens[end]?.end ?? css.length, importedStyle(tokens.slice(at + 1, end), base, load, depth));
        at = end;
      }
      continue;
    }
    const reference = referenceAt(tokens, at) ?? addressInSet(token, functions.at(-1));
    if (reference === null) {
      if (token.type === tokenTypes.Function) functions.push(functionName(token));
      else if (token.type === tokenTypes.LeftParenthesis) functions.push('');
      else if (token.type === tokenTypes.RightParenthesis) functions.pop();
      continue;
    }
    replace(token.start, reference.end, loaded(reference.address, base, fontFace !== null, load));
    at = reference.last ?? at;
  }
  return out + css.slice(copied);
}

function tokensOf(css: string): Token[] {
  const tokens: Token[] = [];
  tokenize(css, (type, start, end) => void tokens.push({ type, start, end, text: css.slice(start, end) }));
  return tokens;
}

interface Reference {
  readonly address: string;
  /** Where its text ends. */
  readonly end: number;
  /** Its last token, unless it is the one that was looked at. */
  readonly last?: number;
}

/** `url(address)`, `url("address")` and `src("address")` are three ways to write the same. */
function referenceAt(tokens: readonly Token[], at: number): Reference | null {
  const token = tokens[at] as Token;
  if (token.type === tokenTypes.Url) return { address: unquoted.decode(token.text), end: token.end };
  if (token.type === tokenTypes.BadUrl) return { address: '', end: token.end };
  if (token.type !== tokenTypes.Function || !/^(url|src)$/.test(functionName(token))) return null;
  let last = at + 1;
  let address = '';
  for (; last < tokens.length; last += 1) {
    const inside = tokens[last] as Token;
    if (inside.type === tokenTypes.RightParenthesis) break;
    if (inside.type === tokenTypes.String) address = quoted.decode(inside.text);
  }
  const end = tokens[Math.min(last, tokens.length - 1)] as Token;
  return { address, end: end.end, last };
}

function functionName({ text }: Token): string {
  return ident.decode(text.slice(0, -1)).toLowerCase();
}

/** In a set of pictures, bare text is an address too. */
function addressInSet({ type, text, end }: Token, inside: string | undefined): Reference | null {
  const isAddress = type === tokenTypes.String && inside !== undefined && /^(-webkit-)?image-set$/.test(inside);
  return isAddress ? { address: quoted.decode(text), end } : null;
}

function loaded(address: string, base: string, isFont: boolean, load: LoadSubresource): string {
  // References into the same document (`url(#clip)`) load nothing.
  if (address.startsWith('#')) return `url("${address.replace(/["\\\n]/g, '')}")`;
  if (/^data:(image|font|application\/(x-)?font)/i.test(address)) return `url("${address.replace(/["\\\n]/g, '')}")`;
  const url = webAddress(address, base);
  if (url === null || (isFont && !FONT_FILE.test(url))) return NOTHING;
  const data = load({ url, kind: isFont ? 'font' : 'picture' });
  return data === null ? NOTHING : `url("${data}")`;
}

/** The token that ends the rule which begins at `at`. */
function endOfRule(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (end < tokens.length && tokens[end]?.type !== tokenTypes.Semicolon) end += 1;
  return end;
}

function importedStyle(rule: readonly Token[], base: string, load: LoadSubresource, depth: number): string {
  const first = rule.findIndex(({ type }) => type !== tokenTypes.WhiteSpace && type !== tokenTypes.Comment);
  const token = rule[first];
  if (token === undefined || depth >= DEEPEST_IMPORT) return '';
  const reference: Reference | null =
    token.type === tokenTypes.String ? { address: quoted.decode(token.text), end: token.end } : referenceAt(rule, first);
  const url = reference && webAddress(reference.address, base);
  if (!reference || !url) return '';
  const sheet = load({ url, kind: 'style' });
  if (sheet === null) return '';
  const css = inlineStyle(sheet, url, load, depth + 1);
  const condition = rule
    .slice((reference.last ?? first) + 1)
    .filter(({ type }) => type !== tokenTypes.Comment)
    .map(({ text }) => text)
    .join('')
    .trim();
  // Layers and feature tests order sheets among each other; a snapshot keeps what they say, not their order.
  return condition === '' || /^(layer|supports)\b/i.test(condition) ? css : `@media ${condition}{${css}}`;
}
