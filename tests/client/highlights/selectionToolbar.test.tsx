// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { SelectionToolbar } from '#client/highlights/SelectionToolbar.tsx';

// jsdom lays nothing out, on no kind of screen.
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(100, 100, 80, 16) });
afterEach(cleanup);

const toolbar = (text: HTMLElement | null) => (
  <IntlProvider locale="en">
    <SelectionToolbar text={text} canMark onHighlight={() => undefined} onNote={() => undefined} onCopy={() => undefined} />
  </IntlProvider>
);

test('words that were selected before the text was known get their toolbar once it is', async () => {
  const page = document.body.appendChild(document.createElement('p'));
  page.textContent = 'The flat part';
  const { rerender } = render(toolbar(null));
  getSelection()?.selectAllChildren(page);
  expect(screen.queryByRole('toolbar')).toBeNull();
  rerender(toolbar(page));
  await screen.findByRole('toolbar', { name: 'Selected text' });
  page.remove();
});

/** A text with what stands beside it, and the letters "lat" of it selected. */
function selectedLetters() {
  const [page, beside] = [document.body.appendChild(document.createElement('div')), document.body.appendChild(document.createElement('p'))];
  page.innerHTML = '<p>The flat part</p>';
  render(toolbar(page));
  const letters = page.querySelector('p')?.firstChild as Text;
  getSelection()?.setBaseAndExtent(letters, 5, letters, 8);
  return { page, beside };
}

test('a selection that was begun in the text becomes whole words, wherever it is let go', async () => {
  const { page, beside } = selectedLetters();
  fireEvent.pointerDown(page);
  fireEvent.pointerUp(beside);
  await waitFor(() => expect(String(getSelection())).toBe('flat'));
});

test('a press beside the text leaves what is selected', async () => {
  const { beside } = selectedLetters();
  fireEvent.pointerDown(beside);
  fireEvent.pointerUp(beside);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(String(getSelection())).toBe('lat');
});
