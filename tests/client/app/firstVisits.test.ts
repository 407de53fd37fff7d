// @vitest-environment jsdom
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes as publicRoutes } from '#client/app/routes.ts';
import { signedInRoutes } from '#client/app/signedInRoutes.ts';
import type { Preload } from '#client/relay/preload.ts';

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>(['/client/app/*.tsx', '/client/routes/**/*.tsx', '/client/__generated__/*Query.graphql.ts']);

/** Where each of them is, in client/. */
const fileOf = new Map<Module, string>();

/** The queries that loaders asked for by a chunk of their own. */
const asked: (() => Promise<Module>)[] = [];
const preload: Preload = (query) => () => {
  if (typeof query === 'function') asked.push(query);
  // No page comes to read it.
  return new Promise(() => undefined);
};
const behindSignIn = signedInRoutes(preload);
const routes = [...publicRoutes, ...behindSignIn];

/** The addresses of all routes that load a page. */
function addressesOf(list: readonly RouteObject[], base = ''): string[] {
  return list.flatMap(({ path = '', lazy, children }) => {
    const address = path.startsWith('/') ? path : `${base}/${path}`.replace(/\/$/, '');
    const own = lazy !== undefined && children === undefined ? [address || '/'] : [];
    return [...own, ...addressesOf(children ?? [], address)];
  });
}

/** What the router loads at an address: the files of layouts, page and queries. */
async function loadedAt(address: string): Promise<string[]> {
  const path = address.replaceAll(/:\w+/g, 'any');
  // One who is there already is not sent to how lists were looked at last.
  window.history.replaceState(null, '', path);
  asked.length = 0;
  const found: (() => Promise<Module>)[] = [];
  const matches = matchRoutes(routes, path) ?? [];
  for (const { route, params } of matches) {
    if (typeof route.lazy === 'function') found.push(route.lazy);
    const args = { request: new Request(window.location.href), url: new URL(window.location.href), pattern: address, params, context: {} };
    if (typeof route.loader === 'function') void route.loader(args);
  }
  const loaded = await Promise.all([...found, ...asked].map((load) => load()));
  const files = loaded.map((module) => fileOf.get(module) ?? expect.fail(`${address} loads what is neither a page nor a query.`));
  const isBehindSignIn = matches.some(({ route }) => behindSignIn.includes(route));
  return [...(isBehindSignIn ? ['app/signedInRoutes.ts'] : []), ...files];
}

test('the list of first visits names for every route what the router loads there', async () => {
  for (const [file, load] of Object.entries(modules)) fileOf.set(await load(), file.slice('/client/'.length));
  const visits: Record<string, string[]> = {};
  for (const address of addressesOf(routes)) visits[address] = await loadedAt(address);
  expect(Object.keys(visits)).toContain('/collection/:collectionId');
  await expect(`${JSON.stringify(visits, null, 2)}\n`, 'Write it again with `npm run first-visits`.').toMatchFileSnapshot('../../../client/generated/firstVisits.json');
});
