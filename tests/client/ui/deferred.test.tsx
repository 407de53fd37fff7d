// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deferred } from '#client/ui/Deferred.tsx';

/** What the browser does when it has time. */
let whenIdle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  whenIdle = [];
  Object.assign(window, {
    matchMedia: () => ({ matches: true }),
    requestIdleCallback: (callback: () => void) => whenIdle.push(callback),
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const idle = () => act(() => whenIdle.splice(0).forEach((callback) => callback()));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const tools = () => screen.queryAllByRole('button').length;
const List = ({ count, due = -1 }: { count: number; due?: number }) =>
  Array.from({ length: count }, (_, index) => (
    <Deferred key={index} isDue={index === due}>
      <button>{index}</button>
    </Deferred>
  ));

test('draws a few at a time while the browser has time', () => {
  render(<List count={20} />);
  expect(tools()).toBe(0);
  idle();
  expect(tools()).toBe(8);
  idle();
  expect(tools()).toBe(16);
  idle();
  expect(tools()).toBe(20);
});

test('draws nothing while something scrolls, and then all of what is still there', () => {
  const { rerender } = render(<List count={8} />);
  document.dispatchEvent(new Event('scroll'));
  idle();
  pass(60);
  document.dispatchEvent(new Event('scroll'));
  pass(60);
  idle();
  expect(tools()).toBe(0);
  rerender(<List count={3} />);
  pass(120);
  idle();
  expect(tools()).toBe(3);
});

test('draws what the focus is near at once', () => {
  document.dispatchEvent(new Event('scroll'));
  render(<List count={5} due={2} />);
  expect(screen.getByRole('button').textContent).toBe('2');
  pass(120);
  idle();
});
