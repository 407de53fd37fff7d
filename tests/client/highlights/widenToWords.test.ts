// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { widenSelection, wordSpan } from '#client/highlights/widenToWords.ts';

afterEach(() => document.body.replaceChildren());

const cut = (text: string, piece: string) => {
  const start = text.indexOf(piece);
  const span = wordSpan(text, { start, end: start + piece.length });
  return text.slice(span.start, span.end);
};

test('a piece of a text becomes whole words, also where no spaces part them', () => {
  expect(cut('He never asked how much', 'ver as')).toBe('never asked');
  expect(cut('He never asked how much', 'never asked')).toBe('never asked');
  expect(cut('He never asked, how', 'ked,')).toBe('asked,');
  expect(cut('We don’t know', 'on')).toBe('don’t');
  expect(cut('我们研究记忆和睡眠', '究记')).toBe('研究记忆');
});

function select(html: string, from: [string, number], to: [string, number]) {
  document.body.innerHTML = html;
  const find = (words: string) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if ((node as Text).data.includes(words)) return node as Text;
    throw new Error(words);
  };
  getSelection()?.setBaseAndExtent(find(from[0]), from[1], find(to[0]), to[1]);
  const range = getSelection()?.getRangeAt(0);
  if (range) widenSelection(range);
  return getSelection();
}

test('what is selected is widened at both ends, over marks of the text and not over its blocks', () => {
  expect(String(select('<p>Un<b>forget</b>table words</p>', ['forget', 1], ['table', 7]))).toBe('Unforgettable words');
  expect(String(select('<p>One</p><p>Two</p>', ['One', 1], ['Two', 1]))).toBe('OneTwo');
});

test('what is selected backwards stays so', () => {
  const selection = select('<p>One two three</p>', ['One', 6], ['One', 1]);
  expect(String(selection)).toBe('One two');
  expect(selection?.focusOffset).toBe(0);
});
