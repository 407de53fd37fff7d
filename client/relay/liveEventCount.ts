import { createSharedValue } from '#client/state/createSharedValue.ts';
import { perEnvironment } from './perEnvironment.ts';

/**
 * How many live events have come, and how often it was said that some were missed. What was asked for before one of them may be older than
 * what it told, and come after it.
 */
export const liveEventCountIn = perEnvironment(() => createSharedValue(0));
