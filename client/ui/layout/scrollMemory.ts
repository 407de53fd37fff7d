import { createSharedValue } from '#client/state/createSharedValue.ts';

/** How many lists are remembered. */
const MAX_LISTS = 50;
/** In memory alone: it lasts as long as the page, which signing out leaves. */
const offsets = createSharedValue<ReadonlyMap<string, number>>(new Map());

/** Remembers how far a list was scrolled, for whoever comes back to it. */
export function rememberScroll(key: string, offset: number): void {
  const others = [...offsets.get()].filter(([other]) => other !== key);
  offsets.set(new Map([...others, [key, offset] as const].slice(-MAX_LISTS)));
}

/** How far a list was scrolled when it was left; 0 for one that was not. */
export const rememberedScroll = (key: string): number => offsets.get().get(key) ?? 0;
