import type { AuthClient } from './authClient.ts';
import { readAuthConfig } from './authConfig.ts';
import { createAuthorizedFetch } from './authorizedFetch.ts';
import { createAuthService } from './authService.ts';
import { createExternalAuth } from './externalAuth.ts';
import { createFirebaseAuth } from './firebaseAuth.ts';
import { leavePage } from './leavePage.ts';
import { createLocalAuth } from './localAuth.ts';
import { loginPath } from './returnTo.ts';

/** Whoever signs people in at this vault. */
export const auth: AuthClient = chooseAuth();

/** `fetch` with this person's credential; see `createAuthorizedFetch`. */
export const authorizedFetch = createAuthorizedFetch(auth, goToLogin);

function chooseAuth(): AuthClient {
  const { identity, firebase, external } = readAuthConfig();
  const service = createAuthService();
  if (identity === 'firebase' && firebase) return createFirebaseAuth(firebase, service);
  return identity === 'oidc' ? createExternalAuth(service, external) : createLocalAuth(service);
}

function goToLogin() {
  if (window.location.pathname === '/login') return;
  // What was answered to whoever was signed in goes first.
  const leave = () => leavePage(loginPath(window.location));
  void import('./forgetAnswers.ts').then(({ forgetAnswers }) => forgetAnswers()).then(leave, leave);
}
