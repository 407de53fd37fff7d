import { expect, test, vi } from 'vitest';
import { createActorCache } from '#server/http/callers/actorCache.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startServer } from '#tests/support/server.ts';

const source = useDatabase();
const actor = { kind: 'anonymous' } as const;
const viewer = '{ viewer { user { id } } }';

test('a credential is looked up once in two seconds, also when asked for at the same moment', async () => {
  let now = 0;
  const cache = createActorCache(() => now);
  const find = vi.fn(async () => ({ actor, expiresAt: null }));
  await Promise.all([cache.actorOf('a', find), cache.actorOf('a', find)]);
  now = 1_999;
  expect(await cache.actorOf('a', find)).toBe(actor);
  expect(find).toHaveBeenCalledTimes(1);
  await cache.actorOf('b', find);
  now = 2_000;
  await cache.actorOf('a', find);
  expect(find).toHaveBeenCalledTimes(3);
});

test('neither refusals nor what has expired are remembered, and forgetting forgets', async () => {
  let now = 0;
  const cache = createActorCache(() => now);
  await expect(cache.actorOf('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const find = vi.fn(async () => ({ actor, expiresAt: new Date(500) }));
  await cache.actorOf('a', find);
  now = 499;
  await cache.actorOf('a', find);
  expect(find).toHaveBeenCalledTimes(1);
  now = 500;
  await cache.actorOf('a', find);
  expect(find).toHaveBeenCalledTimes(2);
  now = 0;
  cache.clear();
  await cache.actorOf('a', find);
  expect(find).toHaveBeenCalledTimes(3);
});

test('who has signed out is turned away at once, and by other processes a moment later', async () => {
  const [here, there] = [await startServer(source.url), await startServer(source.url)];
  const token = await here.signedIn();
  expect((await here.post(token, viewer)).status).toBe(200);
  const signOut = await fetch(`${here.url}/auth/api/v1/sign-out`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect(signOut.status).toBe(204);
  expect((await here.post(token, viewer)).status).toBe(401);
  await eventually(async () => expect((await there.post(token, viewer)).status).toBe(401));
});
