import type { Catalogue } from './catalogues.ts';
import type { Locale } from './locales.ts';

/** Areas whose texts are loaded with them: those of the vault are on every page, and need not grow by them. */
export type TextArea = keyof typeof loaders;

/** The texts of an area in a language, over those that every page has; what is missing in both shows its key. */
export async function loadAreaCatalogue(area: TextArea, locale: Locale, everywhere: Catalogue): Promise<Catalogue> {
  return over((await loaders[area][locale]()) ?? {}, everywhere);
}

/** Texts are looked up one by one: nothing is copied. */
const over = (own: Catalogue, everywhere: Catalogue) =>
  new Proxy(own, {
    get: (texts, id) => (typeof id === 'string' ? (texts[id] ?? everywhere[id]) : undefined),
    getOwnPropertyDescriptor: (texts, id) => Reflect.getOwnPropertyDescriptor(texts, id) ?? Reflect.getOwnPropertyDescriptor(everywhere, id),
  });

const isolated = async (catalogue: Catalogue) => (await import('./isolateArguments.ts')).withIsolatedArguments(catalogue);

const loaders = {
  assistant: {
    en: async () => undefined,
    es: async () => (await import('./messages/assistant/es.json')).default,
    zh: async () => (await import('./messages/assistant/zh.json')).default,
    ar: async () => isolated((await import('./messages/assistant/ar.json')).default),
    he: async () => isolated((await import('./messages/assistant/he.json')).default),
  },
  drafts: {
    en: async () => undefined,
    es: async () => (await import('./messages/drafts/es.json')).default,
    zh: async () => (await import('./messages/drafts/zh.json')).default,
    ar: async () => isolated((await import('./messages/drafts/ar.json')).default),
    he: async () => isolated((await import('./messages/drafts/he.json')).default),
  },
  flashcards: {
    en: async () => undefined,
    es: async () => (await import('./messages/flashcards/es.json')).default,
    zh: async () => (await import('./messages/flashcards/zh.json')).default,
    ar: async () => isolated((await import('./messages/flashcards/ar.json')).default),
    he: async () => isolated((await import('./messages/flashcards/he.json')).default),
  },
  prompts: {
    en: async () => undefined,
    es: async () => (await import('./messages/prompts/es.json')).default,
    zh: async () => (await import('./messages/prompts/zh.json')).default,
    ar: async () => isolated((await import('./messages/prompts/ar.json')).default),
    he: async () => isolated((await import('./messages/prompts/he.json')).default),
  },
} satisfies Record<string, Record<Locale, () => Promise<Catalogue | undefined>>>;
