// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { afterEach, expect, test } from 'vitest';
import { liveEventCountIn } from '#client/relay/liveEventCount.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { createMockEnvironment } from './mockEnvironment.ts';
import { thingQuery, type ThingQuery } from './thingQuery.ts';

afterEach(cleanup);

function Page({ isLive }: { isLive: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>The page</h1>
      <button onClick={() => setIsOpen(!isOpen)}>open or close</button>
      {isOpen && (
        <QueryLoader<ThingQuery> query={thingQuery} variables={{ id: 'a' }} isLive={isLive} fallback={<p>waiting</p>}>
          {({ node }) => <p>{node?.name}</p>}
        </QueryLoader>
      )}
    </>
  );
}

function start({ isLive = false } = {}) {
  const environment = createMockEnvironment();
  render(
    <IntlProvider locale="en">
      <RelayEnvironmentProvider environment={environment}>
        <Page isLive={isLive} />
      </RelayEnvironmentProvider>
    </IntlProvider>,
  );
  return {
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    open: () => environment.mock.getAllOperations().length,
    answer: (name: string) =>
      act(async () => {
        for (const open of environment.mock.getAllOperations()) environment.mock.resolve(open, { data: { node: { __typename: 'Thing', id: 'a', name } } });
      }),
    event: () => liveEventCountIn(environment).set(liveEventCountIn(environment).get() + 1),
    refuse: () => act(async () => environment.mock.rejectMostRecentOperation(new Error('no answer'))),
  };
}

test('what was there shows at once when it opens again, and is read again', async () => {
  const { press, answer, open } = start();
  await press('open or close');
  expect(screen.getByText('waiting')).toBeDefined();
  await answer('before');
  await press('open or close');
  await press('open or close');
  expect(screen.getByText('before')).toBeDefined();
  expect(open()).toBe(1);
  await answer('now');
  expect(screen.getByText('now')).toBeDefined();
});

test('a failure to read it again leaves what was there', async () => {
  const { press, answer, refuse } = start();
  await press('open or close');
  await answer('before');
  await press('open or close');
  await press('open or close');
  await refuse();
  expect(screen.getByText('before')).toBeDefined();
});

test('what live events keep true is not asked for again', async () => {
  const { press, answer, open } = start({ isLive: true });
  await press('open or close');
  await answer('kept');
  await press('open or close');
  await press('open or close');
  expect(screen.getByText('kept')).toBeDefined();
  expect(open()).toBe(0);
});

test('what does not come says so where it would stand, and is tried again; the page stays', async () => {
  const { press, answer, refuse } = start();
  await press('open or close');
  await refuse();
  expect(screen.getByRole('alert').textContent).toContain('Failed to load data.');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  await press('Retry');
  expect(screen.getByText('waiting')).toBeDefined();
  await answer('now');
  expect(screen.getByText('now')).toBeDefined();
});

test('what a live event may have overtaken on its way is read again', async () => {
  const { press, answer, open, event } = start();
  await press('open or close');
  event();
  await answer('before');
  expect(open()).toBe(1);
  await answer('now');
  expect(screen.getByText('now')).toBeDefined();
  expect(open()).toBe(0);
});
