import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberedSpaceId, useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { createSharedValue } from '#client/state/createSharedValue.ts';

const home = '/collection';
const last = createSharedValue<{ readonly spaceId: string | null; readonly address: string } | null>(null);

/**
 * Where Collections leads from a page: back to the list one was looking at, with its search and filters, as long as one
 * stays in its space; from a list to the page without one.
 */
export function collectionsAddress(pathname: string): string {
  const stored = last.get();
  return stored !== null && stored.spaceId === rememberedSpaceId() && !pathname.startsWith(home) ? stored.address : home;
}

/** Keeps the list that is on the page, until another is; the page without a collection is none. */
export function useKeepLastList(): void {
  const { pathname, search } = useLocation();
  const spaceId = useRememberedSpaceId();
  useEffect(() => {
    if (pathname === home) last.set(null);
    else if (pathname.startsWith(`${home}/`)) last.set({ spaceId, address: pathname + search });
  }, [pathname, search, spaceId]);
}
