import { expect, test } from 'vitest';
import { encodingOf, loadTokenCounter } from '#server/templates/countTokens.ts';
import { complexityOf, measureText } from '#server/templates/measureText.ts';

const prompt = `[Task]
Summarize the source below for a reader who knows the field.

[Source]
{{source.text}} {{> house/rules}} {{source.text}}

[Rules]
- Keep names, numbers and dates exactly as written.
- Quote at most one sentence.
- If the source contradicts itself, say where.`;

test('lines, words, sections, variables and fragments of a text are counted', () => {
  expect(measureText(prompt)).toEqual({ lines: 10, words: 38, sections: 3, variables: ['source.text'], fragments: ['house/rules'] });
  expect(measureText('')).toEqual({ lines: 0, words: 0, sections: 0, variables: [], fragments: [] });
  expect(measureText('\n')).toMatchObject({ lines: 2, words: 0 });
  expect(measureText('把下面的文章概括成三句话。').words).toBeGreaterThan(4);
});

test.each([
  ['Summarize this.', 'LOW', []],
  [prompt, 'MEDIUM', ['INSTRUCTIONS']],
  ['word '.repeat(151), 'MEDIUM', ['LENGTH']],
  ['word '.repeat(150), 'LOW', []],
  ['{{a}} {{b}} {{c}} {{d}} {{a}}', 'MEDIUM', ['VARIABLES']],
  ['If so, go. Unless not. Only when asked.', 'MEDIUM', ['CONDITIONS']],
  ['Notify the gift shop, diff it.', 'LOW', []],
  ['- one\n  - two', 'MEDIUM', ['NESTING']],
  ['If a, b. If c, d. 如果, e. {{a}} {{b}} {{c}} {{d}}\n- x\n  - y', 'HIGH', ['CONDITIONS', 'VARIABLES', 'NESTING']],
])('%j is %s complex', (text, complexity, reasons) => {
  expect(complexityOf([text])).toEqual({ complexity, reasons });
});

test('the texts of several messages count together', () => {
  expect(complexityOf(['word '.repeat(100), 'word '.repeat(100)])).toEqual({ complexity: 'MEDIUM', reasons: ['LENGTH'] });
});

test('a long text is measured in time that grows with its length', () => {
  const text = `${'If the {{source}} is silent, say so. '.repeat(20)}\n`.repeat(280);
  expect(text.length).toBeGreaterThan(200_000);
  expect(measureText(text).lines).toBe(281);
});

// Published: the examples of OpenAI's cookbook "How to count tokens with tiktoken".
test.each([
  ['gpt-4o', 'antidisestablishmentarianism', 6],
  ['gpt-4', 'antidisestablishmentarianism', 6],
  ['davinci', 'antidisestablishmentarianism', 5],
  ['text-davinci-003', '2 + 2 = 4', 5],
  ['gpt-4', '2 + 2 = 4', 7],
  ['gpt-4o', '2 + 2 = 4', 7],
  ['gpt-4', 'お誕生日おめでとう', 9],
  ['gpt-4o', 'お誕生日おめでとう', 8],
  ['davinci', 'お誕生日おめでとう', 14],
  ['gpt-4o', 'tiktoken is great!', 6],
  ['gpt-4', 'tiktoken is great!', 6],
])('%s counts %j as %i tokens', async (model, text, tokens) => {
  const { count, isExact } = await loadTokenCounter(model);
  expect([count(text), isExact]).toEqual([tokens, true]);
});

test('what looks like a special token is text, and an unknown model is counted about', async () => {
  const { count, isExact } = await loadTokenCounter('mistral-small-3.2');
  expect(isExact).toBe(false);
  expect(count('<|endoftext|>')).toBeGreaterThan(1);
  expect(count('')).toBe(0);
  expect((await loadTokenCounter(null)).isExact).toBe(false);
  expect(encodingOf('openai/gpt-4')).toEqual({ encoding: 'cl100k_base', isExact: true });
});
