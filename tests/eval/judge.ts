/** A text of a set, and what is asked of it. */
export interface Document {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly questions: readonly { readonly id: string; readonly question: string }[];
}

/** nDCG@10 of a list in which one document is right: 1 where it comes first, 0 behind the tenth. */
export function gainOf(ranked: readonly string[], wanted: string): number {
  const rank = ranked.slice(0, 10).indexOf(wanted);
  return rank < 0 ? 0 : 1 / Math.log2(rank + 2);
}

/** Ids of the fifth of the questions that share the fewest of their words with their texts: there meaning has to help. */
export function fewestSharedWords(documents: readonly Document[]): ReadonlySet<string> {
  const shares = documents.flatMap(({ text, questions }) => {
    const there = wordsOf(text);
    return questions.map(({ id, question }) => {
      const words = wordsOf(question);
      return { id, share: [...words].filter((word) => there.has(word)).length / Math.max(1, words.size) };
    });
  });
  shares.sort((one, other) => one.share - other.share);
  return new Set(shares.slice(0, Math.round(shares.length / 5)).map(({ id }) => id));
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
