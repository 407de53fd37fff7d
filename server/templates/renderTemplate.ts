import { parseTemplate, type TemplateProblem } from './parseTemplate.ts';

/** So deep fragments may lie in each other. */
export const maxDepth = 10;

/** So many characters one template may become: fragments in fragments grow without end. */
export const maxRendered = 2_000_000;

/** Texts of fragments by name. */
export type Fragments = ReadonlyMap<string, string>;

export interface Rendered {
  readonly text: string;
  /** Variables without a value, each once: they stand as they are. */
  readonly missing: readonly string[];
  /** By their places in the template itself, also for what is wrong in a fragment of it. */
  readonly problems: readonly TemplateProblem[];
}

/**
 * Puts in variables and fragments. It is read once: what a value says is text, whatever braces it has. What cannot be put in
 * stands as it is written. Never throws.
 */
export function renderTemplate(source: string, values: ReadonlyMap<string, string>, fragments: Fragments): Rendered {
  const missing = new Set<string>();
  const problems: TemplateProblem[] = [];
  const parts: string[] = [];
  const size = { length: 0, isFull: false };
  const put = (text: string) => {
    if (size.isFull || size.length + text.length > maxRendered) size.isFull = true;
    else {
      parts.push(text);
      size.length += text.length;
    }
  };
  /** @param place the tag of the template itself that led here */
  const render = (template: string, way: readonly string[], place: { start: number; end: number } | undefined) => {
    const { nodes, problems: found } = parseTemplate(template);
    problems.push(...found.map((problem) => ({ ...problem, ...place })));
    for (const node of nodes) {
      if (size.isFull) return;
      const written = template.slice(node.start, node.end);
      const { start, end } = place ?? node;
      if (node.kind === 'text') put(node.text);
      else if (node.kind === 'variable') {
        const value = values.get(node.name);
        if (value === undefined) missing.add(node.name);
        put(value ?? written);
      } else {
        const fragment = fragments.get(node.name);
        const refused = way.includes(node.name) ? 'CYCLE' : way.length >= maxDepth ? 'TOO_DEEP' : fragment === undefined ? 'UNKNOWN_FRAGMENT' : undefined;
        if (refused === undefined) render(fragment ?? '', [...way, node.name], place ?? node);
        else {
          problems.push({ code: refused, detail: refused === 'UNKNOWN_FRAGMENT' ? node.name : [...way, node.name].join(' → '), start, end });
          put(written);
        }
      }
    }
  };
  render(source, [], undefined);
  if (size.isFull) problems.push({ code: 'TOO_LONG', detail: String(maxRendered), start: 0, end: source.length });
  return { text: parts.join(''), missing: [...missing], problems: distinct(problems) };
}

/** The names of variables that stand in a template or in fragments that it includes, in the order of the first mention. */
export function variablesIn(source: string, fragments: Fragments): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const look = (template: string) => {
    for (const node of parseTemplate(template).nodes) {
      if (node.kind === 'variable') names.add(node.name);
      if (node.kind !== 'fragment' || seen.has(node.name)) continue;
      seen.add(node.name);
      look(fragments.get(node.name) ?? '');
    }
  };
  look(source);
  return [...names];
}

/** What is wrong with a template or the fragments that it includes. */
export const checkTemplate = (source: string, fragments: Fragments): readonly TemplateProblem[] => renderTemplate(source, new Map(), fragments).problems;

function distinct(problems: readonly TemplateProblem[]): TemplateProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify([problem.code, problem.detail, problem.start, problem.end]), problem])).values()];
}
