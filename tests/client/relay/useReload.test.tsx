// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveEventCountIn } from '#client/relay/liveEventCount.ts';
import { useReload } from '#client/relay/useReload.ts';
import { createMockEnvironment } from './mockEnvironment.ts';
import { thingQuery, type ThingQuery } from './thingQuery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(overtakenMs?: number) {
  const environment = createMockEnvironment();
  const { result, unmount } = renderHook(() => useReload<ThingQuery>(thingQuery, overtakenMs), {
    wrapper: ({ children }) => <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>,
  });
  const events = liveEventCountIn(environment);
  return {
    unmount,
    reload: () => result.current({ id: 'a' }),
    event: () => events.set(events.get() + 1),
    answer: () => {
      for (const operation of environment.mock.getAllOperations()) environment.mock.resolve(operation, { data: { node: { __typename: 'Thing', id: 'a', name: 'Alpha' } } });
    },
    asked: () => environment.mock.getAllOperations().length,
  };
}

test('what a live event overtook is asked once more, later', () => {
  const { reload, event, answer, asked } = start(400);
  event();
  reload();
  answer();
  vi.advanceTimersByTime(400);
  expect(asked()).toBe(0);

  reload();
  event();
  answer();
  vi.advanceTimersByTime(399);
  expect(asked()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(asked()).toBe(1);
  answer();
  vi.advanceTimersByTime(400);
  expect(asked()).toBe(0);
});

test('where events do not end it is asked more and more rarely, and at once when somebody wants it', () => {
  const { reload, event, answer, asked } = start(400);
  reload();
  for (const wait of [400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]) {
    event();
    answer();
    vi.advanceTimersByTime(wait - 1);
    expect([wait, asked()]).toEqual([wait, 0]);
    vi.advanceTimersByTime(1);
    expect([wait, asked()]).toEqual([wait, 1]);
  }
  answer();
  reload();
  event();
  answer();
  vi.advanceTimersByTime(400);
  expect(asked()).toBe(1);
});

test('not where nobody wants it, nor once the page is left', () => {
  const plain = start();
  plain.reload();
  plain.event();
  plain.answer();
  const left = start(400);
  left.reload();
  left.event();
  left.answer();
  left.unmount();
  vi.advanceTimersByTime(400);
  expect([plain.asked(), left.asked()]).toEqual([0, 0]);
});
