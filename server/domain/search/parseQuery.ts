import type { SourceStatus, SourceType } from '#server/platform/db/generated/client.ts';

/** A piece of text that a source must have, or must not. */
export interface SearchTerm {
  readonly text: string;
  /** Between quotation marks: whole words in this order. Else the last word may go on, and the first may have begun. */
  readonly exact: boolean;
  readonly excluded: boolean;
}

/** What an operator wants; `excluded` when a minus stands before it. */
export type SearchOperator = { readonly excluded: boolean } & (
  | { readonly kind: 'tag' | 'in'; readonly name: string }
  | { readonly kind: 'type'; readonly type: SourceType }
  | { readonly kind: 'status'; readonly status: SourceStatus }
  | { readonly kind: 'before' | 'after'; readonly date: Date }
  | { readonly kind: 'favorite' }
);

export interface SearchQuery {
  readonly terms: readonly SearchTerm[];
  readonly operators: readonly SearchOperator[];
}

/** What is left of a longer query is not read. */
const longestQuery = 1_000;
const maxParts = 32;

/** A minus, an operator's name with its colon, then a quoted text (the last quotation mark may be missing) or all up to a space. */
const part = /(?<minus>-)?(?:(?<operator>tag|type|status|in|before|after|is):)?(?:["“”„](?<quoted>[^"“”„]*)(?:["“”„]|$)|(?<plain>\S+))/giu;

const types: Record<string, SourceType> = {
  uri: 'URI', url: 'URI', link: 'URI', file: 'FILE', content: 'CONTENT', text: 'CONTENT', note: 'NOTE',
};
const statuses: Record<string, SourceStatus> = {
  uploading: 'UPLOADING', pending: 'PENDING', processing: 'PROCESSING', completed: 'COMPLETED', failed: 'FAILED',
};

/**
 * Reads what a person typed: `tag: type: status: in: before: after: is:favorite "phrase" -word` and plain words. Never
 * throws: what is no operator, or has a value that no operator takes, is searched as text.
 */
export function parseQuery(typed: string): SearchQuery {
  const terms: SearchTerm[] = [];
  const operators: SearchOperator[] = [];
  for (const { 0: whole, groups = {} } of typed.slice(0, longestQuery).matchAll(part)) {
    if (terms.length + operators.length === maxParts) break;
    const excluded = groups['minus'] !== undefined;
    const value = groups['quoted'] ?? groups['plain'] ?? '';
    const operator = groups['operator'] && operatorOf(groups['operator'].toLowerCase(), value.trim(), excluded);
    if (operator) operators.push(operator);
    else if (groups['operator']) terms.push({ text: whole.slice(excluded ? 1 : 0), exact: false, excluded });
    else terms.push({ text: value, exact: groups['quoted'] !== undefined, excluded });
  }
  return { terms, operators };
}

function operatorOf(name: string, value: string, excluded: boolean): SearchOperator | null {
  const key = value.toLowerCase();
  switch (name) {
    case 'tag':
    case 'in':
      return value === '' ? null : { kind: name, name: value, excluded };
    case 'type':
      return Object.hasOwn(types, key) ? { kind: 'type', type: types[key] as SourceType, excluded } : null;
    case 'status':
      return Object.hasOwn(statuses, key) ? { kind: 'status', status: statuses[key] as SourceStatus, excluded } : null;
    case 'before':
    case 'after': {
      const date = startOf(value, name === 'after');
      return date && { kind: name, date, excluded };
    }
    default:
      return key === 'favorite' || key === 'favourite' ? { kind: 'favorite', excluded } : null;
  }
}

const date = /^(?<year>\d{4})(?:-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?)?$/;

/** Where a day, month or year (`2026-05-14`, `2026-05`, `2026`) begins in UTC, or where it is over: "after May" is from June on. */
function startOf(value: string, over: boolean): Date | null {
  const { year, month, day } = date.exec(value)?.groups ?? {};
  if (year === undefined) return null;
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  const first = new Date(0);
  first.setUTCFullYear(y, m, d);
  if (first.getUTCMonth() !== m || first.getUTCDate() !== d) return null;
  if (!over) return first;
  const next = new Date(first);
  next.setUTCFullYear(y + (month === undefined ? 1 : 0), m + (month !== undefined && day === undefined ? 1 : 0), d + (day === undefined ? 0 : 1));
  return next;
}
