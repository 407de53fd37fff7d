/** Letters of scripts that put no spaces between words: a quote may begin at any of them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordEnd = /[\p{L}\p{N}\p{M}]$/u;
const wordStart = /^[\p{L}\p{N}\p{M}]/u;
/** What stands within a word or a number: "can't", "non-toxic", "1,000.5", "10:30". */
const innerEnd = /(?:\p{L}['’‐‑-]|\p{N}[.,:/'’]|[\p{L}\p{N}]_)$/u;
const innerStart = /^(?:['’‐‑-]\p{L}|[.,:/'’]\p{N}|_[\p{L}\p{N}])/u;
const signEnd = /(?:^|[\s(\p{Sc}])[-−–+±~≈<>≤≥]\p{Sc}?$/u;

/**
 * Whether a text may be cut here without taking a word or a number apart. "Able" is not a quote from "unable", "can" not
 * from "can't", "5" not from "1.5" or "−5".
 */
export function isBetweenWords(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 4), at), text.slice(at, at + 4)];
  if (wordEnd.test(before) && wordStart.test(after)) return unspaced.test(lastOf(before)) || unspaced.test(firstOf(after));
  if (wordStart.test(after) && innerEnd.test(before) && isOneKind(before, after)) return false;
  if (wordEnd.test(before) && innerStart.test(after)) return false;
  return !(/^\p{N}/u.test(after) && signEnd.test(before));
}

/** Between a digit and a dot goes another digit only: "in 1999. Then" is two sentences. */
const isOneKind = (before: string, after: string): boolean => !/\p{N}[.,:/'’]$/u.test(before) || /^\p{N}/u.test(after);
const lastOf = (letters: string): string => [...letters].at(-1) ?? '';
const firstOf = (letters: string): string => [...letters][0] ?? '';
