import type { AuthClient } from './authClient.ts';
import { readAuthConfig } from './authConfig.ts';
import { createAuthService } from './authService.ts';
import { createAuthorizedFetch } from './authorizedFetch.ts';
import { createExternalAuth } from './externalAuth.ts';
import { createFirebaseAuth } from './firebaseAuth.ts';
import { createLocalAuth } from './localAuth.ts';
import { loginPath } from './returnTo.ts';

/** Whoever signs people in at this vault. */
export const auth: AuthClient = chooseAuth();

/** `fetch` with this person's credential; see `createAuthorizedFetch`. */
export const authorizedFetch = createAuthorizedFetch(auth, goToLogin);

function chooseAuth(): AuthClient {
  const { identity, firebase } = readAuthConfig();
  const service = createAuthService();
  if (identity === 'firebase' && firebase) return createFirebaseAuth(firebase, service);
  return identity === 'oidc' ? createExternalAuth() : createLocalAuth(service);
}

/** Leaves the page instead of routing within it: nothing of the person who was signed in stays in memory. */
function goToLogin() {
  if (window.location.pathname !== '/login') window.location.assign(loginPath(window.location));
}
