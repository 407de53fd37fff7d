/** A hit of a search: the part, from 0, and which of its letters. */
export type Match = { readonly part: number; readonly start: number; readonly end: number };

/** More are not looked for: who has so many looks for something else. */
const MOST_MATCHES = 10_000;

/** Where words stand in the parts that have been read, whatever their case and the white space between them. */
export function searchParts(parts: readonly (string | null)[], words: string): readonly Match[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`).replaceAll(String.raw`\-`, '-'), 'giu');
  const matches: Match[] = [];
  for (const [part, text] of parts.entries()) {
    for (const found of text?.matchAll(pattern) ?? []) {
      matches.push({ part, start: found.index, end: found.index + found[0].length });
      if (matches.length >= MOST_MATCHES) return matches;
    }
  }
  return matches;
}

/** Which hit comes next: around the end to the beginning. With none chosen yet, the first from a part on. */
export function nextMatch(matches: readonly Match[], current: Match | null, how: 'first' | 'next' | 'previous', fromPart: number): Match | null {
  const at = current === null || how === 'first' ? -1 : matches.findIndex((match) => isSameMatch(match, current));
  if (at === -1) return matches.find(({ part }) => part >= fromPart) ?? matches[0] ?? null;
  return matches[(at + (how === 'next' ? 1 : -1) + matches.length) % matches.length] ?? null;
}

export const isSameMatch = (one: Match, other: Match | null): boolean => one.part === other?.part && one.start === other.start && one.end === other.end;
