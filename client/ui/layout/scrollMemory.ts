/** How many lists are remembered. */
const MAX_LISTS = 50;
/** In memory alone: it lasts as long as the page, which signing out leaves. */
const offsets = new Map<string, number>();

/** Remembers how far a list was scrolled, for whoever comes back to it. */
export function rememberScroll(key: string, offset: number): void {
  offsets.delete(key);
  offsets.set(key, offset);
  if (offsets.size > MAX_LISTS) offsets.delete(offsets.keys().next().value ?? '');
}

/** How far a list was scrolled when it was left; 0 for one that was not. */
export const rememberedScroll = (key: string): number => offsets.get(key) ?? 0;
