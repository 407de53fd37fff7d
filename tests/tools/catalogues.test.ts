import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { locales } from '#client/i18n/locales.ts';
import { compareCatalogues, partOf } from '../../tools/check-messages.mjs';

const folder = fileURLToPath(new URL('../../client/i18n/messages/', import.meta.url));
const readFile = (path: string) => JSON.parse(readFileSync(`${folder}${path}.json`, 'utf8')) as Record<string, string>;
/** Areas whose texts are loaded with them. */
const areas = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const read = (locale: string): Record<string, string> => Object.assign(readFile(locale), ...(locale === 'en' ? [] : areas.map((area) => readFile(`${area}/${locale}`)))) as Record<string, string>;
const english = read('en');
const translated = locales.map(({ code }) => code).filter((code) => code !== 'en');
const rightToLeft = ['ar', 'he'] as const;

test('five languages are offered, and each has its catalogue', () => {
  expect(locales.map(({ code }) => code)).toEqual(['en', 'es', 'zh', 'ar', 'he']);
  expect(readdirSync(folder).sort()).toEqual([...locales.map(({ code }) => `${code}.json`), ...areas].sort());
});

test.each(areas)('the texts of %s stand apart in every language, and only its own pages say them', (area) => {
  const own = partOf(english, area);
  expect(Object.keys(own)).not.toEqual([]);
  for (const code of translated) {
    expect(compareCatalogues(own, readFile(`${area}/${code}`), code)).toEqual([]);
    expect(partOf(readFile(code), area)).toEqual({});
  }
  const client = fileURLToPath(new URL('../../client/', import.meta.url));
  const speakers = globSync('**/*.{ts,tsx}', { cwd: client, exclude: ['__generated__/**'] }).filter((path) => readFileSync(`${client}${path}`, 'utf8').includes(`id: '${area}.`));
  // What stands in the settings of a space loads them with it.
  const pages = [`${area}/`, `routes/${area}/`, `spaces/settings/${area}/`];
  expect(speakers.filter((path) => !pages.some((folder) => path.startsWith(folder)))).toEqual([]);
});

test.each(translated)('%s says every message, with the arguments and the parts of the English one', (code) => {
  expect(compareCatalogues(english, read(code), code)).toEqual([]);
});

/** What one reads of a message: its words without arguments and tags, all cases of a choice one after the other. */
function wordsOf(parts: readonly MessageFormatElement[]): string {
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value;
      if (part.type === TYPE.tag) return ` ${wordsOf(part.children)} `;
      if (part.type === TYPE.select || part.type === TYPE.plural) return Object.values(part.options).map(({ value }) => wordsOf(value)).join(' ');
      return ' ';
    })
    .join('');
}

function pluralsOf(parts: readonly MessageFormatElement[]): string[][] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.tag) return pluralsOf(part.children);
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return [];
    const below = Object.values(part.options).flatMap(({ value }) => pluralsOf(value));
    return part.type === TYPE.plural ? [Object.keys(part.options), ...below] : below;
  });
}

test.each(rightToLeft)('%s speaks each number in every form that the language has for it', (code) => {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const lacking = Object.entries(read(code)).flatMap(([id, text]) =>
    pluralsOf(parse(text)).flatMap((cases) => pluralCategories.filter((form) => !cases.includes(form) && !(form === 'zero' && cases.includes('=0'))).map((form) => `${id}: ${form}`)),
  );
  expect(lacking).toEqual([]);
});

/** Names that Chinese has words for. */
const names = ['Escape', 'Internet', 'Archive', 'draft', 'url'];

const latinWords = (text = ''): string[] => wordsOf(parse(text)).replaceAll(/https?:\/\/\S+/g, '').match(/[A-Za-z]+[0-9]?/g) ?? [];

test.each(rightToLeft)('%s leaves no English word standing but names, keys and formats: what stands in Chinese in these letters, too', (code) => {
  const chinese = read('zh');
  const left = Object.entries(read(code)).flatMap(([id, text]) => {
    const known = [...names, ...latinWords(chinese[id])];
    return latinWords(text).filter((word) => /[a-z]/.test(word) && !known.includes(word)).map((word) => `${id}: ${word}`);
  });
  expect(left).toEqual([]);
});

test('Arabic has its own comma, semicolon and question mark', () => {
  const key = new Set(['settings.shortcutsText']);
  const foreign = Object.entries(read('ar')).filter(([id, text]) => !key.has(id) && /[\u0600-\u06ff]\s?[,;?](\s|$)/.test(wordsOf(parse(text))));
  expect(foreign).toEqual([]);
});

/** One word for each idea: whoever learned it on one page knows it on all. The key called Space counts as a space here. */
const glossary: Record<string, readonly [english: RegExp, arabic: RegExp, hebrew: RegExp]> = {
  space: [/\bspaces?\b/i, /مساح|مسافة/, /מרחב|רווח/],
  collection: [/\bcollections?\b/i, /مجموع/, /אוס[פף]/],
  source: [/\bsources?\b/i, /مصد|مصادر/, /מקור/],
  highlight: [/\bhighlights?\b/i, /تظليل/, /הדגש|להדגיש/],
  tag: [/\btags?\b(?!:)/i, /وسم|وسوم/, /תגי|תיוג|לתייג/],
  inbox: [/\bInbox\b/, /الوارد/, /נכנסים/],
  trash: [/\btrash\b/i, /سلة المهملات/, /אשפה/],
  feed: [/\bfeeds?\b/i, /خلاص/, /פיד/],
  invitation: [/\binvitations?\b/i, /دعو/, /הזמנ/],
  passkey: [/\bpasskeys?\b/i, /مف(تاح|اتيح) (ال)?مرور/, /מפתח(ות)? ה?גישה/],
  'recovery code': [/\brecovery codes?\b/i, /رم(ز|وز) (ال)?استرداد/, /קוד(י)? ה?שחזור/],
  'two-factor': [/\btwo-factor\b/i, /المصادقة الثنائية/, /ה?אימות ה?דו-שלבי/],
};

test.each(Object.entries(glossary))('%s is one word in Arabic and one in Hebrew', (_word, [term, arabic, hebrew]) => {
  const [ar, he] = [read('ar'), read('he')];
  const off = Object.entries(english).flatMap(([id, text]) => {
    if (id.startsWith('palette.words.') || !term.test(wordsOf(parse(text)))) return [];
    return [...(arabic.test(ar[id] ?? '') ? [] : [`ar ${id}: ${text} → ${ar[id]}`]), ...(hebrew.test(he[id] ?? '') ? [] : [`he ${id}: ${text} → ${he[id]}`])];
  });
  expect(off).toEqual([]);
});

test.each(translated)('%s needs little more room than English where a word stands on a button or a tab', (code) => {
  const other = read(code);
  const long = Object.entries(english).flatMap(([id, text]) => {
    const [wide, wanted] = [other[id] ?? '', text].map((each) => wordsOf(parse(each)).length);
    return text.length <= 24 && !text.includes('plural') && (wide ?? 0) > 2.5 * (wanted ?? 0) + 8 ? [`${id}: ${text} → ${other[id]}`] : [];
  });
  expect(long).toEqual([]);
});
