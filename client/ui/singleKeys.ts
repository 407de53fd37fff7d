import { createStoredValue } from '#client/state/createStoredValue.ts';

/**
 * Whether keys without a modifier act on the whole page, chosen for this device. Whoever dictates, or whose keyboard sends keys by
 * itself, can switch them off (WCAG 2.1.4); those of what has the focus stay.
 */
export const singleKeys = createStoredValue<boolean>('vault.singleKeys', { read: (stored) => stored !== 'off', write: (areOn) => (areOn ? 'on' : 'off') });
