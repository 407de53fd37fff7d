import { isVariableName, parseTemplate } from '#server/templates/parseTemplate.ts';
import { checkTemplate } from '#server/templates/renderTemplate.ts';
import { variablesOf } from '../content/promptContent.ts';
import { type AnalysedPrompt, type Finding, finding, quoteOf, type TextRange } from './finding.ts';
import { outside, protectedRanges } from './sentences.ts';

const mostNames = 200;

/** Variables and fragments that are broken, unknown, unused, not filled, or written as elsewhere. */
export function findInVariables(prompt: AnalysedPrompt): Finding[] {
  const { messages, variables: notes, fragments } = prompt;
  const standing = variablesOf({ messages, params: none, variables: notes }, fragments);
  const names = new Set(standing.map(({ name }) => name));
  const unused = notes.filter(({ name }) => !names.has(name));
  const misspelt = prompt.isFragment ? [] : misspeltNames(prompt, unused.map(({ name }) => name));
  const wrong = new Set(misspelt.map(({ values }) => values['name']));
  const meant = new Set(misspelt.map(({ values }) => values['other']));
  const places = placesOf(messages);
  return [
    ...messages.flatMap(({ text }, at) => checkTemplate(text, fragments).map(({ code, detail, start, end }) => problemOf(code, at, { start, end }, detail))),
    ...messages.flatMap(({ text }, at) => otherBraces(text, at, new Set([...names, ...notes.map(({ name }) => name)]))),
    ...misspelt,
    ...unused.filter(({ name }) => !meant.has(name)).map(({ name }) => finding('UNUSED_VARIABLE', {}, { name })),
    // What a fragment needs is given by what includes it.
    ...(prompt.isFragment ? [] : standing.filter(({ name, fill, description }) => fill === null && description === '' && !wrong.has(name)).map(({ name }) => finding('UNFILLED_VARIABLE', places.get(name) ?? {}, { name }))),
  ];
}

const none = { model: null, temperature: null, maxTokens: null, topP: null, seed: null, stop: [], responseSchema: null };

function problemOf(code: string, at: number, range: { start: number; end: number }, detail: string): Finding {
  if (code === 'UNKNOWN_FRAGMENT') return finding('UNKNOWN_FRAGMENT', { at, range }, { name: quoteOf(detail) });
  if (code === 'CYCLE' || code === 'TOO_DEEP') return finding('FRAGMENT_CIRCLE', { at, range }, { name: quoteOf(detail) });
  if (code === 'TOO_LONG') return finding('TOO_LARGE', { at });
  return finding('BROKEN_TAG', { at, range }, { text: quoteOf(detail) });
}

/** Where each variable stands first; those are missing that only a fragment has. */
function placesOf(messages: AnalysedPrompt['messages']): Map<string, { readonly at: number; readonly range: TextRange }> {
  const places = new Map<string, { readonly at: number; readonly range: TextRange }>();
  for (const [at, { text }] of messages.entries()) {
    for (const node of parseTemplate(text).nodes) if (node.kind === 'variable' && !places.has(node.name)) places.set(node.name, { at, range: { start: node.start, end: node.end } });
  }
  return places;
}

/** Names that nobody described and that are one letter away from one that is described and stands nowhere. */
function misspeltNames({ messages, variables: notes }: AnalysedPrompt, unused: readonly string[]): Finding[] {
  const known = new Set(notes.map(({ name }) => name));
  const free = unused.slice(0, mostNames);
  return messages.flatMap(({ text }, at) =>
    parseTemplate(text).nodes.flatMap((node): Finding[] => {
      if (node.kind !== 'variable' || known.has(node.name)) return [];
      const other = free.find((name) => isOneAway(name, node.name));
      return other === undefined ? [] : [finding('MISSPELT_VARIABLE', { at, range: { start: node.start, end: node.end }, replacement: `{{${other}}}` }, { name: node.name, other })];
    }),
  );
}

/** Whether two words differ by their case, by one letter, or by two that changed places. */
function isOneAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3) return false;
  if (a.toLowerCase() === b.toLowerCase()) return true;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let fromEnd = 0;
  while (fromEnd < Math.min(a.length, b.length) - start && a[a.length - 1 - fromEnd] === b[b.length - 1 - fromEnd]) fromEnd += 1;
  const [left, right] = [a.slice(start, a.length - fromEnd), b.slice(start, b.length - fromEnd)];
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left[0] === right[1] && left[1] === right[0]);
}

/** Variables as other tools write them: `${name}`, `<<name>>`, `[NAME]`, and `{name}` of a name that is known. */
function otherBraces(text: string, at: number, known: ReadonlySet<string>): Finding[] {
  const found = [...text.matchAll(/\$\{([\p{L}_][\p{L}\p{N}_.-]{0,60})\}|<<([\p{L}_][\p{L}\p{N}_.-]{0,60})>>|(?<!\{)\{([\p{L}_][\p{L}\p{N}_.-]{0,60})\}(?!\})|\[([A-Z][A-Z0-9_]{2,40})\](?!\()/gu)].flatMap(({ 0: written, index, ...groups }) => {
    const [dollar, angles, brace, capitals] = [groups[1], groups[2], groups[3], groups[4]];
    const name = dollar ?? angles ?? brace ?? capitals?.toLowerCase() ?? '';
    // A brace alone may be code, and a word in brackets a heading of its own line.
    if (brace !== undefined && !known.has(brace) && !isPlaceholder(text)) return [];
    if (capitals !== undefined && (isAlone(text, index, written.length) || !isVariableName(name))) return [];
    return [{ start: index, end: index + written.length, name, written }];
  });
  return outside(found, protectedRanges(text)).map(({ start, end, name, written }) => finding('OTHER_BRACES', { at, range: { start, end }, replacement: `{{${name}}}` }, { text: quoteOf(written), name }));
}

const isAlone = (text: string, start: number, length: number) => (start === 0 || text[start - 1] === '\n') && (start + length === text.length || text[start + length] === '\n');

/** Whether a text with braces is words rather than code. */
const isPlaceholder = (text: string): boolean => !/[{}][ \t]*[;,]|=>|":/.test(text);
