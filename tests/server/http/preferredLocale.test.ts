import { expect, test } from 'vitest';
import { preferredLocale } from '#server/http/requests/preferredLocale.ts';

test.each([
  [undefined, undefined, 'en'],
  ['es', 'zh', 'es'],
  ['zh-Hans-CN', undefined, 'zh'],
  ['fr', 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  [undefined, 'fr-FR, en;q=0.2, zh;q=0.7', 'zh'],
  [undefined, 'es;q=0, de', 'en'],
  [undefined, 'ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  [undefined, 'he-IL', 'he'],
  [undefined, 'iw-IL, en;q=0.5', 'he'],
  [undefined, '*', 'en'],
  [undefined, ';;,=,q=q', 'en'],
] as const)('%s and %s → %s', (asked, header, locale) => {
  expect(preferredLocale(asked, header)).toBe(locale);
});
