import { expect, test } from 'vitest';
import { type DraftContent, draftRules, editedMessages, savedMessages } from '#client/prompts/editor/content/draftContent.ts';
import { parseNumber, parseStop, schemaProblem } from '#client/prompts/editor/panel/parseParams.ts';

const params = { model: null, temperature: null, maxTokens: null, topP: null, seed: null, stop: [], responseSchema: null };

test('one edits a system message and a prompt, also where there is none yet; neither is saved empty', () => {
  const edited = editedMessages([]);
  expect(edited.map(({ role, text }) => [role, text])).toEqual([['SYSTEM', ''], ['USER', '']]);
  expect(savedMessages(edited)).toEqual([]);
  expect(savedMessages(edited.map((message) => ({ ...message, text: message.role === 'USER' ? 'Go' : '' })))).toEqual([{ role: 'USER', text: 'Go' }]);
  expect(savedMessages([{ role: 'SYSTEM', text: 'Be brief' }, { role: 'USER', text: '' }])).toHaveLength(2);
});

test('messages keep their keys when others wrote them, so that the caret stays', () => {
  const before = editedMessages([{ role: 'USER', text: 'one' }]);
  const after = editedMessages([{ role: 'USER', text: 'two' }, { role: 'ASSISTANT', text: 'three' }], before);
  expect(after.slice(0, 2).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(new Set(after.map(({ key }) => key)).size).toBe(3);
});

test('drafts are the same when they say the same: of a variable of which nothing is known nothing is said', () => {
  const draft: DraftContent = { messages: [{ role: 'USER', text: '{{a}}' }], params, variables: [] };
  expect(draftRules.isSame(draft, { ...draft, variables: [{ name: 'a', description: '', fill: null }] })).toBe(true);
  expect(draftRules.isSame(draft, { ...draft, variables: [{ name: 'a', description: 'Which', fill: null }] })).toBe(false);
  expect(draftRules.isSame(draft, { ...draft, params: { ...params, temperature: 0 } })).toBe(false);
  expect(draftRules.isSame(draft, { ...draft, messages: [{ role: 'ASSISTANT', text: '{{a}}' }] })).toBe(false);
});

test('numbers, stop sequences and schemas are read as they are typed', () => {
  const range = { min: 0, max: 2, isWhole: false };
  expect(['', '0.4', '2.1', 'x', '-0'].map((words) => parseNumber(words, range))).toEqual([null, 0.4, undefined, undefined, -0]);
  expect(parseNumber('1.5', { min: 1, max: 9, isWhole: true })).toBeUndefined();
  expect(parseStop('END, ###,, END')).toEqual(['END', '###']);
  expect(['', '{"type":"object"}', '[]', '{', 'null'].map(schemaProblem)).toEqual([false, false, true, true, true]);
});
