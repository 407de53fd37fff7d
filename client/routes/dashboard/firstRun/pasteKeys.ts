import { commandKey } from '#client/ui/commandKey.ts';

/** The keys that paste on this system, as its keyboards write them. */
export const pasteKeys = [commandKey, 'V'];
