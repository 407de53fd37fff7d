import { createStoredValue } from '#client/state/createStoredValue.ts';

/** Whether the tags below the collections are folded away, remembered on this device. */
export const tagGroupFold = createStoredValue<boolean>('vault.tagsFolded', { read: (stored) => stored === 'yes', write: (isFolded) => (isFolded ? 'yes' : 'no') });
