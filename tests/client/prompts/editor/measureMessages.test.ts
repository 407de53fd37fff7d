import { expect, test } from 'vitest';
import { createMeasuring } from '#client/prompts/editor/measures/measureMessages.ts';

test('each message is measured, and the complexity is that of what others than the system say', async () => {
  const measure = createMeasuring();
  const system = { isSystem: true, text: '{{a}} {{b}} {{c}} {{d}}' };
  const user = { isSystem: false, text: 'tiktoken is great!' };
  const measures = await measure({ texts: [system, user], model: 'gpt-4' });
  expect(measures).toMatchObject({ messages: [{ variables: ['a', 'b', 'c', 'd'] }, { tokens: 6, words: 3, lines: 1 }], complexity: 'LOW', reasons: [], isExact: true });
  const [, again] = (await measure({ texts: [system, user], model: 'gpt-4' })).messages;
  expect(again).toBe(measures.messages[1]);
  expect((await measure({ texts: [{ isSystem: false, text: system.text }], model: 'unknown' })).reasons).toEqual(['VARIABLES']);
});

test('another model counts anew', async () => {
  const measure = createMeasuring();
  const texts = [{ isSystem: false, text: 'お誕生日おめでとう' }];
  expect((await measure({ texts, model: 'gpt-4' })).messages[0]?.tokens).toBe(9);
  expect((await measure({ texts, model: 'gpt-4o' })).messages[0]?.tokens).toBe(8);
});
