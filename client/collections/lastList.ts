import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { createStoredValue } from '#client/state/createStoredValue.ts';

const home = '/collection';

/** How many spaces are remembered on a device, the latest ones. */
const mostSpaces = 50;

/** By space, the list one was looking at last, with its search and filters. */
const lists = createStoredValue<readonly (readonly [spaceId: string, address: string])[]>('vault.lists', {
  read: (stored) => {
    try {
      const known: unknown = JSON.parse(stored ?? '[]');
      return Array.isArray(known) ? known.filter(isEntry) : [];
    } catch {
      return [];
    }
  },
  write: (known) => JSON.stringify(known),
});

const isEntry = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string' && entry[1].startsWith(`${home}/`);

/** The list of a space one was looking at last on this device; all sources where there was none. */
export function lastListAddress(spaceId = rememberedSpaceId() ?? ''): string {
  return lists.get().find(([id]) => id === spaceId)?.[1] ?? `${home}/all`;
}

/** Where Collections leads from a page: to the list one was looking at; from a list to the page where one is chosen. */
export const collectionsAddress = (pathname: string): string => (pathname.startsWith(home) ? home : lastListAddress());

/** Forgets them all: on signing out. */
export const forgetLastLists = lists.forget;

/** Remembers the list that is on the page as the last one of its space; null: it is not there any more, and is forgotten. */
export function useKeepLastList(spaceId: string | null): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const known = lists.get();
    if (spaceId === null) {
      const rest = known.filter(([, address]) => address.split('?')[0] !== pathname);
      if (rest.length < known.length) lists.set(rest);
      return;
    }
    const [newest] = known;
    if (newest?.[0] === spaceId && newest[1] === pathname + search) return;
    lists.set([[spaceId, pathname + search] as const, ...known.filter(([id]) => id !== spaceId)].slice(0, mostSpaces));
  }, [pathname, search, spaceId]);
}
