import { describe, expect, it } from 'vitest';
import { detectLanguage } from '#server/jobs/extract/text/language.ts';

describe('detectLanguage', () => {
  it.each([
    ['en-US', 'en'],
    ['DE', 'de'],
    ['pt_BR', 'pt'],
    [' zh-Hant-TW ', 'zh'],
    ['cmn', 'zh'],
    ['gsw', 'gsw'],
  ])('believes a declared %s', (tag, language) => expect(detectLanguage(tag, '')).toBe(language));

  it.each([
    ['en', 'The council met on Tuesday to talk about the price of bread and the state of the roads in winter.'],
    [
      'es',
      'El ayuntamiento se reunió el martes para hablar del precio del pan y del estado de las carreteras en invierno.',
    ],
    ['zh', '市议会星期二开会，讨论面包的价格和冬季道路的状况，会议持续了三个小时，最后没有作出任何决定。'],
    ['ko', '시의회는 화요일에 빵값과 겨울철 도로 상태에 대해 논의하기 위해 모였으며 회의는 세 시간 동안 계속되었다.'],
    ['ru', 'Городской совет собрался во вторник, чтобы обсудить цены на хлеб и состояние дорог зимой.'],
    ['ar', 'اجتمع مجلس المدينة يوم الثلاثاء لمناقشة سعر الخبز وحالة الطرق في فصل الشتاء واستمر الاجتماع ثلاث ساعات.'],
  ])('hears %s in a text that declares nothing or nonsense', (language, text) => {
    expect(detectLanguage(null, text)).toBe(language);
    expect(detectLanguage('not a tag', text)).toBe(language);
    expect(detectLanguage('und', text)).toBe(language);
  });

  const ships = ['Aurora di Halden\tporto\tNapoli\tvelieri', 'Stella maris\tporto\tGenova\tmercantili', 'La bella marina\tporto\tVenezia\tpescherecci'].join('\n');
  const names = 'Halden Aurora Bergen Oslo Trondheim Malmö Kiel Lisboa Porto Roma Napoli Venezia Marseille Antwerpen Gdańsk Riga Tallinn Helsinki'.split(' ').join('\n');

  it.each([
    ['a table', ships],
    ['a long list of names', names],
  ])('says nothing about %s', (_what, text) => expect(detectLanguage(null, text)).toBeNull());

  it('hears the language of a table with sentences in its cells', () => {
    const remark = 'The keeper wrote that the storm had taken the small boat from the pier in the night.';
    expect(detectLanguage(null, [ships, `Aurora\t1903\t${remark}`, `Stella\t1904\t${remark}`].join('\n'))).toBe('en');
  });

  it('says nothing about a few words', () => expect(detectLanguage(null, 'Hello there')).toBeNull());
});
