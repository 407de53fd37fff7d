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

  const lighthouse = {
    da: 'Det gamle fyr har stået på odden i tre hundrede år, og fiskerne fortæller stadig om de storme, der næsten tog det. Deres fædre sagde, at lyset kun gik ud en eneste gang, den nat da fyrmesteren døde og hans datter selv tændte lampen.',
    nb: 'Det gamle fyret har stått på odden i tre hundre år, og fiskerne forteller fortsatt om stormene som nesten tok det. Fedrene deres sa at lyset bare sluknet en eneste gang, den natten fyrvokteren døde og datteren hans gikk opp trappen.',
    sv: 'Den gamla fyren har stått på udden i tre hundra år, och fiskarna berättar fortfarande om stormarna som nästan tog den. Deras fäder sade att ljuset bara slocknade en enda gång, den natt då fyrvaktaren dog.',
    fi: 'Vanha majakka on seissyt niemen kärjessä kolmesataa vuotta, ja kalastajat kertovat yhä myrskyistä, jotka olivat viedä sen mukanaan. Heidän isänsä sanoivat, että valo sammui vain kerran, sinä yönä kun majakanvartija kuoli.',
    sk: 'Starý maják stojí na konci mysu už tristo rokov a rybári stále rozprávajú o búrkach, ktoré ho takmer vzali. Ich otcovia hovorili, že svetlo zhaslo iba raz, v tú noc, keď zomrel strážca, a že potom tam už nikto nebol.',
    cs: 'Starý maják stojí na konci mysu už tři sta let a rybáři stále vyprávějí o bouřích, které ho málem vzaly. Jejich otcové říkali, že světlo zhaslo jen jednou, té noci, když zemřel strážce a jeho dcera sama rozsvítila lampu.',
    ca: 'El vell far fa tres-cents anys que és al cap de la punta, i els pescadors encara expliquen les tempestes que gairebé se l’emporten. Els seus pares els deien que el llum només es va apagar una vegada, la nit que va morir el faroner.',
    hr: 'Stari svjetionik stoji na kraju rta već tristo godina, a ribari još uvijek pričaju o olujama koje su ga gotovo odnijele. Njihovi očevi govorili su da se svjetlo ugasilo samo jednom, one noći kad je čuvar umro.',
    ru: 'Старый маяк стоит на краю мыса уже триста лет, и рыбаки до сих пор рассказывают о бурях.',
    uk: 'Старий маяк стоїть на краю мису вже триста років, і рибалки досі розповідають про бурі, які ледь не забрали його.',
    bg: 'Старият фар стои на края на носа вече триста години и рибарите все още разказват за бурите, които почти го отнесоха.',
    he: 'המגדלור הישן עומד בקצה הצוק כבר שלוש מאות שנה, והדייגים עדיין מספרים על הסערות.',
    ka: 'ძველი შუქურა კონცხის ბოლოში უკვე სამასი წელია დგას და მეთევზეები დღემდე ყვებიან ქარიშხლებზე.',
  };

  it.each(Object.entries(lighthouse))('takes %s for none of its neighbours', (language, text) => expect(detectLanguage(null, text)).toBe(language));

  it('hears that a longer text is not in the language that its template declares', () => {
    expect(detectLanguage('en', `${lighthouse.sv} `.repeat(2))).toBe('sv');
    expect(detectLanguage('en-US', `${lighthouse.ru} `.repeat(5))).toBe('ru');
    expect(detectLanguage('de', `${lighthouse.he} `.repeat(6))).toBe('he');
  });

  it('believes what is declared of a short text, of names, and of a text that quotes another', () => {
    expect(detectLanguage('en', lighthouse.ru)).toBe('en');
    expect(detectLanguage('en', `${names}\n`.repeat(4))).toBe('en');
    expect(detectLanguage('en', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. '.repeat(4))).toBe('en');
    const remark = 'The keeper wrote that the storm had taken the small boat from the pier in the night, and that he had not slept since. ';
    expect(detectLanguage('en', lighthouse.sv.repeat(2) + remark)).toBe('en');
    expect(detectLanguage('nn', `${lighthouse.nb} `.repeat(2))).toBe('nn');
  });
});
