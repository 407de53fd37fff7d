import { createSharedValue } from '#client/state/createSharedValue.ts';

/** Who gets the focus back from what is open now, until it has been given back. */
const pendingReturn = createSharedValue<{ readonly to: Element | null } | null>(null);

/**
 * Remembers who has the focus now and returns the function that gives it back. A menu's item is gone by then: its
 * menu's trigger (named by `aria-labelledby`) gets the focus instead. What takes the place of something that had just
 * lost the focus, such as a dialog its own skeleton, gives it back to the same place.
 */
export function rememberFocus(): () => void {
  const focused = document.activeElement;
  const menuTriggerId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const isLost = focused === document.body && pendingReturn.get()?.to?.isConnected;
  const target = menuTriggerId ? document.getElementById(menuTriggerId) : isLost ? (pendingReturn.get()?.to ?? null) : focused;
  const around = target?.closest('[role="tree"], [role="grid"]');
  const mine = { to: target };
  pendingReturn.set(mine);
  return () => {
    // Not what came in its place: that owes it now.
    if (pendingReturn.get() === mine) pendingReturn.set(null);
    // What was asked about may be gone by now, deleted or moved: one goes on where it was.
    giveFocus(target?.isConnected ? target : (around?.querySelector('[role="treeitem"][tabindex="0"], [data-open][tabindex="0"]') ?? document.getElementById('content')));
  };
}

/** Gives the focus to an element; where it cannot take it (a button that is shown under the pointer alone), to what it stands in. */
export function giveFocus(target: Element | null) {
  for (let place = target; place?.isConnected && place !== document.body; place = place.parentElement?.closest('[tabindex]') ?? null) {
    if (place instanceof HTMLElement) place.focus();
    if (document.activeElement === place) return;
  }
}

/** What a person wants first: the first field to type or pick in, else the first button of the footer. */
export function findFirstStop(container: HTMLElement): HTMLElement | undefined {
  const fields = container.querySelectorAll<HTMLElement>(
    'input:not([type="hidden"]):not(:disabled):not([readonly]), textarea:not(:disabled):not([readonly]), button[role="combobox"]:not(:disabled)',
  );
  const field = [...fields].find(({ tabIndex }) => tabIndex >= 0);
  return field ?? container.querySelector<HTMLElement>('footer button') ?? undefined;
}
