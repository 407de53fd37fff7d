// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createStoredValue } from '#client/state/createStoredValue.ts';

const number = { read: (kept: string | null) => Number(kept ?? 7), write: String };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('keeps a value in this browser and forgets it again', () => {
  const size = createStoredValue('size', number);
  expect(size.get()).toBe(7);
  size.set(9);
  expect(createStoredValue('size', number).get()).toBe(9);
  size.forget();
  expect(size.get()).toBe(7);
  expect(localStorage.getItem('size')).toBeNull();
});

test('follows other tabs while somebody listens', () => {
  const size = createStoredValue('size', number);
  const told = vi.fn();
  const stop = size.subscribe(told);
  localStorage.setItem('size', '12');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'size' }));
  expect(told).toHaveBeenCalledOnce();
  expect(size.get()).toBe(12);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'size' }));
  expect(told).toHaveBeenCalledOnce();
});

test('keeps a value for this page when the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const size = createStoredValue('size', number);
  size.set(9);
  expect(size.get()).toBe(9);
});
