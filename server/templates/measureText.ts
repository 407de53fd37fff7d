import { parseTemplate, type TemplateNode } from './parseTemplate.ts';

/** What can be counted in the text of a prompt without knowing a model. */
export interface TextMeasures {
  /** None in an empty text. */
  readonly lines: number;
  /** As the scripts of the text divide them. */
  readonly words: number;
  /** Lines such as `[Task]`, and headings of Markdown. */
  readonly sections: number;
  /** Each once, in the order of the first mention; those of fragments are not known here. */
  readonly variables: readonly string[];
  readonly fragments: readonly string[];
}

export type Complexity = 'LOW' | 'MEDIUM' | 'HIGH';

/** What makes a prompt complex, in the order in which it is told. */
export type ComplexityReason = 'LENGTH' | 'INSTRUCTIONS' | 'CONDITIONS' | 'VARIABLES' | 'NESTING';

/** From how much on each counts; what is written in nests from the first on. */
export const complexityLimits = { words: 150, instructions: 6, conditions: 3, variables: 4 } as const;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const section = /^[ \t]*(?:\[[^\][\n]+\][ \t]*$|#{1,6}[ \t]+\S)/;
const point = /^([ \t]*)(?:[-*+•]|\d{1,3}[.)])[ \t]+\S/;
const deepHeading = /^[ \t]*#{3,6}[ \t]+\S/;
/** "If", "unless", "only when" in the languages of the interface. */
const condition = /(?<![\p{L}\p{M}])(?:if|unless|only when|only if|si|a menos que|salvo que|solo cuando|sólo cuando|إذا|ما لم|فقط عندما|אם|אלא אם|רק כאשר)(?![\p{L}\p{M}])|如果|除非|只有当|只有在/giu;

const namesOf = (nodes: readonly TemplateNode[], kind: 'variable' | 'fragment') => [...new Set(nodes.flatMap((node) => (node.kind === kind ? [node.name] : [])))];

/** Counts what a text has. Linear in its length. */
export function measureText(text: string): TextMeasures {
  const { nodes } = parseTemplate(text);
  const lines = text === '' ? [] : text.split('\n');
  let words = 0;
  // Line by line: what is cut apart at once costs more than its length.
  for (const line of lines) for (const { isWordLike } of segmenter.segment(line)) if (isWordLike) words += 1;
  return { lines: lines.length, words, sections: lines.filter((line) => section.test(line)).length, variables: namesOf(nodes, 'variable'), fragments: namesOf(nodes, 'fragment') };
}

/**
 * How complex texts are together, and why: LOW without a reason, MEDIUM with one or two, HIGH with more. Reasons are more than 150
 * words, six instructions (points of lists and sections), three conditions, four variables, and lists in lists.
 * @param measures what `measureText` says of each of them, where that is known
 */
export function complexityOf(texts: readonly string[], measures: readonly TextMeasures[] = texts.map(measureText)): { readonly complexity: Complexity; readonly reasons: readonly ComplexityReason[] } {
  const lines = texts.flatMap((text) => text.split('\n'));
  const points = lines.flatMap((line) => point.exec(line)?.[1] ?? []);
  const sum = (of: (measure: TextMeasures) => number) => measures.reduce((total, measure) => total + of(measure), 0);
  const counts = {
    words: sum(({ words }) => words),
    instructions: points.length + sum(({ sections }) => sections),
    conditions: texts.reduce((total, text) => total + [...text.matchAll(condition)].length, 0),
    variables: new Set(measures.flatMap(({ variables }) => variables)).size,
  };
  const isNested = new Set(points.map((indent) => indent.length)).size > 1 || lines.some((line) => deepHeading.test(line));
  const reasons: ComplexityReason[] = [];
  if (counts.words > complexityLimits.words) reasons.push('LENGTH');
  if (counts.instructions >= complexityLimits.instructions) reasons.push('INSTRUCTIONS');
  if (counts.conditions >= complexityLimits.conditions) reasons.push('CONDITIONS');
  if (counts.variables >= complexityLimits.variables) reasons.push('VARIABLES');
  if (isNested) reasons.push('NESTING');
  return { complexity: reasons.length === 0 ? 'LOW' : reasons.length < 3 ? 'MEDIUM' : 'HIGH', reasons };
}
