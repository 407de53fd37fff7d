import { diffArrays } from 'diff';

/** A run of paragraphs that both texts have, or one where they differ. */
export type Passage = { readonly kind: 'same'; readonly paragraphs: readonly string[] } | { readonly kind: 'changed'; readonly removed: readonly string[]; readonly added: readonly string[] };

/** A piece of a paragraph that was changed. */
export type Part = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** Work grows with the square of what differs: beyond so many paragraphs the middle counts as changed as a whole. */
const mostParagraphs = 1_000;
const mostWords = 300;
const longestParagraph = 20_000;
/** Counted where a paragraph is taken apart, and again where it is compared. */
const mostLetters = 600_000;
/** With less in common than this, two paragraphs are one that went and one that came. */
const alikePart = 0.4;

const paragraphsOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Where two texts differ, paragraph by paragraph, in their order. Bounded: texts of some megabytes take a fraction of a second. */
export function compareTexts(before: string, after: string): Passage[] {
  const [old, current] = [paragraphsOf(before), paragraphsOf(after)];
  const head = sharedLength(old, current, (list, at) => list[at]);
  const tail = sharedLength(old.slice(head), current.slice(head), (list, at) => list.at(-1 - at));
  const middle = differing(old.slice(head, old.length - tail), current.slice(head, current.length - tail));
  return [same(old.slice(0, head)), ...middle, same(old.slice(old.length - tail))].filter((passage) => passage.kind === 'changed' || passage.paragraphs.length > 0);
}

const same = (paragraphs: readonly string[]): Passage => ({ kind: 'same', paragraphs });

function sharedLength(one: readonly string[], other: readonly string[], paragraphAt: (list: readonly string[], at: number) => string | undefined): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && paragraphAt(one, length) === paragraphAt(other, length)) length += 1;
  return length;
}

function differing(old: string[], current: string[]): Passage[] {
  if (old.length === 0 && current.length === 0) return [];
  const changes = diffArrays(old, current, { maxEditLength: mostParagraphs });
  if (!changes) return [{ kind: 'changed', removed: old, added: current }];
  const passages: Passage[] = [];
  for (const { value, removed, added } of changes) {
    const last = passages.at(-1);
    if (!removed && !added) passages.push(same(value));
    else if (last?.kind === 'changed') passages[passages.length - 1] = { kind: 'changed', removed: [...last.removed, ...(removed ? value : [])], added: [...last.added, ...(added ? value : [])] };
    else passages.push({ kind: 'changed', removed: removed ? value : [], added: added ? value : [] });
  }
  return passages;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** A paragraph taken apart. */
interface Words {
  readonly all: readonly string[];
  /** How often it has each of those that tell what it is about. */
  readonly telling: ReadonlyMap<string, number>;
  /** Of those. */
  readonly letters: number;
}

/** Spaces, and short words in scripts that need more for a word with a meaning, stand everywhere. */
const isTelling = (word: string): boolean => word.length > 2 ? word.trim() !== '' : /[^\u0020-\u024f]/.test(word);

function takeApart(text: string): Words {
  const all = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const telling = new Map<string, number>();
  for (const word of all) if (isTelling(word)) telling.set(word, (telling.get(word) ?? 0) + 1);
  return { all, telling, letters: [...telling].reduce((sum, [word, count]) => sum + word.length * count, 0) };
}

/** Where two paragraphs differ, word by word; null when they have little in common, are too long to say, or so much was compared already. */
export type WordComparison = (before: string, after: string) => Part[] | null;

/**
 * Compares the paragraphs of two texts, all of them with work for so many letters, however they are made: what comes after counts as removed and added.
 * Given the same paragraphs in the same order it answers the same.
 */
export function createWordComparison(letters = mostLetters): WordComparison {
  const known = new Map<string, Words>();
  let left = letters;
  const wordsOf = (text: string): Words => {
    const words = known.get(text) ?? takeApart(text);
    if (!known.has(text)) left -= text.length;
    known.set(text, words);
    return words;
  };
  return (before, after) => {
    if (left <= 0 || before.length > longestParagraph || after.length > longestParagraph) return null;
    const [old, current] = [wordsOf(before), wordsOf(after)];
    // Without looking at their order this is found a hundred times as fast.
    if (sharedLetters(old, current) < alikePart * Math.max(old.letters, current.letters)) return null;
    left -= before.length + after.length;
    const changes = diffArrays([...old.all], [...current.all], { maxEditLength: mostWords });
    if (!changes) return null;
    const parts = changes.map(({ value, removed, added }): Part => ({ kind: removed ? 'removed' : added ? 'added' : 'same', text: value.join('') }));
    const shared = parts.reduce((length, { kind, text }) => (kind === 'same' ? length + text.trim().length : length), 0);
    return shared >= alikePart * Math.max(before.length, after.length) ? parts : null;
  };
}

const sharedLetters = (one: Words, other: Words): number =>
  [...one.telling].reduce((sum, [word, count]) => sum + word.length * Math.min(count, other.telling.get(word) ?? 0), 0);
