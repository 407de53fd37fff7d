import { createStoredValue } from '#client/state/createStoredValue.ts';

/** Whether it is folded everywhere but where one reads. */
export const isNavigationFolded = createStoredValue('vault.navigation', { read: (stored) => stored === 'rail', write: (value) => (value ? 'rail' : 'drawer') });
/** Who reads wants the room for the text: there it is folded until somebody unfolds it. */
const isFoldedWhileReading = createStoredValue('vault.navigationWhileReading', { read: (stored) => stored !== 'drawer', write: (value) => (value ? 'rail' : 'drawer') });

/** Whether the navigation is folded to its rail, remembered on this device: for the pages of sources by itself. */
export function useIsNavigationCollapsed(isReading: boolean): boolean {
  const elsewhere = isNavigationFolded.use();
  const whileReading = isFoldedWhileReading.use();
  return isReading ? whileReading : elsewhere;
}

/** Folds or unfolds the navigation, on the pages of sources or on all others. */
export function setNavigationCollapsed(isCollapsed: boolean, isReading: boolean): void {
  (isReading ? isFoldedWhileReading : isNavigationFolded).set(isCollapsed);
}
