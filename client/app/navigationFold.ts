import { createStored } from '#client/state/createStored.ts';

const isFolded = createStored('vault.navigation', { read: (kept) => kept === 'rail', write: (value) => (value ? 'rail' : 'drawer') });

/** Whether the navigation is folded to its rail, remembered on this device. */
export const useIsFolded = isFolded.use;

/** Folds or unfolds the navigation. */
export const setFolded = isFolded.set;
