import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { UiProvider } from '#client/ui/layout/UiProvider.tsx';

// jsdom has none of them; the components only need that they can be called.
Object.assign(Element.prototype, {
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
  scrollIntoView: () => undefined,
});

Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

/** Renders what the components need above them, and gives the person who uses them. */
export function renderUi(content: ReactNode) {
  const view = render(
    <UiProvider toastsLabel="Messages" dismissLabel="Dismiss">
      {content}
    </UiProvider>,
  );
  return { ...view, person: userEvent.setup() };
}
