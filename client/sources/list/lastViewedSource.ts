/** In memory alone: it lasts as long as the page, which signing out leaves. */
let seen: string | null = null;

/** Remembers which source is looked at: whoever comes back to a list with it goes on there. */
export function rememberViewedSource(sourceId: string): void {
  seen = sourceId;
}

/** The source that was looked at last since the page was loaded. */
export const lastViewedSource = (): string | null => seen;
