// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ResizeEdge } from '#client/ui/layout/ResizeEdge.tsx';
import { renderUi } from '../support.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

function Pane() {
  const [width, setWidth] = useState<number | null>(null);
  return (
    <aside style={width === null ? undefined : { width }}>
      <ResizeEdge label="Width" width={width ?? 264} least={216} most={400} onChange={setWidth} />
    </aside>
  );
}

const edge = () => screen.getByRole('separator', { name: 'Width' });
const now = () => edge().getAttribute('aria-valuenow');
const drag = (to: number) => {
  fireEvent.pointerDown(edge(), { button: 0, clientX: 100 });
  fireEvent.pointerMove(window, { clientX: to });
};

test('keys make it wider and narrower, as far as it goes, and Enter gives the usual width back', async () => {
  const { person } = renderUi(<Pane />);
  await person.tab();
  expect(edge()).toBe(document.activeElement);
  await person.keyboard('{ArrowRight}');
  expect(now()).toBe('280');
  await person.keyboard('{Home}{ArrowLeft}');
  expect(now()).toBe('216');
  await person.keyboard('{End}{ArrowRight}');
  expect(now()).toBe('400');
  await person.keyboard('{Enter}');
  expect(now()).toBe('264');
});

test('from right to left the arrows are mirrored', async () => {
  document.documentElement.style.direction = 'rtl';
  const { person } = renderUi(<Pane />);
  await person.tab();
  await person.keyboard('{ArrowLeft}');
  expect(now()).toBe('280');
});

test('it is dragged within its limits; Escape takes back what is being dragged', () => {
  renderUi(<Pane />);
  drag(130);
  expect(edge().parentElement?.style.width).toBe('294px');
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window);
  expect(edge().parentElement?.style.width).toBe('');
  expect(now()).toBe('264');

  drag(900);
  fireEvent.pointerUp(window);
  expect(now()).toBe('400');
  fireEvent.doubleClick(edge());
  expect(now()).toBe('264');
});
