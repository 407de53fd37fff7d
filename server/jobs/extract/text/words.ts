/** What grown-ups read silently in a language with spaces; Japanese and Chinese words come out close to it. */
const WORDS_PER_MINUTE = 230;

/** How many words a text has, counted by the rules of its language (also where words are not set apart by spaces). */
export function countWords(text: string, language: string | null): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language ?? 'en', { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** One line: every run of white space and control characters becomes one space. Null where nothing is left. */
export function oneLine(text: string | null | undefined, longest = 500): string | null {
  const line = (text ?? '').replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ').trim();
  return line === '' ? null : shorten(line, longest);
}

/** At most `longest` characters, cut between words where there are any, with an ellipsis. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  const whole = space > longest * 0.6 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${whole.replace(/[\s,;:–-]+$/, '')}…`;
}

/** What two titles have in common when they differ only in case, blanks and punctuation. */
export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words of a text in lower case, to see what two texts share; of scripts without blanks every two characters in a row. */
export function wordSet(text: string): Set<string> {
  const words = new Set<string>();
  for (const [run] of text.toLowerCase().matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{N}\p{M}]+/gu)) {
    if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u.test(run)) words.add(run);
    else for (let at = 0; at + 1 < run.length; at += 1) words.add(run.slice(at, at + 2));
  }
  return words;
}
