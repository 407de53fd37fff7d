import type { Answer_message$data } from '#client/__generated__/Answer_message.graphql.ts';

type Statement = Pick<Answer_message$data['statements'][number], 'text' | 'doubts' | 'citations'>;

/** A quote in an answer or a note, with its number, and the words of its sentence that no quote has. */
export type Cited = Statement['citations'][number] & { readonly number: number; readonly doubted: readonly string[] };

/** The quotes of an answer or a note by their ids: numbered as they come first; the same words of the same place have one number. */
export function citedIn(statements: readonly Statement[]): ReadonlyMap<string, Cited> {
  const numbers = new Map<string, number>();
  const cited = new Map<string, Cited>();
  for (const { citation, doubted } of statements.flatMap(({ text, doubts, citations }) => citations.map((each) => ({ citation: each, doubted: doubts.map(({ start, end }) => text.slice(start, end)) })))) {
    const place = citation.place && citation.source ? `${citation.source.id} ${citation.place.start}-${citation.place.end}` : citation.id;
    const number = numbers.get(place) ?? numbers.size + 1;
    numbers.set(place, number);
    cited.set(citation.id, { ...citation, number, doubted });
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
