import { createStoredValue } from '#client/state/createStoredValue.ts';

/** Whether the smart collections below the collections are folded away, remembered on this device. */
export const smartGroupFold = createStoredValue<boolean>('vault.smartFolded', { read: (stored) => stored === 'yes', write: (isFolded) => (isFolded ? 'yes' : 'no') });
