import { createSharedValue } from '#client/state/createSharedValue.ts';

/** In memory alone: it lasts as long as the page, which signing out leaves. */
const viewed = createSharedValue<string | null>(null);

/** Remembers which source is looked at: whoever comes back to a list with it goes on there. */
export const rememberViewedSource: (sourceId: string) => void = viewed.set;

/** The source that was looked at last since the page was loaded. */
export const lastViewedSource = viewed.get;
