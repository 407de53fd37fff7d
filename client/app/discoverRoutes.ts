import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';

/**
 * Puts routes below the one with this id as soon as somebody goes where no other leads. They are loaded once: the router asks again for every
 * address with something in it that varies. What could not be loaded is tried again with the next address.
 */
export function discoverRoutes(id: string, load: () => Promise<RouteObject[]>): PatchRoutesOnNavigationFunction {
  let discovery: Promise<void> | undefined;
  return ({ patch }) => {
    discovery ??= load().then(
      (routes) => patch(id, routes),
      (error: unknown) => {
        discovery = undefined;
        throw error;
      },
    );
    return discovery;
  };
}
