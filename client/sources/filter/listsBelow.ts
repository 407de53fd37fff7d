import { createStoredValue } from '#client/state/createStoredValue.ts';

/** Whether a collection without sources of its own lists those of the collections below it, remembered on this device. */
export const listsBelow = createStoredValue<boolean>('vault.listsBelow', { read: (stored) => stored !== 'off', write: (isOn) => (isOn ? 'on' : 'off') });
