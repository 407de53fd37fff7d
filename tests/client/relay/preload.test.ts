// @vitest-environment jsdom
import type { LoaderFunctionArgs } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '#client/relay/environment.ts';
import { createPreload } from '#client/relay/preload.ts';
import { createMockEnvironment } from './mockEnvironment.ts';
import { thingQuery, type ThingQuery } from './thingQuery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that was opened once, with what it showed, and the same page opened again. */
async function openedOnce(options: { fetchPolicy?: 'store-and-network' } = {}) {
  const environment = createMockEnvironment();
  const load = createPreload(environment)<ThingQuery>(thingQuery, () => ({ id: 'a' }), options);
  const open = async () => load({} as LoaderFunctionArgs);
  const first = await open();
  const name = (text: string) => ({ data: { node: { __typename: 'Thing', id: 'a', name: text } } });
  const answer = (text: string) => {
    for (const operation of environment.mock.getAllOperations()) environment.mock.resolve(operation, name(text));
  };
  answer('Alpha');
  first.dispose();
  const asked = () => environment.mock.getAllOperations().length;
  const shown = () => environment.getStore().getSource().get('a')?.name;
  return { environment, open, answer, asked, shown };
}

test('what was read a moment ago is shown without asking', async () => {
  const { open, asked } = await openedOnce();
  vi.advanceTimersByTime(60_000);
  expect((await open()).fetchPolicy).toBe('store-or-network');
  expect(asked()).toBe(0);
});

test('what was read long ago is read again before it is shown', async () => {
  const { open, answer, shown } = await openedOnce();
  vi.advanceTimersByTime(6 * 60_000);
  const opening = open();
  answer('Omega');
  expect((await opening).source).toBeUndefined();
  expect(shown()).toBe('Omega');
});

test('without a connection, what was read long ago stays', async () => {
  const { environment, open, asked, shown } = await openedOnce();
  vi.advanceTimersByTime(6 * 60_000);
  const opening = open();
  environment.mock.rejectMostRecentOperation(new RequestError(null));
  expect((await opening).source).toBeUndefined();
  expect(asked()).toBe(0);
  expect(shown()).toBe('Alpha');
});

test('nobody waits long for a vault that says nothing; what it says later still counts', async () => {
  const { open, answer, shown } = await openedOnce();
  vi.advanceTimersByTime(6 * 60_000);
  const opening = open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await opening).source).toBeUndefined();
  answer('Omega');
  expect(shown()).toBe('Omega');
});

test('what the vault could not answer is a failure of the page', async () => {
  const { environment, open } = await openedOnce();
  vi.advanceTimersByTime(6 * 60_000);
  const opening = open();
  environment.mock.rejectMostRecentOperation(new RequestError(500));
  const { source } = await opening;
  const failed = vi.fn();
  source?.subscribe({ error: failed });
  environment.mock.rejectMostRecentOperation(new RequestError(500));
  expect(failed).toHaveBeenCalledWith(new RequestError(500));
});

test('numbers that must be of now are read again beside what is shown, which a lost connection does not take away', async () => {
  const { environment, open, answer, shown } = await openedOnce({ fetchPolicy: 'store-and-network' });
  const reference = await open();
  environment.mock.rejectMostRecentOperation(new RequestError(null));
  expect(reference.source).toBeUndefined();
  expect(shown()).toBe('Alpha');
  await open();
  answer('Omega');
  expect(shown()).toBe('Omega');
});

test('what is known to be wrong is never shown, however young it is', async () => {
  const { environment, open, asked } = await openedOnce();
  commitLocalUpdate(environment, (store) => store.invalidateStore());
  expect((await open()).source).toBeDefined();
  expect(asked()).toBe(1);
});
