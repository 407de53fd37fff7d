/** The languages of the interface, each under its own name. */
export const locales = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'zh', name: '中文' },
  { code: 'ar', name: 'العربية' },
  { code: 'he', name: 'עברית' },
] as const;

export type Locale = (typeof locales)[number]['code'];
export type Direction = 'ltr' | 'rtl';

/** The key is also read by `public/theme.js`, before the first paint. */
const storageKey = 'locale';

const rightToLeft = new Set(['ar', 'he']);

/** The reading direction of a language; Arabic and Hebrew read from right to left (spec section 4). */
export function directionOf(locale: string): Direction {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** The saved language; English when none or an unknown one is saved. */
export function readLocale(): Locale {
  return locales.find(({ code }) => code === readSaved())?.code ?? 'en';
}

function readSaved(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function saveLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // A browser that stores nothing still shows the chosen language until the page is left.
  }
}
