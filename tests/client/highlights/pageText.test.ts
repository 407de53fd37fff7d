// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readPageText } from '#client/highlights/pageText.ts';

const page = (html: string) => {
  document.body.innerHTML = `<article>${html}</article>`;
  const element = document.body.firstElementChild as Element;
  return { element, ...readPageText(element) };
};

test('blocks part words, inline markup does not', () => {
  expect(page('<h2>One</h2><p>tw<em>o</em> th<b>ree</b></p><ul><li>four</li><li>five</li></ul>').text).toBe('One\ntwo three\nfour\nfive\n');
});

test('a piece goes to the page and back', () => {
  const { text, rangeOf, spanOf } = page('<p>He <em>asked</em> how</p><p>much less</p>');
  const span = { start: text.indexOf('asked'), end: text.indexOf('less') };
  const range = rangeOf(span);
  expect(range?.toString()).toBe('asked howmuch ');
  expect(range && spanOf(range)).toEqual(span);
});

test('a selection of whole elements, as a triple click makes it', () => {
  const { element, text, spanOf } = page('<p>one</p><p>two</p><p>three</p>');
  const range = document.createRange();
  range.setStart(element.children[1] as Element, 0);
  range.setEnd(element.children[2] as Element, 0);
  const span = spanOf(range);
  expect(span && text.slice(span.start, span.end)).toBe('two');
});

test('what lies between the pieces is nothing on the page', () => {
  const { rangeOf } = page('<p></p>');
  expect(rangeOf({ start: 0, end: 3 })).toBeNull();
});
