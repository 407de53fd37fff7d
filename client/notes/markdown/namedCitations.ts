/** Where a text cites: `[^citation_01h…]`. */
export const MARK = /\[\^(citation_[0-7][0-9a-hjkmnp-tv-z]{25})\]/g;

/** What cites with this id. */
export const citationMark = (id: string): string => `[^${id}]`;

/** The citations that texts name, each once, in the order of the texts. */
export const citationsNamedIn = (...texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => [...text.matchAll(MARK)].flatMap(([, id]) => id ?? [])))];

/** A text with numbers for the marks of its citations, to be read where no marks are drawn. @param numbered all citations, the first is 1: the same numbers for every text that is shown beside */
export function withNumbers(text: string, numbered: readonly string[]): string {
  return text.replace(MARK, (_mark, id: string) => `[${numbered.indexOf(id) + 1}]`);
}
