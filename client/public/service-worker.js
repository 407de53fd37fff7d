// Opens the vault without a connection: keeps the last page and the scripts, styles and fonts that were used. What belongs to a
// person is not its matter (client/relay/storedAnswers.ts). Why: docs/decisions/offline.md
/* global self, caches, clients, location, fetch, URL, Response, crypto */
const shell = 'vault-shell';
const assets = 'vault-assets';
/** Each build names its files anew: the oldest go. */
const maxAssets = 600;
/** What other apps have shared and nobody has added yet; /share reads it (client/routes/share/keptShares.ts). */
const shares = 'vault-shares';
const maxShares = 10;

/** Addresses that the server answers itself, without the client. */
const notAPage = /^\/(graphql|auth|vault|files|uploads|docs|feeds?\/|healthz|readyz|metrics)/;
/** What the page asks for by a name that does not change. */
const namedFile = /^\/(theme\.js|favicon\.svg|manifest\.webmanifest|icon-[\w-]+\.png)$/;
/** Statuses by which a proxy says that the server is starting or gone. */
const isAway = (status) => status >= 502 && status <= 504;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (isShare(request, origin, pathname)) return event.respondWith(takeShare(request));
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (namedFile.test(pathname)) event.respondWith(newest(event, pathname, () => true));
  else if (request.mode === 'navigate' && !notAPage.test(pathname)) event.respondWith(newest(event, '/', isHtml));
});

// What the first page had loaded before this one was there, and the page itself.
self.addEventListener('message', (event) => {
  const keepAll = async () => {
    await Promise.all(event.data.assets.map(async (path) => (await known(assets, path)) ?? keep(assets, path, await fetch(path))));
    await keep(shell, '/theme.js', await fetch('/theme.js'));
    const page = await fetch('/', { headers: { accept: 'text/html' } });
    if (isHtml(page)) await keep(shell, '/', page);
  };
  event.waitUntil(keepAll().catch(() => undefined));
});

/** A page of somebody else that posts here is not what a share sheet does. One that hides where it comes from shares like it: the page asks before anything is added. */
const isShare = ({ method, mode, referrer }, origin, pathname) =>
  method === 'POST' && mode === 'navigate' && origin === location.origin && pathname === '/share' && (!/^https?:/.test(referrer) || new URL(referrer).origin === origin);

/** Keeps it on the device, whole or not at all, and opens the page that asks. Needs no connection. */
async function takeShare(request) {
  const answer = (search) => Response.redirect(new URL(`/share${search}`, location.origin).href, 303);
  try {
    const form = await request.formData();
    const cache = await caches.open(shares);
    await cache.put(`/share/${Date.now()}-${crypto.randomUUID()}`, new Response(form));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - maxShares)).map((oldest) => cache.delete(oldest)));
    return answer('');
  } catch {
    return answer('?lost=1');
  }
}

const isHtml = (answer) => (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** Files whose names change with their content. */
async function asset(event) {
  const there = await known(assets, event.request);
  if (there) return there;
  const answer = await fetch(event.request);
  event.waitUntil(keep(assets, event.request, answer.clone()));
  return answer;
}

/** As the server has it now; as it had it last, where it does not answer. */
async function newest(event, key, fits) {
  try {
    const answer = await fetch(event.request);
    if (isAway(answer.status)) return (await known(shell, key)) ?? answer;
    if (!answer.redirected && fits(answer)) event.waitUntil(keep(shell, key, answer.clone()));
    return answer;
  } catch (error) {
    const there = await known(shell, key);
    if (there) return there;
    throw error;
  }
}

const known = (name, key) => caches.match(key, { cacheName: name }).catch(() => undefined);

/** Nothing waits for it, and nothing fails with it: a full disk is no reason to show less than the server gave. */
async function keep(name, key, answer) {
  if (!answer.ok) return;
  try {
    const cache = await caches.open(name);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - maxAssets)).map((oldest) => cache.delete(oldest)));
  } catch {
    // It is asked for again.
  }
}
