import type { Locale } from './locales.ts';

/** Message id → text in ICU syntax. */
export type Catalogue = Record<string, string>;

/**
 * The texts of a language. English needs none: the default messages in the code are the English catalogue, so every
 * screen brings its own words. The others are loaded when they are wanted.
 */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return loaders[locale]();
}

const loaders = {
  en: async () => ({}),
  es: async () => (await import('./messages/es.json')).default,
  zh: async () => (await import('./messages/zh.json')).default,
} satisfies Record<Locale, () => Promise<Catalogue>>;
