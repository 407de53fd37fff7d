// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useSelectionKeys } from '#client/sources/selection/useSelectionKeys.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { Toaster } from '#client/ui/toast/Toaster.tsx';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';

/** Presses a key when the page within stands there, before it is painted: nobody who sees it can be earlier. */
function PressedWhenSeen({ press, children }: { press: KeyboardEventInit; children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }));
  }, [press]);
  return children;
}

function pressWhenSeen(press: KeyboardEventInit, page: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<PressedWhenSeen press={press}>{page}</PressedWhenSeen>));
  act(() => root.unmount());
}

test('the keys of a page are heard as soon as it is seen', () => {
  const begin = vi.fn();
  function Notes() {
    useSingleKeyShortcuts({ n: begin });
    return null;
  }
  pressWhenSeen({ key: 'n' }, <Notes />);
  expect(begin).toHaveBeenCalledOnce();
});

test('the keys of a list are heard as soon as it is seen', () => {
  const onSelectAll = vi.fn();
  function Sources() {
    useSelectionKeys({ onSelectAll, onEscape: () => false });
    return null;
  }
  pressWhenSeen({ key: 'a', ctrlKey: true }, <Sources />);
  expect(onSelectAll).toHaveBeenCalledOnce();
});

test('what was done before the toasts are drawn is undone as soon as the page is seen', () => {
  const onAction = vi.fn();
  showToast({ type: 'success', message: 'Moved', action: { label: 'Undo', onAction } });
  pressWhenSeen({ key: 'z', ctrlKey: true }, <Toaster label="Messages" dismissLabel="Dismiss" direction="ltr" />);
  expect(onAction).toHaveBeenCalledOnce();
});
