import { createStoredValue } from '#client/state/createStoredValue.ts';

const isFolded = createStoredValue('vault.navigation', { read: (stored) => stored === 'rail', write: (value) => (value ? 'rail' : 'drawer') });

/** Whether the navigation is folded to its rail, remembered on this device. */
export const useIsNavigationCollapsed = isFolded.use;

/** Folds or unfolds the navigation. */
export const setNavigationCollapsed = isFolded.set;
