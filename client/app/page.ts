import { createBrowserRouter } from 'react-router-dom';
import { auth, authorizedFetch } from '#client/auth/currentAuth.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { createLiveConnection } from '#client/relay/live/liveConnection.ts';
import { createPreload } from '#client/relay/preload.ts';
import { retryRateLimited } from '#client/relay/requests/retryRateLimited.ts';
import { restoreLastListView } from '#client/sources/filter/lastListView.ts';
import { followPath } from '#client/theme/themePreference.ts';
import { discoverRoutes } from './discoverRoutes.ts';
import { onlySignedIn } from './onlySignedIn.ts';
import { routes, SIGNED_IN } from './routes.ts';

/*
 * What exists once per page load. Whoever signs out leaves the page (see `useSignOut`), so nothing of one person is ever
 * shown to the next.
 */

const socketUrl = new URL('/graphql', location.href);
socketUrl.protocol = socketUrl.protocol.replace('http', 'ws');

const authorization = async () => {
  const token = await auth.token();
  return token === null ? null : `Bearer ${token}`;
};

/** A refused request is what signs this browser out (see `authorizedFetch`). */
const isStillSignedIn = async () => {
  const { status } = await authorizedFetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: '{ __typename }' }) });
  return status !== 401;
};

export const live = createLiveConnection(socketUrl.href, authorization, isStillSignedIn);

export const environment = createEnvironment({
  live,
  answers: async () => (await import('./offline.ts')).answers,
  fetch: retryRateLimited((input, init) => authorizedFetch(input as string | URL, init)),
  // Nobody's answers must not reach the store: they would still be there after signing in.
  beforeQuery: async () => {
    await auth.ready;
    if (auth.user === null) throw new Error('Nobody is signed in.');
  },
});

restoreLastListView();

export const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: discoverRoutes(SIGNED_IN, async () => {
    const { signedInRoutes } = await import('./signedInRoutes.ts');
    return signedInRoutes(onlySignedIn(auth, createPreload(environment)));
  }),
});

followPath(location.pathname);
router.subscribe((state) => followPath(state.location.pathname));
