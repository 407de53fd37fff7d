import { useMediaQuery } from '../useMediaQuery.ts';

/** How high a `TreeItem` and the pixel below it are, in px: a finger needs more room than a pointer. */
export const useTreeRowHeight = (): number => (useMediaQuery('(pointer: coarse)') ? 45 : 33);
