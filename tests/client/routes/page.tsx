import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, Outlet, RouterProvider, type InitialEntry, type RouteObject } from 'react-router-dom';
import { AuthProvider } from '#client/auth/AuthProvider.tsx';
import { createAuthService } from '#client/auth/authService.ts';
import { createLocalAuth } from '#client/auth/localAuth.ts';
import { nodeById } from '#client/relay/environment.ts';
import { createPreload, type Preload } from '#client/relay/preload.ts';
import { useDisposeAbandoned } from '#client/relay/abandonedQueries.ts';
import { UiProvider } from '#client/ui/layout/UiProvider.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { answerOf, type Known } from '../relay/answer.ts';
import { createMockEnvironment } from '../relay/mockEnvironment.ts';


// jsdom has none of these; the pages only need that they can be called. The window is a wide one.
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
// Lists draw what one sees: everything is as large as a window that shows a few rows.
for (const [side, size] of Object.entries({ offsetWidth: 1000, offsetHeight: 1600, clientWidth: 1000, clientHeight: 1600 })) {
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
}
Object.assign(Element.prototype, {
  scrollTo: () => undefined,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
  scrollIntoView: () => undefined,
});

Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(100, 300, 80, 20) });

type Page = { routes: (preload: Preload) => RouteObject[]; at: InitialEntry; beside?: ReactNode };

/** Renders routes at an address, in English, with a server that answers when it is told to. `beside` stands next to them. */
export function renderPage({ routes, at, beside }: Page) {
  const environment = createMockEnvironment({ missingFieldHandlers: [nodeById] });
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, Component: AllPages, children: routes(createPreload(environment)) }],
    { initialEntries: [at] },
  );
  function AllPages() {
    useDisposeAbandoned(router);
    return <Outlet />;
  }
  const view = render(
    <IntlProvider locale="en" onError={(error) => { throw error; }}>
      <RelayEnvironmentProvider environment={environment}>
        <UiProvider toastsLabel="Messages" dismissLabel="Dismiss">
          <AuthProvider auth={createLocalAuth(createAuthService())}>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </AuthProvider>
          {beside}
        </UiProvider>
      </RelayEnvironmentProvider>
    </IntlProvider>,
  );

  /** The open request with this name; waits until there is one. */
  const operation = (name: string) =>
    eventually(() => {
      const found = environment.mock.getAllOperations().find((open) => open.request.node.params.name === name);
      if (!found) {
        const names = environment.mock.getAllOperations().map((open) => open.request.node.params.name);
        throw new Error(`No open ${name}; open are: ${names.join(', ')}`);
      }
      return found;
    });

  return {
    environment,
    router,
    person: userEvent.setup(),
    unmount: view.unmount,
    /** What the open request asked for. */
    asked: async (name: string) => (await operation(name)).request.variables,
    /** Answers the open request. */
    answer: async (name: string, root: Known) => {
      const open = await operation(name);
      const response = await answerOf(open, root);
      await act(async () => environment.mock.resolve(open, response));
    },
    /** Lets the open request fail as if the server had not answered. */
    refuse: async (name: string) => {
      const open = await operation(name);
      await act(async () => environment.mock.reject(open, new Error('no answer')));
    },
    /** Sends an event over an open subscription. */
    tell: async (name: string, root: Known) => {
      const open = await operation(name);
      const response = await answerOf(open, root);
      await act(async () => environment.mock.nextValue(open, response));
    },
  };
}
