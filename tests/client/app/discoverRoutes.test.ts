// @vitest-environment jsdom
import { isValidElement } from 'react';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { discoverRoutes } from '#client/app/discoverRoutes.ts';
import { routes, SIGNED_IN } from '#client/app/routes.ts';
import { signedInRoutes } from '#client/app/signedInRoutes.ts';
import { Splash } from '#client/app/Splash.tsx';
import { NotFound } from '#client/routes/failure/NotFound.tsx';

const page = () => null;
const behind: RouteObject[] = [{ path: '/sources/:id', Component: page }, { path: '*', Component: page }];

function routerWith(load: () => Promise<RouteObject[]>) {
  return createMemoryRouter([{ path: '/login', Component: page }, { id: 'signedIn', Component: page, ErrorBoundary: page }], { initialEntries: ['/login'], patchRoutesOnNavigation: discoverRoutes('signedIn', load) });
}

test('what nobody else leads to is loaded, once, however many addresses vary', async () => {
  let loads = 0;
  const router = routerWith(async () => {
    loads += 1;
    return behind;
  });
  expect(loads).toBe(0);
  for (const address of ['/sources/1', '/sources/2', '/nowhere', '/login', '/sources/3']) await router.navigate(address);
  expect(loads).toBe(1);
  expect(router.state.matches.map(({ route, params }) => [route.path, params])).toEqual([[undefined, { id: '3' }], ['/sources/:id', { id: '3' }]]);
});

test('what could not be loaded is tried again with the next address', async () => {
  let loads = 0;
  const router = routerWith(async () => {
    loads += 1;
    if (loads === 1) throw new Error('No connection');
    return behind;
  });
  await router.navigate('/sources/1');
  expect(router.state.errors).not.toBeNull();
  await router.navigate('/sources/2');
  expect(router.state.errors).toBeNull();
  expect(router.state.matches.at(-1)?.route.path).toBe('/sources/:id');
});

test.each([
  ['/', 'a page'],
  ['/collection/inbox', 'a page'],
  ['/nowhere/at/all', 'nothing'],
])('%s shows something while its route is loaded, and is %s then', async (address, what) => {
  const loaded = Promise.withResolvers<RouteObject[]>();
  const router = createMemoryRouter(routes, { initialEntries: [address], patchRoutesOnNavigation: discoverRoutes(SIGNED_IN, () => loaded.promise) });
  onTestFinished(() => router.dispose());
  expect(router.state.initialized).toBe(false);
  expect(shownBy(router.state.matches.at(-1)?.route)).toBe(Splash);
  // No page is read: which one it is matters.
  loaded.resolve(signedInRoutes(() => () => new Promise(() => undefined)));
  await vi.waitFor(() => expect(router.state.navigation.matches ?? router.state.matches).not.toEqual([]));
  const found = matchRoutes(router.routes, address)?.at(-1)?.route;
  expect(shownBy(found) === NotFound).toBe(what === 'nothing');
  expect(shownBy(found)).not.toBe(Splash);
});

/** What a route shows; the router keeps it as an element. */
const shownBy = (route: RouteObject | undefined): unknown => (isValidElement(route?.element) ? route.element.type : route?.Component);
