import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionsOf } from '#server/domain/search/matching.ts';
import { parseQuery, type SearchOperator } from '#server/domain/search/parseQuery.ts';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
const operators = (typed: string) => parseQuery(typed).operators;

test('words, phrases and what must not be there', () => {
  expect(parseQuery('spaced "forgetting curve" -draft -"work in progress"')).toEqual({
    terms: [
      { text: 'spaced', exact: false, excluded: false },
      { text: 'forgetting curve', exact: true, excluded: false },
      { text: 'draft', exact: false, excluded: true },
      { text: 'work in progress', exact: true, excluded: true },
    ],
    operators: [],
  });
});

test.each<[string, SearchOperator]>([
  ['tag:memory', { kind: 'tag', name: 'memory', excluded: false }],
  ['-tag:"to read"', { kind: 'tag', name: 'to read', excluded: true }],
  ['TAG:Memory', { kind: 'tag', name: 'Memory', excluded: false }],
  ['type:link', { kind: 'type', type: 'URI', excluded: false }],
  ['type:Note', { kind: 'type', type: 'NOTE', excluded: false }],
  ['status:failed', { kind: 'status', status: 'FAILED', excluded: false }],
  ['in:"Reading list"', { kind: 'in', name: 'Reading list', excluded: false }],
  ['in:“Reading list”', { kind: 'in', name: 'Reading list', excluded: false }],
  ['before:2026-05-14', { kind: 'before', date: day('2026-05-14'), excluded: false }],
  ['before:2026', { kind: 'before', date: day('2026-01-01'), excluded: false }],
  ['after:2026-05-14', { kind: 'after', date: day('2026-05-15'), excluded: false }],
  ['after:2026-12', { kind: 'after', date: day('2027-01-01'), excluded: false }],
  ['after:2026', { kind: 'after', date: day('2027-01-01'), excluded: false }],
  ['is:favorite', { kind: 'favorite', excluded: false }],
  ['-is:favorite', { kind: 'favorite', excluded: true }],
])('%s', (typed, operator) => {
  expect(parseQuery(typed)).toEqual({ terms: [], operators: [operator] });
});

test.each(['type:poem', 'status:', 'is:red', 'before:soon', 'after:2026-02-30', 'before:2026-13', 'https://example.org/a', 'site:example.org'])(
  '%s is no operator but text',
  (typed) => {
    expect(operators(typed)).toEqual([]);
    expect(parseQuery(typed).terms).toMatchObject([{ text: typed }]);
  },
);

test('an open quotation mark goes to the end', () => {
  expect(parseQuery('"to be or').terms).toEqual([{ text: 'to be or', exact: true, excluded: false }]);
});

test('never throws, and always makes a condition', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom('"', '-', ':', 'tag:', 'is:favorite', 'before:', '2026-02-31', "'", '\\', '~', '&', '!', '|', '(', '<->', '\0', '記憶', 'a'), { maxLength: 40 }).map((parts) => parts.join('')),
    fc.array(fc.constantFrom('word', '"a b"', '-c', 'tag:x', 'in:"y z"', ' ', '  '), { maxLength: 60 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(typed, (query) => {
      const { terms, operators: found } = parseQuery(query);
      expect(terms.length + found.length).toBeLessThanOrEqual(32);
      expect(conditionsOf(terms).anywhere).toMatch(/^[^\0\\]+$/);
      for (const operator of found) if ('date' in operator) expect(operator.date.getTime()).not.toBeNaN();
    }),
    { numRuns: 500 },
  );
});

test('what is written as parts is read as the same parts', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  const part = fc.oneof(
    word.map((text) => ({ typed: text, read: { text, exact: false, excluded: false } })),
    word.map((text) => ({ typed: `-${text}`, read: { text, exact: false, excluded: true } })),
    fc.tuple(word, word).map(([a, b]) => ({ typed: `"${a} ${b}"`, read: { text: `${a} ${b}`, exact: true, excluded: false } })),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      expect(parseQuery(parts.map(({ typed }) => typed).join(' ')).terms).toEqual(parts.map(({ read }) => read));
    }),
  );
});
