// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isInputFocused, pastedLinks } from '#client/uploads/pastedLinks.ts';

test.each([
  ['https://example.org', ['https://example.org']],
  [' https://example.org/a \n\nhttp://example.org/b?c=d ', ['https://example.org/a', 'http://example.org/b?c=d']],
  ['read https://example.org', null],
  ['example.org', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['', null],
])('%j', (text, links) => {
  expect(pastedLinks(text)).toEqual(links);
});

test('the clipboard belongs to fields and to dialogs first', () => {
  document.body.innerHTML = '<input><p id="text">words</p><div contenteditable="true"><b id="edited">words</b></div>';
  expect(isInputFocused(document.querySelector('input'))).toBe(true);
  expect(isInputFocused(document.querySelector('#edited'))).toBe(true);
  expect(isInputFocused(document.querySelector('#text'))).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  expect(isInputFocused(document.querySelector('#text'))).toBe(true);
});
