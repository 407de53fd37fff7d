import { ExtractError } from '../../extractError.ts';

/** It was listed and is not there. */
export const goneEntry = () => new ExtractError('DAMAGED', 'This file could not be found in it any more. Read the source again.');
export const protectedEntry = () => new ExtractError('PASSWORD', 'This file is protected with a password. Unpack it yourself and add what is in it.');
export const brokenEntry = (cause: unknown) => new ExtractError('DAMAGED', 'This file is damaged: it ends too early or is not what it says.', String(cause));
