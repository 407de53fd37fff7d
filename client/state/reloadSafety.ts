import { createSharedValue } from './createSharedValue.ts';

/** Whether something would be lost if the page were loaded again by itself. A person who does it is not stopped. */
export const isReloadUnsafe = createSharedValue(false);
