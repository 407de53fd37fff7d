// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { afterEach, expect, test } from 'vitest';
import { retryNow } from '#client/relay/live/retryPause.ts';
import { useBackgroundQuery } from '#client/relay/useBackgroundQuery.ts';
import { createMockEnvironment } from './mockEnvironment.ts';
import { thingQuery, type ThingQuery } from './thingQuery.ts';

afterEach(cleanup);

function Thing({ isLive }: { isLive: boolean }) {
  const { data } = useBackgroundQuery<ThingQuery>(thingQuery, { id: 'a' }, isLive);
  return <p>{data === null ? 'waiting' : data.node?.name}</p>;
}

function Page({ isLive }: { isLive: boolean }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button onClick={() => setIsShown(!isShown)}>leave or return</button>
      {isShown && <Thing isLive={isLive} />}
    </>
  );
}

/** The page as one returns to it, after `before` was read on the first visit. */
async function returned(isLive: boolean) {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Page isLive={isLive} />
    </RelayEnvironmentProvider>,
  );
  const open = () => environment.mock.getAllOperations();
  const answer = (name: string) => act(async () => open().forEach((each) => environment.mock.resolve(each, { data: { node: { __typename: 'Thing', id: 'a', name } } })));
  expect(screen.getByText('waiting')).toBeDefined();
  expect(open()).toHaveLength(1);
  await answer('before');
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
  await press();
  await press();
  expect(screen.getByText('before')).toBeDefined();
  return { open, answer };
}

test('what was read on an earlier visit shows at once and is read again: others may have changed it meanwhile', async () => {
  const { open, answer } = await returned(false);
  expect(open()).toHaveLength(1);
  await answer('now');
  expect(screen.getByText('now')).toBeDefined();
});

test('what live events keep up to date is not read again', async () => {
  const { open } = await returned(true);
  expect(open()).toHaveLength(0);
});

test('what could not be read is read as soon as the connection is back', async () => {
  const environment = createMockEnvironment();
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <Page isLive />
    </RelayEnvironmentProvider>,
  );
  const open = () => environment.mock.getAllOperations();
  const fail = () => act(async () => open().forEach((each) => environment.mock.reject(each, new Error('Failed to fetch'))));
  const comeBack = () => act(async () => retryNow());
  for (let tries = 0; tries < 3; tries++) {
    expect(open()).toHaveLength(1);
    await fail();
    expect(open()).toHaveLength(0);
    expect(screen.getByText('waiting')).toBeDefined();
    await comeBack();
  }
  await act(async () => open().forEach((each) => environment.mock.resolve(each, { data: { node: { __typename: 'Thing', id: 'a', name: 'there' } } })));
  expect(screen.getByText('there')).toBeDefined();
  unmount();
  expect(open()).toHaveLength(0);
});

test('nothing is read for a page that has been left meanwhile', async () => {
  const environment = createMockEnvironment();
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <Page isLive />
    </RelayEnvironmentProvider>,
  );
  await act(async () => environment.mock.getAllOperations().forEach((each) => environment.mock.reject(each, new Error('Failed to fetch'))));
  unmount();
  await act(async () => retryNow());
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});
