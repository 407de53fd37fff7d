import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeTemplate, fragmentsIn, isPromptName, isVariableName, parseTemplate, printTemplate, renameFragments } from '#server/templates/parseTemplate.ts';
import { checkTemplate, maxRendered, renderTemplate, variablesIn } from '#server/templates/renderTemplate.ts';

/** What templates are made of: text that is like tags, and tags. */
const piece = fc.oneof(fc.constantFrom('{{', '}}', '{', '}', '\\', '{{name}}', '{{ other }}', '{{> part}}', '{{>part}}', '{{1}}', '{{}}', '\n', '\u{1f600}'), fc.string({ maxLength: 5 }));
const anyTemplate = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
const none = new Map<string, string>();

test('variables and fragments are found with their places', () => {
  expect(parseTemplate('Hi {{ name }}, {{> rules/short}}!')).toEqual({
    nodes: [
      { kind: 'text', text: 'Hi ', start: 0, end: 3 },
      { kind: 'variable', name: 'name', start: 3, end: 13 },
      { kind: 'text', text: ', ', start: 13, end: 15 },
      { kind: 'fragment', name: 'rules/short', start: 15, end: 32 },
      { kind: 'text', text: '!', start: 32, end: 33 },
    ],
    problems: [],
  });
});

test.each([
  ['a {{name', [['UNCLOSED', 2, 4]]],
  ['a {{ }} b', [['EMPTY', 2, 7]]],
  ['{{1st}}', [['BAD_NAME', 0, 7]]],
  ['{{> Großes}}', [['BAD_NAME', 0, 12]]],
  ['{{a {{b}}', [['UNCLOSED', 0, 2]]],
  ['{{{name}}}', []],
  ['{"a":{"b":1}}', []],
  ['\\{{name}}', []],
])('%s: what is wrong stands where it is wrong', (source, expected) => {
  expect(parseTemplate(source).problems.map(({ code, start, end }) => [code, start, end])).toEqual(expected);
});

test.each([
  ['{{{name}}}', '{Ada}'],
  ['\\{{name}}', '{{name}}'],
  ['\\\\{{name}}', '\\Ada'],
  ['C:\\temp {{name}}', 'C:\\temp Ada'],
  ['{{ name }} {{name}}', 'Ada Ada'],
  ['{{name', '{{name'],
  ['{{1st}}', '{{1st}}'],
])('%s renders as %s', (source, expected) => {
  expect(renderTemplate(source, new Map([['name', 'Ada']]), none).text).toBe(expected);
});

describe('whatever is written', () => {
  test('taken apart and put together it is the same', () => {
    fc.assert(
      fc.property(anyTemplate, (source) => {
        expect(printTemplate(source, parseTemplate(source).nodes)).toBe(source);
      }),
    );
  });

  test('nodes follow each other without a gap', () => {
    fc.assert(
      fc.property(anyTemplate, (source) => {
        const { nodes } = parseTemplate(source);
        expect([0, ...nodes.map(({ end }) => end)]).toEqual([...nodes.map(({ start }) => start), source.length]);
      }),
    );
  });

  test('a value never becomes part of the template', () => {
    fc.assert(
      fc.property(anyTemplate, anyTemplate, (source, value) => {
        const mark = '\u{e000}';
        const fragments = new Map([['part', 'in {{name}} part']]);
        const values = (text: string) => new Map([['name', text], ['other', text]]);
        // A mark that no template knows stands where values stand: with the value in its place it must be the same.
        expect(renderTemplate(source, values(value), fragments).text).toBe(renderTemplate(source, values(mark), fragments).text.replaceAll(mark, () => value));
        expect(renderTemplate(source, values(value), fragments).problems).toEqual(renderTemplate(source, values(''), fragments).problems);
      }),
    );
  });

  test('an escaped text says itself', () => {
    fc.assert(
      fc.property(anyTemplate, (text) => {
        const { text: said, missing, problems } = renderTemplate(escapeTemplate(text), none, none);
        expect({ said, missing, problems }).toEqual({ said: text, missing: [], problems: [] });
      }),
    );
  });

  test('another name for a fragment changes nothing else', () => {
    fc.assert(
      fc.property(anyTemplate, (source) => {
        const renamed = renameFragments(source, new Map([['part', 'other/part']]));
        expect(fragmentsIn(renamed)).toEqual(fragmentsIn(source).map((name) => (name === 'part' ? 'other/part' : name)));
        expect(renderTemplate(renamed, none, new Map([['other/part', 'x']])).text).toBe(renderTemplate(source, none, new Map([['part', 'x']])).text);
      }),
    );
  });
});

test('fragments are put in, also those of fragments, and their variables count', () => {
  const fragments = new Map([['a', '{{x}} {{> b}}'], ['b', '[{{y}}]']]);
  expect(renderTemplate('{{z}} {{> a}}', new Map([['x', '1'], ['z', '{{y}}']]), fragments)).toEqual({ text: '{{y}} 1 [{{y}}]', missing: ['y'], problems: [] });
  expect(variablesIn('{{z}} {{> a}} {{x}}', fragments)).toEqual(['z', 'x', 'y']);
});

test('circles, what is unknown, and what is too deep or too long are told, and end', () => {
  const circle = new Map([['a', '{{> b}}'], ['b', '{{> a}}']]);
  expect(checkTemplate('x {{> a}}', circle)).toEqual([{ code: 'CYCLE', detail: 'a → b → a', start: 2, end: 9 }]);
  expect(checkTemplate('{{> gone}}', none)).toEqual([{ code: 'UNKNOWN_FRAGMENT', detail: 'gone', start: 0, end: 10 }]);
  const chain = new Map(Array.from({ length: 20 }, (_, n) => [`f${n}`, `{{> f${n + 1}}}`]));
  expect(checkTemplate('{{> f0}}', chain)[0]).toMatchObject({ code: 'TOO_DEEP', start: 0, end: 8 });
  const laughs = new Map(Array.from({ length: 9 }, (_, n) => [`f${n}`, n === 8 ? 'ha'.repeat(100) : `{{> f${n + 1}}}`.repeat(10)]));
  const { text, problems } = renderTemplate('{{> f0}}', none, laughs);
  expect(text.length).toBeLessThanOrEqual(maxRendered);
  expect(problems.map(({ code }) => code)).toEqual(['TOO_LONG']);
});

test('names', () => {
  expect(['name', '_x', 'größe', '名字', 'a.b-c_1'].map(isVariableName)).toEqual([true, true, true, true, true]);
  expect(['', '1', 'a b', '>a', 'a'.repeat(201)].map(isVariableName)).toEqual([false, false, false, false, false]);
  expect(['support/first-answer', 'a', '0_-'].map(isPromptName)).toEqual([true, true, true]);
  expect(['', '/a', 'a/', 'a//b', 'A', 'ä', 'a'.repeat(201)].map(isPromptName)).toEqual([false, false, false, false, false, false, false]);
});
