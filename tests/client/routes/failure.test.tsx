// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryNow } from '#client/relay/live/retryPause.ts';
import { RequestError } from '#client/relay/environment.ts';
import { SourcesError } from '#client/routes/failure/RouteError.tsx';
import { addUploads, removeUpload } from '#client/uploads/uploadStore.ts';
import { renderPage } from './page.tsx';

/** What the vault answers when it is asked at an address; nothing by default. */
const answers = new Map<string, () => Response>();
const reload = vi.fn();
let failure: Error | undefined;

beforeEach(() => {
  failure = undefined;
  reload.mockReset();
  vi.stubGlobal('fetch', (path: string) => Promise.resolve().then(() => answers.get(path)?.() ?? Promise.reject(new TypeError('Failed to fetch'))));
  const { href, origin, pathname, search, hash } = window.location;
  vi.stubGlobal('location', { href, origin, pathname, search, hash, reload });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  answers.clear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function openWith(error: Error) {
  failure = error;
  const loader = () => {
    if (failure !== undefined) throw failure;
    return null;
  };
  return renderPage({ routes: () => [{ path: '/', loader, element: <h1>All sources</h1>, ErrorBoundary: SourcesError }], at: '/' });
}

/** Without the pauses between the tries. */
const tryUntil = (isThere: () => unknown) =>
  waitFor(() => {
    retryNow();
    isThere();
  });

test.each<[string, Error, string, string]>([
  ['no answer', new RequestError(null), 'The vault does not answer', 'Check the connection.'],
  ['an answer that the database is away', new RequestError(503), 'The vault does not answer', 'The vault cannot be reached right now.'],
  ['an answer without sense', new RequestError(500), 'Failed to fetch sources.', 'An error occurred. Please try again later.'],
  ['an error of a field', new Error('Unexpected error.'), 'Failed to fetch sources.', 'An error occurred. Please try again later.'],
  ['too many requests', new RequestError(429), 'Too many requests', 'Wait a minute'],
])('%s has words of its own', async (_what, error, title, text) => {
  openWith(error);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain(title);
  expect(said.textContent).toContain(text);
});

test('what was not answered comes by itself once the vault answers', async () => {
  openWith(new RequestError(null));
  await screen.findByText('The vault does not answer');
  failure = undefined;
  // It is asked again, and is not there yet.
  act(() => retryNow());
  await act(async () => {});
  expect(screen.queryByRole('heading', { name: 'All sources' })).toBeNull();
  answers.set('/readyz', () => new Response('{}'));
  await tryUntil(() => screen.getByRole('heading', { name: 'All sources' }));
  expect(reload).not.toHaveBeenCalled();
});

test('where the vault is there and what the page asks for is not, it is asked for again', async () => {
  answers.set('/readyz', () => new Response('{}'));
  let asked = 0;
  failure = new RequestError(null);
  const loader = () => {
    asked += 1;
    throw failure ?? new Error('It is there.');
  };
  renderPage({ routes: () => [{ path: '/', loader, element: null, ErrorBoundary: SourcesError }], at: '/' });
  await screen.findByText('The vault does not answer');
  await tryUntil(() => expect(asked).toBeGreaterThan(3));
});

const failedLoad = () => new TypeError('Failed to fetch dynamically imported module: /assets/Page.js');
function runFrom(entry: string) {
  document.head.innerHTML = `<script type="module" src="${entry}"></script>`;
}

test('a screen that could not be loaded is of a lost connection, and the page is loaded again when that is back', async () => {
  runFrom('/assets/index-one.js');
  openWith(failedLoad());
  await screen.findByText('The vault does not answer');
  answers.set('/readyz', () => new Response('{}'));
  await tryUntil(() => expect(reload).toHaveBeenCalled());
});

test('only where the vault has another version it is called a new version', async () => {
  runFrom('/assets/index-one.js');
  answers.set('/', () => new Response('<script type="module" src="/assets/index-two.js"></script>'));
  openWith(failedLoad());
  await screen.findByText('New version available');
  expect(reload).not.toHaveBeenCalled();
});

test('a screen that could not be loaded while the vault was away for a moment is loaded again once, and not over and over', async () => {
  runFrom('/assets/index-one.js');
  answers.set('/', () => new Response('<script type="module" src="/assets/index-one.js"></script>'));
  openWith(failedLoad());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Failed to fetch sources.')).toBeNull();
  cleanup();
  openWith(failedLoad());
  await screen.findByText('Failed to fetch sources.');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('while files are being sent nothing is loaded again by itself: they would have to be chosen once more', async () => {
  runFrom('/assets/index-one.js');
  answers.set('/', () => new Response('<script type="module" src="/assets/index-one.js"></script>'));
  addUploads([{ id: 'source_1', name: 'talk.mp4', size: 10, lastModified: 0, target: { spaceId: 'space_1', collectionId: null, placeName: 'Bees' }, sent: 1, state: 'sending', failure: null }]);
  openWith(failedLoad());
  await screen.findByText('Failed to fetch sources.');
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  answers.delete('/');
  openWith(failedLoad());
  await screen.findByText('The vault does not answer');
  let asked = 0;
  answers.set('/readyz', () => {
    asked += 1;
    return new Response('{}');
  });
  await tryUntil(() => expect(asked).toBeGreaterThan(2));
  expect(reload).not.toHaveBeenCalled();
  removeUpload('source_1');
  await tryUntil(() => expect(reload).toHaveBeenCalled());
});
