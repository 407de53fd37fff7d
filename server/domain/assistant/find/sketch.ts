import { wordsOf } from '../../search/words.ts';

/** So many words in a row are compared. */
const shingleWords = 5;
/** Of a text so many of its rows of words are kept, those with the smallest hashes: as many of two texts are the same as the texts share. */
const sketchSize = 64;
/** Shorter texts say too little: two of them are alike by chance. */
const fewestWords = 60;
const longestText = 60_000;
/** A row of words that more sources have is boilerplate. */
const mostWithHash = 20;
/** A guess, before two texts are compared word for word. */
const leastShared = 0.45;
/** From so much on two texts count as almost the same. */
const leastSame = 0.85;
/** Bills, reports and minutes are alike but for their numbers. */
const mostNumbersApart = 0.1;

/** What of a text is compared with others; null for one that is too short. */
export function sketchOf(text: string): Uint32Array | null {
  const words = [...wordsOf(text.slice(0, longestText))].map(({ word }) => word);
  if (words.length < fewestWords) return null;
  const hashes = [...shinglesOf(words)].map(hashOf);
  return Uint32Array.from(new Set(hashes)).sort().slice(0, sketchSize);
}

/** Pairs of sources whose sketches are alike: to be compared word for word. */
export function alikeSketches(sketches: ReadonlyMap<string, Uint32Array>): [string, string][] {
  const holders = new Map<number, string[]>();
  for (const [id, sketch] of sketches) for (const hash of sketch) holders.set(hash, [...(holders.get(hash) ?? []), id]);
  const shared = new Map<string, number>();
  for (const ids of holders.values()) {
    if (ids.length < 2 || ids.length > mostWithHash) continue;
    ids.forEach((one, at) => ids.slice(at + 1).forEach((other) => shared.set(`${one} ${other}`, (shared.get(`${one} ${other}`) ?? 0) + 1)));
  }
  return [...shared].flatMap(([pair, count]): [string, string][] => {
    const [one = '', other = ''] = pair.split(' ');
    const size = Math.min(sketches.get(one)?.length ?? 0, sketches.get(other)?.length ?? 0);
    return count >= size * leastShared ? [[one, other]] : [];
  });
}

/** Whether two texts are almost the same: most rows of words are, and hardly a number differs. */
export function isAlmostSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => [...wordsOf(text.slice(0, longestText))].map(({ word }) => word));
  if (!a || !b || a.length < fewestWords || b.length < fewestWords) return false;
  if (jaccard(new Set(shinglesOf(a)), new Set(shinglesOf(b))) < leastSame) return false;
  const [numbers, others] = [a, b].map((words) => new Set(words.filter((word) => /\d/.test(word))));
  return !numbers || !others || numbers.size + others.size === 0 || jaccard(numbers, others) >= 1 - mostNumbersApart;
}

function* shinglesOf(words: readonly string[]): Generator<string> {
  for (let at = 0; at + shingleWords <= words.length; at += 1) yield words.slice(at, at + shingleWords).join(' ');
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of one) if (other.has(each)) shared += 1;
  return shared / (one.size + other.size - shared || 1);
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
