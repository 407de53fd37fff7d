/**
 * The language of prompts: text with `{{name}}` for a variable and `{{> name}}` for a fragment. `\{{` stands for two braces;
 * of a row of backslashes before braces two stand for one. What looks like a tag and is none stands as it is, and is told.
 */
export type TemplateNode = TextNode | TagNode;

interface Range {
  /** Where it begins, in UTF-16 units as JavaScript counts them. */
  readonly start: number;
  /** Where it ends: the first place behind it. */
  readonly end: number;
}

interface TextNode extends Range {
  readonly kind: 'text';
  /** What it says once it is rendered. */
  readonly text: string;
}

interface TagNode extends Range {
  readonly kind: 'variable' | 'fragment';
  readonly name: string;
}

export type TemplateProblemCode = 'UNCLOSED' | 'EMPTY' | 'BAD_NAME' | 'UNKNOWN_FRAGMENT' | 'CYCLE' | 'TOO_DEEP' | 'TOO_LONG';

/** What is wrong with a place of a template. */
export interface TemplateProblem extends Range {
  readonly code: TemplateProblemCode;
  /** What was written there, or the way of a circle: for people. */
  readonly detail: string;
}

export interface ParsedTemplate {
  readonly nodes: readonly TemplateNode[];
  readonly problems: readonly TemplateProblem[];
}

const maxNameLength = 200;

/** Whether a variable may be called so: letters of any script, digits, `_`, `-` and `.`, beginning with a letter or `_`. */
export const isVariableName = (name: string): boolean => name.length <= maxNameLength && /^[\p{L}_][\p{L}\p{M}\p{N}_.-]*$/u.test(name);

/** Whether a prompt may be called so: a to z, 0 to 9, `-`, `_` and `/`, with neither at its ends nor twice in a row. */
export const isPromptName = (name: string): boolean => name.length <= maxNameLength && /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/.test(name);

/** The nodes of a template in order, which cover all of it, and what is wrong with it. Never throws. */
export function parseTemplate(source: string): ParsedTemplate {
  const nodes: TemplateNode[] = [];
  const problems: TemplateProblem[] = [];
  let text = '';
  let start = 0;
  const endText = (end: number) => {
    if (end > start) nodes.push({ kind: 'text', text, start, end });
    text = '';
  };
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf('{{', at);
    if (next === -1) {
      text += source.slice(at);
      break;
    }
    let slashes = 0;
    while (next - slashes > at && source[next - slashes - 1] === '\\') slashes += 1;
    text += source.slice(at, next - slashes) + '\\'.repeat(Math.floor(slashes / 2));
    if (slashes % 2 === 1) {
      text += '{{';
      at = next + 2;
      continue;
    }
    const close = source.slice(next + 2).search(/[{}]/);
    const end = close === -1 ? -1 : next + 2 + close;
    if (end === -1 || !source.startsWith('}}', end)) {
      // Three braces: the tag begins at the second.
      if (end !== next + 2 || source[end] !== '{') problems.push({ code: 'UNCLOSED', detail: '{{', start: next, end: next + 2 });
      text += '{';
      at = next + 1;
      // The second brace may begin a tag; alone it is text.
      if (!source.startsWith('{{', at)) {
        text += '{';
        at += 1;
      }
      continue;
    }
    const inside = source.slice(next + 2, end);
    const tag = tagOf(inside, next, end + 2);
    if ('code' in tag) {
      problems.push(tag);
      text += source.slice(next, end + 2);
    } else {
      endText(next);
      nodes.push(tag);
      start = end + 2;
    }
    at = end + 2;
  }
  endText(source.length);
  return { nodes, problems };
}

function tagOf(inside: string, start: number, end: number): TagNode | TemplateProblem {
  const written = inside.trim();
  const isFragment = written.startsWith('>');
  const name = isFragment ? written.slice(1).trim() : written;
  if (name === '') return { code: 'EMPTY', detail: `{{${inside}}}`, start, end };
  if (!(isFragment ? isPromptName(name) : isVariableName(name))) return { code: 'BAD_NAME', detail: name, start, end };
  return { kind: isFragment ? 'fragment' : 'variable', name, start, end };
}

/** A template as it was written: what `parseTemplate` took apart. */
export function printTemplate(source: string, nodes: readonly TemplateNode[]): string {
  return nodes.map(({ start, end }) => source.slice(start, end)).join('');
}

/** A template that says this text and has neither variables nor fragments. */
export const escapeTemplate = (text: string): string =>
  text.replaceAll(/(\\*)(\{{2,})/g, (_, slashes: string, braces: string) => slashes + slashes + '\\{{'.repeat(Math.floor(braces.length / 2)) + '{'.repeat(braces.length % 2));

/** The names of the fragments that a template includes itself, each once, in order. */
export function fragmentsIn(source: string): string[] {
  return [...new Set(parseTemplate(source).nodes.flatMap((node) => (node.kind === 'fragment' ? [node.name] : [])))];
}

/** The template with other names for fragments, by the names they have in it; everything else stays as it was written. */
export function renameFragments(source: string, names: ReadonlyMap<string, string>): string {
  const written = (node: TemplateNode) => {
    const to = node.kind === 'fragment' ? names.get(node.name) : undefined;
    return to === undefined ? source.slice(node.start, node.end) : `{{> ${to}}}`;
  };
  return parseTemplate(source).nodes.map(written).join('');
}
