import { franc } from 'franc-min';

/** Shorter text than this says too little about its language. */
const MIN_LETTERS = 60;
const LOOKED_AT = 6000;

/**
 * The language of a page as a BCP 47 primary tag (`en`, `zh`): what its markup declares, else what its text looks like,
 * else null.
 */
export function detectLanguage(declared: string | null, text: string): string | null {
  return primaryTag(declared) ?? guess(text);
}

function primaryTag(tag: string | null): string | null {
  if (!tag) return null;
  try {
    const { language } = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    return language === 'und' || language === 'mul' || language === 'zxx' ? null : language;
  } catch {
    return null;
  }
}

function guess(text: string): string | null {
  const sample = text.slice(0, LOOKED_AT);
  if (lengthOf(letters, sample) < MIN_LETTERS / (isDense(sample) ? 3 : 1)) return null;
  // franc names varieties by ISO 639-3 (cmn, arb, ekk); the locale data folds all but one into their BCP 47 tags.
  const found = franc(sample);
  return found === 'zlm' ? 'ms' : primaryTag(found);
}

const letters = /\p{L}+/gu;
const denseLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** Whether a text is mostly in a script of which one character says about as much as a short word. */
export function isDense(text: string): boolean {
  return lengthOf(denseLetters, text) * 2 > lengthOf(letters, text);
}

/** How much of a text matches: to take it out is far quicker than to list it. */
const lengthOf = (pattern: RegExp, text: string) => text.length - text.replace(pattern, '').length;
