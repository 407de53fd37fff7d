// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { SelectionToolbar } from '#client/highlights/SelectionToolbar.tsx';

// jsdom lays nothing out, on no kind of screen.
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
let box = new DOMRect(100, 100, 80, 16);
Object.assign(Range.prototype, { getBoundingClientRect: () => box });
afterEach(() => {
  cleanup();
  box = new DOMRect(100, 100, 80, 16);
});

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

test('a selection that is scrolled away takes its toolbar along, and back: it never lies over the bar above the text', async () => {
  const pane = document.body.appendChild(document.createElement('div'));
  pane.style.overflowY = 'auto';
  Object.defineProperty(pane, 'scrollHeight', { value: 2000 });
  pane.getBoundingClientRect = () => new DOMRect(0, 100, 600, 500);
  const page = pane.appendChild(document.createElement('p'));
  page.textContent = 'The flat part';
  render(toolbar(page));
  getSelection()?.selectAllChildren(page);
  const bar = await screen.findByRole('toolbar');
  expect(bar.style.top).toBe('124px');
  const scrolledTo = (top: number) => {
    box = new DOMRect(100, top, 80, 16);
    fireEvent.scroll(pane);
  };
  for (const hiddenAt of [60, -200, 620]) {
    scrolledTo(hiddenAt);
    expect(screen.queryByRole('toolbar')).toBeNull();
  }
  scrolledTo(90);
  expect(screen.getByRole('toolbar').style.top).toBe('114px');
  scrolledTo(300);
  expect(screen.getByRole('toolbar').style.top).toBe('252px');
  pane.remove();
});
