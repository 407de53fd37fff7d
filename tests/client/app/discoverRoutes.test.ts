// @vitest-environment jsdom
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { discoverRoutes } from '#client/app/discoverRoutes.ts';

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
