import { createStoredValue } from '#client/state/createStoredValue.ts';

const spaceId = createStoredValue('vault.space', { read: (stored) => stored, write: (id) => id ?? '' });

/** The id of the space that was current last on this device; null when none was yet. It may be gone or another person's. */
export const rememberedSpaceId = spaceId.get;

/** `rememberedSpaceId`, kept up to date, also when another tab switches. */
export const useRememberedSpaceId = spaceId.use;

/** Makes a space the current one. */
export function rememberSpace(id: string): void {
  if (rememberedSpaceId() !== id) spaceId.set(id);
}

/** Forgets it: on signing out, or when it turned out to be gone. The first space is current then. */
export const forgetSpace = spaceId.forget;

/** Variables of a query that reads the current space: by its id when one is remembered, else the first of the viewer. */
export function currentSpaceVariables(): { spaceId: string; isRemembered: boolean } {
  const id = rememberedSpaceId();
  return { spaceId: id ?? '', isRemembered: id !== null };
}
