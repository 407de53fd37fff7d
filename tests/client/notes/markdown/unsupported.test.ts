import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countUnsupported, unsupportedIn } from '#client/notes/markdown/unsupported.ts';

const one = '[^citation_01h455vb4pex5vsknk084sn02q]';
const other = '[^citation_01h455vb4pex5vsknk084sn03r]';
const pieces = (line: string) => unsupportedIn(line, 'en').map(({ from, to }) => line.slice(from, to));

test.each([
  ['It is long. It is deep.', ['It is long.', 'It is deep.']],
  [`It is long.${one} It is deep.`, ['It is deep.']],
  [`It is long. It is deep${one}.`, ['It is long.']],
  [`It is long. ${one}${other} It is deep.`, ['It is deep.']],
  [`“It is long.”${one}`, []],
  [`- [ ] It is long.${one} Is it deep?`, ['Is it deep?']],
  ['> Somebody said so.', ['Somebody said so.']],
  ['## A heading', []],
  ['| a | table |', []],
  ['![A picture](a.png)', []],
  ['---', []],
  ['1. 2', []],
  ['', []],
])('%j: %j say something and cite nothing', (line, expected) => expect(pieces(line)).toEqual(expected));

test('what is dotted is a piece of the line, apart from all others, and no mark begins or ends it', () => {
  const part = fc.constantFrom(one, other, 'It is long. ', 'Is it? ', '- ', ' ', '.', 'Ünï 😀 ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const line = parts.join('');
      let end = 0;
      for (const { from, to } of unsupportedIn(line, 'en')) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(line.slice(from, to)).not.toMatch(/^\[\^|\]$/);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(line.length);
    }),
  );
});

test('what stands in code is not counted', () => {
  expect(countUnsupported(['It is long.', '```', 'It is code.', '```', `Deep.${one} And wide.`].join('\n'), 'en')).toBe(2);
});
