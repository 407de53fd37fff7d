// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay/hooks';
import { createMemoryRouter, Link, Outlet, RouterProvider, useRevalidator } from 'react-router-dom';
import type { IEnvironment, OperationType } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveConnection } from '#client/relay/live/liveConnection.ts';
import { LiveContext, useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { liveEventCountIn } from '#client/relay/liveEventCount.ts';
import { createPreload } from '#client/relay/preload.ts';
import { useDisposeAbandoned } from '#client/relay/abandonedQueries.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { createListeners } from '#client/state/listeners.ts';
import { createMockEnvironment, type MockEnvironment } from './mockEnvironment.ts';
import { thingQuery, type ThingQuery } from './thingQuery.ts';

/** Counts what the environment still holds: one for each retain that was not disposed. */
function countRetained(environment: MockEnvironment) {
  let held = 0;
  const retain = environment.retain.bind(environment);
  environment.retain = vi.fn((operation: Parameters<IEnvironment['retain']>[0]) => {
    const retained = retain(operation);
    let isHeld = true;
    held += 1;
    return {
      dispose() {
        if (isHeld) held -= 1;
        isHeld = false;
        retained.dispose();
      },
    };
  });
  return () => held;
}

/** Hears that events may have been missed. */
const missed = vi.fn();
const missedListeners = createListeners();
const liveConnection: LiveConnection = {
  subscribe: () => {
    throw new Error('Nothing is subscribed to here.');
  },
  onMissed: missedListeners.subscribe,
  announceMissed: missedListeners.emit,
  onLostChange: () => () => {},
  isLost: () => false,
};

function Thing() {
  const { node } = useRouteQuery<ThingQuery>(thingQuery);
  useMissedEvents(missed);
  return <h1>{node?.name ?? 'nothing'}</h1>;
}

function Frame() {
  return (
    <>
      <nav>
        <Link to="/">home</Link>
        <Link to="/things/a">a</Link>
        <Link to="/things/b">b</Link>
      </nav>
      <Suspense fallback={<p>loading</p>}>
        <Outlet />
      </Suspense>
    </>
  );
}

function Failed() {
  const { revalidate } = useRevalidator();
  return <button onClick={() => void revalidate()}>again</button>;
}

function start({ strict, at = '/things/a', isAtHand = false }: { strict: boolean; at?: string; isAtHand?: boolean }) {
  const environment = createMockEnvironment();
  const retained = countRetained(environment);
  const references: PreloadedQuery<OperationType>[] = [];
  const load = createPreload(environment)<ThingQuery>(isAtHand ? thingQuery : () => Promise.resolve({ default: thingQuery }), ({ params }) => ({ id: params.id ?? '' }));
  const router = createMemoryRouter(
    [
      {
        Component: AllPages,
        children: [
          {
            HydrateFallback: () => <p>loading</p>,
            children: [
              { index: true, element: <h1>home</h1> },
              {
                path: 'things/:id',
                element: <Thing />,
                errorElement: <Failed />,
                loader: async (args) => {
                  const reference = await load(args);
                  references.push(reference);
                  return reference;
                },
              },
            ],
          },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  function AllPages() {
    useDisposeAbandoned(router);
    return <Frame />;
  }
  const App = () => (
    <RelayEnvironmentProvider environment={environment}>
      <LiveContext value={liveConnection}>
        <RouterProvider router={router} />
      </LiveContext>
    </RelayEnvironmentProvider>
  );
  const view = render(strict ? <StrictMode><App /></StrictMode> : <App />);
  stop = () => {
    view.unmount();
    router.dispose();
  };
  return { environment, router, retained, references, live: () => references.filter(({ isDisposed }) => !isDisposed) };
}

let stop = () => {};
const complaints = vi.spyOn(console, 'error');
const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  complaints.mockClear();
  missed.mockClear();
  warnings.mockClear();
});
afterEach(() => {
  stop();
  cleanup();
});

const answer = async (environment: MockEnvironment, id: string, name: string) => {
  // The loader fetches the query before it starts it.
  await waitFor(() => expect(environment.mock.getAllOperations().some(({ request }) => request.variables.id === id)).toBe(true));
  await act(async () => {
    for (const operation of environment.mock.getAllOperations()) {
      if (operation.request.variables.id === id)
        environment.mock.resolve(operation, { data: { node: { __typename: 'Thing', id, name } } });
    }
  });
};
const go = (router: ReturnType<typeof createMemoryRouter>, to: string | number) =>
  act(async () => {
    await router.navigate(to as string);
  });
const disposedTooEarly = () =>
  [...complaints.mock.calls, ...warnings.mock.calls].filter(([text]) => String(text).includes('to not be disposed yet'));

describe.each([{ strict: false }, { strict: true }])('a loader’s reference, StrictMode $strict', ({ strict }) => {
  test('is started once by the loader and held once while the page stands', async () => {
    const { environment, retained } = start({ strict });
    await screen.findByText('loading');
    expect(environment.mock.getAllOperations()).toHaveLength(1);

    await answer(environment, 'a', 'Alpha');

    expect(screen.getByRole('heading').textContent).toBe('Alpha');
    // The reference's own hold and the one that the reading hook keeps while it is mounted.
    expect(retained()).toBe(2);
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    expect(disposedTooEarly()).toEqual([]);
  });

  test('is not let go while the router still loads what the page was opened at', async () => {
    const { environment, references } = start({ strict, isAtHand: true });
    await answer(environment, 'a', 'Alpha');

    expect(screen.getByRole('heading').textContent).toBe('Alpha');
    expect(references.map(({ isDisposed }) => isDisposed)).toEqual([false]);
  });

  test('is read again when a live event came before anybody on the page could hear it, and only then', async () => {
    const { environment, router } = start({ strict });
    await screen.findByText('loading');
    liveEventCountIn(environment).set(1);
    await answer(environment, 'a', 'Alpha');
    expect(missed).toHaveBeenCalledOnce();

    await go(router, '/things/b');
    await answer(environment, 'b', 'Beta');
    expect(screen.getByRole('heading').textContent).toBe('Beta');
    expect(missed).toHaveBeenCalledOnce();
  });

  test('is let go when the page leaves', async () => {
    const { environment, router, retained, live } = start({ strict });
    await answer(environment, 'a', 'Alpha');

    await go(router, '/');

    expect(screen.getByRole('heading').textContent).toBe('home');
    expect(retained()).toBe(0);
    expect(live()).toEqual([]);
  });

  test('is replaced when the parameter changes, and the old page stays until the new one can be drawn', async () => {
    const { environment, router, retained } = start({ strict });
    await answer(environment, 'a', 'Alpha');

    await go(router, '/things/b');
    expect(screen.getByRole('heading').textContent).toBe('Alpha');

    await answer(environment, 'b', 'Beta');
    expect(screen.getByRole('heading').textContent).toBe('Beta');
    expect(retained()).toBe(2);

    await go(router, '/');
    expect(retained()).toBe(0);
    expect(disposedTooEarly()).toEqual([]);
  });

  test('back and forth draws from the store and leaves nothing behind', async () => {
    const { environment, router, retained, live } = start({ strict });
    await answer(environment, 'a', 'Alpha');
    await go(router, '/things/b');
    await answer(environment, 'b', 'Beta');

    for (let round = 0; round < 5; round += 1) {
      await go(router, -1);
      expect(screen.getByRole('heading').textContent).toBe('Alpha');
      await go(router, 1);
      expect(screen.getByRole('heading').textContent).toBe('Beta');
    }
    await go(router, '/');
    await go(router, -1);
    expect(screen.getByRole('heading').textContent).toBe('Beta');
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    expect(retained()).toBe(2);

    await go(router, '/');
    expect(retained()).toBe(0);
    expect(live()).toEqual([]);
    expect(disposedTooEarly()).toEqual([]);
  });

  test('an error reaches the route’s boundary, trying again loads again, and leaving frees all of it', async () => {
    const { environment, router, live, references } = start({ strict });
    await screen.findByText('loading');
    complaints.mockImplementation(() => {});
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('no answer')));
    expect(screen.getByRole('button', { name: 'again' })).toBeTruthy();

    await act(async () => screen.getByRole('button', { name: 'again' }).click());
    await answer(environment, 'a', 'Alpha');
    expect(screen.getByRole('heading').textContent).toBe('Alpha');
    expect(references).toHaveLength(2);
    expect(references[0]?.isDisposed).toBe(true);

    await go(router, '/');
    expect(live()).toEqual([]);
    complaints.mockReset();
  });

  test('a page that never came is freed when the router settles elsewhere', async () => {
    const { router, live, references } = start({ strict, at: '/' });
    await go(router, '/things/a');
    await go(router, '/things/b');
    await go(router, '/');

    expect(references).toHaveLength(2);
    expect(live()).toEqual([]);
    expect(screen.getByRole('heading').textContent).toBe('home');
  });

  test('of a page that is left before its data came goes on until the next one is shown: React may be drawing it still', async () => {
    const { environment, router, references } = start({ strict });
    await answer(environment, 'a', 'Alpha');
    await go(router, '/things/b');
    await go(router, '/things/c');

    expect(screen.getByRole('heading').textContent).toBe('Alpha');
    expect(environment.mock.getAllOperations().map(({ request }) => request.variables.id)).toEqual(['b', 'c']);

    await answer(environment, 'c', 'Gamma');
    expect(screen.getByRole('heading').textContent).toBe('Gamma');
    expect(references.map(({ isDisposed }) => isDisposed)).toEqual([true, true, false]);
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  test('a navigation that overtakes another keeps only the last', async () => {
    const { environment, router, live } = start({ strict, at: '/' });
    await act(async () => {
      void router.navigate('/things/a');
      await router.navigate('/things/b');
    });
    await answer(environment, 'b', 'Beta');

    expect(screen.getByRole('heading').textContent).toBe('Beta');
    await go(router, '/');
    expect(live()).toEqual([]);
  });
});
