// Opens the vault without a connection: keeps the last page and the scripts, styles and fonts that were used. What belongs to a
// person is not its matter (client/relay/storedAnswers.ts). Why: docs/decisions/offline.md
/* global self, caches, clients, location, fetch, URL */
const shell = 'vault-shell';
const assets = 'vault-assets';
/** Each build names its files anew: the oldest go. */
const maxAssets = 600;

/** Addresses that the server answers itself, without the client. */
const notAPage = /^\/(graphql|auth|vault|files|uploads|docs|feeds?\/|healthz|readyz|metrics)/;
/** What the page asks for by a name that does not change. */
const namedFile = /^\/(theme\.js|favicon\.svg|manifest\.webmanifest|icon-[\w-]+\.png)$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (namedFile.test(pathname)) event.respondWith(newest(request, pathname));
  else if (request.mode === 'navigate' && !notAPage.test(pathname)) event.respondWith(newest(request, '/'));
});

// What the first page had loaded before this one was there.
self.addEventListener('message', ({ data }) => {
  for (const path of data.assets) asset(new URL(path, location.origin).href).catch(() => undefined);
});

/** Files whose names change with their content. */
async function asset(request) {
  const cache = await caches.open(assets);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - maxAssets)).map((key) => cache.delete(key)));
  }
  return answer;
}

/** As the server has it now; as it had it last, where it does not answer. */
async function newest(request, key) {
  const cache = await caches.open(shell);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(key, answer.clone());
    // A proxy answers for a server that is starting or gone.
    return answer.status < 502 ? answer : ((await cache.match(key)) ?? answer);
  } catch (error) {
    const known = await cache.match(key);
    if (known) return known;
    throw error;
  }
}
