import type { Locale } from './locales.ts';

/** Message id → text in ICU syntax. */
export type Catalogue = Record<string, string>;

/**
 * The texts of a language. English needs none: the default messages in the code are the English catalogue, so every
 * screen brings its own words. The others are loaded when they are wanted.
 */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return locale === 'en' ? loaders.en() : withKeysForMissing(await loaders[locale](), locale);
}

/**
 * The same texts, and for each that is missing its key, which is logged (spec section 8). Without that, the English
 * default would stand there, and nobody would notice.
 */
function withKeysForMissing(catalogue: Catalogue, locale: Locale): Catalogue {
  const missing = new Map<string, string>();
  const keyOf = (id: string) => {
    if (!missing.has(id)) {
      console.error(`The text "${id}" is missing in "${locale}".`);
      // Parsed, as texts are that come with the built client: it has no parser.
      missing.set(id, [{ type: literal, value: id }] as unknown as string);
    }
    return missing.get(id);
  };
  return new Proxy(catalogue, {
    getOwnPropertyDescriptor: (texts, id) =>
      Reflect.getOwnPropertyDescriptor(texts, id) ?? (typeof id === 'string' ? { value: keyOf(id), configurable: true, enumerable: true, writable: true } : undefined),
    get: (texts, id) => (typeof id === 'string' ? (texts[id] ?? missing.get(id)) : undefined),
  });
}

/** A part of a parsed message that is nothing but text. */
const literal = 0;

const isolated = async (catalogue: Catalogue) => (await import('./isolateArguments.ts')).withIsolatedArguments(catalogue);

const loaders = {
  en: async () => ({}),
  es: async () => (await import('./messages/es.json')).default,
  zh: async () => (await import('./messages/zh.json')).default,
  ar: async () => isolated((await import('./messages/ar.json')).default),
  he: async () => isolated((await import('./messages/he.json')).default),
} satisfies Record<Locale, () => Promise<Catalogue>>;
