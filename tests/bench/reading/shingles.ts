/** Runs of so many words, and how often each is there. */
function shinglesOf(text: string, length: number): Map<string, number> {
  const words = text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at < Math.max(1, words.length - length + 1); at += 1) {
    const run = words.slice(at, at + length).join(' ');
    if (run !== '') counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);
export const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
/** NaN of none. */
export const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** How much of a text was found, and how much of what was found belongs to it. */
export interface Score {
  /** null where nothing was read. */
  readonly precision: number | null;
  readonly recall: number;
  readonly f1: number;
}

/** @param length texts are compared by runs of so many words: of four words their order counts, of one it does not */
export function score(found: string, text: string, length = 4): Score {
  const [there, wanted] = [shinglesOf(found, length), shinglesOf(text, length)];
  const shared = sum([...wanted].map(([run, count]) => Math.min(count, there.get(run) ?? 0)));
  const [all, known] = [sum(there.values()), sum(wanted.values())];
  const precision = all === 0 ? null : shared / all;
  const recall = known === 0 ? 1 : shared / known;
  return { precision, recall, f1: shared === 0 ? 0 : (2 * shared) / (all + known) };
}

/** The measure of the public benchmark: F1 of the means of precision and recall. */
export function summary(scores: readonly Score[]) {
  const precision = mean(scores.flatMap((each) => each.precision ?? []));
  const recall = mean(scores.map((each) => each.recall));
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall };
}
