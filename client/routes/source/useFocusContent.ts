import { useEffect } from 'react';

/**
 * Gives the focus to what is read, when nobody else has it: Space, arrows and Page Down scroll it at once. It shows no ring
 * for that (`data-quiet`); it does when somebody comes to it by Tab.
 */
export function useFocusContent(pane: HTMLElement | null): void {
  useEffect(() => {
    if (!pane || document.activeElement !== document.body) return;
    const showFocusRing = () => pane.removeAttribute('data-quiet');
    pane.setAttribute('data-quiet', '');
    pane.addEventListener('blur', showFocusRing, { once: true });
    pane.focus({ preventScroll: true });
    return () => pane.removeEventListener('blur', showFocusRing);
  }, [pane]);
}
