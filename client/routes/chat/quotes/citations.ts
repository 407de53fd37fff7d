import type { Answer_message$data } from '#client/__generated__/Answer_message.graphql.ts';

type Statement = Answer_message$data['statements'][number];

/** A quote in an answer, with its number. */
export type Cited = Statement['citations'][number] & { readonly number: number };

/** The quotes of an answer by their ids: numbered as they come first; the same words of the same place have one number. */
export function citedIn(statements: readonly Statement[]): ReadonlyMap<string, Cited> {
  const numbers = new Map<string, number>();
  const cited = new Map<string, Cited>();
  for (const citation of statements.flatMap(({ citations }) => citations)) {
    const place = citation.place && citation.source ? `${citation.source.id} ${citation.place.start}-${citation.place.end}` : citation.id;
    const number = numbers.get(place) ?? numbers.size + 1;
    numbers.set(place, number);
    cited.set(citation.id, { ...citation, number });
  }
  return cited;
}

/** The words a mark stands behind without a break between: the last one. Where words are not parted, the last two characters. */
export function lastWord(text: string): { readonly before: string; readonly last: string } {
  const trimmed = text.trimEnd();
  const at = Math.max(trimmed.lastIndexOf(' '), trimmed.lastIndexOf('\n')) + 1;
  const from = trimmed.length - at > 24 ? trimmed.length - 2 : at;
  return { before: trimmed.slice(0, from), last: trimmed.slice(from) };
}
