import { expect, test } from 'vitest';
import { createListeners } from '#server/platform/events/listeners.ts';

test('each hears all of their topic from the moment they listen, in order, whether they wait or not', async () => {
  const listeners = createListeners<number>();
  listeners.tell('a', 0);
  const [early, other] = [listeners.listen('a'), listeners.listen('b')];
  const waits = [early.next(), early.next()];
  for (const event of [1, 2, 3]) listeners.tell('a', event);
  const late = listeners.listen('a');
  listeners.tell('a', 4);
  expect(await Promise.all(waits)).toEqual([{ done: false, value: 1 }, { done: false, value: 2 }]);
  expect([await early.next(), await early.next(), await late.next()]).toEqual([3, 4, 4].map((value) => ({ done: false, value })));
  listeners.tell('b', 5);
  expect(await other.next()).toEqual({ done: false, value: 5 });
});

test.each(['return', 'abort', 'end'] as const)('%s ends it at once, also for who waits, and nothing is heard any more', async (how) => {
  const listeners = createListeners<number>();
  const leaving = new AbortController();
  const events = listeners.listen('a', leaving.signal);
  const waiting = events.next();
  if (how === 'return') await events.return?.();
  if (how === 'abort') leaving.abort();
  if (how === 'end') listeners.end();
  expect(await waiting).toEqual({ done: true, value: undefined });
  listeners.tell('a', 1);
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

test('who comes with a signal that has aborted hears nothing', async () => {
  const listeners = createListeners<number>();
  const events = listeners.listen('a', AbortSignal.abort());
  listeners.tell('a', 1);
  expect(await events.next()).toEqual({ done: true, value: undefined });
});
