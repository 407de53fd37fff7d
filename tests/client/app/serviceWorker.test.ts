import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

/** The service worker as a browser runs it: a script with the browser's own things around it. */
const script = readFileSync(new URL('../../../client/public/service-worker.js', import.meta.url), 'utf8');
const origin = 'https://vault.example.org';

type Asked = { readonly url: string; readonly method: string; readonly mode: string; readonly referrer?: string };
type Listener = (event: object) => void;

let listeners: Map<string, Listener>;
let stored: Map<string, Map<string, Response>>;
let isFull: boolean;
const server = vi.fn<(asked: string) => Promise<Response>>();

const pathOf = (key: string | Asked) => new URL(typeof key === 'string' ? key : key.url, origin).pathname;

beforeEach(() => {
  listeners = new Map();
  stored = new Map();
  isFull = false;
  server.mockReset();
  const caches = {
    async open(name: string) {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        put: async (key: string | Asked, answer: Response) => {
          if (isFull) throw new DOMException('Full.', 'QuotaExceededError');
          entries.set(pathOf(key), answer);
        },
        keys: async () => [...entries.keys()],
        delete: async (key: string) => entries.delete(key),
      };
    },
    match: async (key: string | Asked, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(pathOf(key))?.clone(),
  };
  const self = { addEventListener: (type: string, listener: Listener) => listeners.set(type, listener), skipWaiting: () => undefined };
  runInContext(script, createContext({ self, caches, clients: { claim: async () => undefined }, location: new URL(origin), fetch: (asked: string | Asked) => server(pathOf(asked)), URL, Promise, Response, crypto, Date: { now: () => Date.now() } }));
});

/** What the page gets for it; undefined where the worker leaves it to the browser. Waits for what goes on behind. */
async function ask(path: string, { mode = 'no-cors', method = 'GET', at = origin } = {}): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  const behind: Promise<unknown>[] = [];
  listeners.get('fetch')?.({ request: { url: `${at}${path}`, method, mode }, respondWith: (given: Promise<Response>) => (answer = given), waitUntil: (work: Promise<unknown>) => behind.push(work) });
  const given = await answer;
  await Promise.all(behind);
  return given;
}
const open = async (path: string) => (await ask(path, { mode: 'navigate' }))?.text();
const page = (text: string) => async () => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

test('a page comes from the server as long as that answers, and as it was last when it does not, at whatever address', async () => {
  server.mockImplementation(page('first'));
  expect(await open('/dashboard')).toBe('first');
  server.mockImplementation(page('second'));
  expect(await open('/collection/all')).toBe('second');
  for (const away of [noConnection, async () => new Response('Bad gateway', { status: 502 })]) {
    server.mockImplementation(away);
    expect(await open('/source/source_1')).toBe('second');
  }
});

test('what the vault refuses, and what is no page, takes no page away', async () => {
  server.mockImplementation(page('the page'));
  await open('/');
  server.mockImplementation(async () => new Response('no', { status: 404, headers: { 'content-type': 'text/html' } }));
  expect(await open('/nowhere')).toBe('no');
  server.mockImplementation(async () => new Response('[]', { headers: { 'content-type': 'application/json' } }));
  expect(await open('/preloads.json')).toBe('[]');
  server.mockImplementation(noConnection);
  expect(await open('/')).toBe('the page');
});

test('a file of the client is asked for once', async () => {
  server.mockImplementation(async () => new Response('code'));
  for (let time = 0; time < 2; time += 1) expect(await (await ask('/assets/index-12345678.js'))?.text()).toBe('code');
  expect(server).toHaveBeenCalledOnce();
});

test('a full disk shows what the server gives', async () => {
  server.mockImplementation(page('first'));
  await open('/');
  isFull = true;
  server.mockImplementation(page('second'));
  expect(await open('/')).toBe('second');
  expect(await (await ask('/assets/index-12345678.js'))?.text()).toBe('second');
});

test('what belongs to a person, what is sent, and what lies elsewhere is left alone', async () => {
  for (const path of ['/graphql', '/files/a', '/vault/api/v1/spaces', '/auth/api/v1/token', '/feeds/abc', '/uploads/1']) expect(await ask(path, { mode: 'navigate' })).toBeUndefined();
  expect(await ask('/dashboard', { mode: 'navigate', method: 'POST' })).toBeUndefined();
  expect(await ask('/assets/a.js', { at: 'https://elsewhere.example.org' })).toBeUndefined();
  expect(server).not.toHaveBeenCalled();
});

/** A form as a share sheet sends it; undefined where the worker leaves it to the server. */
async function share(words: Record<string, string>, { referrer = '', mode = 'navigate', path = '/share', at = origin } = {}): Promise<string | null | undefined> {
  const form = new FormData();
  for (const [name, word] of Object.entries(words)) form.set(name, word);
  form.append('files', new File(['%PDF'], 'bees.pdf', { type: 'application/pdf' }));
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({ request: { url: `${at}${path}`, method: 'POST', mode, referrer, formData: async () => form }, respondWith: (given: Promise<Response>) => (answer = given), waitUntil: () => undefined });
  return (await answer)?.headers.get('location');
}

test('what an app shares is kept on the device, without a connection, and the page that asks opens', async () => {
  server.mockImplementation(noConnection);
  expect(await share({ title: 'Bees', text: 'https://bees.example.org' })).toBe(`${origin}/share`);
  const [kept] = [...(stored.get('vault-shares')?.values() ?? [])];
  const form = await kept?.formData();
  expect(form?.get('text')).toBe('https://bees.example.org');
  expect((form?.get('files') as File).name).toBe('bees.pdf');
  expect(server).not.toHaveBeenCalled();
});

test('a share that finds no room on the device says so', async () => {
  isFull = true;
  expect(await share({ text: 'Too much' })).toBe(`${origin}/share?lost=1`);
});

test('a page of somebody else shares nothing, nor does anything that is not opened as a page', async () => {
  expect(await share({ text: 'Hostile' }, { referrer: 'https://elsewhere.example.org/' })).toBeUndefined();
  expect(await share({ text: 'Hostile' }, { mode: 'cors' })).toBeUndefined();
  expect(await share({ text: 'Elsewhere' }, { at: 'https://elsewhere.example.org' })).toBeUndefined();
  expect(await share({ text: 'Another address' }, { path: '/shared' })).toBeUndefined();
  expect(stored.get('vault-shares')).toBeUndefined();
});

test('of what is shared the newest ten are kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (let time = 0; time < 12; time += 1) {
      vi.setSystemTime(1_000 + time);
      await share({ text: `Share ${time}` });
    }
  } finally {
    vi.useRealTimers();
  }
  expect([...(stored.get('vault-shares')?.keys() ?? [])]).toHaveLength(10);
});

test('after a first visit the vault opens without a connection', async () => {
  server.mockImplementation(async (path) => (path === '/' ? page('the page')() : new Response(path)));
  const behind: Promise<unknown>[] = [];
  listeners.get('message')?.({ data: { assets: ['/assets/index-12345678.js'] }, waitUntil: (work: Promise<unknown>) => behind.push(work) });
  await Promise.all(behind);
  server.mockImplementation(noConnection);
  expect(await open('/dashboard')).toBe('the page');
  expect(await (await ask('/theme.js'))?.text()).toBe('/theme.js');
  expect(await (await ask('/assets/index-12345678.js'))?.text()).toBe('/assets/index-12345678.js');
});
