import { createStoredValue } from '#client/state/createStoredValue.ts';

/** Whether cards and rows say their status always, or only when it matters: while it is not completed, or when one asks for it. Of this device. */
export const isStatusAlwaysShown = createStoredValue('vault.status', { read: (stored) => stored === 'always', write: (value) => (value ? 'always' : 'quiet') });
