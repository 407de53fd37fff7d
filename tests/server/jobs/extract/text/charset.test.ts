import { describe, expect, test } from 'vitest';
import { decodeText } from '#server/jobs/extract/text/charset.ts';
import { textKind } from '#server/jobs/extract/text/textKind.ts';

/** The bytes of a text in an encoding with one byte for each character. */
function encoded(text: string, encoding: string): Uint8Array {
  const characters = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, code) => code))];
  return Uint8Array.from([...text], (character) => {
    const code = characters.indexOf(character);
    if (code < 0) throw new Error(`${encoding} has no ${character}`);
    return code;
  });
}

const utf32 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer([...text].length * 4));
  [...text].forEach((character, at) => view.setUint32(at * 4, character.codePointAt(0) ?? 0, isLittle));
  return new Uint8Array(view.buffer);
};
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const russian = 'Новая библиотека открылась у моря. В ней собраны книги о приливах и отливах, карты побережья и письма смотрителей маяка.';
const turkish = 'Deniz kıyısındaki yeni kütüphane açıldı; “ışık” adlı bölümde fenerlerin tarihi anlatılıyor, girişler ücretsiz.';
const japanese = '海辺の町に新しい図書館が開館しました。';
const iso2022jp = new Uint8Array(Buffer.from('1b244233244a55244e442e244b3f37243724243f5e3d71345b242c332b345b2437245e2437243f21231b2842', 'hex'));
const shiftJis = new Uint8Array(Buffer.from('8a4395d382cc92ac82c9905682b582a2907d8f918ad982aa8a4a8ad982b582dc82b582bd8142', 'hex'));

describe('without a word about its encoding', () => {
  test.each([
    ['windows-1254', turkish],
    ['windows-1251', russian],
    ['ibm866', russian],
    ['koi8-r', russian],
    ['windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy, a přece se v přístavu nikdo neohlédl.'],
    ['windows-1253', 'Η νέα βιβλιοθήκη άνοιξε δίπλα στη θάλασσα.'],
    ['windows-1252', 'Käse für 3 €, “nicht” mehr und nicht weniger.'],
    ['windows-1252', 'The café opened at noon and the tide came in.'],
    ['windows-1252', 'Café · Menü'],
  ])('%s is known by its look: %.12s', (encoding, text) => {
    expect(decodeText(encoded(text, encoding), null)).toBe(text);
  });

  test('a language that begins late, behind much that every encoding has', () => {
    const text = `${'<div class="menu"></div>\n'.repeat(5_000)}${russian}`;
    expect(decodeText(encoded(text, 'windows-1251'), null)).toBe(text);
  });

  test('ISO-2022-JP by its escapes, also as a file', () => {
    expect(decodeText(iso2022jp, null)).toBe(japanese);
    expect(decodeText(iso2022jp, 'utf-8')).toBe(japanese);
    expect(textKind(iso2022jp, null, 'a.txt')?.kind).toBe('text');
  });

  test('colours of a terminal are no Japanese', () => {
    const log = '\u001b[32mok\u001b[0m The tide came in.';
    expect(decodeText(utf8(log), null)).toBe(log);
  });

  test.each([
    ['little', true],
    ['big', false],
  ])('UTF-32 with and without its mark, %s end first', (_end, isLittle) => {
    const text = `Tide 🌊 table: ${japanese} The keeper wrote down the weather every evening.`;
    for (const bytes of [utf32(`\ufeff${text}`, isLittle), utf32(text, isLittle)]) {
      expect(decodeText(bytes, null)).toBe(text);
      expect(textKind(bytes, null, 'a.txt')?.kind).toBe('text');
    }
    expect(textKind(utf32(`\ufeff<!doctype html><title>a</title>`, isLittle), null, '')?.kind).toBe('html');
    expect(decodeText(joined(utf32('\ufeffa', isLittle), new Uint8Array([0xff, 0xff, 0xff, 0xff, 1])), null)).toBe('a\ufffd');
  });
});

describe('against what it says', () => {
  const page = (charset: string, text: string) => `<!doctype html><meta charset="${charset}"><script>${'var a = 1;\n'.repeat(3_000)}</script><p>${text}</p>`;

  test('windows-1251 that says it is UTF-8, however far from the start', () => {
    const text = page('utf-8', russian);
    expect(decodeText(encoded(text, 'windows-1251'), null)).toBe(text);
    expect(decodeText(encoded(text, 'windows-1251'), 'utf-8')).toBe(text);
    const short = page('utf-8', 'the café');
    expect(decodeText(encoded(short, 'windows-1252'), 'utf-8')).toBe(short);
  });

  test('UTF-8 that says it is something else', () => {
    for (const charset of ['iso-8859-1', 'windows-1251', 'shift_jis', 'utf-16']) {
      const text = page(charset, russian);
      expect(decodeText(utf8(text), charset)).toBe(text);
    }
    expect(decodeText(utf8('plain'), 'utf-16le')).toBe('plain');
  });

  test('what makes no sense in the encoding it names is read as what it looks like', () => {
    for (const charset of ['euc-jp', 'iso-8859-1', 'utf-8']) expect(decodeText(shiftJis, charset)).toBe(japanese);
    expect(decodeText(encoded(russian, 'ibm866'), 'iso-8859-1')).toBe(russian);
    expect(decodeText(encoded(russian, 'windows-1251'), 'euc-jp')).toBe(russian);
    expect(decodeText(encoded(russian, 'windows-1251'), 'iso-8859-1')).toBe(russian);
  });

  test('what makes sense in it stays: a few broken characters are in many pages', () => {
    const broken = joined(utf8(russian), new Uint8Array([0xff, 0xe9]), utf8(russian));
    expect(decodeText(broken, 'utf-8')).toBe(`${russian}\ufffd\ufffd${russian}`);
    expect(decodeText(broken, null)).toBe(`${russian}\ufffd\ufffd${russian}`);
    expect(decodeText(encoded('Größe: 3 €', 'windows-1252'), 'iso-8859-1')).toBe('Größe: 3 €');
    const lines = `${'—'.repeat(60)} “Été…” — déjà vu ${'»'.repeat(60)}`;
    expect(decodeText(encoded(lines, 'windows-1252'), 'iso-8859-1')).toBe(lines);
    expect(decodeText(encoded(russian, 'koi8-r'), 'koi8-r')).toBe(russian);
    expect(decodeText(utf8('A sign for what is lost: \ufffd\ufffd\ufffd\ufffd'), 'utf-8')).toContain('\ufffd');
  });
});
