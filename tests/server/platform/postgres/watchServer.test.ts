import { expect, test, vi } from 'vitest';
import { watchServer } from '#server/platform/postgres/watchServer.ts';
import { eventually } from '#tests/support/eventually.ts';

// Nobody listens at port 1.
const url = 'postgresql://nobody@127.0.0.1:1/none';
const log = { info: () => undefined };

test('a server that does not keep running is started five times, and then given up', async () => {
  const restart = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const onGivenUp = vi.fn<(error: Error) => void>();
  const watch = watchServer({ url, restart, log, onGivenUp });
  await eventually(() => expect(onGivenUp).toHaveBeenCalled());
  expect(restart).toHaveBeenCalledTimes(5);
  expect(onGivenUp.mock.lastCall?.[0].message).toMatch(/does not keep running.+logs\/postgres\.log/);
  await watch.stop();
  expect(onGivenUp).toHaveBeenCalledTimes(1);
});

test('a watch that is stopped restarts nothing and gives nothing up', async () => {
  const restart = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('It does not start')));
  const onGivenUp = vi.fn<(error: Error) => void>();
  const watch = watchServer({ url, restart, log, onGivenUp });
  await eventually(() => expect(restart).toHaveBeenCalled());
  await watch.stop();
  const restarts = restart.mock.calls.length;
  expect(restarts).toBeLessThan(5);
  expect(onGivenUp).not.toHaveBeenCalled();
});
