import { expect, test } from 'vitest';
import type { EditedMessage } from '#client/prompts/editor/content/draftContent.ts';
import { analysedMessages, applicable, applySuggestions, followTexts, placeSuggestions, standingOf, type FoundSuggestion, type SuggestionList } from '#client/prompts/editor/suggestions/suggestionList.ts';

const user = (text: string): EditedMessage[] => [{ role: 'SYSTEM', text: '', key: 0 }, { role: 'USER', text, key: 1 }];
const put = (text: string, said: string, replacement: string | null, id = said): FoundSuggestion => ({ id, kind: 'TOKENS', message: '', messageIndex: 0, range: { start: text.indexOf(said), end: text.indexOf(said) + said.length }, replacement });
const standings = (list: SuggestionList) => Object.fromEntries(list.items.map((item) => [item.id, standingOf(item, list.texts)]));

const text = 'Please be so kind and summarise this. Please be brief.';
const placed = () => placeSuggestions([put(text, 'Please be so kind and', 'Please'), put(text, 'summarise', null), put(text, 'be brief', 'use one sentence')], analysedMessages(user(text)));

test('what an empty system message leaves out does not shift the messages; line ends are those of the editor', () => {
  const analysed = analysedMessages(user('one\r\ntwo'));
  expect(analysed.map(({ key, text: said }) => [key, said])).toEqual([[1, 'one\ntwo']]);
  const { items } = placeSuggestions([put('one\ntwo', 'two', '2')], analysed);
  expect(items[0]?.place).toEqual({ key: 1, from: 4, original: 'two' });
});

test('places move with what is typed before them, and come back after what was typed in them is gone', () => {
  const before = placed();
  const typed = followTexts(before, user(`New. ${text}`));
  expect(standings(typed)).toEqual({ 'Please be so kind and': 'open', summarise: 'open', 'be brief': 'open' });
  const within = followTexts(typed, user(`New. ${text.replace('summarise', 'summXarise')}`));
  expect(standings(within)).toEqual({ 'Please be so kind and': 'open', summarise: 'lost', 'be brief': 'open' });
  expect(standings(followTexts(within, user(`New. ${text}`)))['summarise']).toBe('open');
  expect(followTexts(before, user(text))).toBe(before);
});

test('all that can be is applied at once, and one undo and redo bring everything back to where it was', () => {
  const applied = applySuggestions(placed(), new Set(['Please be so kind and', 'be brief']));
  const after = 'Please summarise this. Please use one sentence.';
  expect([...applied.texts]).toEqual([[1, after]]);
  expect(standings(applied.list)).toEqual({ 'Please be so kind and': 'applied', summarise: 'open', 'be brief': 'applied' });
  const undone = followTexts(followTexts(applied.list, user(after)), user(text));
  expect(standings(undone)).toEqual({ 'Please be so kind and': 'open', summarise: 'open', 'be brief': 'open' });
  expect(standings(followTexts(undone, user(after)))).toEqual(standings(applied.list));
});

test.each([
  ['is put before what stays', 'Read {{text}} now.', '{{text}}', '<text>\n{{text}}\n</text>'],
  ['begins as what it replaces', '#Title', '#', '# '],
  ['only takes away', 'one one two', ' one', ''],
])('a replacement that %s is applied once, and open again after undo', (_name, of, said, replacement) => {
  const list = placeSuggestions([put(of, said, replacement, 'it')], analysedMessages(user(of)));
  const applied = applySuggestions(list, new Set(['it']));
  expect(standings(applied.list)).toEqual({ it: 'applied' });
  const now = [...applied.texts.values()].join('');
  expect(now).toBe(of.replace(said, () => replacement));
  expect(applicable(applied.list)).toEqual([]);
  expect(standings(followTexts(applied.list, user(of)))).toEqual({ it: 'open' });
});

test('an addition at a place is one, also where the text before it is typed on', () => {
  const list = placeSuggestions([{ id: 'it', kind: 'FORMAT', message: '', messageIndex: 0, range: { start: 3, end: 3 }, replacement: '\n' }], analysedMessages(user('one two')));
  const applied = applySuggestions(list, new Set(['it']));
  expect([...applied.texts]).toEqual([[1, 'one\n two']]);
  expect(standings(applied.list)).toEqual({ it: 'applied' });
});

test('what would replace the same letters is not applied together; what has no place is never applied', () => {
  const list = placeSuggestions(
    [put(text, 'Please be so kind', 'Please'), put(text, 'so kind and summarise', 'x'), { id: 'whole', kind: 'ROLE', message: '', messageIndex: null, range: null, replacement: null }],
    analysedMessages(user(text)),
  );
  expect(applicable(list).map(({ id }) => id)).toEqual(['Please be so kind']);
  expect(applySuggestions(list, new Set(['whole'])).texts.size).toBe(0);
  expect(standings(list)['whole']).toBe('open');
});

test('a message that was removed takes its suggestions with it', () => {
  expect(standings(followTexts(placed(), [{ role: 'USER', text, key: 7 }]))).toEqual({ 'Please be so kind and': 'lost', summarise: 'lost', 'be brief': 'lost' });
});
