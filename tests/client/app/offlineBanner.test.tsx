// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OfflineBanner from '#client/app/OfflineBanner.tsx';
import { LiveContext } from '#client/relay/live/LiveContext.ts';
import type { LiveConnection } from '#client/relay/live/liveConnection.ts';
import { createSharedValue } from '#client/state/createSharedValue.ts';

const isLost = createSharedValue(false);
const live: LiveConnection = { subscribe: () => { throw new Error('Not here.'); }, onMissed: () => () => {}, announceMissed: () => {}, onLostChange: isLost.subscribe, isLost: isLost.get };
const said = () => screen.queryByRole('status')?.textContent;
const lose = (lost: boolean) =>
  act(() => {
    isLost.set(lost);
  });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 4, 14, 9, 42) });
  isLost.set(false);
  render(<IntlProvider locale="en"><LiveContext value={live}><OfflineBanner /></LiveContext></IntlProvider>);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a short loss is not worth a word', () => {
  lose(true);
  wait(1_900);
  lose(false);
  wait(10_000);
  expect(said()).toBeUndefined();
});

test('a longer one says since when nothing came, and for a moment that it is over', () => {
  lose(true);
  wait(2_100);
  expect(said()).toBe('Reconnecting.Showing what was here at 9:42 AM.Try now');
  lose(false);
  expect(said()).toBe('Back online.');
  wait(3_100);
  expect(said()).toBeUndefined();
});

test('a device without a network is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lose(true);
  wait(2_100);
  expect(said()).toContain('Offline.');
});
