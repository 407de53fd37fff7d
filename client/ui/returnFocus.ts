/**
 * Remembers who has the focus now and returns the function that gives it back. A menu's item is gone by then: its
 * menu's trigger (named by `aria-labelledby`) gets the focus instead.
 */
export function rememberFocus(): () => void {
  const focused = document.activeElement;
  const menuTriggerId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const target = menuTriggerId ? document.getElementById(menuTriggerId) : focused;
  return () => {
    if (target instanceof HTMLElement && target.isConnected) target.focus();
  };
}

/** What a person wants first: the first field to type or pick in, else the first button of the footer. */
export function findFirstStop(container: HTMLElement): HTMLElement | undefined {
  const fields = container.querySelectorAll<HTMLElement>(
    'input:not([type="hidden"]):not(:disabled):not([readonly]), textarea:not(:disabled):not([readonly]), button[role="combobox"]:not(:disabled)',
  );
  const field = [...fields].find(({ tabIndex }) => tabIndex >= 0);
  return field ?? container.querySelector<HTMLElement>('footer button') ?? undefined;
}
