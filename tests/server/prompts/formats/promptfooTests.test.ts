import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PortableTestCase } from '#server/domain/prompts/formats/promptfooTests.ts';
import { readPromptFile } from '#server/domain/prompts/formats/readPromptFile.ts';
import { writePrompts } from '#server/domain/prompts/formats/writePromptFile.ts';
import { anyCase } from '../testSets/anyCase.ts';
import { anyPrompt } from './anyPrompt.ts';

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values;
}

const anySets = fc.uniqueArray(fc.record({ name: fc.constantFrom('Basic', 'With {{x}}', '# 1', 'null', '- a'), cases: fc.array(anyCase, { minLength: 1, maxLength: 3 }) }), { maxLength: 3, selector: ({ name }) => name });

test('every test set comes back to its prompt as it was, and nothing is lost without a word', async () => {
  const anyFile = fc.uniqueArray(fc.record({ prompt: anyPrompt, testSets: anySets }), { minLength: 1, maxLength: 3, selector: ({ prompt }) => prompt.name });
  await fc.assert(
    fc.asyncProperty(anyFile, async (file) => {
      // What is called alike for people is told apart by its name.
      const prompts = file.map(({ prompt, testSets }, at) => ({ prompt: { ...prompt, name: `p-${at}`, title: `P ${at}` }, testSets }));
      const tests = prompts.flatMap(({ prompt, testSets }) => testSets.flatMap(({ name: set, cases }) => cases.map((content): PortableTestCase => ({ prompt: prompt.name, set, content }))));
      const written = writePrompts(each(prompts.map(({ prompt }) => prompt)), 'PROMPTFOO', each(tests));
      const pieces: string[] = [];
      if ('text' in written) for await (const piece of written.text) pieces.push(piece);
      const { found, lostFields } = readPromptFile(pieces.join(''), 'promptfooconfig.yaml');
      expect(found.map(({ prompt, testSets }) => ({ prompt, testSets }))).toEqual(prompts);
      // Models of several prompts stand with each of them.
      expect([...lostFields].filter((field) => field !== 'providers')).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

const readTests = (tests: string) => {
  const { found, lostFields } = readPromptFile(`description: Greetings\nprompts: ['Greet {{name}}']\n${tests}`, 'promptfooconfig.yaml');
  return { sets: found[0]?.testSets ?? [], lost: [...lostFields] };
};

test('tests of Promptfoo are cases: values, and what holds of the answer', () => {
  const { sets, lost } = readTests(`
defaultTest:
  assert:
    - { type: llm-rubric, value: is kind }
tests:
  - vars: { name: Ada, age: 36, isNew: true }
    assert:
      - { type: contains, value: 'Hello, {{name}}' }
      - { type: icontains, value: 'dear a.da' }
      - { type: not-contains, value: Sorry }
      - { type: equals, value: 7 }
      - { type: regex, value: '^H' }
      - { type: is-json }
      - { type: is-json, value: { type: object, required: [a] } }
      - { type: similar, value: Hi Ada, threshold: 0.6 }
      - { type: similar, value: Hi }
      - { type: contains-all, value: [a, b] }
      - { type: contains-any, value: 'a., b' }
      - { type: icontains-any, value: [c, d] }
      - { type: starts-with, value: H. }
  - vars: { name: [Bea, Cy] }
`);
  expect(lost).toEqual([]);
  expect(sets.map(({ name }) => name)).toEqual(['Greetings']);
  const [first, bea, cy, ...others] = sets[0]?.cases ?? [];
  expect(others).toEqual([]);
  const text = (name: string, said: string) => ({ name, fill: { text: said } });
  const kind = { kind: 'JUDGE', value: 'is kind', threshold: null };
  expect(first?.values).toEqual([text('name', 'Ada'), text('age', '36'), text('isNew', 'true')]);
  expect(first?.assertions.map((one) => `${one.kind} ${one.value}${one.threshold === null ? '' : ` ${one.threshold}`}`)).toEqual([
    'JUDGE is kind', 'CONTAINS Hello, Ada', 'REGEX (?i)dear a\\.da', 'NOT_CONTAINS Sorry', 'EQUALS 7', 'REGEX ^H', 'JSON_SCHEMA {}', 'JSON_SCHEMA {"type":"object","required":["a"]}', 'SIMILARITY Hi Ada 0.6', 'SIMILARITY Hi 0.75',
    'CONTAINS a', 'CONTAINS b', 'REGEX (?:a\\.|b)', 'REGEX (?i)(?:c|d)', 'REGEX ^H\\.',
  ]);
  expect([bea, cy]).toEqual([{ values: [text('name', 'Bea')], expected: null, assertions: [kind] }, { values: [text('name', 'Cy')], expected: null, assertions: [kind] }]);
});

test('what no test set here can hold is told, and the rest comes', () => {
  const { sets, lost } = readTests(`
tests:
  - description: A greeting
    vars: { name: Ada, 'full name': Ada L., picture: file://ada.png }
    options: { transform: output.trim() }
    metadata: { owner: Bea }
    assert:
      - { type: javascript, value: output.length > 3 }
      - { type: contains, value: Ada, weight: 2 }
      - { type: regex, value: '(?=x)' }
      - { type: latency, threshold: 300 }
      - nothing
  - file://more.yaml
`);
  expect(sets).toEqual([{ name: 'Greetings', cases: [{ values: [{ name: 'name', fill: { text: 'Ada' } }], expected: null, assertions: [{ kind: 'CONTAINS', value: 'Ada', threshold: null }] }] }]);
  expect(lost.sort()).toEqual(['assert', 'assert: javascript', 'assert: latency', 'assert: regex', 'assert: weight', 'tests', 'tests: description', 'tests: metadata', 'tests: options', 'tests: vars: full name', 'tests: vars: picture']);
  expect(readTests('tests: file://cases.csv').lost).toEqual(['tests']);
});

test('a test may be for some prompts of a file only', () => {
  const { found } = readPromptFile('prompts: [{ id: one, raw: One }, { id: two/a, raw: Two, label: Second }]\ntests:\n  - { vars: { x: all } }\n  - { vars: { x: first }, prompts: [one] }\n  - { vars: { x: group }, prompts: ["two/*"] }\n  - { vars: { x: label }, prompts: [Second] }\n', 'a.yaml');
  expect(found.map(({ testSets }) => testSets.map(({ cases }) => cases.map(({ values }) => values[0]?.fill)))).toEqual([[[{ text: 'all' }, { text: 'first' }]], [[{ text: 'all' }, { text: 'group' }, { text: 'label' }]]]);
});
