// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
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
