import { type Locale, locales } from '#server/identity/resetMail.ts';

/** The code of Hebrew before 1989, which some systems still send. */
const hebrewOnce = 'iw';

/** The language to write to a caller in: what they ask for by name, else the best of `Accept-Language`, else English. */
export function preferredLocale(asked: string | undefined, acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
  for (const tag of [asked ?? '', ...wishes]) {
    const language = tag.toLowerCase().split('-')[0];
    const known = locales.find((locale) => locale === (language === hebrewOnce ? 'he' : language));
    if (known) return known;
  }
  return 'en';
}
