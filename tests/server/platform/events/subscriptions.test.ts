import { expect, test } from 'vitest';
import { createSubscriptions } from '#server/platform/events/subscriptions.ts';

test('a subscriber gets all events of its topic from then on, in order, whether it waits or not', async () => {
  const subscriptions = createSubscriptions<number>();
  subscriptions.publish('a', 0);
  const [early, other] = [subscriptions.subscribe('a'), subscriptions.subscribe('b')];
  const waits = [early.next(), early.next()];
  for (const event of [1, 2, 3]) subscriptions.publish('a', event);
  const late = subscriptions.subscribe('a');
  subscriptions.publish('a', 4);
  expect(await Promise.all(waits)).toEqual([{ done: false, value: 1 }, { done: false, value: 2 }]);
  expect([await early.next(), await early.next(), await late.next()]).toEqual([3, 4, 4].map((value) => ({ done: false, value })));
  subscriptions.publish('b', 5);
  expect(await other.next()).toEqual({ done: false, value: 5 });
});

test.each(['return', 'abort', 'end'] as const)('%s ends it at once, also for who waits, and nothing is heard any more', async (how) => {
  const subscriptions = createSubscriptions<number>();
  const leaving = new AbortController();
  const events = subscriptions.subscribe('a', leaving.signal);
  const waiting = events.next();
  if (how === 'return') await events.return?.();
  if (how === 'abort') leaving.abort();
  if (how === 'end') subscriptions.end();
  expect(await waiting).toEqual({ done: true, value: undefined });
  subscriptions.publish('a', 1);
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

test('who comes with a signal that has aborted hears nothing', async () => {
  const subscriptions = createSubscriptions<number>();
  const events = subscriptions.subscribe('a', AbortSignal.abort());
  subscriptions.publish('a', 1);
  expect(await events.next()).toEqual({ done: true, value: undefined });
});
