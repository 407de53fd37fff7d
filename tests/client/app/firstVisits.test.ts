// @vitest-environment jsdom
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { firstVisits } from '#client/app/firstVisits.ts';
import { createRoutes } from '#client/app/routes.ts';
import type { Preload } from '#client/relay/preload.ts';

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>(['/client/app/*.tsx', '/client/routes/**/*.tsx', '/client/__generated__/*Query.graphql.ts']);

/** The queries that loaders asked for by a chunk of their own. */
const asked: (() => Promise<Module>)[] = [];
const preload: Preload = (query) => () => {
  if (typeof query === 'function') asked.push(query);
  // No page comes to read it.
  return new Promise(() => undefined);
};
const routes = createRoutes(preload);

/** The addresses of all routes that load a page. */
function addressesOf(list: readonly RouteObject[], base = ''): string[] {
  return list.flatMap(({ path = '', lazy, children }) => {
    const address = path.startsWith('/') ? path : `${base}/${path}`.replace(/\/$/, '');
    const own = lazy !== undefined && children === undefined ? [address || '/'] : [];
    return [...own, ...addressesOf(children ?? [], address)];
  });
}

/** What the router loads at an address: the modules of layouts, page and queries. */
async function loadedAt(address: string): Promise<Set<Module>> {
  const path = address.replaceAll(/:\w+/g, 'any');
  // One who is there already is not sent to how lists were looked at last.
  window.history.replaceState(null, '', path);
  asked.length = 0;
  const found: (() => Promise<Module>)[] = [];
  for (const { route, params } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') found.push(route.lazy);
    const args = { request: new Request(window.location.href), url: new URL(window.location.href), pattern: address, params, context: {} };
    if (typeof route.loader === 'function') void route.loader(args);
  }
  return new Set(await Promise.all([...found, ...asked].map((load) => load())));
}

test('every route has an entry, and no other address has', () => {
  expect(Object.keys(firstVisits).toSorted()).toEqual(addressesOf(routes).toSorted());
});

test.each(Object.entries(firstVisits))('a first visit of %s names what the router loads there', async (address, files) => {
  const named = await Promise.all(files.map(async (file) => ({ file, module: await modules[`/client/${file}`]?.() })));
  const loaded = await loadedAt(address);
  expect(named.filter(({ module }) => module === undefined || !loaded.has(module)).map(({ file }) => file)).toEqual([]);
  expect(named).toHaveLength(loaded.size);
});
