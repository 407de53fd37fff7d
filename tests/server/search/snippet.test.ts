import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from '#server/domain/search/parseQuery.ts';
import { beginningOf, hitFinder, markHits, passageOf, type TextFragment } from '#server/domain/search/snippet.ts';

const find = (typed: string) => hitFinder(parseQuery(typed).terms);
const shown = (fragments: readonly TextFragment[] | null) => fragments?.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('') ?? null;

test.each([
  ['kube', 'Kubernetes and minikube', 'name', '[Kubernetes] and [minikube]'],
  ['kube', 'Kubernetes and minikube', 'text', '[Kubernetes] and minikube'],
  ['muller', 'Herr Müller und Frau MÜLLER', 'text', 'Herr [Müller] und Frau [MÜLLER]'],
  ['"the art"', 'The art of the start', 'text', '[The] [art] of [the] start'],
  ['art', 'The art of the start', 'name', 'The [art] of the [start]'],
  ['-art of', 'The art of it', 'name', 'The art [of] it'],
  ['ku', 'Kubernetes, haiku and Skuld', 'text', '[Kubernetes], haiku and Skuld'],
  ['ku on', 'Kubernetes on one', 'name', 'Kubernetes [on] one'],
  ['例', '例えば研究', 'text', '[例えば]研究'],
  ['tag:x', 'Nothing is looked for', 'name', 'Nothing is looked for'],
] as const)('%s in "%s" (%s)', (typed, text, kind, expected) => {
  expect(shown(markHits(text, find(typed), kind))).toBe(expected);
});

test('the passage is the one with most of what is wanted', () => {
  const far = 'x '.repeat(300).trim();
  const text = `memory ${far} the memory of a curve ${far} curve`;
  expect(shown(passageOf(text, find('memory curve')))).toMatch(/… (x )+the \[memory\] of a \[curve\] (x )+…/);
  expect(passageOf(text, find('absent'))).toBeNull();
});

test('the pieces of a marked text are the text, and a passage is no longer than a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), fc.string({ unit: 'grapheme', maxLength: 12 }), (text, typed) => {
      expect(markHits(text, find(typed), 'name').map((fragment) => fragment.text).join('')).toBe(text);
      for (const passage of [passageOf(text, find(typed)), beginningOf(text)]) {
        const line = passage?.map((fragment) => fragment.text).join('') ?? '';
        expect(line.length).toBeLessThan(300);
        if (text.isWellFormed()) expect(line.isWellFormed()).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
